import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import type { Diagnostic, SourceLocation } from "@guildwire/generator";
import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import { expandShorthands, type RequestVector, ShorthandError } from "./vector-format.js";
import { maxProblems, problem, VectorProblem } from "./vector-problem.js";
import { parseYaml } from "./vector-yaml.js";

/** A vector and its location. */
export interface LocatedVector extends RequestVector {
  readonly location: SourceLocation;
}

/** Maximum size of a file in bytes. */
const maxFile = 8 * 1024 * 1024;
/** Maximum number of files of a run. */
const maxFiles = 1000;
/** Maximum number of vectors of a run. */
const maxVectors = 100_000;

/** A file with vectors. */
interface VectorFile {
  readonly path: string;
  /** Relative to the folder that was given. */
  readonly name: string;
  /** Relative to the working directory. */
  readonly display: string;
}

/**
 * Reads the vectors of files, and of all `.yaml` and `.yml` files in folders and their subfolders, in the order of their
 * names.
 *
 * @param paths Relative to `cwd`.
 * @throws VectorProblem if a file cannot be read, exceeds a limit, or does not have the form of vectors.
 */
export function readVectors(paths: readonly string[], cwd: string): readonly LocatedVector[] {
  const files = paths.flatMap((path) => filesAt(path, cwd));
  if (files.length > maxFiles) throw problem("vectors-too-large", `there are more than ${maxFiles} files`);
  const vectors: LocatedVector[] = [];
  for (const file of files) {
    for (const vector of readFile(file)) vectors.push(vector);
    if (vectors.length > maxVectors) throw problem("vectors-too-large", `there are more than ${maxVectors} vectors`);
  }
  return vectors;
}

function filesAt(path: string, cwd: string): readonly VectorFile[] {
  const root = resolve(cwd, path);
  const fileAt = (at: string, name: string): VectorFile => ({ path: at, name, display: slashed(relative(cwd, at)) });
  try {
    if (!statSync(root).isDirectory()) return [fileAt(root, slashed(path))];
    const names = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((name) => /\.ya?ml$/.test(name));
    if (names.length === 0) throw problem("vectors-unreadable", `${path} has no YAML files`);
    return names.toSorted().map((name) => fileAt(join(root, name), slashed(name)));
  } catch (error) {
    throw error instanceof VectorProblem ? error : unreadable(path, error);
  }
}

function readFile(file: VectorFile): readonly LocatedVector[] {
  let text: string;
  try {
    if (statSync(file.path).size > maxFile) {
      throw problem("vectors-too-large", `${file.display} has more than ${maxFile} bytes`);
    }
    text = new TextDecoder("utf-8", { fatal: true }).decode(readFileSync(file.path));
  } catch (error) {
    throw error instanceof VectorProblem ? error : unreadable(file.display, error);
  }
  return vectorsIn(text, file);
}

function vectorsIn(text: string, { display, name }: VectorFile): readonly LocatedVector[] {
  const { value, locationOf } = parseYaml(text, display);
  // The number of diagnostics is proportional to that of vectors.
  if (Array.isArray(value) && value.length > maxVectors) {
    throw problem("vectors-too-large", `there are more than ${maxVectors} vectors`, locationOf([]));
  }
  const validate = vectorValidator();
  if (!validate(value)) {
    const errors = (validate.errors ?? []).filter(({ keyword }) => keyword !== "if");
    throw new VectorProblem(
      errors
        .slice(0, maxProblems)
        .map((error) => ({ ...describe(error), location: locationOf(keysOf(error.instancePath)) })),
    );
  }
  return (value as readonly RequestVector[]).map((vector, index) => {
    const location = locationOf([index]);
    try {
      return { ...(expandShorthands(vector) as RequestVector), file: name, location };
    } catch (error) {
      if (!(error instanceof ShorthandError)) throw error;
      throw problem("vectors-shorthand-invalid", error.message, location);
    }
  });
}

let validator: ValidateFunction | undefined;

function vectorValidator(): ValidateFunction {
  if (validator !== undefined) return validator;
  const path = new URL("../../schema/vectors.schema.json", import.meta.url);
  const schema = JSON.parse(readFileSync(path, "utf8")) as object;
  validator = new Ajv2020({ allErrors: true, strictRequired: false, strictTypes: false }).compile(schema);
  return validator;
}

function describe({ keyword, params, message = "is invalid", instancePath }: ErrorObject): Diagnostic {
  const name = instancePath === "" ? "the document" : instancePath;
  const unknown = (params as { readonly additionalProperty?: string }).additionalProperty;
  const text =
    keyword === "additionalProperties"
      ? `must not have the property ${unknown}`
      : keyword === "false schema"
        ? "is not allowed together with the other properties"
        : message;
  return { code: "vectors-invalid", severity: "error", message: `${name} ${text}` };
}

function keysOf(pointer: string): readonly string[] {
  const tokens = pointer.split("/").slice(1);
  return tokens.map((token) => token.replaceAll("~1", "/").replaceAll("~0", "~"));
}

function unreadable(path: string, error: unknown): VectorProblem {
  const { code, message } = error as { readonly code?: string; readonly message?: string };
  return problem("vectors-unreadable", `${path} cannot be read (${code ?? message})`);
}

function slashed(path: string): string {
  return path.split(sep).join("/");
}
