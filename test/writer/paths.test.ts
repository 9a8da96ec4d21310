import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findPathProblems, unsafeReason } from "../../generator/src/write/paths.js";

describe("a path of the output", () => {
  test.each([
    ["README.md"],
    ["src/types/guilds.ts"],
    ["reference/größe.md"],
    ["src/.hidden"],
    ["src/dist/index.ts"],
    ["src/console.ts"],
    ["src/com10.ts"],
    ["a".repeat(255)],
  ])("may be %s", (path) => {
    expect(unsafeReason(path)).toBeUndefined();
  });

  test.each([
    ["", "is empty"],
    ["/etc/passwd", "is absolute"],
    ["../x.ts", "has a dot segment"],
    ["src/../../x.ts", "has a dot segment"],
    ["./x.ts", "has a dot segment"],
    ["src//x.ts", "has an empty segment"],
    ["src/", "has an empty segment"],
    ["C:x.ts", "names a drive"],
    ["c:/x.ts", "names a drive"],
    ["src\\x.ts", "contains a backslash"],
    ["..\\x.ts", "contains a backslash"],
    ["src/x.ts\0.md", "contains a control character"],
    ["src/x\n.ts", "contains a control character"],
    ["src/x\u0085.ts", "contains a control character"],
    ["src/\ud800.ts", "is not well-formed Unicode"],
    ["src/x.ts:stream", "has a character that Windows does not allow in file names"],
    ["src/a?.ts", "has a character that Windows does not allow in file names"],
    ["src/x.ts.", "has a segment that ends with a dot or a space"],
    ["src /x.ts", "has a segment that ends with a dot or a space"],
    ["CON", "is a device name on Windows"],
    ["src/nul.ts", "is a device name on Windows"],
    ["Aux/x.ts", "is a device name on Windows"],
    ["src/com1.tar.gz", "is a device name on Windows"],
    ["src/lpt².ts", "is a device name on Windows"],
    ["src/con .ts", "is a device name on Windows"],
    ["src/CONIN$", "is a device name on Windows"],
    ["a".repeat(256), "has a segment longer than 255 bytes"],
    [`src/${"ß".repeat(128)}`, "has a segment longer than 255 bytes"],
    [`${"a/".repeat(600)}x`, "is longer than 1,024 bytes"],
    ["dist/index.js", "lies in dist, which the compiler owns"],
    ["src/node_modules/x.js", "lies in node_modules, which other tools own"],
    [".git/hooks/pre-commit", "lies in .git, which other tools own"],
    ["src/.GIT/config", "lies in .git, which other tools own"],
    ["tsconfig.tsbuildinfo", "is a file that the compiler owns"],
    [".guildwire/journal.json", "is the generator's own"],
    [".guildwire-manifest.json", "is the generator's own"],
    [".Guildwire-Manifest.json", "is the generator's own"],
  ])("may not be %j: it %s", (path, reason) => {
    expect(unsafeReason(path)).toBe(reason);
  });

  test("never leads outside the output folder, whatever its text", () => {
    const piece = fc.constantFrom("..", ".", "", "a", "/", "\\", "C:", "\0", "~", "%2e%2e", " ", "...");
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
        const path = pieces.join("");
        if (unsafeReason(path) !== undefined) return;
        const resolved = new URL(`file:///out/${path.split("/").map(encodeURIComponent).join("/")}`).pathname;
        expect(resolved.startsWith("/out/")).toBe(true);
        expect(path.split(/[\\/]/)).not.toContain("..");
      }),
      { numRuns: 500, seed: 1 },
    );
  });
});

describe("a set of paths", () => {
  test.each([
    [["src/a.ts", "src/a.ts"], "is written twice"],
    [["src/A.ts", "src/a.ts"], "differs from src/A.ts by letter case only"],
    [["Src/a.ts", "src/b.ts"], "lies in a folder that differs from Src by letter case only"],
    [["src/é.ts", "src/e\u0301.ts"], "differs from src/é.ts by letter case only"],
    [["src/a", "src/a/b.ts"], "is used both as a file and as a folder (src/a)"],
    [["src/a/b.ts", "src/a"], "is used both as a file and as a folder (src/a)"],
  ])("is refused if two of them are the same file on some system: %j", (paths, reason) => {
    expect(findPathProblems(paths)).toEqual([{ path: paths[1], reason }]);
  });

  test("may share prefixes", () => {
    expect(findPathProblems(["src/a.ts", "src/a/b.ts", "src/ab.ts", "src/a/c.ts"])).toEqual([]);
  });
});
