import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Diagnostic } from "../../generator/src/diagnostics/diagnostic.js";
import { deviations } from "../../generator/src/load/deviations/table.js";
import { Project } from "../cli/command.js";
import { runCount } from "../run-count.js";
import { done, head30, schema, schemas } from "./case.js";
import { cases } from "./cases.js";

let project: Project;

beforeEach(() => {
  project = new Project();
});

afterEach(() => {
  project.remove("");
});

const check = async (flags = ""): Promise<{ readonly code: number; readonly found: readonly Diagnostic[] }> => {
  const { code, stdout } = await project.run(`check${flags} --format json`);
  return { code, found: JSON.parse(stdout) as Diagnostic[] };
};

function encoded(text: string, encoding: string): Buffer {
  return encoding === "utf16be" ? Buffer.from(text, "utf16le").swap16() : Buffer.from(text, encoding as BufferEncoding);
}

/** The layout of the bundled document puts an operation on one line; cases state its lines. */
const indented = (text: string, file: string): string =>
  file.endsWith(".json") ? JSON.stringify(JSON.parse(text), undefined, 2) : text;

/** The text of an output file, or of all files of a folder. */
const outputBelow = (path: string): string => {
  if (!path.endsWith("/")) return project.read(`generated/${path}`);
  const names = readdirSync(join(project.folder, "generated", path));
  return names.map((name) => project.read(`generated/${path}${name}`)).join("\n");
};

/** The emitters of an output file, and of the document, which all others follow: a corrected document gives the same model. */
const emittersOf = (path: string): string => {
  const [, emitter = "types"] = /^src\/(\w+)\//.exec(path) ?? [];
  return `types,${emitter},openapi`;
};

const position = ({ location }: Diagnostic): string => `${location?.line}:${location?.column}`;

test("every deviation of the table has a case, and no code occurs twice", () => {
  const codes = deviations.map(({ code }) => code);
  expect(new Set(codes).size).toBe(codes.length);
  expect([...new Set(cases.map(({ code }) => code))].sort()).toEqual([...codes].sort());
});

/** The quick tests compile every fourth document, and read its code from the configuration. */
const interval = 4 / runCount(4);

const titled = cases.map((each, index) => ({
  ...each,
  isSampled: index % interval === 0,
  title: each.of === undefined ? each.code : `${each.code}: ${each.of}`,
}));

test("check lists every deviation, and generate each code once with its count and the first locations", async () => {
  const lines = Array.from({ length: 1100 }, (_, index) => `        p${index}: { type: string, deprecated: yes }\n`);
  project.write("openapi.yaml", schemas(`    S:\n      type: object\n      properties:\n${lines.join("")}`));
  const { code, found } = await check();
  expect(code).toBe(0);
  expect(found.filter(({ deviation }) => deviation === "flag-as-text")).toHaveLength(1100);
  const { stderr } = await project.run("generate");
  expect(stderr).toContain("1,100 deviations from OpenAPI read as guildwire explain CODE describes");
  expect(stderr).toMatch(
    / {2}flag-as-text \(1,100 times\): .+\n {4}at openapi\.yaml:11:41, openapi\.yaml:12:41, .+, and 1097 more\n/,
  );
});

test("the only required name that is forbidden is removed with its list, which OpenAPI 3.0 requires to have names", async () => {
  project.write("openapi.yaml", schema("{ type: object, required: [id], additionalProperties: false }", head30));
  const { code, found } = await check();
  expect(code).toBe(0);
  expect(found.flatMap(({ deviation }) => deviation ?? [])).toEqual(["required-forbidden"]);
});

test("deviations that affect which objects exist are read together with those of other paths and of schemas", async () => {
  const content = "content: { nothing: { schema: { type: string, deprecated: yes } } }";
  const response = `responses: { '200': { description: d, ${content} } }`;
  project.write(
    "openapi.yaml",
    `${head30}paths:
  /a: { get: { operationId: a, deprecated: yes, ${response} } }
  /b: { get: { operationId: b, deprecated: yes, ${done} } }
components: { schemas: { S: { type: object, deprecated: yes } } }
`,
  );
  const { code, found } = await check();
  expect(code).toBe(0);
  const read = found.filter(({ deviation }) => deviation !== undefined);
  // What the unknown media type contains is ignored with it.
  expect(read.map(({ deviation, pointer }) => `${deviation} ${pointer}`)).toEqual([
    "flag-as-text /paths/~1a/get/deprecated",
    "media-type-unknown /paths/~1a/get/responses/200/content/nothing",
    "flag-as-text /paths/~1b/get/deprecated",
    "flag-as-text /components/schemas/S/deprecated",
  ]);
});

/** Deviations whose table entry describes several readings, of which a warning states one. */
const severalReadings: ReadonlySet<string> = new Set([
  "enum-value-outside",
  "oauth-flow-incomplete",
  "path-with-query",
  "path-without-slash",
  "reference-to-itself",
  "reference-to-network",
  "reference-to-nothing",
  "reference-to-other-kind",
]);

describe.each(titled)(
  "$title",
  ({
    code,
    deviating,
    encoding = "utf8",
    corrected,
    files,
    location,
    warning: wanted,
    fix,
    output: [file, text],
    isSampled,
  }) => {
    const deviation = deviations.find((each) => each.code === code);

    beforeEach(() => {
      for (const [name, content] of Object.entries(files ?? {})) project.write(name, content);
    });

    const writeDeviating = (name: string): void =>
      writeFileSync(join(project.folder, name), encoded(deviating, encoding));

    test("is an error at its location in strict mode", async () => {
      writeDeviating("openapi.yaml");
      const { code: exit, found } = await check(" --strict");
      const errors = found.filter(({ severity }) => severity === "error");
      expect(exit).toBe(1);
      expect(errors.map((error) => `${error.code} ${position(error)}`)).toContain(`${deviation?.error} ${location}`);
    });

    test("is a warning at the same location in tolerant mode", async () => {
      writeDeviating("openapi.yaml");
      const { code: exit, found } = await check();
      expect(found.filter(({ severity }) => severity === "error")).toEqual([]);
      expect(exit).toBe(0);
      const warning = found.find((each) => each.deviation === code && position(each) === location);
      expect(warning).toMatchObject({ severity: "warning", code: deviation?.error });
      // A similar name replaces the fix that applies to every such deviation.
      if (fix !== undefined || warning?.fix?.startsWith("did you mean `") !== true) {
        expect(warning?.fix).toBe(fix ?? deviation?.fix);
      }
      expect(warning?.message).toBe(wanted);
      if (!severalReadings.has(code)) expect(wanted.endsWith(`; ${deviation?.reading}`)).toBe(true);
    });

    test.runIf(isSampled)("generates what is documented", async () => {
      writeDeviating("openapi.yaml");
      const { code: generated, stderr } = await project.run(`generate --only ${emittersOf(file)}`);
      expect(generated).toBe(0);
      expect(stderr).toContain(`  ${code} (`);
      expect(indented(outputBelow(file), file)).toContain(text);
    });

    test.runIf(isSampled)("is an error at its location if `strict` lists its code", async () => {
      writeDeviating("openapi.yaml");
      project.write("guildwire.config.yaml", `strict: [${code}]\n`);
      const { code: exit, found } = await check();
      project.remove("guildwire.config.yaml");
      expect(exit).toBe(1);
      const errors = found.filter(({ severity }) => severity === "error");
      expect(errors.map((error) => error.deviation)).toContain(code);
      expect(errors.map((error) => `${error.code} ${position(error)}`)).toContain(`${deviation?.error} ${location}`);
    });

    test.runIf(isSampled)("means the same as the corrected document", async () => {
      writeDeviating("deviating.yaml");
      project.write("corrected.yaml", corrected);
      const { code: exit, stdout } = await project.run("diff deviating.yaml corrected.yaml --format json");
      expect(JSON.parse(stdout)).toMatchObject({ findings: [] });
      expect(exit).toBe(0);
      project.write("openapi.yaml", corrected);
      const { found } = await check(" --strict");
      expect(found.filter(({ severity }) => severity === "error")).toEqual([]);
    });
  },
);
