import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
// @ts-expect-error: a plain script without declarations.
import { checkImports } from "../../scripts/import-table.mjs";

const check = checkImports as (folder: string) => string[];
let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "guildwire-imports-"));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

describe("the import table", () => {
  test.each([
    ["generator/src/load/a.ts", `import "../diagnostics/b.js";`],
    ["generator/src/load/a.ts", `import "yaml";`],
    ["generator/src/load/a.ts", `import "node:fs";`],
    ["generator/src/check/a.ts", `import "../load/b.js"; import Ajv from "ajv/dist/2020.js";`],
    ["generator/src/model/a.ts", `import type { A } from "../load/b.js";`],
    ["generator/src/print/a.ts", `import type * as client from "@guildwire/runtime/client"; import "ts-morph";`],
    ["generator/src/emit/client/a.ts", `import "./b.js"; import "../typescript/c.js"; import "../../print/d.js";`],
    ["generator/src/emit/emit.ts", `import "./types.js"; import "./client/client.js";`],
    ["generator/src/emit/types.ts", `import type { EmitOptions } from "./emit.js";`],
    ["generator/src/cli/a.ts", `import "../emit/b.js"; import "../load/c.js"; import "commander";`],
    ["generator/src/cli/emitters/load-module.ts", "await import(address);"],
    ["generator/src/index.ts", `export { a } from "./load/load.js";`],
    ["generated/src/a.ts", `import { call } from "@guildwire/runtime/client";`],
    ["runtime/src/devices/a.ts", `const { WebSocket } = await import("ws");`],
    ["runtime/src/client/a.ts", `import "./b.js"; import "../bits/c.js";`],
    ["test/load/a.test.ts", `import "../../generator/src/load/load.js"; import "anything";`],
  ])("lets %s have %s", (file, text) => {
    put(file, text);
    expect(check(folder)).toEqual([]);
  });

  test.each([
    ["generator/src/diagnostics/a.ts", `import "../load/b.js";`, "diagnostics may not import load"],
    ["generator/src/diagnostics/a.ts", `import "node:fs";`, "diagnostics may not import node:fs"],
    ["generator/src/load/a.ts", `import "../check/b.js";`, "load may not import check"],
    [
      "generator/src/load/a.ts",
      `import { a } from "openapi-types";`,
      "load may not import openapi-types other than as types",
    ],
    ["generator/src/model/a.ts", `import { a } from "../load/b.js";`, "model may import load as types only"],
    ["generator/src/model/a.ts", `export { type A, b } from "../load/b.js";`, "model may import load as types only"],
    [
      "generator/src/print/a.ts",
      `import { call } from "@guildwire/runtime/client";`,
      "print may not import @guildwire/runtime/client other than as types",
    ],
    ["generator/src/emit/a.ts", `import "ts-morph";`, "emit may not import ts-morph"],
    ["generator/src/emit/a.ts", `await import("../load/b.js");`, "emit may not import load"],
    ["generator/src/emit/events.ts", `import "./limits.js";`, "the emitter events may not import the emitter limits"],
    [
      "generator/src/emit/events.ts",
      `import "./client/body.js";`,
      "the emitter events may not import the emitter client",
    ],
    [
      "generator/src/emit/client/a.ts",
      `import type { A } from "../types.js";`,
      "the emitter client may not import the emitter types",
    ],
    [
      "generator/src/emit/types.ts",
      `import { emitters } from "./emit.js";`,
      "an emitter may import emit.ts as types only",
    ],
    ["generator/src/load/a.ts", `import "../../../test/load/b.js";`, "load may not import test/load/b.js"],
    ["generator/src/cli/a.ts", `await import(name);`, "imports something that is only known when it runs"],
    ["generated/src/a.ts", `import "yaml";`, "generated may not import yaml"],
    ["generated/src/a.ts", `import "../../runtime/src/client/b.js";`, "generated may not import runtime"],
    ["runtime/src/client/a.ts", `import { Buffer } from "node:buffer";`, "runtime may not import node:buffer"],
    ["runtime/src/client/a.ts", `import fs from "fs";`, "runtime may not import fs"],
    ["runtime/src/devices/a.ts", `import "ws";`, "runtime/devices may import the optional ws only when it is needed"],
    ["runtime/src/client/a.ts", `import "@guildwire/api/client";`, "runtime may not import @guildwire/api/client"],
  ])("does not let %s have %s", (file, text, problem) => {
    put(file, text);
    expect(check(folder)).toEqual([`${file}:1 ${problem}`]);
  });

  test("holds for the sources of this repository", () => {
    expect(check(join(import.meta.dirname, "../.."))).toEqual([]);
  });
});

function put(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}
