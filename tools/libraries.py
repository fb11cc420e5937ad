# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

"""`make lib`: fills lib/ for people who copy by hand, and writes the lists there anew."""

import shutil

from tools import ROOT, contents
from tools.boards import BUILDS
from tools.command import Command, Refused, markdown
from tools.packages import LIBRARIES

LIB = ROOT / "lib"
HEADER = """\
# SPDX-FileCopyrightText: 2026 The Dudo handheld authors
#
# SPDX-License-Identifier: MIT

# Made by `make lib` from the table in tools/packages.py.
"""
BEGIN, END = "<!-- made by `make lib` -->\n", "<!-- to here -->\n"


def circup():
    """The list by module, for circup."""
    lines = [HEADER, "# What circup copies to the handheld: circup install -r lib/circup.txt\n"]
    return "".join(lines + [f"{note(library)}{library.module}\n" for library in LIBRARIES])


def requirements():
    """The list by distribution, for pip."""
    lines = [HEADER, "# The same libraries by the names that pip knows them by.\n"]
    return "".join(lines + [f"{lib.distribution}=={lib.version}\n" for lib in LIBRARIES])


def needing(library):
    """The boards that need a library; none where all do."""
    found = [board for board, build in BUILDS.items() if library.module in build.libraries]
    return [] if len(found) == len(BUILDS) else found


def note(library):
    """A line before what not every board needs."""
    return f"# {' '.join(needing(library))} alone:\n" if needing(library) else ""


def readme():
    """lib/README.md as it is, with the table in it anew. Refused if its marks are gone."""
    text = (LIB / "README.md").read_text(encoding="utf-8")
    if not 0 <= text.find(BEGIN) < text.find(END):
        raise Refused(f"lib/README.md has lost a line: {BEGIN.strip()} or {END.strip()}")
    before, after = text.split(BEGIN)[0], text.split(END)[1]
    return before + BEGIN + table() + END + after


def table():
    """The libraries as a table of Markdown."""
    rows = [
        (f"`{row.module}`", ", ".join(needing(row)) or "all", row.purpose, row.without)
        for row in LIBRARIES
    ]
    head = ("library", "boards", "used for", "without it")
    return "".join(f"{line}\n" for line in markdown(head, rows))


LISTS = {"circup.txt": circup, "requirements.txt": requirements, "README.md": readme}


def write_lists():
    """Writes the lists in lib/ that have changed; `make` installs anew when one is touched."""
    for name, text in LISTS.items():
        if (LIB / name).read_text(encoding="utf-8") != text():
            (LIB / name).write_text(text(), encoding="utf-8", newline="\n")


def libraries(boards, compiled):
    """Every file of the libraries of these boards: path such as "lib/neopixel.py" -> bytes."""
    found = {}
    for board in boards:
        found.update(contents.files(board, compiled))
    return {name: found[name] for name in sorted(found) if name.startswith("lib/")}


def clean(folder):
    """Takes the libraries, as .py or .mpy, out of a folder again, and nothing else."""
    for library in LIBRARIES:
        package = folder / library.module
        if package.is_symlink():
            raise Refused(f"{package} is a symbolic link: take it away, it leads elsewhere")
        if package.is_dir():
            shutil.rmtree(package)
        for suffix in (".py", ".mpy"):
            (folder / (library.module + suffix)).unlink(missing_ok=True)


def main(arguments=None):
    """Runs the command. Exit code 2: bad input, in one line."""
    command = Command(prog="python -m tools.libraries", description=__doc__)
    command.add_argument("--board", help=f"only what this one needs: {', '.join(BUILDS)}")
    command.add_argument("--mpy", action="store_true", help="compiled, for CircuitPython 9 and 10")
    command.add_argument("--clean", action="store_true", help="takes the libraries out again")
    chosen = command.parse_args(arguments)
    with command.complaints():
        write_lists()
        if chosen.clean:
            clean(LIB)
            print("lib/ holds no library now")
            return
        found = libraries([chosen.board] if chosen.board else BUILDS, chosen.mpy)
        clean(LIB)  # no .py beside a .mpy
        contents.write(found, LIB.parent)
        print(f"lib/ now holds {contents.told(found)}")


if __name__ == "__main__":
    main()
