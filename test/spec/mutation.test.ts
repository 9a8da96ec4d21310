import { afterEach, describe, expect, it } from "vitest";
import { check } from "../../generator/src/check/check.js";
import type { SourceLocation } from "../../generator/src/diagnostics/diagnostic.js";
import { diffInterfaces } from "../../generator/src/diff/diff.js";
import { emitAll } from "../../generator/src/emit/emit.js";
import type { JsonObject } from "../../generator/src/load/document.js";
import { buildModel } from "../../generator/src/model/build/build.js";
import type { Interface } from "../../generator/src/model/interface.js";
import { Project } from "../cli/command.js";
import { model as base, loaded } from "./model.js";
import { type Mutant, mutantKinds, mutantsOf } from "./mutants.js";

/**
 * Changes every limit, presence, enumeration value and default of the specification by one. The diff must report each
 * change, and the change must affect an artifact other than the bundled document, unless the document is then refused.
 * Thousands of complete runs would take an hour, so changes of different schemas and operations share one run. Each
 * must affect a declaration of its own schema or operation, and a reported change there; the few that do not are tested
 * alone. A run tests a quarter of all changes, selected by `SEED`; `MUTANTS=all` tests all of them.
 */

const options = { packageName: "@a/b", packageVersion: "1.0.0", runtimeVersion: "1.0.0" };
const document: JsonObject = loaded.document;
const all = mutantsOf(document);
const quarter = Number(process.env["SEED"] ?? 0) % 4;
const mutants = process.env["MUTANTS"] === "all" ? all : all.filter((_, index) => index % 4 === quarter);
const original = observed(document);

/** Mutants that accept the same values: 65 admits no further multiple of 64. */
const equivalent: ReadonlySet<string> = new Set(["/components/schemas/InteractionCallbackFlags/maximum"]);

describe("the specification with one change", { timeout: 600_000 }, () => {
  it("has many mutants of each kind, also in response headers and parameters", () => {
    for (const kind of mutantKinds) {
      expect(all.filter((mutant) => mutant.kind === kind).length, kind).toBeGreaterThan(kind === "default" ? 20 : 140);
    }
    const kindsIn = (part: RegExp): ReadonlySet<string> =>
      new Set(all.filter(({ at }) => part.test(at)).map(({ kind }) => kind));
    expect(kindsIn(/^\/components\/responses\/\w+\/headers\//)).toEqual(new Set(["limit", "presence", "value"]));
    expect(kindsIn(/\/parameters\//)).toEqual(new Set(["limit", "presence", "default"]));
  });

  it("is reported by diff and generates different output, or is refused: no mutant survives", () => {
    const unseen = batches(mutants).flatMap(unnoticedIn);
    expect(unseen.length).toBeLessThan(mutants.length / 2);
    const survivors = unseen.flatMap((mutant) => {
      const alone = changed([mutant]);
      const seen = isRefused(alone) ? undefined : observed(alone);
      if (seen === undefined) return [];
      const isEmitted = [...seen.parts].some(([name, text]) => original?.parts.get(name) !== text);
      const missed = [isEmitted ? [] : ["no artifact"], seen.told.length > 0 ? [] : ["no finding"]].flat();
      return missed.map((what) => `${mutant.kind} ${mutant.at}: ${what}`);
    });
    const expected = mutants.filter(({ at }) => equivalent.has(at)).map(({ kind, at }) => `${kind} ${at}: no finding`);
    expect(survivors).toEqual(expected);
  });

  it("is reported only where it was changed", () => {
    const again = observed(structuredClone(document));
    expect([...(again?.parts ?? [])].filter(([name, text]) => original?.parts.get(name) !== text)).toEqual([]);
    expect(again?.told).toEqual([]);
  });
});

describe("generate --check", { timeout: 120_000 }, () => {
  const project = new Project();
  afterEach(() => project.remove("."));

  it("detects the drift of mutants of each kind, in the bundled document and elsewhere", async () => {
    project.write("spec.json", JSON.stringify(document));
    const settings = "--spec spec.json --out out";
    expect((await project.run(`generate ${settings}`)).code).toBe(0);
    expect((await project.run(`generate --check ${settings}`)).code).toBe(0);
    for (const kind of mutantKinds) {
      const ofKind = all.filter((mutant) => mutant.kind === kind);
      const mutant = ofKind[Math.floor(ofKind.length / 2)] as Mutant;
      project.write("spec.json", JSON.stringify(changed([mutant])));
      const { code, stdout } = await project.run(`generate --check ${settings}`);
      expect(code, mutant.at).toBe(1);
      const drifted = [...stdout.matchAll(/^~ (\S+)/gm)].map(([, path]) => path);
      expect(drifted, mutant.at).toContain("openapi.json");
      expect(
        drifted.filter((path) => !/^openapi\./.test(path ?? "")),
        mutant.at,
      ).not.toEqual([]);
    }
  });
});

/** Mutants of one batch are in different schemas and operations. */
function batches(mutantsInOrder: readonly Mutant[]): readonly (readonly Mutant[])[] {
  const made: Mutant[][] = [];
  const used: Set<string>[] = [];
  for (const mutant of mutantsInOrder) {
    const { name } = ownerOf(mutant);
    let index = used.findIndex((owners) => !owners.has(name));
    if (index === -1) index = used.push(new Set()) - 1;
    used[index]?.add(name);
    const batch = made[index];
    if (batch === undefined) made[index] = [mutant];
    else batch.push(mutant);
  }
  return made;
}

function unnoticedIn(batch: readonly Mutant[]): readonly Mutant[] {
  const seen = observed(changed(batch));
  if (seen === undefined) {
    // One refused mutant refuses its whole batch, so the others are tried without it.
    const half = Math.ceil(batch.length / 2);
    return batch.length === 1 ? batch : [batch.slice(0, half), batch.slice(half)].flatMap(unnoticedIn);
  }
  const names = [...seen.parts].filter(([name, text]) => original?.parts.get(name) !== text).map(([name]) => name);
  return batch.filter((mutant) => {
    const { name: owner, pointer } = ownerOf(mutant);
    const isEmitted = names.some((name) => belongsTo(name, owner));
    return !isEmitted || !seen.told.some((told) => `${told}/`.startsWith(`${pointer}/`));
  });
}

/** The changed schema or operation, and its location. */
function ownerOf({ at }: Mutant): { readonly name: string; readonly pointer: string } {
  const tokens = at.split("/").slice(1);
  const [first, second = "", third = ""] = tokens;
  const part = { name: `${first} ${second} ${third}`, pointer: `/${tokens.slice(0, 3).join("/")}` };
  if (first === "components" && second === "schemas") return { ...part, name: third };
  return operationAt(tokens) ?? part;
}

function operationAt(tokens: readonly string[]): { readonly name: string; readonly pointer: string } | undefined {
  let node: unknown = document;
  let found: { readonly name: string; readonly pointer: string } | undefined;
  for (const [index, token] of tokens.entries()) {
    const key = token.replaceAll("~1", "/").replaceAll("~0", "~");
    node = (node as { readonly [key: string]: unknown } | undefined)?.[key];
    const name = (node as { readonly operationId?: unknown } | undefined)?.operationId;
    if (typeof name === "string") found = { name, pointer: `/${tokens.slice(0, index + 1).join("/")}` };
  }
  return found;
}

/** Whether a declaration belongs to this schema or operation, such as `isGuild` to `Guild`. */
function belongsTo(declaration: string, owner: string): boolean {
  const plain = declaration
    .replace(/^(is|check|copy|parse)(?=[A-Z])/, "")
    .replace(/(Args|Arguments|Body|Parameters|Limits)$/, "");
  return plain.toLowerCase() === owner.toLowerCase();
}

function changed(batch: readonly Mutant[]): JsonObject {
  const copy = structuredClone(document);
  for (const mutant of batch) mutant.apply(copy);
  return copy;
}

function isRefused(from: JsonObject): boolean {
  const found = check({ ...loaded, document: from as typeof loaded.document }, { strictExtensions: true });
  return found.some(({ severity }) => severity === "error");
}

interface Observed {
  /** The declarations of the generated modules by name, and the pages of the reference by path. */
  readonly parts: ReadonlyMap<string, string>;
  /** The locations of diff's reported changes, as pointers into the document. */
  readonly told: readonly string[];
}

/** What users of a changed document see; undefined if it is refused. */
function observed(from: JsonObject): Observed | undefined {
  const { model, diagnostics } = buildModel({ ...loaded, document: from as typeof loaded.document });
  if (diagnostics.some(({ severity }) => severity === "error")) return undefined;
  return { parts: partsOf(model), told: toldOf(model) };
}

function partsOf(model: Interface): ReadonlyMap<string, string> {
  const parts = new Map<string, string>();
  for (const { path, text } of emitAll(model, { bundle: "" }, options)) {
    if (!path.startsWith("src/")) parts.set(path, text);
    else {
      for (const part of text.split(/^(?=export |function |const |\/\*\*)/m)) {
        const name = /^(?:export )?(?:async )?(?:function\*?|const|interface|type) (\w+)/m.exec(part)?.[1] ?? path;
        parts.set(name, `${parts.get(name) ?? ""}${part}`);
      }
    }
  }
  return parts;
}

function toldOf(model: Interface): readonly string[] {
  const told: string[] = [];
  const note = (pointer: string): SourceLocation => {
    told.push(pointer);
    return { file: "openapi.yaml", line: 1, column: 1, endLine: 1, endColumn: 2 };
  };
  diffInterfaces(base, model, { locate: { base: note, head: note } });
  return told;
}
