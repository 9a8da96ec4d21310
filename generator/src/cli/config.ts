import { diagnose } from "../diagnostics/diagnose.js";
import type { Diagnostic, Place } from "../diagnostics/diagnostic.js";

/** The members of `guildwire.config.yaml`; all of them are optional, and paths start from the file's own folder. */
export interface Config {
  readonly spec?: string;
  readonly out?: string;
  readonly packageName?: string;
  readonly packageVersion?: string;
  readonly strictExtensions?: boolean;
  readonly only?: readonly string[];
  readonly emitters?: readonly EmitterChoice[];
  readonly lenient?: boolean;
}

/**
 * An emitter: one of guildwire's own by its name, `standard` for all of these, a file by a path that begins with `./` or
 * `../`, or an installed package; with options where it stands as a map.
 */
export type EmitterChoice = string | { readonly use: string; readonly options?: unknown };

export const configName = "guildwire.config.yaml";

/** What a member has to be; `accepts` decides, `expected` says it. */
interface Rule {
  readonly expected: string;
  accepts(value: unknown): boolean;
}

/** A configuration is small; one that is not was not meant to be one. */
const limits = { depth: 16, nodes: 10_000 } as const;

const filled: Rule = { expected: "a text that is not empty", accepts: (value) => isText(value) && value !== "" };

const rules: { readonly [member in keyof Config]-?: Rule } = {
  spec: filled,
  out: filled,
  packageName: {
    expected: "a package name as npm has it, such as @example/api",
    accepts: (value) => isText(value) && /^(@[a-z0-9~-][a-z0-9._~-]*\/)?[a-z0-9~-][a-z0-9._~-]*$/.test(value),
  },
  packageVersion: {
    expected: "a version such as 1.4.0, in quotes where YAML would read a number",
    accepts: (value) => isText(value) && isVersion(value),
  },
  strictExtensions: { expected: "true or false", accepts: (value) => typeof value === "boolean" },
  only: {
    expected: "a list of emitter names",
    accepts: (value) => Array.isArray(value) && value.length > 0 && value.every(isText),
  },
  emitters: {
    expected: "a list of emitters: names, paths that begin with ./, packages, or maps with use and options",
    accepts: (value) => Array.isArray(value) && value.length > 0 && value.every(isEmitterChoice),
  },
  lenient: { expected: "true or false", accepts: (value) => typeof value === "boolean" },
};

/** Reads a configuration; every mistake comes back located, all of them at once. */
export async function parseConfig(
  text: string,
  name: string,
): Promise<{ readonly config: Config; readonly diagnostics: readonly Diagnostic[] }> {
  // The YAML reader is loaded here and not above, so that runs without a configuration do not pay for it.
  const [{ parseYaml }, { linesOf }] = await Promise.all([import("../load/yaml.js"), import("../load/lines.js")]);
  const lines = linesOf({ path: name, name, text });
  const parsed = parseYaml(text, limits);
  if (parsed.findings.length > 0) {
    const diagnostics = parsed.findings.map(({ code, message, span, expected, fix }) =>
      diagnose(code, message, { place: lines.place(span), ...optional({ expected, fix }) }),
    );
    if (parsed.value === undefined) return { config: {}, diagnostics };
  }
  const value = parsed.value ?? null;
  if (value === null) return { config: {}, diagnostics: [] };
  const place = (tokens: readonly string[], part: "key" | "value"): Place => lines.place(parsed.locate(tokens, part));
  if (typeof value !== "object" || Array.isArray(value)) {
    const message = `the configuration is ${Array.isArray(value) ? "a list" : `the ${typeof value} ${String(value)}`}`;
    const expected = `a map with ${members}`;
    return { config: {}, diagnostics: [diagnose("config-invalid", message, { place: place([], "value"), expected })] };
  }
  const diagnostics: Diagnostic[] = [];
  for (const [member, found] of Object.entries(value)) {
    const rule = Object.hasOwn(rules, member) ? rules[member as keyof Config] : undefined;
    if (rule === undefined) {
      const message = `the configuration has no member ${JSON.stringify(member)}`;
      diagnostics.push(diagnose("config-invalid", message, { place: place([member], "key"), expected: members }));
    } else if (!rule.accepts(found)) {
      const message = `${member} is ${JSON.stringify(found)}`;
      diagnostics.push(
        diagnose("config-invalid", message, { place: place([member], "value"), expected: rule.expected }),
      );
    }
  }
  return { config: diagnostics.length === 0 ? (value as Config) : {}, diagnostics };
}

/** Where a value of a configuration that {@link parseConfig} accepted was written. */
export async function placeInConfig(
  { name, text }: { readonly name: string; readonly text: string },
  tokens: readonly string[],
): Promise<Place> {
  const [{ parseYaml }, { linesOf }] = await Promise.all([import("../load/yaml.js"), import("../load/lines.js")]);
  return linesOf({ path: name, name, text }).place(parseYaml(text, limits).locate(tokens, "value"));
}

/** Whether a text is a version as npm has it. */
export function isVersion(text: string): boolean {
  return /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(-[0-9A-Za-z.-]+)?(\+[0-9A-Za-z.-]+)?$/.test(text);
}

const members = `one of ${Object.keys(rules).join(", ")}`;

function isEmitterChoice(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return isText(value) && value !== "";
  const { use, ...rest } = value as { readonly [member: string]: unknown };
  return isText(use) && use !== "" && Object.keys(rest).every((member) => member === "options");
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}

function optional(members: { expected: string | undefined; fix: string | undefined }): {
  expected?: string;
  fix?: string;
} {
  const { expected, fix } = members;
  return { ...(expected === undefined ? {} : { expected }), ...(fix === undefined ? {} : { fix }) };
}
