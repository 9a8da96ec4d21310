import { optionalEmitters, standardEmitters } from "../emit/emit.js";
import { EmitterFailure } from "../emit/plugin.js";
import type { File } from "../print/index.js";

/** The folder of code in a package. */
const sourceFolder = "src/";

/** Emitters whose files are no source code, or which a program that contains the code does not need. */
const packageEmitters: ReadonlySet<string> = new Set(["package", "openapi", "reference", "llms"]);

/** The emitters that run by default when the output is source code. */
export const sourceEmitters: readonly string[] = standardEmitters.filter((name) => !packageEmitters.has(name));

/** The emitters of guildwire that write source code. */
export function isSourceEmitter(name: string): boolean {
  return !packageEmitters.has(name) && [...standardEmitters, ...optionalEmitters].includes(name);
}

/** Returns where a program has a file of a package; undefined for files that are no code. */
export function sourcePath(path: string): string | undefined {
  return path.startsWith(sourceFolder) ? path.slice(sourceFolder.length) : undefined;
}

/**
 * Returns a file of a package as a file of a program: code is directly in the output folder. Undefined for files that
 * only a package has, such as its programs.
 *
 * @throws EmitterFailure if a third-party emitter writes a file that is no code.
 */
export function asSourceFile(file: File, emitter: string): File | undefined {
  const path = sourcePath(file.path);
  if (path !== undefined) return { path, text: file.text };
  if (isSourceEmitter(emitter)) return undefined;
  throw new EmitterFailure([emitter], `${emitter} writes ${file.path}, but output: source has code only, below src/`);
}
