import { describe, expect, it } from "vitest";
import { diffInterfaces } from "../../generator/src/diff/diff.js";
import type { Json, JsonObject } from "../../generator/src/load/document.js";
import { buildModel } from "../../generator/src/model/build/build.js";
import { loadedFrom } from "../load/virtual.js";
import { asFiles, documents, isObject, rewritten, specification } from "./specification.js";

/**
 * Hundreds of mutants share one document, each at a separate location, and each must be reported at exactly this
 * location: a change reported elsewhere, or for another mutant, does not count.
 */
interface Mutation {
  /** Changes the value of a node; undefined if there is nothing to change. */
  readonly mutate: (node: JsonObject) => JsonObject | undefined;
  /** The pointers below the node at which the change may be reported. */
  readonly met: (node: JsonObject) => readonly string[];
}

const limits = [
  "minLength",
  "maxLength",
  "minimum",
  "maximum",
  "minItems",
  "maxItems",
  "exclusiveMaximum",
  "multipleOf",
];

const moved = (keyword: string, by: number): Mutation => ({
  mutate: (node) => {
    const limit = node[keyword];
    // A limit can move between two multiples without effect.
    const step = keyword.endsWith("imum") && typeof node["multipleOf"] === "number" ? node["multipleOf"] : 1;
    return typeof limit === "number" && limit + by * step >= 0 && isSchema(node)
      ? { ...node, [keyword]: limit + by * step }
      : undefined;
  },
  met: () => [`/${keyword}`, ""],
});

const mutations: Readonly<Record<string, Mutation>> = {
  ...Object.fromEntries(limits.map((keyword) => [`${keyword} raised by one`, moved(keyword, 1)])),
  ...Object.fromEntries(limits.map((keyword) => [`${keyword} lowered by one`, moved(keyword, -1)])),
  "presence turned over": {
    mutate: (node) => {
      const properties = node["properties"];
      if (!isObject(properties) || Object.keys(properties).length === 0) return undefined;
      const required = Array.isArray(node["required"]) ? (node["required"] as readonly Json[]) : [];
      const others = Object.keys(properties).filter((name) => !required.includes(name));
      const elsewhere = required.filter((name) => !Object.hasOwn(properties, String(name)));
      return { ...node, required: [...others, ...elsewhere] };
    },
    met: (node) => Object.keys(node["properties"] as JsonObject).map((name) => `/properties/${name}`),
  },
  "every value of an enumeration changed": {
    mutate: (node) =>
      isValues(node["enum"]) ? { ...node, enum: node["enum"].map((value) => other(value)) } : undefined,
    met: (node) => (node["enum"] as readonly Json[]).map((_value, index) => `/enum/${index}`),
  },
  "a constant changed": {
    mutate: (node) =>
      "const" in node && node["const"] !== null ? { ...node, const: other(node["const"] as Json) } : undefined,
    met: () => ["/const", ""],
  },
};

function isSchema(node: JsonObject): boolean {
  return ["type", "minLength", "maxLength", "minimum", "maximum"].some((key) => key in node) && !("maxWidth" in node);
}

function isValues(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value) && value.every((item) => typeof item !== "object");
}

/** A value of the same type that no enumeration here contains. */
function other(value: Json): Json {
  return typeof value === "number" ? value + 1_000 : `${String(value)}_x`;
}

describe.each(documents)("mutants of %s", (_name, document) => {
  const before = interfaceOf(document);

  it.each(Object.entries(mutations))("are all reported: %s", { timeout: 60_000 }, (_title, { mutate, met }) => {
    const places: (readonly string[])[] = [];
    const mutant = rewritten(document, (node, pointer) => {
      const changed = isBelowSchemas(pointer) ? mutate(node) : undefined;
      if (changed === undefined) return node;
      const listed = met(node).map((below) => `${pointer}${below}`);
      // Each array item is a separate mutant; a keyword may be reported at itself or at its schema.
      if (listed.length === 2 && listed[1] === pointer) places.push(listed);
      else places.push(...listed.map((one) => [one]));
      return changed;
    });
    const findings = diffInterfaces(before, interfaceOf(mutant), { locate: { base: atPointer, head: atPointer } });
    const noticed = new Set(findings.flatMap(({ base, head }) => [base?.file, head?.file]));
    // The schema below `not` is compared as a whole.
    const isNoticed = (place: string): boolean =>
      noticed.has(place) || noticed.has(place.replace(/\/not\/.*$/, "/not"));
    const survivors = places.filter((listed) => !listed.some(isNoticed));
    expect(survivors).toEqual([]);
  });

  it("are numerous", () => {
    let count = 0;
    for (const { mutate } of Object.values(mutations)) {
      rewritten(document, (node, pointer) => {
        if (isBelowSchemas(pointer) && mutate(node) !== undefined) count += 1;
        return node;
      });
    }
    expect(count).toBeGreaterThan(document === specification ? 500 : 40);
  });
});

/** The keys whose values are schemas; examples, vocabulary and errors are not. */
function isBelowSchemas(pointer: string): boolean {
  return (
    /\/(schema|schemas|payload|args|data|command|reply)(\/|$)/.test(pointer) &&
    !/\/(x-[^/]+|examples?|default)(\/|$)/.test(pointer.replace(/^\/x-(rpc|gateway-events)\//, ""))
  );
}

function interfaceOf(document: Json) {
  return buildModel(loadedFrom(asFiles(document))).model;
}

/** The pointer as the location: it identifies the mutant. */
function atPointer(pointer: string) {
  return { file: pointer, line: 1, column: 1, endLine: 1, endColumn: 1 };
}
