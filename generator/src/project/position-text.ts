import type { EmitOptions, SourceLine } from "../emit/contract.js";
import type { LoadedDocument } from "../load/document.js";
import { platform } from "../platform/node.js";
import type { Settings } from "./settings.js";

const { paths } = platform;

/** Returns a function that finds the line of a pointer: of its key, or of its value in a list. */
function sourceLines(loaded: LoadedDocument, { configFile }: Settings, cwd: string): (pointer: string) => SourceLine {
  const base = configFile === undefined ? cwd : paths.dirname(configFile.path);
  const known = new Map([...loaded.files, ...(loaded.overlays ?? [])].map(({ name, path }) => [name, path]));
  return (pointer) => {
    const { file, line } = loaded.locate(pointer, "key");
    const path = known.get(file) ?? paths.resolve(cwd, file);
    return { file: paths.relative(base, path).split(paths.sep).join("/"), line };
  };
}

/** Returns the options of the emitters that follow from `sourcePositions`. */
export function positionOptions(
  loaded: LoadedDocument,
  settings: Settings,
  cwd: string,
): Pick<EmitOptions, "positionOf" | "lineOf"> {
  const { reference = false, errors = false } = settings.sourcePositions ?? {};
  const lineOf = sourceLines(loaded, settings, cwd);
  return {
    ...(reference === false ? {} : referencePositions(reference, lineOf)),
    ...(errors ? { lineOf } : {}),
  };
}

function referencePositions(
  reference: true | string,
  lineOf: (pointer: string) => SourceLine,
): Pick<EmitOptions, "positionOf"> {
  return {
    positionOf({ at }) {
      const { file, line } = lineOf(at);
      const path = file.split("/").map(encodeURIComponent).join("/");
      const url = reference === true ? "" : reference.replaceAll("{file}", path).replaceAll("{line}", String(line));
      return { text: `${file}:${line}`, url };
    },
  };
}
