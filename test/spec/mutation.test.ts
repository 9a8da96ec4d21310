import { describe, expect, it } from "vitest";
import { emitAll } from "../../generator/src/emit/emit.js";
import type { JsonObject } from "../../generator/src/load/document.js";
import { buildModel } from "../../generator/src/model/build.js";
import { loaded } from "./model.js";
import { type Mutant, mutantsOf } from "./mutants.js";

/**
 * Every limit, presence and listed value of the specification is changed by one, and each change shows in an artifact
 * other than the bundled document (in which it shows as well, so that generate --check finds the drift). Thousands of whole runs would take minutes; so changes in different schemas and
 * operations share one run, in which each has to show in a declaration that belongs to where it was made. The few that do
 * not are tried alone.
 */

const options = { packageName: "@a/b", packageVersion: "1.0.0", runtimeVersion: "1.0.0" };
const document: JsonObject = loaded.document;
const mutants = mutantsOf(document);
const original = outputOf(document);

describe("the specification with one thing changed", { timeout: 300_000 }, () => {
  it("has hundreds of mutants of each kind", () => {
    for (const kind of ["limit", "presence", "value"]) {
      expect(mutants.filter((mutant) => mutant.kind === kind).length, kind).toBeGreaterThan(140);
    }
  });

  it("generates something else: no mutant survives but two, of which only the bundled document speaks", () => {
    const unseen = batches(mutants).flatMap(unnoticedIn);
    const survivors = unseen.filter((mutant) => {
      const output = outputOf(changed([mutant]));
      return output !== undefined && [...output].every(([name, text]) => original?.get(name) === text);
    });
    // Nothing is generated from the schemas of an answer's headers yet.
    const headers = "/components/responses/TooManyRequests/headers";
    expect(survivors.map(({ at, kind }) => `${kind} ${at}`)).toEqual([
      `limit ${headers}/Retry-After/schema/minimum`,
      `value ${headers}/X-RateLimit-Global/schema/const`,
    ]);
  });

  it("is noticed only where something was changed", () => {
    const again = outputOf(structuredClone(document));
    expect([...(again ?? [])].filter(([name, text]) => original?.get(name) !== text)).toEqual([]);
  });
});

/** Mutants of one batch lie in different schemas and operations. */
function batches(all: readonly Mutant[]): readonly (readonly Mutant[])[] {
  const made: Mutant[][] = [];
  const used: Set<string>[] = [];
  for (const mutant of all) {
    const owner = ownerOf(mutant);
    let index = used.findIndex((owners) => !owners.has(owner));
    if (index === -1) index = used.push(new Set()) - 1;
    used[index]?.add(owner);
    const batch = made[index];
    if (batch === undefined) made[index] = [mutant];
    else batch.push(mutant);
  }
  return made;
}

function unnoticedIn(batch: readonly Mutant[]): readonly Mutant[] {
  const output = outputOf(changed(batch));
  if (output === undefined) return batch;
  const names = [...output].filter(([name, text]) => original?.get(name) !== text).map(([name]) => name);
  return batch.filter((mutant) => !names.some((name) => belongsTo(name, ownerOf(mutant))));
}

/** The schema or operation in which something was changed. */
function ownerOf({ at }: Mutant): string {
  const [, first, second = "", third = ""] = at.split("/");
  if (first === "components" && second === "schemas") return third;
  const operation = operationAt(at);
  return operation ?? `${first} ${second} ${third}`;
}

function operationAt(at: string): string | undefined {
  const tokens = at
    .split("/")
    .slice(1)
    .map((token) => token.replaceAll("~1", "/").replaceAll("~0", "~"));
  let node: unknown = document;
  let id: string | undefined;
  for (const token of tokens) {
    node = (node as { readonly [key: string]: unknown } | undefined)?.[token];
    const found = (node as { readonly operationId?: unknown } | undefined)?.operationId;
    if (typeof found === "string") id = found;
  }
  return id;
}

/** Whether a declaration is one of this schema or operation, such as `isGuild` of `Guild`. */
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

/** The declarations of the generated modules by name, and the pages of the reference by path; undefined when refused. */
function outputOf(from: JsonObject): ReadonlyMap<string, string> | undefined {
  try {
    const { model, diagnostics } = buildModel({ ...loaded, document: from as typeof loaded.document });
    if (diagnostics.some(({ severity }) => severity === "error")) return undefined;
    const files = emitAll(model, { bundle: "" }, options);
    const parts = new Map<string, string>();
    for (const { path, text } of files) {
      if (!path.startsWith("src/")) parts.set(path, text);
      else {
        for (const part of text.split(/^(?=export |function |const |\/\*\*)/m)) {
          const name = /^(?:export )?(?:async )?(?:function\*?|const|interface|type) (\w+)/m.exec(part)?.[1] ?? path;
          parts.set(name, `${parts.get(name) ?? ""}${part}`);
        }
      }
    }
    return parts;
  } catch {
    return undefined;
  }
}
