import { diagnose } from "../diagnostics/diagnose.js";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import type { Json } from "../values/json.js";
import { nodeAt } from "../values/pointer.js";
import type { Config } from "./config.js";
import type { ConfigEvaluation } from "./config-code.js";
import type { LocateEntry } from "./config-schema.js";
import { configLimits } from "./config-value.js";
import type { CodeFile } from "./emitters/module-files.js";

/** A configuration file. */
export interface ConfigFile {
  readonly path: string;
  readonly name: string;
  readonly text: string;
  /** Present if the file is a program: what it exports, or why it exports nothing. */
  readonly evaluation?: ConfigEvaluation;
  /** Present if the file is a program. */
  readonly program?: ConfigProgram;
  /** The API of `apis` whose settings are meant. */
  readonly api?: string;
}

/** What needs the compiler and the file system: absent in browsers, whose configurations are text. */
export interface ConfigProgram {
  /** Describes why the program exports no configuration. */
  describeError(): Promise<Diagnostic>;
  locator(): Promise<LocateEntry>;
}

/** The files that decide the configuration, with their digests. */
export function filesOfConfig({ evaluation }: ConfigFile): readonly CodeFile[] {
  return evaluation?.files ?? [];
}

interface ParsedConfig {
  readonly value?: Json;
  readonly diagnostics: readonly Diagnostic[];
  /** Loads what finds positions: in a program, the compiler. */
  locator(): Promise<LocateEntry>;
}

/** Parses a configuration. Returns a located diagnostic for every error. */
export async function parseConfig(
  file: ConfigFile,
): Promise<{ readonly config: Config; readonly diagnostics: readonly Diagnostic[] }> {
  const { value = null, diagnostics, locator } = await parse(file);
  if (diagnostics.length > 0 || value === null) return { config: {}, diagnostics };
  const { configErrors } = await import("./config-schema.js");
  const errors = await configErrors(value, locator);
  return { config: errors.length === 0 ? (value as Config) : {}, diagnostics: errors };
}

/** Returns a lookup of the source locations of keys and values in a valid configuration. */
export async function configLocations(file: ConfigFile): Promise<LocateEntry> {
  const { value, locator } = await parse(file);
  const locate = await locator();
  if (file.api === undefined) return locate;
  const own = ["apis", file.api];
  // Entries of an API precede the defaults of all.
  return (tokens, part) => {
    const isOwn = nodeAt(value, [...own, ...tokens]) !== undefined;
    return locate(isOwn ? [...own, ...tokens] : tokens, part);
  };
}

async function parse({ path, name, text, evaluation, program }: ConfigFile): Promise<ParsedConfig> {
  if (evaluation !== undefined && program !== undefined) {
    const { value } = evaluation;
    const locator = (): Promise<LocateEntry> => program.locator();
    if (value !== undefined) return { value, diagnostics: [], locator };
    return { diagnostics: [await program.describeError()], locator };
  }
  // Loaded lazily, so that runs without a configuration do not load the parsers.
  const { createLineTable } = await import("../load/parse/lines.js");
  const lines = createLineTable({ path, name, text });
  const parser = name.endsWith(".json")
    ? (await import("../load/parse/json.js")).parseJson
    : (await import("../load/parse/yaml.js")).parseYaml;
  const parsed = parser(text, configLimits);
  const locator = async (): Promise<LocateEntry> => (tokens, part) => lines.locate(parsed.locate(tokens, part));
  if (parsed.value !== undefined) return { value: parsed.value, diagnostics: [], locator };
  const diagnostics = parsed.diagnostics.map(({ code, message, span, expected, fix }) =>
    diagnose(code, message, { location: lines.locate(span), ...optional({ expected, fix }) }),
  );
  return { diagnostics, locator };
}

function optional(members: { expected: string | undefined; fix: string | undefined }): {
  expected?: string;
  fix?: string;
} {
  const { expected, fix } = members;
  return { ...(expected === undefined ? {} : { expected }), ...(fix === undefined ? {} : { fix }) };
}
