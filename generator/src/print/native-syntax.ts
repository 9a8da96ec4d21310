import type { File } from "./file.js";
import { isTypescript, proveSyntax, type SyntaxProblem } from "./syntax.js";
import type { SyntaxProof } from "./syntax-thread.js";

/**
 * oxc is compiled to machine code: it reads a file in a tenth of the compiler's time, and takes none to load. Of what it can
 * do with a file, declarations are the least that it hands back; its parser alone would hand out the whole tree. It lets a
 * few things pass that the compiler refuses, and that no printer of ours could print by mistake: members of a type without
 * a separator, a line's end behind `interface`, numbers such as `017`.
 */
type Declare = typeof import("oxc-transform").isolatedDeclarationSync;

/**
 * A proof with a native parser, for large outputs. It proves at once what it is handed, in the thread that prints.
 *
 * @returns Undefined where the parser is not there: it is an optional dependency, which some platforms go without.
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
 * Machine code has no way back from the end of its stack, for which a file would need 400 levels on the smallest one that a
 * platform gives to a thread. What is indented by 80 levels, or opens 200 brackets on one line, is left to the compiler,
 * which throws.
 */
function mayBeDeep(text: string): boolean {
  if (text.includes(deepIndentation)) return true;
  for (let start = 0; start < text.length; ) {
    const next = text.indexOf("\n", start);
    const end = next === -1 ? text.length : next;
    if (end - start > longLine && (text.slice(start, end).match(/[([{<]/g) ?? []).length >= 200) return true;
    start = end + 1;
  }
  return false;
}

const deepIndentation = " ".repeat(160);

/** Printed lines are hardly ever longer than this. */
const longLine = 200;

/** A type that only declaration output requires is no syntax error: third-party emitters may omit it. */
const isOfDeclarations = /^TS9\d{3}:/;

/** As {@link proveSyntax}. */
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
