import type { EmitOptions } from "../emit/contract.js";
import type { LoadedDocument } from "../load/document.js";
import { platform } from "../platform/node.js";
import type { Settings } from "./settings.js";

const { paths } = platform;

/** The line of a file of the specification. */
export interface SourceLine {
  /** Relative to the folder of the configuration, with forward slashes: the same on every machine. */
  readonly file: string;
  /** 1-based. */
  readonly line: number;
}

/** Returns a function that finds the line of a pointer: of its key, or of its value in a list. */
export function sourceLines(
  loaded: LoadedDocument,
  { configFile }: Settings,
  cwd: string,
): (pointer: string) => SourceLine {
  const base = configFile === undefined ? cwd : paths.dirname(configFile.path);
  const known = new Map([...loaded.files, ...(loaded.overlays ?? [])].map(({ name, path }) => [name, path]));
  return (pointer) => {
    const { file, line } = loaded.locate(pointer, "key");
    const path = known.get(file) ?? paths.resolve(cwd, file);
    return { file: paths.relative(base, path).split(paths.sep).join("/"), line };
  };
}

/** Returns the options of the reference that follow from `sourcePositions.reference`. */
export function referencePositions(
  loaded: LoadedDocument,
  settings: Settings,
  cwd: string,
): Pick<EmitOptions, "positionOf"> {
  const { reference = false } = settings.sourcePositions ?? {};
  if (reference === false) return {};
  const lineOf = sourceLines(loaded, settings, cwd);
  return {
    positionOf({ at }) {
      const { file, line } = lineOf(at);
      const path = file.split("/").map(encodeURIComponent).join("/");
      const url = reference === true ? "" : reference.replaceAll("{file}", path).replaceAll("{line}", String(line));
      return { text: `${file}:${line}`, url };
    },
  };
}
