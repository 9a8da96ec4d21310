import { beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { diffInterfaces } from "../../../generator/src/diff/diff.js";
import type { InterfaceChange } from "../../../generator/src/diff/interface-change.js";
import type { JsonObject } from "../../../generator/src/load/document.js";
import { NoticedChanges } from "../../../generator/src/uses/noticed-changes.js";
import { bindingsOf, CompiledProgram, type Side, usesIn } from "./effects.js";
import { idioms } from "./idioms.js";
import { locate, sideOf } from "./measure.js";
import { shelf } from "./shelf.js";
import { shelfEdits } from "./shelf-edits.js";

const top = `import * as api from "./out/src/client/index.js";
import { addBook, createClient, listAuthors, listBooks, listEntries, listSteps, removeBook } from "./out/src/client/index.js";
import type { Author, Book, Entry, Genre, Mark, NewBook, Quote, Ride, Step, Walk } from "./out/src/types/index.js";
declare global {
  namespace JSX {
    interface Element { readonly props?: unknown }
    interface IntrinsicElements { p: object; ul: object; li: object }
    interface ElementChildrenAttribute { children: unknown }
  }
}
const client = createClient({ baseUrl: "https://shelf.example", auth: { token: "t" } });
`;
/** The line of the first idiom, from 0. */
const first = top.split("\n").length - 1;
const names = Object.keys(idioms);
const program =
  top +
  Object.values(idioms)
    .map((body, index) => `async function use${index}() { ${body} }\n`)
    .join("");

interface Outcome {
  readonly edit: string;
  readonly idiom: string;
  readonly fails: boolean;
  /** Uses that notice the edit, undecided ones excepted. */
  readonly decided: number;
  readonly listed: number;
}

const outcomes: Outcome[] = [];

// All idioms are compiled together against all documents: most of the time is for the standard library.
beforeAll(() => {
  const base = sideFrom(shelf);
  const files = bindingsOf(base.model);
  const uses = usesIn(program, files, base.model);
  const noticed = names.map((_, index) => {
    const own = uses.filter(({ line }) => line === first + index + 1);
    return new NoticedChanges(base.model, own);
  });
  const heads = Object.entries(shelfEdits).map(([edit, replacements]) => {
    const changed = sideFrom(replacements.reduce(replaced, shelf));
    return { edit, files: bindingsOf(changed.model), changes: diffInterfaces(base.model, changed.model, { locate }) };
  });
  const compiled = new CompiledProgram(program, [files, ...heads.map((head) => head.files)]);
  expect(compiled.errorsIn(0).map((line) => names[line - first])).toEqual([]);
  for (const [index, { edit, changes }] of heads.entries()) {
    const errors = new Set(compiled.errorsIn(index + 1));
    for (const [at, idiom] of names.entries()) {
      const found = changes.flatMap((change: InterfaceChange) => noticed[at]?.usesOf(change) ?? []);
      const decided = found.filter(({ kind }) => kind !== "undecided").length;
      outcomes.push({ edit, idiom, fails: errors.has(first + at), decided, listed: found.length });
    }
  }
}, 240_000);

function sideFrom(text: string): Side {
  const side = sideOf(parse(text) as JsonObject);
  if (side === undefined) throw new Error("the document has errors");
  return side;
}

function replaced(text: string, [before, after]: readonly [string, string]): string {
  if (!text.includes(before)) throw new Error(`the shelf has no ${before}`);
  return text.replaceAll(before, after);
}

describe("each way to use the bindings", () => {
  it("is listed for every edit after which it does not compile", () => {
    const failing = outcomes.filter(({ fails }) => fails);
    expect(failing.length).toBeGreaterThan(150);
    expect(failing.filter(({ listed }) => listed === 0).map(({ edit, idiom }) => `${idiom}: ${edit}`)).toEqual([]);
  });

  it.each([
    [
      "of a property that it does not use",
      /^(?:map|fn|keyofArg|constraint|mappedLiteral|all)$/,
      /\bvalue\b|\bbody\b|parameter/,
    ],
    [
      "of a property that it always writes",
      /^write(?:Lit|Var|Fn|Typed|Cond)$/,
      /\bfurther value\b|parameter|^a property that/,
    ],
    ["of other operations", /^remove(?:Id|IdVar|Obj)$/, /\bvalue\b|\bbody\b|^a property/],
  ])("is not listed for an edit %s", (_title, idiom, edit) => {
    const others = outcomes.filter((one) => idiom.test(one.idiom) && edit.test(one.edit) && !one.fails);
    expect(others.length).toBeGreaterThan(10);
    expect(others.filter(({ listed }) => listed > 0).map((one) => `${one.idiom}: ${one.edit}`)).toEqual([]);
  });
});
