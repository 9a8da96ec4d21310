import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const script = join(import.meta.dirname, "../../scripts/layers.mjs");

/** Imports that are allowed. */
const allowed: Readonly<Record<string, string>> = {
  "generator/src/load/allowed.ts": `import "../platform/target.js"; import type { A } from "yaml"; import "js-yaml";`,
  "generator/src/platform/node.ts": `import "node:fs";`,
  "generator/src/platform/allowed.ts": `import "yaml";`,
  "generator/src/check/allowed.ts": `import "../load/target.js"; import Ajv from "ajv/dist/2020.js";`,
  "generator/src/model/allowed.ts": `import type { A } from "../load/target.js";`,
  "generator/src/print/allowed.ts": `import type * as client from "@guildwire/runtime/client"; import "../platform/target.js";`,
  "generator/src/emit/client/allowed.ts": `import "./body.js"; import "../typescript/target.js"; import "../../print/target.js";`,
  "generator/src/emit/emit.ts": `import "./limits.js"; import "./client/body.js";`,
  "generator/src/emit/types.ts": `import type { A } from "./contract.js";`,
  "generator/src/cli/allowed.ts": `import "../emit/emit.js"; import "../load/target.js"; import "commander";`,
  "generator/src/index.ts": `export { a } from "./load/target.js";`,
  "generated/src/allowed.ts": `import { send } from "@guildwire/runtime/client";`,
  "runtime/src/devices/allowed.ts": `const { WebSocket } = await import("ws");`,
  "runtime/src/client/allowed.ts": `import "./target.js"; import "../validate/target.js";`,
  "runtime/src/webhooks/post.ts": `import "node:https";`,
  "service/src/views/allowed.ts": `import "../access/target.js"; import "./target.js"; import "../log.js";`,
  "service/src/service.ts": `import "./http/target.js"; import "./config.js";`,
};

/** Files imported by the others. */
const targets = [
  "generator/src/diagnostics/target.ts",
  "generator/src/platform/target.ts",
  "generator/src/load/target.ts",
  "generator/src/check/target.ts",
  "generator/src/print/target.ts",
  "generator/src/emit/typescript/target.ts",
  "generator/src/emit/contract.ts",
  "generator/src/emit/client/body.ts",
  "generator/src/emit/limits.ts",
  "runtime/src/client/target.ts",
  "runtime/src/validate/target.ts",
  "service/src/access/target.ts",
  "service/src/config.ts",
  "service/src/http/target.ts",
  "service/src/log.ts",
  "service/src/views/target.ts",
  "test/target.ts",
];

/** Imported packages: whether an import is type-only is known only if it resolves. */
const packageModules = [
  "@guildwire/api/client.js",
  "@guildwire/runtime/client.js",
  "ajv/dist/2020.js",
  "commander/index.js",
  "js-yaml/index.js",
  "openapi-types/index.js",
  "ts-morph/index.js",
  "ws/index.js",
  "yaml/index.js",
];

/** Imports that are refused, each with the rule that it violates. */
const refused: readonly (readonly [file: string, text: string, rule: string])[] = [
  ["generator/src/diagnostics/a.ts", `import "../load/target.js";`, "diagnostics: imports another layer"],
  ["generator/src/diagnostics/b.ts", `import "node:fs";`, "diagnostics: imports a module of Node"],
  ["generator/src/load/a.ts", `import "../check/target.js";`, "load: imports another layer"],
  ["generator/src/load/b.ts", `import { a } from "openapi-types";`, "load: imports more than types"],
  ["generator/src/load/c.ts", `import "../../../test/target.js";`, "load: imports another layer"],
  ["generator/src/load/d.ts", `import "node:fs";`, "load: imports a module of Node"],
  ["generator/src/platform/a.ts", `import "node:fs";`, "platform: imports a module of Node"],
  ["generator/src/model/a.ts", `import { a } from "../load/target.js";`, "model: imports more than types"],
  ["generator/src/model/b.ts", `export { type A, a } from "../load/target.js";`, "model: imports more than types"],
  ["generator/src/print/a.ts", `import { a } from "@guildwire/runtime/client";`, "print: imports more than types"],
  ["generator/src/emit/a.ts", `import "ts-morph";`, "emit: imports another layer"],
  ["generator/src/stubs/a.ts", `import { ts } from "ts-morph";`, "stubs: imports another layer"],
  ["generator/src/rename/a.ts", `import type { ts } from "ts-morph";`, "rename: imports another layer"],
  ["generator/src/print/b.ts", `import type { Project } from "ts-morph";`, "print: imports another layer"],
  ["generator/src/emit/b.ts", `await import("../load/target.js");`, "emit: imports another layer"],
  ["generator/src/emit/c.ts", `import "./limits.js";`, "emitter: imports another emitter"],
  ["generator/src/emit/d.ts", `import "./client/body.js";`, "emitter: imports another emitter"],
  ["generator/src/emit/server/a.ts", `import type { A } from "../limits.js";`, "emitter: imports another emitter"],
  ["generator/src/other/a.ts", `import "../load/target.js";`, "file outside of every layer"],
  ["generated/src/a.ts", `import "yaml";`, "generated: imports another layer"],
  ["generated/src/b.ts", `import "../../runtime/src/client/target.js";`, "generated: imports another layer"],
  ["runtime/src/client/a.ts", `import { Buffer } from "node:buffer";`, "runtime: imports a module of Node"],
  ["runtime/src/client/b.ts", `import fs from "fs";`, "runtime: imports a module of Node"],
  ["runtime/src/client/c.ts", `import "@guildwire/api/client";`, "runtime: imports another layer"],
  ["runtime/src/devices/a.ts", `import "ws";`, "runtime/devices: imports an optional package statically"],
  ["service/src/access/a.ts", `import type { A } from "../views/target.js";`, "service: access imports a later part"],
  ["service/src/metrics.ts", `import type { A } from "./config.js";`, "service: shared files imports a later part"],
  ["service/src/gateway/a.ts", `import "../http/target.js";`, "service: gateway imports a later part"],
  ["service/src/http/a.ts", `import "../config.js";`, "service: http imports a later part"],
];

let folder = "";
let exitCode: number | null = null;
let report = "";

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "guildwire-layers-"));
  for (const target of targets) write(target, "export const a = 1;\nexport type A = 1;\n");
  for (const module of packageModules) write(`node_modules/${module}`, "export const a = 1;\n");
  for (const [file, text] of Object.entries(allowed)) write(file, text);
  for (const [file, text] of refused) write(file, text);
  write("generator/src/load/one.ts", `import type { B } from "./two.js";\nexport type A = B;\n`);
  write("generator/src/load/two.ts", `import type { A } from "./one.js";\nexport type B = A;\n`);
  ({ status: exitCode, stdout: report } = spawnSync(process.execPath, [script, folder], { encoding: "utf8" }));
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe("the layers guard", () => {
  test("fails on a forbidden import", () => {
    expect(exitCode).toBe(1);
  });

  test.each(Object.keys(allowed))("accepts the imports of %s", (file) => {
    expect(violationsOf(file)).toEqual([]);
  });

  test.each(refused)("refuses %s with %s", (file, _text, rule) => {
    expect(violationsOf(file)).toEqual([rule]);
  });

  test("refuses a cycle of type-only imports", () => {
    const files = ["generator/src/load/one.ts", "generator/src/load/two.ts"];
    expect(files.flatMap(violationsOf)).toEqual(["import cycle"]);
  });
});

/** The rules that a file violates, in the order of the report. */
function violationsOf(file: string): readonly string[] {
  return report.split("\n").flatMap((line) => {
    const violation = /^\s*error (.+): (\S+) →/.exec(line);
    return violation?.[2] === file ? [violation[1] ?? ""] : [];
  });
}

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}
