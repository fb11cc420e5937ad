// SPDX-FileCopyrightText: 2026 The Dudo handheld authors
//
// SPDX-License-Identifier: MIT

// Plays games on MicroPython's WebAssembly build, whose words are as wide as a board's: prints, for
// each screen, the most bytes in use, and what is in use at the end of each game.
//   node whole_game.mjs DRIVE TESTS WIDTH HEIGHT COLORS GAMES
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { loadMicroPython } from "@micropython/micropython-webassembly-pyscript";

const [drive, tests, width, height, colors, games] = process.argv.slice(2);
const python = await loadMicroPython({ heapsize: 3 * 1024 * 1024, linebuffer: true });

function copy(folder, target) {
  python.FS.mkdir(target);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const [from, to] = [join(folder, entry.name), `${target}/${entry.name}`];
    if (entry.isDirectory()) copy(from, to);
    else python.FS.writeFile(to, readFileSync(from));
  }
}

// This build collects garbage only between two calls from here, never inside one.
function inUse() {
  python.runPython("gc.collect()");
  python.runPython("gc.collect()");
  python.runPython("used = gc.mem_alloc()");
  return python.globals.get("used");
}

copy(drive, "/drive");
python.FS.writeFile("/hand.py", readFileSync(join(tests, "hand.py")));
python.runPython(`
import gc, sys
sys.argv[:] = ["", "/drive", "${width}", "${height}", "${colors}"]
sys.path[:] = ["/", "/drive", "/drive/lib"]
import bitmaptools, displayio, fontio, terminalio, traceback
`);
const before = inUse();
const script = readFileSync(join(tests, "run_whole_game.py"), "utf8");
python.runPython(script.slice(0, script.lastIndexOf("\nwidth, ")));
python.runPython(`
device = Handheld(${width}, ${height}, ${colors})
flow = program(device)
hand = Hand()
pause = flow.send(None)
ticked = False

def step():
    global pause, ticked, screen
    device.now += STEP
    ticked = pause is not None and not ticked
    pause = flow.send(events.TICK) if ticked else happen(flow, hand.next_key(device.app.screen))
    screen = device.app.screen

screen = device.app.screen
`);
const most = {};
const ends = [];
while (ends.length < Number(games)) {
  const screen = python.globals.get("screen");
  const used = inUse() - before;
  if (screen) most[screen] = Math.max(most[screen] ?? 0, used); // "": a bot thinks
  python.runPython("step()");
  if (screen !== "over" && python.globals.get("screen") === "over") ends.push(inUse() - before);
}
for (const [screen, used] of Object.entries(most)) console.log(screen, used);
console.log("ends", ...ends);
