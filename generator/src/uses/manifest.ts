import { diagnose } from "../diagnostics/diagnose.js";
import type { Diagnostic, SourceLocation } from "../diagnostics/diagnostic.js";
import { parseJson } from "../load/parse/json.js";
import { createLineTable } from "../load/parse/lines.js";
import type { Json } from "../values/json.js";
import { isObject } from "../values/json.js";
import { type Use, undecidedReasons, useKinds } from "./use.js";

/** What a program uses of an interface, as it is published: without its source text. */
export interface UsesManifest {
  /** The name of the program in reports. */
  readonly program: string;
  /** The interface that the program was compiled against: title and version of the document. */
  readonly specification: { readonly title: string; readonly version: string };
  readonly uses: readonly Use[];
}

/** The version of the format. A reader refuses others. */
export const manifestVersion = 1;

/** Limits of a manifest. A larger one is refused. */
export const manifestLimits = {
  /** Of the file, in bytes. */
  bytes: 64_000_000,
  uses: 200_000,
  /** Of a text, such as a pointer, in UTF-16 code units. */
  text: 4_096,
  /** Names of properties of one use. */
  keys: 1_000,
} as const;

const textLimits = { depth: 8, nodes: 4_000_000 } as const;

/** Returns the text of a manifest, with one use on each line. */
export function formatManifest({ program, specification, uses }: UsesManifest): string {
  const lines = uses.map(({ expression: _, ...use }) => `    ${JSON.stringify(inFixedOrder(use))}`);
  const list = lines.length === 0 ? "[]" : `[\n${lines.join(",\n")}\n  ]`;
  return `{
  "guildwireUses": ${manifestVersion},
  "program": ${JSON.stringify(program)},
  "specification": ${JSON.stringify({ title: specification.title, version: specification.version })},
  "uses": ${list}
}
`;
}

function inFixedOrder({ kind, at, file, line, column, value, keys, isDiscarded, reason }: Use): object {
  return { kind, at, file, line, column, value, keys, isDiscarded, reason };
}

/**
 * Reads a manifest. Every error has a source location.
 *
 * @param name The name of the file in locations.
 */
export function parseManifest(
  text: string,
  name: string,
): { readonly manifest: UsesManifest } | { readonly diagnostics: readonly Diagnostic[] } {
  const lines = createLineTable({ path: name, name, text });
  const parsed = parseJson(text, textLimits);
  if (parsed.diagnostics.length > 0) {
    const located = parsed.diagnostics.map(({ code, message, span }) =>
      diagnose(code, message, { location: lines.locate(span) }),
    );
    return { diagnostics: located };
  }
  const locate = (tokens: readonly string[]): SourceLocation => lines.locate(parsed.locate(tokens, "value"));
  const mistake = mistakeIn(parsed.value ?? null);
  if (mistake !== undefined) {
    const { message, expected, at } = mistake;
    return { diagnostics: [diagnose("uses-manifest-invalid", message, { location: locate(at), expected })] };
  }
  return { manifest: parsed.value as unknown as UsesManifest };
}

interface Mistake {
  readonly message: string;
  readonly expected: string;
  readonly at: readonly string[];
}

const rootKeys: ReadonlySet<string> = new Set(["guildwireUses", "program", "specification", "uses"]);

function mistakeIn(root: Json): Mistake | undefined {
  if (!isObject(root)) return refuse([], "the manifest is not an object", "what guildwire uses writes");
  const { guildwireUses: version, program, specification, uses } = root;
  if (version !== manifestVersion) {
    const message = `the version of the format is ${version === undefined ? "missing" : shown(version)}`;
    return refuse(version === undefined ? [] : ["guildwireUses"], message, `"guildwireUses": ${manifestVersion}`);
  }
  const unknown = Object.keys(root).find((key) => !rootKeys.has(key));
  if (unknown !== undefined) return refuse([unknown], `unknown property ${shown(unknown)}`, [...rootKeys].join(", "));
  if (!isText(program)) return refuse(["program"], "the program has no name", textExpected);
  if (!isObject(specification) || !isText(specification["title"]) || !isText(specification["version"])) {
    return refuse(["specification"], "the specification is not named", "title and version, as texts");
  }
  if (!Array.isArray(uses)) return refuse(["uses"], "there is no list of uses", "an array");
  if (uses.length > manifestLimits.uses) {
    return refuse(["uses"], `${uses.length} uses are too many`, `at most ${manifestLimits.uses}`);
  }
  for (const [index, use] of uses.entries()) {
    const found = mistakeInUse(use as Json);
    if (found !== undefined) return { ...found, at: ["uses", String(index), ...found.at] };
  }
  return undefined;
}

const textExpected = `a text of 1 to ${manifestLimits.text} characters`;

/** What each property of a use has to be. */
const fields: {
  readonly [name: string]: {
    readonly expected: string;
    readonly isOptional?: true;
    readonly accepts: (value: Json) => boolean;
  };
} = {
  kind: { expected: `one of ${useKinds.join(", ")}`, accepts: (value) => useKinds.some((kind) => kind === value) },
  at: { expected: textExpected, accepts: isText },
  file: { expected: textExpected, accepts: isText },
  line: { expected: "a positive integer", accepts: isPositive },
  column: { expected: "a positive integer", accepts: isPositive },
  value: {
    expected: `a text of at most ${manifestLimits.text} characters, a number or a boolean`,
    isOptional: true,
    accepts: (value) =>
      typeof value === "string" ? value.length <= manifestLimits.text : ["number", "boolean"].includes(typeof value),
  },
  keys: {
    expected: `an array of at most ${manifestLimits.keys} texts`,
    isOptional: true,
    accepts: (value) =>
      Array.isArray(value) &&
      value.length <= manifestLimits.keys &&
      value.every((key) => typeof key === "string" && key.length <= manifestLimits.text),
  },
  isDiscarded: { expected: "true", isOptional: true, accepts: (value) => value === true },
  reason: {
    expected: `one of ${Object.keys(undecidedReasons).join(", ")}`,
    isOptional: true,
    accepts: (value) => typeof value === "string" && Object.hasOwn(undecidedReasons, value),
  },
};

function mistakeInUse(use: Json): Mistake | undefined {
  if (!isObject(use)) return refuse([], "a use is not an object", Object.keys(fields).join(", "));
  const unknown = Object.keys(use).find((key) => !Object.hasOwn(fields, key));
  if (unknown !== undefined) {
    return refuse([unknown], `unknown property ${shown(unknown)}`, Object.keys(fields).join(", "));
  }
  for (const [name, { expected, isOptional, accepts }] of Object.entries(fields)) {
    const value = Object.hasOwn(use, name) ? use[name] : undefined;
    if (value === undefined) {
      if (isOptional !== true) return refuse([], `a use has no ${name}`, expected);
    } else if (!accepts(value)) return refuse([name], `${name} is ${shown(value)}`, expected);
  }
  return undefined;
}

function refuse(at: readonly string[], message: string, expected: string): Mistake {
  return { message, expected, at };
}

function isText(value: Json | undefined): boolean {
  return typeof value === "string" && value !== "" && value.length <= manifestLimits.text;
}

function isPositive(value: Json): boolean {
  return Number.isSafeInteger(value) && (value as number) > 0;
}

function shown(value: Json): string {
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
