import type { File } from "./file.js";
import { isTypescript, proveSyntax, type SyntaxProblem } from "./syntax.js";
import type { SyntaxProof } from "./syntax-thread.js";

/**
 * oxc is a native parser: about ten times faster than TypeScript's, with almost no load time. `isolatedDeclaration`
 * returns the least data of its functions; the parser returns the whole tree. oxc accepts a few errors that TypeScript
 * rejects and that the printer cannot produce: type members without a separator, a line break after `interface`,
 * numbers such as `017`.
 */
type Declare = typeof import("oxc-transform").isolatedDeclarationSync;

/**
 * Creates a syntax check with a native parser. It runs synchronously on the printing thread.
 *
 * @returns Undefined if the optional dependency is not installed.
 */
export async function beginNativeProof(): Promise<SyntaxProof | undefined> {
  const declare = await nativeCompiler();
  if (declare === undefined) return undefined;
  const problems: SyntaxProblem[] = [];
  return {
    add: (files) => void problems.push(...proveNatively(files, declare)),
    finish: async () => problems,
    stop: async () => {},
  };
}

async function nativeCompiler(): Promise<Declare | undefined> {
  try {
    return (await import("oxc-transform")).isolatedDeclarationSync;
  } catch {
    return undefined;
  }
}

/**
 * A native stack overflow cannot be caught, and the smallest thread stack of any platform allows about 400 levels.
 * Files with 80 levels of indentation or 200 brackets on a line use TypeScript's parser, which throws instead. It takes
 * ten times as long, so brackets in texts and comments, such as those of long patterns, do not count.
 */
function mayBeDeep(text: string): boolean {
  if (text.includes(deepIndentation)) return true;
  for (let start = 0; start < text.length; ) {
    const next = text.indexOf("\n", start);
    const end = next === -1 ? text.length : next;
    if (end - start > longLine && hasManyBrackets(text.slice(start, end))) return true;
    start = end + 1;
  }
  return false;
}

function hasManyBrackets(line: string): boolean {
  if (countBrackets(line) < mostBrackets) return false;
  // A line of a documentation comment.
  if (/^ *\* /.test(line)) return false;
  const code = line.replaceAll(/"(?:[^"\\]|\\.)*"/g, "");
  // Quotes in a regular expression or a comment do not delimit texts.
  return /[/'`]/.test(code) || countBrackets(code) >= mostBrackets;
}

function countBrackets(text: string): number {
  return text.match(/[([{<]/g)?.length ?? 0;
}

const mostBrackets = 200;

const deepIndentation = " ".repeat(160);

/** Minimum length of a line to count the brackets of; printed lines are rarely longer. */
const longLine = 200;

/**
 * Errors about missing annotations for declaration output are not syntax errors: third-party emitters may omit types.
 */
const isOfDeclarations = /^TS9\d{3}:/;

/** Like {@link proveSyntax}. */
function proveNatively(files: readonly File[], declare: Declare): readonly SyntaxProblem[] {
  return files.filter(isTypescript).flatMap((file) => {
    if (mayBeDeep(file.text)) return proveSyntax([file]);
    const errors = declare(file.path, file.text).errors.filter(({ message }) => !isOfDeclarations.test(message));
    return errors.map(({ message, labels: [label] }) => {
      const before = file.text.slice(0, label?.start ?? 0).split("\n");
      return { path: file.path, line: before.length, column: (before.at(-1) ?? "").length + 1, message };
    });
  });
}
