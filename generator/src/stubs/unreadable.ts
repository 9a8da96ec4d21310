import type { StubDiagnostic } from "./diagnostic.js";
import type { AnalysisContext } from "./handler-type.js";
import type { FileInput, Sources } from "./source-files.js";

/** Reports files that hold handlers and cannot be processed. */
export function reportUnreadableFiles(
  files: readonly FileInput[],
  sources: Sources,
  known: AnalysisContext,
  operations: ReadonlySet<string>,
): readonly StubDiagnostic[] {
  const brokenScripts = sources.brokenScripts.filter(({ text }) =>
    mentionOf(text, new Set([...known.interfaces, ...operations])),
  );
  const broken = [...sources.all, ...brokenScripts].flatMap(({ path, problem, uneditableReason }): StubDiagnostic[] => {
    if (problem === undefined) return [];
    const { message, start, end } = problem;
    return [
      {
        code: "stubs-unparsable",
        message:
          uneditableReason === undefined
            ? `the file is not edited because it has a syntax error: ${message}`
            : `the file is not edited because ${uneditableReason}`,
        at: { path, start, end },
        fix:
          uneditableReason === undefined
            ? "correct the error; if the syntax is newer than guildwire supports, add the missing handlers manually"
            : "save it as UTF-8",
      },
    ];
  });
  const scripts = files.flatMap(({ path, text }): StubDiagnostic[] => {
    const mention = /\.[cm]?jsx?$/.test(path) ? mentionOf(text, known.interfaces) : undefined;
    if (mention === undefined) return [];
    const message = `JavaScript files are not edited; this one names ${mention.name}`;
    const at = { path, start: mention.start, end: mention.start + mention.name.length };
    return [{ code: "stubs-unsupported-file", message, at }];
  });
  return [...broken, ...scripts];
}

/** Returns the first of the names that occurs as a word in the text. */
export function mentionOf(
  text: string,
  names: ReadonlySet<string>,
): { readonly name: string; readonly start: number } | undefined {
  for (const match of text.matchAll(/[\p{ID_Start}_$][\p{ID_Continue}$]*/gu)) {
    if (names.has(match[0])) return { name: match[0], start: match.index };
  }
  return undefined;
}
