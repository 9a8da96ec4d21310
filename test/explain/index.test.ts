import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { explanations } from "../../generator/src/cli/explain/index.js";
import { catalogue as diagnostics } from "../../generator/src/diagnostics/catalogue.js";
import { catalogue as rules } from "../../generator/src/diff/catalogue.js";
import { deviations } from "../../generator/src/load/deviations/table.js";
import { failureRules } from "../../tools/src/failure-rules.js";

const root = resolve(import.meta.dirname, "../..");
const entries = explanations();
const codesOf = (kind: string): readonly string[] =>
  entries.filter((entry) => entry.kind === kind).map(({ code }) => code);

/** All sources of the runtime, by path. */
const sources = new Map(
  readdirSync(join(root, "runtime/src"), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".ts"))
    // Examples in comments are not code of the runtime.
    .map((path) => [path, readFileSync(join(root, "runtime/src", path), "utf8").replaceAll(/^ *\*.*\n/gm, "")]),
);

const matches = (pattern: RegExp): readonly RegExpMatchArray[] =>
  [...sources.values()].flatMap((text) => [...text.matchAll(pattern)]);
const literals = (text: string): readonly string[] =>
  [...text.matchAll(/"([\w-]+)"/g)].map(([, literal = ""]) => literal);

describe("the index of codes", () => {
  test("has every diagnostic, deviation and rule exactly once", () => {
    expect(codesOf("diagnostic")).toEqual(Object.keys(diagnostics));
    expect(codesOf("deviation")).toEqual(deviations.map(({ code }) => code));
    expect(codesOf("diff rule")).toEqual([...rules.keys()]);
  });

  test("has every rule that a contract test reports", () => {
    expect(codesOf("conformance rule")).toEqual(failureRules);
  });

  test("gives each entry a title, a cause and a fix as sentences", () => {
    for (const entry of entries) {
      expect(entry.title, entry.code).toMatch(/^\S.*[^.]$/);
      for (const text of [entry.cause, entry.fix]) expect(text, entry.code).toMatch(/^[A-Z`.a-z].*[.)]$/s);
    }
  });

  test("has every code of an error class of the runtime", () => {
    const declared = matches(/export type (\w+Error)(?:Code|Kind) =([^;]+);/g).flatMap(([, owner = "", union = ""]) =>
      literals(union).map((code) => `${owner}.${code}`),
    );
    const thrown = matches(/new OAuthError\("([\w-]+)"/g).map(([, code]) => `OAuthError.${code}`);
    const statuses = /const defaultStatuses = \{(.*?)\} as const/s.exec(sources.get("server/failure.ts") ?? "")?.[1];
    const failures = [...(statuses ?? "").matchAll(/^\s*"?([\w-]+)"?: \d+/gm)].map(([, code]) => `Failure.${code}`);
    const probes = matches(/export type ProbeFailureCode =([^;]+);/g).flatMap(([, union = ""]) =>
      literals(union).map((code) => `EndpointCheck.${code}`),
    );
    const known = entries.flatMap(({ owner, code }) => (owner === undefined ? [] : [`${owner}.${code}`]));
    expect(declared.length).toBeGreaterThan(40);
    expect(failures).toHaveLength(14);
    const own = [
      "BodyLimitError.BODY_LIMIT",
      "UnknownRouteError.UNKNOWN_ROUTE",
      "ConversionError.unconvertible",
      "ResponseMismatch.response-invalid",
      "ValidationError.ValidationError",
    ];
    const wanted = [...declared, ...thrown, ...failures, ...probes, ...own];
    expect([...known].sort()).toEqual([...new Set(wanted)].sort());
  });

  test("has every error class that the runtime exports, except the bases of others", () => {
    const classes = matches(/export class (\w+)(?:<[^{]*>)? extends \w*Error\b/g).map(([, name = ""]) => name);
    const owners = new Set(entries.map(({ owner }) => owner));
    // HttpError is the base of Failure and of the errors of a specification, an InvalidResponseError is an ApiError of the
    // kind decode, an ExceededBound does not leave the server, and the errors of typescript-fetch have no codes.
    const others = ["ExceededBound", "FetchError", "HttpError", "InvalidResponseError", "ResponseError"];
    expect(classes.filter((name) => !owners.has(name)).sort()).toEqual(others);
  });

  test("has every code of an issue", () => {
    const known = codesOf("validation issue");
    const reported = [
      ...matches(/report\.add\(\w+, "([\w-]+)"/g),
      ...matches(/failureAt\("[\w-]+", [^"]*(?:""|\w)[^"]*, "([\w-]+)"/g),
      ...matches(/#report\(name, "([\w-]+)"/g),
      ...matches(/\bmalformed\("([\w-]+)"/g),
      ...matches(/\bcode: "([\w-]+)", (?:message|path)/g),
      ...matches(/^ {4,}"((?:max|part)-[\w-]+)",$/gm),
    ].map(([, code = ""]) => code);
    const documented = /The codes are (.*?)and the names/s.exec(readFileSync(join(root, "docs/validators.md"), "utf8"));
    const listed = [...(documented?.[1] ?? "").matchAll(/`([\w-]+)`/g)].map(([, code = ""]) => code);
    expect(listed.length).toBeGreaterThan(25);
    expect(reported.length).toBeGreaterThan(30);
    expect([...reported, ...listed].filter((code) => !known.includes(code))).toEqual([]);
  });
});
