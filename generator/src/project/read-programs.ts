import { readFileSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { diagnose } from "../diagnostics/diagnose.js";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import { manifestLimits, parseManifest } from "../uses/manifest.js";
import type { Json } from "../values/json.js";
import { nodeAt } from "../values/pointer.js";
import { formatCount } from "../values/text.js";
import { errorCode } from "../write/file-system.js";
import { firstLine } from "./compared-side.js";
import { displayName } from "./display-name.js";
import type { NamedProgram } from "./noticed-report.js";
import { findProgramUses, type UsedInterface } from "./program-uses.js";
import { type ShowCount, showPrograms } from "./progress.js";
import type { Settings } from "./settings.js";

/** Maximum number of programs of one comparison. */
const maxPrograms = 1000;

/** Programs, or why one of them cannot be read. */
export interface ReadPrograms {
  readonly programs: readonly NamedProgram[];
  readonly diagnostics: readonly Diagnostic[];
  /** Texts of manifests, for the lines of diagnostics. */
  readonly texts: ReadonlyMap<string, string>;
}

/**
 * Reads what programs use.
 *
 * @param names Folders and files of TypeScript, and manifests (`.json`).
 * @param used The interface that the code was compiled against.
 */
export async function readPrograms(
  names: readonly string[],
  used: UsedInterface,
  context: { readonly settings: Settings; readonly cwd: string; readonly show: ShowCount },
): Promise<ReadPrograms> {
  const { cwd } = context;
  const texts = new Map<string, string>();
  const programs: NamedProgram[] = [];
  const diagnostics: Diagnostic[] = [];
  if (names.length > maxPrograms) {
    const message = `${names.length} programs are too many: at most ${maxPrograms} can be compared at once`;
    return { programs, diagnostics: [diagnose("uses-manifest-too-large", message)], texts };
  }
  const showProgram = showPrograms(context.show, names.length, "file");
  for (const [index, name] of names.entries()) {
    const path = resolve(cwd, name);
    if (isManifest(path)) {
      const read = readManifest(path, displayName(path, cwd), texts);
      if ("diagnostics" in read) {
        diagnostics.push(...read.diagnostics);
        continue;
      }
      programs.push(read);
      diagnostics.push(...unknownUses(read, displayName(path, cwd), used.loaded.document));
      continue;
    }
    const found = await findProgramUses([name], used, { ...context, onSearched: showProgram(index) });
    if ("diagnostics" in found) diagnostics.push(...found.diagnostics);
    else programs.push({ name, isManifest: false, uses: found.uses });
  }
  return { programs, diagnostics, texts };
}

/** Reports that a program uses what the document does not have: the report says nothing about it. */
function unknownUses({ uses }: NamedProgram, file: string, document: Json): readonly Diagnostic[] {
  const unknown = uses.filter(({ kind, at }) => kind !== "module" && nodeAt(document, at) === undefined);
  const [first] = unknown;
  if (first === undefined) return [];
  const message = `${formatCount(unknown.length, "use")} of nodes that the former interface does not have, such as ${first.at}`;
  const fix = "compare with the version that the manifest names, or write the manifest again";
  return [diagnose("uses-unknown", message, { location: firstLine(file), fix })];
}

function isManifest(path: string): boolean {
  return path.endsWith(".json") && statSync(path, { throwIfNoEntry: false })?.isDirectory() !== true;
}

function readManifest(
  path: string,
  name: string,
  texts: Map<string, string>,
): NamedProgram | { readonly diagnostics: readonly Diagnostic[] } {
  const location = firstLine(name);
  try {
    const { size } = statSync(path);
    if (size > manifestLimits.bytes) {
      const message = `${name} has ${size} bytes`;
      const expected = `at most ${manifestLimits.bytes} bytes`;
      return { diagnostics: [diagnose("uses-manifest-too-large", message, { location, expected })] };
    }
    const text = readFileSync(path, "utf8");
    texts.set(name, text);
    const parsed = parseManifest(text, name);
    if ("diagnostics" in parsed) return parsed;
    return { name: parsed.manifest.program, isManifest: true, uses: parsed.manifest.uses };
  } catch (error) {
    const message = `${name} cannot be read: ${errorCode(error) ?? String(error)}`;
    return { diagnostics: [diagnose("file-unreadable", message, { location })] };
  }
}
