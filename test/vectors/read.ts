import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parse } from "yaml";

/** A request and its outcome; spec/vectors/README.md explains the fields. Shorthands are expanded. */
export interface Vector {
  /** The file below spec/vectors. */
  readonly file: string;
  readonly operation: string;
  readonly name: string;
  readonly readings?: readonly string[];
  readonly beyond?: string;
  readonly request: VectorRequest;
  readonly expect: Taken | Refused;
}

export interface VectorRequest {
  readonly method: string;
  readonly path: string;
  readonly query?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly authenticated?: false;
  readonly body?: unknown;
  readonly raw?: { readonly type: string; readonly text: string };
  readonly form?: readonly FormPart[];
}

export interface FormPart {
  readonly name: string;
  readonly filename?: string;
  readonly type?: string;
  readonly content: unknown;
}

export interface Taken {
  readonly decoded: {
    readonly path?: Readonly<Record<string, string>>;
    readonly query?: Readonly<Record<string, unknown>>;
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: unknown;
    readonly files?: readonly {
      readonly part: string;
      readonly filename: string;
      readonly type?: string;
      readonly content: string;
    }[];
  };
}

export interface Refused {
  readonly status: number;
  readonly code: number;
  readonly errors?: readonly { readonly at: string; readonly code?: string }[];
  readonly allow?: readonly string[];
}

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

/** Every vector of every file. */
export function readVectors(): readonly Vector[] {
  return vectorFiles().flatMap((file) =>
    (writtenVectors(file) as readonly Vector[]).map((vector) => ({ ...(expanded(vector) as Vector), file })),
  );
}

export function isTaken(expect: Taken | Refused): expect is Taken {
  return "decoded" in expect;
}

/** A value with `$repeat` and `$each` expanded. */
export function expanded(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(expanded);
  if (typeof value !== "object" || value === null) return value;
  const { $repeat, $each, times } = value as { $repeat?: string; $each?: unknown; times: number };
  if ($repeat !== undefined) return $repeat.repeat(times);
  if ($each !== undefined) {
    const item = JSON.stringify(expanded($each));
    return Array.from({ length: times }, (_, index) => JSON.parse(item.replaceAll("{n}", String(index))) as unknown);
  }
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, expanded(inner)]));
}
