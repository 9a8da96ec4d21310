import type { File } from "./file.js";
import { isTypescript, proveSyntax, type SyntaxProblem } from "./syntax.js";
import type { SyntaxProof } from "./syntax-thread.js";

/**
 * Proofs for runs that follow each other in one process: a file whose text was found sound before is not looked at again.
 * The compiler is loaded once, and stays.
 */
export function syntaxMemory(): () => SyntaxProof {
  const sound = new Map<string, string>();
  return () => {
    const problems: SyntaxProblem[] = [];
    return {
      add(files) {
        const fresh = files.filter((file) => isTypescript(file) && sound.get(file.path) !== file.text);
        const found = proveSyntax(fresh);
        problems.push(...found);
        for (const { path, text } of withoutProblems(fresh, found)) sound.set(path, text);
      },
      finish: async () => problems,
      stop: async () => {},
    };
  };
}

function withoutProblems(files: readonly File[], problems: readonly SyntaxProblem[]): readonly File[] {
  const broken = new Set(problems.map(({ path }) => path));
  return files.filter(({ path }) => !broken.has(path));
}
