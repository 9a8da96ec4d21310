import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { CompiledCache, cacheFolder } from "../../tools/src/compiled-cache.js";
import { hashValue } from "../../tools/src/value-hash.js";
import { startMock } from "./running-tool.js";

const isWindows = process.platform === "win32";
const keyOf = (digit: string): string => digit.repeat(64);
const codeOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const document = (title: string): string => `openapi: 3.1.0
info: { title: Notes, version: 1.0.0 }
paths:
  /notes:
    get:
      operationId: listNotes
      responses:
        "200":
          description: The notes.
          content: { application/json: { schema: { type: string }, example: ${title} } }
`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "guildwire-cache-test-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe("guildwire mock", () => {
  const cached = (): string => join(folder, "cache/guildwire");
  const env = (): Record<string, string> => ({ XDG_CACHE_HOME: join(folder, "cache") });
  const respond = async (): Promise<{ readonly body: unknown; readonly notes: string }> => {
    const server = await startMock("notes.yaml", { env: env() }, folder);
    const body: unknown = await (await fetch(`${server.url}/notes`)).json();
    await server.stop();
    return { body, notes: server.errors() };
  };
  const entry = (): string => join(cached(), readdirSync(cached())[0] ?? "none");

  it("compiles a document once, and again after a change", async () => {
    writeFileSync(join(folder, "notes.yaml"), document("tides"));
    expect(await respond()).toEqual({ body: "tides", notes: expect.stringContaining("Compiling the server") });
    expect(readdirSync(cached())).toHaveLength(1);
    expect(await respond()).toEqual({ body: "tides", notes: "" });
    writeFileSync(join(folder, "notes.yaml"), document("winds"));
    expect(await respond()).toEqual({ body: "winds", notes: expect.stringContaining("Compiling the server") });
    expect(readdirSync(cached())).toHaveLength(2);
  });

  it("replaces a tampered entry instead of importing it", async () => {
    writeFileSync(join(folder, "notes.yaml"), document("tides"));
    await respond();
    const before = readFileSync(entry(), "utf8");
    const marker = join(folder, "imported");
    writeFileSync(entry(), `${before}\n(await import("node:fs")).writeFileSync(${JSON.stringify(marker)}, "");\n`);
    expect(await respond()).toEqual({ body: "tides", notes: expect.stringContaining("Compiling the server") });
    expect(existsSync(marker)).toBe(false);
    expect(readFileSync(entry(), "utf8")).toBe(before);
  });

  it("ends while the server is being compiled", async () => {
    writeFileSync(join(folder, "notes.yaml"), document("tides"));
    const server = await startMock("notes.yaml", { env: env() }, folder);
    expect(await server.stop()).toBe(0);
  });
});

describe("the cache of compiled servers", () => {
  it("returns what was stored, and nothing for other keys", async () => {
    const cache = new CompiledCache({ folder: join(folder, "own") });
    await cache.write(keyOf("a"), codeOf("export {};"));
    expect(Buffer.from((await cache.read(keyOf("a"))) ?? []).toString()).toBe("export {};");
    expect(await cache.read(keyOf("b"))).toBeUndefined();
    expect(readdirSync(join(folder, "own"))).toEqual([`${keyOf("a")}.mjs`]);
  });

  it.skipIf(isWindows)("creates a folder for this user alone", async () => {
    await new CompiledCache({ folder: join(folder, "own") }).write(keyOf("a"), codeOf(""));
    expect(statSync(join(folder, "own")).mode & 0o777).toBe(0o700);
    expect(statSync(join(folder, "own", `${keyOf("a")}.mjs`)).mode & 0o777).toBe(0o600);
  });

  it.skipIf(isWindows)("neither reads nor writes the folder of another user", async () => {
    const own = join(folder, "own");
    await new CompiledCache({ folder: own }).write(keyOf("a"), codeOf(""));
    const other = new CompiledCache({ folder: own, owner: statSync(own).uid + 1 });
    expect(await other.read(keyOf("a"))).toBeUndefined();
    await other.write(keyOf("b"), codeOf(""));
    expect(readdirSync(own)).toEqual([`${keyOf("a")}.mjs`]);
  });

  it.skipIf(isWindows)("refuses folders and entries that others can write, and links", async () => {
    const own = join(folder, "own");
    const path = join(own, `${keyOf("a")}.mjs`);
    const cache = new CompiledCache({ folder: own });
    await cache.write(keyOf("a"), codeOf("1"));
    const isRead = async (): Promise<boolean> => (await cache.read(keyOf("a"))) !== undefined;
    chmodSync(own, 0o770);
    expect(await isRead()).toBe(false);
    chmodSync(own, 0o700);
    chmodSync(path, 0o620);
    expect(await isRead()).toBe(false);
    chmodSync(path, 0o600);
    expect(await isRead()).toBe(true);
    symlinkSync(own, join(folder, "link"));
    expect(await new CompiledCache({ folder: join(folder, "link") }).read(keyOf("a"))).toBeUndefined();
    symlinkSync(path, join(own, `${keyOf("b")}.mjs`));
    expect(await cache.read(keyOf("b"))).toBeUndefined();
  });

  it("ignores and replaces damaged entries", async () => {
    const cache = new CompiledCache({ folder });
    await cache.write(keyOf("a"), codeOf("export const one = 1;"));
    const path = join(folder, `${keyOf("a")}.mjs`);
    const whole = readFileSync(path);
    for (const damaged of [Buffer.of(), whole.subarray(0, 20), whole.subarray(0, -1), Buffer.from(`${whole} `)]) {
      writeFileSync(path, damaged);
      expect(await cache.read(keyOf("a"))).toBeUndefined();
    }
    await cache.write(keyOf("a"), codeOf("export const one = 1;"));
    expect(readFileSync(path)).toEqual(whole);
  });

  it("removes the least recently used entries and leftovers beyond its limits", async () => {
    const cache = new CompiledCache({ folder, entries: 2 });
    const age = (name: string, seconds: number): void => utimesSync(join(folder, name), seconds, seconds);
    await cache.write(keyOf("a"), codeOf("1"));
    await cache.write(keyOf("b"), codeOf("2"));
    age(`${keyOf("a")}.mjs`, 1000);
    age(`${keyOf("b")}.mjs`, 2000);
    await cache.read(keyOf("a"));
    writeFileSync(join(folder, `${keyOf("c")}.mjs.0-1.tmp`), "");
    age(`${keyOf("c")}.mjs.0-1.tmp`, 1000);
    writeFileSync(join(folder, "notes.txt"), "");
    await cache.write(keyOf("d"), codeOf("3"));
    expect(readdirSync(folder).sort()).toEqual([`${keyOf("a")}.mjs`, `${keyOf("d")}.mjs`, "notes.txt"]);
    await new CompiledCache({ folder, size: 100 }).write(keyOf("e"), codeOf("4"));
    expect(readdirSync(folder).sort()).toEqual([`${keyOf("e")}.mjs`, "notes.txt"]);
    await new CompiledCache({ folder, size: 100 }).write(keyOf("f"), new Uint8Array(101));
    expect(existsSync(join(folder, `${keyOf("f")}.mjs`))).toBe(false);
  });

  it("is in the nearest node_modules, or else in the cache folder of the user", async () => {
    const env = { HOME: "/home/ada", XDG_CACHE_HOME: "/caches" };
    const inner = join(folder, "project/packages/api");
    mkdirSync(inner, { recursive: true });
    expect(await cacheFolder(inner, env)).toBe(join("/caches/guildwire"));
    expect(await cacheFolder(inner, { HOME: "/home/ada" })).toBe(join("/home/ada/.cache/guildwire"));
    expect(await cacheFolder(inner, { XDG_CACHE_HOME: "caches" })).toBeUndefined();
    mkdirSync(join(folder, "project/node_modules"));
    expect(await cacheFolder(inner, env)).toBe(join(folder, "project/node_modules/.cache/guildwire"));
  });
});

describe("the hash of a value", () => {
  it("differs for different values, types, orders and structures", () => {
    const shared = { a: 1 };
    const values = [
      1,
      "1",
      1n,
      true,
      null,
      undefined,
      0,
      -0,
      "a,b",
      [],
      [1],
      [[1]],
      [1, 1],
      {},
      { a: 1 },
      { a: "1" },
      { b: 1 },
      { a: { b: 1 } },
      { a: 1, b: 2 },
      { b: 2, a: 1 },
      new Map(),
      new Map([["a", 1]]),
      new Set(),
      new Set(["a", 1]),
      ["a", 1],
      [shared, shared],
      /a/,
      /a/i,
    ];
    expect(new Set(values.map(hashValue)).size).toBe(values.length);
    expect(hashValue({ a: [1, new Map([[1, { b: "c" }]])] })).toBe(hashValue({ a: [1, new Map([[1, { b: "c" }]])] }));
    expect(() => hashValue({ a: () => 1 })).toThrow(TypeError);
  });

  it("ends for a value that contains itself", () => {
    const value: { self?: unknown } = {};
    value.self = value;
    expect(hashValue(value)).toMatch(/^[0-9a-f]{64}$/);
  });
});
