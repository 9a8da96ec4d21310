import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { parse } from "yaml";
// @ts-expect-error: a plain script without declarations.
import { downloadDocuments, sample, titleOf } from "../documents/download.mjs";
import { projectRoot } from "../types/compile.js";
import { differencesOf } from "./both-outputs.js";

interface SampleDocument {
  readonly version: string;
  readonly inFull: boolean;
}

const patience = 300_000;
const ours = join(projectRoot, "generator/bin/guildwire.js");
const theirs = resolve(dirname(createRequire(import.meta.url).resolve("openapi-typescript")), "../bin/cli.js");

/** Why types differ: the keys are rows of the table of docs/from-openapi-typescript.md. */
const rules = {
  "values of a list": "`enum` beside `type: array`",
  "parts of nodes": "a reference to part of another schema",
  definitions: "`$defs` in a schema",
  "inline discriminators": "a discriminator in a schema that `allOf` contains in place",
  "objects without properties": "a member of `allOf` with only `type: object`, or with `required` as well",
  "components of another kind": "a reference from a schema to a component of another kind",
};

type Rule = keyof typeof rules;

/** The paths and components that differ, by the end of the document's title. All others have the same types. */
type Differing = Readonly<Record<string, Readonly<Partial<Record<Rule, readonly string[] | "all paths">>>>>;
const differing: Differing = {
  "visagecloud.com.json": {
    "values of a list": [
      "/rest/v1.1/analysis/recognition",
      "/rest/v1.1/collection/",
      "/rest/v1.1/collection/collection",
      "/rest/v1.1/collection/purpose",
      "/rest/v1.1/collection/{id}",
      "/rest/v1.1/stream/frames",
    ],
  },
  "daniweb.com.json": { "values of a list": ["/users/~"] },
  "thirdparty-dfsp-api.yaml": { "parts of nodes": "all paths" },
  "galaxy@0.6.12 dist/3.1.json": { definitions: ["/planets", "PaginatedResource"] },
  // Of the documents that the long tests add.
  ...(JSON.parse(readFileSync(join(import.meta.dirname, "differing.json"), "utf8")) as Differing),
};

/** The full tests compare small documents, and the long ones all. */
const isLong = (process.env["TEST_TIER"] ?? "long") === "long";

// openapi-typescript does not read Swagger 2.0.
const documents = (sample.documents as readonly SampleDocument[]).filter(
  ({ inFull, version }) => (inFull || isLong) && version !== "2.0",
);
const downloaded = await downloadDocuments(documents);
if (downloaded.paths === undefined) {
  if (process.env["CI"] === "true") throw new Error(`CI runs this test, but ${downloaded.unavailable}`);
  console.warn(`SKIPPED test/openapi-typescript/sample: ${downloaded.unavailable}`);
}

it("the page lists the rules by which types differ", () => {
  const page = readFileSync(join(projectRoot, "docs/from-openapi-typescript.md"), "utf8");
  for (const row of Object.values(rules)) expect(page).toContain(`| ${row}`);
  const used = Object.values(differing).flatMap((byRule) => Object.keys(byRule));
  expect(new Set(used)).toEqual(new Set(Object.keys(rules)));
});

describe.skipIf(downloaded.paths === undefined)("the types of a real document", () => {
  for (const document of documents) {
    const title: string = titleOf(document);
    it(`${title}: differ from those of openapi-typescript by a rule alone`, { timeout: patience }, () => {
      const path: string = downloaded.paths.get(document);
      const folder = mkdtempSync(join(tmpdir(), "guildwire-sample-"));
      onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
      for (const args of [
        [ours, "types", path, "--paths", "-o", "guildwire.ts"],
        [theirs, path, "-o", "openapi-typescript.ts"],
      ]) {
        const { status, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8" });
        if (status !== 0) throw new Error(stderr);
      }
      const text = readFileSync(path, "utf8").replace(/^\uFEFF/, "");
      const written = text.trimStart().startsWith("{") ? JSON.parse(text) : parse(text, { uniqueKeys: false });
      const key = Object.keys(differing).find((end) => title.endsWith(end)) ?? "";
      const expected = Object.values(differing[key] ?? {}).flatMap((names) =>
        names === "all paths" ? Object.keys(written.paths) : names,
      );
      const found = new Set(differencesOf(folder, written).map((difference) => difference.slice(0, -2)));
      expect([...found].toSorted()).toEqual(expected.toSorted());
    });
  }
});
