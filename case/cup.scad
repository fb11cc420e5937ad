// SPDX-FileCopyrightText: 2026 The Dudo handheld authors
//
// SPDX-License-Identifier: MIT

// A case for the Pico builds, in the shape of a dice cup: two halves and seven caps for the buttons.
// All lengths in millimetres, as seen by who plays: x goes right, y up, z from the front away to the
// back. `make case` renders it; what stands before the first "----" may be changed.

build = "pico_oled"; // or "pico_tft"
part = "all"; // "front", "back", "caps"; "all" is the picture
$fn = 48;

wall = 2;
depth = 32; // front to back, outside
split = 16; // where the halves meet
top_width = 100; // the cup's mouth
bottom_width = 82;
height = 124;
corner = 12;
chamfer = 3;
bed = 180; // of the printer
gap = 0.25; // between printed parts that slide into each other

screw = 3; // M3 x 25 from the back; 2.5 for M2.5
post = 8; // across, round the screw
board_screw = 2.2; // self-tapping, holds the board with the buttons

// Displays: the build, size of the display's board, size of the window, where the window's middle is
// from the board's, how far the glass stands out of the board. Measure yours: makers differ.
displays = [
    ["pico_oled", [35.6, 33.2], [30.5, 16], [0, 2], 2.5], // 1.3 inch; 0.96 inch: window [23, 12]
    ["pico_tft", [56.5, 34.5], [37, 29.5], [2, 0], 3.5],
];
display_y = 24;

stick = [51.1, 10.2, 4]; // NeoPixels: width, height, depth
lights = 5; // of them that light, from the left
pitch = 6.39;
stick_y = 52;

keys = [ // x, y: UP DOWN LEFT RIGHT, A, B, MENU
    [-21, -11], [-21, -31], [-31, -21], [-11, -21],
    [28, -15], [16, -27],
    [0, -41],
];
key = 8; // across, of a cap
flange = 11;
switch_height = 5; // of a 6 mm push button, from its board to the tip of its plunger
board = [74, 46]; // the perfboard under the buttons
board_y = -25;
board_posts = [[-34, -6], [34, -6], [-33, -44], [33, -44]];

pico = [21, 51]; // with its socket downwards
pico_x = -17;
usb = [12, 8]; // the hole for the plug
battery = [35, 51, 6.5]; // 503450 and room to swell
battery_at = [-16.5, 29];
sensor = [25.6, 17.9]; // LIS3DH
sensor_at = [17, -34];
piezo = 12.4; // across
piezo_at = [23, 40];
slide = [8.6, 4]; // hole for a main switch, on the right
slide_y = 8;

// ---- from here on, what follows from it

posts = [[-42, 54], [42, 54], [-34, -54], [34, -54]];
display = [for (d = displays) if (d[0] == build) d][0];
assert(display, "build is neither pico_oled nor pico_tft");
window_at = [display[3][0], display_y + display[3][1]];
stick_x = (8 - lights) / 2 * pitch; // so that those that light are in the middle
board_z = wall + 1.2 + switch_height + gap; // the board's upper side
pico_z = depth - wall - 4; // its lower side
pico_y = -height / 2 + wall + gap + pico[1] / 2;

// What must not meet: name, middle, size, from z to z.
parts = [
    ["display", [0, display_y], display[1], wall, wall + 8],
    ["lights", [stick_x, stick_y], [stick[0], stick[1]], wall, wall + stick[2]],
    ["board", [0, board_y], board, board_z - 5, board_z + 4],
    ["pico", [pico_x, pico_y], pico, pico_z - 5, depth - wall],
    ["battery", battery_at, [battery[0], battery[1]], depth - wall - battery[2], depth - wall],
    ["sensor", sensor_at, sensor, depth - wall - 7, depth - wall],
    ["piezo", piezo_at, [piezo, piezo], depth - wall - 8, depth - wall],
    for (p = posts) ["post", p, [post, post], 0, depth],
];

function half_width(y) = bottom_width / 2 + (top_width - bottom_width) / 2 * (y + height / 2) / height;
function apart(a, b) =
    abs(a[1][0] - b[1][0]) >= (a[2][0] + b[2][0]) / 2
    || abs(a[1][1] - b[1][1]) >= (a[2][1] + b[2][1]) / 2
    || a[4] <= b[3] || b[4] <= a[3];
function inside(a) =
    a[0] == "post"
    || abs(a[1][0]) + a[2][0] / 2 <= half_width(a[1][1] - a[2][1] / 2) - wall
    && abs(a[1][1]) + a[2][1] / 2 <= height / 2 - wall;

for (i = [0:len(parts) - 1]) {
    assert(inside(parts[i]), str(parts[i][0], " does not fit into the case"));
    for (j = [0:1:i - 1])
        assert(apart(parts[i], parts[j]), str(parts[i][0], " meets ", parts[j][0]));
}
assert(wall >= 1.6, "walls under 1.6 mm break");
assert(max(top_width, bottom_width, height) + 4 <= bed, "too large for the printer");

module outline(inset = 0) {
    offset(delta = -inset) hull() for (side = [-1, 1]) {
        translate([side * (top_width / 2 - corner), height / 2 - corner]) circle(corner);
        translate([side * (bottom_width / 2 - corner), -height / 2 + corner]) circle(corner);
    }
}

// The cup without its inside, or what is taken out of it.
module body(inset = 0) {
    hull() {
        translate([0, 0, inset])
            linear_extrude(depth - 2 * inset) outline(inset + chamfer);
        translate([0, 0, inset + chamfer])
            linear_extrude(depth - 2 * (inset + chamfer)) outline(inset);
    }
}

// Mouth and foot of the cup: two bands round it.
module bands() {
    intersection() {
        hull() {
            linear_extrude(depth) outline(chamfer - 1.5);
            translate([0, 0, chamfer]) linear_extrude(depth - 2 * chamfer) outline(-1.5);
        }
        for (y = [height / 2 - 11, -height / 2 + 4]) translate([-100, y, 0]) cube([200, 6, depth]);
    }
}

module shell() {
    difference() {
        union() {
            body();
            bands();
        }
        body(wall);
    }
}

module slab(from, to) translate([-100, -100, from]) cube([200, 200, to - from]);

module box(at, size, from, to)
    translate([at[0] - size[0] / 2, at[1] - size[1] / 2, from])
        cube([size[0], size[1], to - from]);

module frame(at, size, from, to, thick = 1.6) {
    difference() {
        box(at, size + [2, 2] * (thick + gap), from, to);
        box(at, size + [2, 2] * gap, from - 1, to + 1);
        // for wires, in the middle of each side
        box(at, [size[0] + 20, size[1] / 2], from - 1, to + 1);
        box(at, [size[0] / 2, size[1] + 20], from - 1, to + 1);
    }
}

module rod(at, width, from, to) translate([at[0], at[1], from]) cylinder(d = width, h = to - from);

// x to the right and z away from the eye make a mirror's world: each half is turned out of it.
module front() mirror([1, 0, 0]) {
    difference() {
        union() {
            intersection() {
                shell();
                slab(-1, split);
            }
            intersection() {
                body(0.5);
                for (p = posts) rod(p, post, wall / 2, split);
            }
            frame([0, display_y], display[1], wall - 0.5, wall + display[4] + 1.6);
            frame([stick_x, stick_y], [stick[0], stick[1]], wall - 0.5, wall + stick[2]);
            for (p = board_posts) rod(p, 6, wall - 0.5, board_z);
        }
        // the window, wider towards the eye
        hull() {
            box(window_at, display[2], wall, wall + 0.1);
            box(window_at, display[2] + [3, 3], -0.1, 0);
        }
        for (i = [0:lights - 1])
            box([(i - (lights - 1) / 2) * pitch, stick_y], [4.4, 4.4], -1, wall + 1);
        for (k = keys) rod(k, key + 2 * gap, -1, wall + 1);
        for (p = board_posts) rod(p, board_screw * 0.8, wall + 0.4, board_z + 1);
        for (p = posts) rod(p, screw * 0.83, wall + 1, split + 1);
    }
}

module back() mirror([1, 0, 0]) {
    difference() {
        union() {
            intersection() {
                shell();
                slab(split, depth + 1);
            }
            lip();
            intersection() {
                body(0.5);
                for (p = posts) rod(p, post, split, depth - wall / 2);
            }
            pico_bed();
            frame(battery_at, [battery[0], battery[1]], depth - wall - 4, depth - wall + 0.5);
            for (x = [-1, 1]) rod(sensor_at + [x * 10.2, 6.4], 5, depth - wall - 4, depth - wall / 2);
            ring();
        }
        for (p = posts) {
            rod(p, screw + 0.4, split - 5, depth + 1);
            rod(p, screw * 2, depth - 3, depth + 1);
        }
        for (x = [-1, 1]) rod(sensor_at + [x * 10.2, 6.4], 1.8, depth - wall - 5, depth - wall);
        box([pico_x, -height / 2], [usb[0], 20], pico_z - 2.6 - usb[1] / 2, pico_z - 2.6 + usb[1] / 2);
        for (i = [-1:1]) box(piezo_at + [i * 3.2, 0], [1.6, 8 - 2 * abs(i)], depth - wall - 1, depth + 1);
        box([half_width(slide_y), slide_y], [12, slide[0]], depth - 9 - slide[1], depth - 9);
    }
}

// Hangs on the back's wall and goes into the front half, so that nobody sees between the two.
module lip() difference() {
    union() {
        translate([0, 0, split - 2]) linear_extrude(4) edge(wall + gap);
        translate([0, 0, split]) linear_extrude(2) edge(wall - 0.5);
    }
    for (p = posts) rod(p, post + 2 * gap, split - 5, split);
}

module edge(inset) difference() {
    outline(inset);
    outline(wall + gap + 1.6);
}

// Four pegs for the Pico's holes, which are 11.4 and 47 apart.
module pico_bed() {
    for (x = [-5.7, 5.7], y = [-23.5, 23.5]) {
        rod([pico_x + x, pico_y + y], 4.5, pico_z, depth - wall / 2);
        rod([pico_x + x, pico_y + y], 1.9, pico_z - 1.6, pico_z + 1);
    }
}

module ring() difference() {
    rod(piezo_at, piezo + 2 * (gap + 1.6), depth - wall - 4, depth - wall / 2);
    rod(piezo_at, piezo + 2 * gap, depth - wall - 5, depth - wall);
}

// A cap for each button, beside each other, flange down.
module caps() for (i = [0:len(keys) - 1]) translate([i * (flange + 3), 0, 0]) cap();

module cap() {
    cylinder(d = flange, h = 1.2);
    cylinder(d = key, h = 1.2 + wall + 1.2);
}

// The picture: from the front, and both halves opened.
module all() {
    translate([-120, 0, 0]) {
        color("#c98f3c") turned() {
            front();
            back();
        }
        color("#182430") box(window_at, display[2] + [1, 1], -wall, -wall + 0.3);
        color("#7a2323") for (k = keys) translate([k[0], k[1], -wall - 1.2]) cap();
    }
    color("#c98f3c") front();
    translate([120, 0, depth]) color("#c98f3c") turned() back();
}

module turned() rotate([0, 180, 0]) children();

if (part == "front") front();
else if (part == "back") translate([0, 0, depth]) turned() back();
else if (part == "caps") caps();
else all();
