import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parse } from "yaml";
import { readVectors as readVectorFiles } from "../../tools/src/conform/vector-files.js";
import type { RequestVector } from "../../tools/src/conform/vector-format.js";

export {
  type ExpectedArguments as Taken,
  type ExpectedError as Refused,
  isValidRequest as isTaken,
  type RequestVector as Vector,
  type VectorRequest,
} from "../../tools/src/conform/vector-format.js";

export const vectorsFolder: string = resolve(import.meta.dirname, "../../spec/vectors");

/** The names of all vector files, handwritten and derived, relative to the folder of vectors. */
export function vectorFiles(): readonly string[] {
  return readdirSync(vectorsFolder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".yaml"))
    .map((name) => name.replaceAll("\\", "/"))
    .toSorted();
}

/** The vectors with shorthands unexpanded. */
export function writtenVectors(file: string): unknown {
  return parse(readFileSync(join(vectorsFolder, file), "utf8"));
}

let vectors: readonly RequestVector[] | undefined;

/** Every vector of every file, which test files of one worker read once. */
export function readVectors(): readonly RequestVector[] {
  vectors ??= readVectorFiles([vectorsFolder], vectorsFolder);
  return vectors;
}
