import { readFileSync } from "node:fs";
import { posix } from "node:path";
import { standardEmitters } from "../emit/emit.js";
import { type CallerProject, specifiersIn } from "../typescript/caller-program.js";
import type { ChosenEmitters } from "./emitters/choose.js";
import type { SearchedProgram } from "./generated-package.js";

/** Emitters of the modules that most callers import alone. Printing the others takes more than half of the time. */
const clientEmitters: ReadonlySet<string> = new Set(["types", "conversions", "client", "package"]);

/** Folders of their files below the source folder; the empty name is the root. */
const clientFolders: ReadonlySet<string> = new Set(["", "index", "brands", "types", "conversions", "client"]);

/**
 * Returns the emitters of the modules that programs name in quotes, as far as this can be decided without a compiler: those of the
 * client and its types, or all. A program may name a module in another way, such as by an alias.
 */
export function referencedEmitters(
  chosen: ChosenEmitters,
  projects: readonly CallerProject[],
  { root, name, folderOf }: SearchedProgram["generated"],
): ChosenEmitters {
  const folderIn = (specifier: string, containing: string): string | undefined => {
    const isRelative = /^\.\.?(\/|$)/.test(specifier);
    const target = isRelative ? posix.join(posix.dirname(containing), specifier) : specifier;
    const base = isRelative ? root : name;
    if (target !== base && !target.startsWith(`${base}/`)) return undefined;
    const [first = ""] = target
      .slice(base.length + 1)
      .replace(/^(?:src|dist)\//, "")
      .split("/");
    return first.replace(/(?:\.d)?\.[cm]?[jt]s$/, "");
  };
  const isOther = (path: string): boolean =>
    [...specifiersIn(textOf(path))].some((specifier) => {
      const folder = folderIn(specifier, path);
      return folder !== undefined && !clientFolders.has(folder);
    });
  const callers = projects.flatMap(({ fileNames }) => fileNames).filter((path) => folderOf(path) === undefined);
  if (callers.some(isOther)) return chosen;
  return { only: (chosen.only ?? standardEmitters).filter((one) => clientEmitters.has(one)), plugins: [] };
}

function textOf(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}
