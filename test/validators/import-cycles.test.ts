import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build, transformSync } from "esbuild";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildModel } from "../../generator/src/model/build/build.js";
import type { Interface } from "../../generator/src/model/interface.js";
import { loadedFrom } from "../load/virtual.js";
import { emitted } from "./compile.js";

/** Files of schemas that reference each other cyclically: their validators import each other as ES modules. */

const object = (properties: object, ...required: string[]): object => ({ type: "object", properties, required });
const list = (items: object): object => ({ type: "array", items, maxItems: 3 });
const ref = (file: string, name: string): object => ({ $ref: `./${file}.yaml#/components/schemas/${name}` });
const document = (schemas: object): string =>
  JSON.stringify({ openapi: "3.1.0", info: { title: "t", version: "1" }, paths: {}, components: { schemas } });

const sources = {
  "ports.yaml": document({
    Port: object(
      { docks: list(ref("docks", "Dock")), flag: ref("ports", "Flag"), tree: ref("ports", "Node") },
      "docks",
    ),
    Flag: { type: "string", maxLength: 3 },
    Node: object({ next: ref("ships", "Link"), others: list(ref("ships", "Link")) }),
    All: object({ dock: ref("docks", "Dock"), ship: ref("ships", "Ship"), byName: ref("docks", "ByName") }),
  }),
  "docks.yaml": document({
    Dock: object({ ships: list(ref("ships", "Ship")), crane: ref("docks", "Crane") }, "ships"),
    Crane: object({ reach: { type: "integer" }, flag: ref("ports", "Flag") }, "reach"),
    ByName: { type: "object", additionalProperties: ref("ships", "Ship") },
    Barge: object({ kind: { const: "barge" }, flag: ref("ports", "Flag") }, "kind"),
  }),
  "ships.yaml": document({
    Ship: { oneOf: [ref("ships", "Tug"), ref("docks", "Barge")] },
    Tug: object({ kind: { const: "tug" }, flags: list(ref("ports", "Flag")) }, "kind"),
    Link: object({ node: ref("ports", "Node") }, "node"),
  }),
};

const modules = ["ports", "docks", "ships"];
const orders = modules.flatMap((first) =>
  modules.flatMap((second) =>
    modules.filter((third) => new Set([first, second, third]).size === 3).map((third) => [first, second, third]),
  ),
);
const right = {
  docks: [
    {
      ships: [
        { kind: "tug", flags: ["abc"] },
        { kind: "barge", flag: "abc" },
      ],
      crane: { reach: 1 },
    },
  ],
  tree: { next: { node: {} }, others: [{ node: { others: [] } }] },
};
const wrong = {
  docks: [
    {
      ships: [
        { kind: "tug", flags: ["long"] },
        { kind: "barge", flag: 1 },
      ],
      crane: {},
    },
  ],
  tree: { next: {}, others: [{ node: { others: [1] } }] },
};
const places = [
  "/docks/0/ships/0/flags/0",
  "/docks/0/ships/1/flag",
  "/docks/0/crane/reach",
  "/tree/next/node",
  "/tree/others/0/node/others/0",
];

describe("validators of files that import each other", () => {
  const files = emitted(inFilesOfSources(buildModel(loadedFrom({ "root.yaml": rootDocument(), ...sources })).model));
  const folder = mkdtempSync(join(tmpdir(), "import-cycles-"));

  beforeAll(async () => {
    const entry = fileURLToPath(new URL("../../runtime/src/validate/index.ts", import.meta.url));
    await build({ entryPoints: [entry], bundle: true, format: "esm", outfile: join(folder, "runtime.mjs") });
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it("are three files, each of which reaches itself", () => {
    expect(files.map(({ path }) => path).sort()).toEqual(modules.toSorted().map((name) => `src/validators/${name}.ts`));
    for (const { text } of files) expect(text).toMatch(/from "\.\/(?:ports|docks|ships)\.js"/);
  });

  it("call constants within a file, and hoisted functions of other files", () => {
    const ports = files.find(({ path }) => path.endsWith("/ports.ts"))?.text;
    expect(ports).toContain("const isPort = (value: unknown): boolean => {");
    expect(ports).toContain("export function isFlag(value: unknown): boolean {");
    expect(ports).toContain("accepts: (item) => isDock(item)");
  });

  it.each(orders)("validate if %s is imported first, then %s and %s", (...order) => {
    const own = join(folder, order.join("-"));
    mkdirSync(own);
    for (const { path, text } of files) {
      const { code } = transformSync(text, { loader: "ts", target: "es2022" });
      writeFileSync(join(own, path.replace(/^.*\/(.*)\.ts$/, "$1.mjs")), withOwnPaths(code));
    }
    const program = `
      ${order.map((name) => `const ${name} = await import(${JSON.stringify(pathToFileURL(join(own, `${name}.mjs`)).href)});`).join("\n")}
      const { issues } = ports.Port.validate(${JSON.stringify(wrong)});
      const verdicts = [ports.Port.is(${JSON.stringify(right)}), ports.Port.is(${JSON.stringify(wrong)})];
      const named = docks.ByName.is({ a: { kind: "tug" } }) && ships.Link.is({ node: {} }) && ports.All.is({});
      console.log(JSON.stringify({ verdicts, named, places: issues.map(({ path }) => path) }));`;
    const output = execFileSync(process.execPath, ["--input-type=module", "-e", program], { encoding: "utf8" });
    expect(JSON.parse(output)).toEqual({ verdicts: [true, false], named: true, places });
  });
});

/** Places each type in the file of its source: more cycles than any layout has. */
function inFilesOfSources(model: Interface): Interface {
  const fileOf = (name: string): string => {
    const found = Object.entries(sources).find(([, text]) => name in JSON.parse(text).components.schemas);
    return found?.[0].replace(".yaml", "") ?? "none";
  };
  const types = [...model.types].map(([name, type]) => [name, { ...type, fileStem: fileOf(name) }] as const);
  return { ...model, types: new Map(types) };
}

/** A document that references every schema. */
function rootDocument(): string {
  const names = Object.entries(sources).flatMap(([file, text]) =>
    Object.keys((JSON.parse(text) as { components: { schemas: object } }).components.schemas).map(
      (name) => [name, ref(file.replace(".yaml", ""), name)] as const,
    ),
  );
  return document(Object.fromEntries(names));
}

/** The module with imports of files in the temporary folder. */
function withOwnPaths(code: string): string {
  return code.replace("@guildwire/runtime/validate", "../runtime.mjs").replace(/(from "\.\/\w+)\.js"/g, '$1.mjs"');
}
