import { diagnose } from "../diagnostics/diagnose.js";
import type { Diagnostic, SourceLocation } from "../diagnostics/diagnostic.js";
import type { Config } from "./config.js";

/** Limits for the configuration document, which is small. */
const limits = { depth: 16, nodes: 10_000 } as const;

/** Parses a configuration. Returns a located diagnostic for every error. */
export async function parseConfig(
  text: string,
  name: string,
): Promise<{ readonly config: Config; readonly diagnostics: readonly Diagnostic[] }> {
  // Loaded lazily, so that runs without a configuration do not load the YAML parser.
  const [{ parseYaml }, { createLineTable: linesOf }] = await Promise.all([
    import("../load/parse/yaml.js"),
    import("../load/parse/lines.js"),
  ]);
  const lines = linesOf({ path: name, name, text });
  const parsed = parseYaml(text, limits);
  if (parsed.diagnostics.length > 0) {
    const diagnostics = parsed.diagnostics.map(({ code, message, span, expected, fix }) =>
      diagnose(code, message, { location: lines.locate(span), ...optional({ expected, fix }) }),
    );
    if (parsed.value === undefined) return { config: {}, diagnostics };
  }
  const value = parsed.value ?? null;
  if (value === null) return { config: {}, diagnostics: [] };
  const locate = (tokens: readonly string[], part: "key" | "value"): SourceLocation =>
    lines.locate(parsed.locate(tokens, part));
  const { configErrors } = await import("./config-schema.js");
  const diagnostics = await configErrors(value, locate);
  return { config: diagnostics.length === 0 ? (value as Config) : {}, diagnostics };
}

/** Returns a lookup of the source locations of keys and values in a valid configuration. */
export async function configLocations({
  name,
  text,
}: {
  readonly name: string;
  readonly text: string;
}): Promise<(tokens: readonly string[], part: "key" | "value") => SourceLocation> {
  const [{ parseYaml }, { createLineTable: linesOf }] = await Promise.all([
    import("../load/parse/yaml.js"),
    import("../load/parse/lines.js"),
  ]);
  const lines = linesOf({ path: name, name, text });
  const parsed = parseYaml(text, limits);
  return (tokens, part) => lines.locate(parsed.locate(tokens, part));
}

function optional(members: { expected: string | undefined; fix: string | undefined }): {
  expected?: string;
  fix?: string;
} {
  const { expected, fix } = members;
  return { ...(expected === undefined ? {} : { expected }), ...(fix === undefined ? {} : { fix }) };
}
