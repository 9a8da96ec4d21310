import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sha256OfFile } from "../../generator/src/write/digest.js";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "guildwire-digest-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const mark = Buffer.from([0xef, 0xbb, 0xbf]);
const piece = 256 * 1024;

test.each([0, 1, 3, piece - 1, piece, piece + 1, 3 * piece + 5])(
  "the digest of a file of %i bytes covers all of them",
  (size) => {
    const bytes = Uint8Array.from({ length: size }, (_, index) => index % 251);
    const path = join(folder, "file");
    const digestOf = (content: Uint8Array): string => createHash("sha256").update(content).digest("hex");
    writeFileSync(path, bytes);
    expect(sha256OfFile(path)).toBe(digestOf(bytes));
    expect(sha256OfFile(path, true)).toBe(digestOf(bytes));

    const marked = Buffer.concat([mark, bytes]);
    writeFileSync(path, marked);
    expect(sha256OfFile(path)).toBe(digestOf(marked));
    expect(sha256OfFile(path, true)).toBe(digestOf(bytes));
  },
);

test("a byte order mark counts unless it starts the file", () => {
  const path = join(folder, "file");
  const bytes = Buffer.concat([Buffer.alloc(piece, 1), mark, Buffer.alloc(9, 2)]);
  writeFileSync(path, bytes);
  expect(sha256OfFile(path, true)).toBe(createHash("sha256").update(bytes).digest("hex"));
});

test("a missing file has no digest", () => {
  expect(() => sha256OfFile(join(folder, "nothing"))).toThrow("ENOENT");
});
