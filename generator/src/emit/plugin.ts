import type { Interface } from "../model/interface.js";
import type { Sourced } from "../model/type.js";
import { type File, fileOf, isSourceFile } from "../print/index.js";
import type { ConfiguredEmitter, EmitterContext, EmitterDefinition } from "./contract.js";

/**
 * Defines an emitter, to export as the default of a module listed under `emitters` in the configuration.
 *
 * @throws TypeError if the definition is invalid, before anything runs.
 */
export function defineEmitter(definition: EmitterDefinition): EmitterDefinition {
  const problem = problemOfDefinition(definition);
  if (problem !== undefined) throw new TypeError(problem);
  return definition;
}

/** Returns why a value is not an emitter definition of any version, as a sentence without a full stop. */
export function problemOfDefinition(value: unknown): string | undefined {
  if (typeof value !== "object" || value === null) return "its default export is not what defineEmitter returns";
  const { name, apiVersion, emit, entry } = value as Partial<Record<keyof EmitterDefinition, unknown>>;
  if (typeof apiVersion !== "number") return "its default export does not say apiVersion";
  if (typeof name !== "string" || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    return `the name ${JSON.stringify(name)} is not made of lower-case words with hyphens`;
  }
  if (typeof emit !== "function") return "emit is no function";
  if (entry === undefined) return undefined;
  const { module, text } = (entry ?? {}) as Partial<Record<"module" | "text", unknown>>;
  if (typeof module !== "string" || !/^src\/[\w./-]+$/.test(module)) return "entry.module is no path below src/";
  return typeof text === "string" && text !== "" ? undefined : "entry.text is missing";
}

/** An emitter cannot print something in the specification. */
export class EmitterRefusal extends Error {
  override readonly name = "EmitterRefusal";
  readonly pointer: string;
  readonly fix: string | undefined;

  constructor(emitter: string, pointer: string, message: string, fix: string | undefined) {
    super(`the emitter ${emitter} refuses this: ${message}`);
    this.pointer = pointer;
    this.fix = fix;
  }
}

/** An emitter violated its contract: it threw, returned something other than files, or wrote another emitter's file. */
export class EmitterFailure extends Error {
  override readonly name = "EmitterFailure";
  /** Names of the responsible emitters: two if they collide. */
  readonly emitters: readonly string[];
  readonly code: "emitter-failed" | "emitter-collision";

  constructor(emitters: readonly string[], message: string, options?: ErrorOptions) {
    super(message, options);
    this.emitters = emitters;
    this.code = emitters.length > 1 ? "emitter-collision" : "emitter-failed";
  }
}

/** Runs a third-party emitter and validates everything it returns. */
export function runPlugin(
  { definition, options }: ConfiguredEmitter,
  model: Interface,
  context: Omit<EmitterContext, "options" | "refuse">,
): readonly File[] {
  const { name } = definition;
  const refuse = ({ at }: Sourced, message: string, fix?: string): never => {
    throw new EmitterRefusal(name, at, message, fix);
  };
  let files: unknown;
  try {
    files = definition.emit(model, { ...context, options, refuse });
  } catch (cause) {
    if (cause instanceof EmitterRefusal) throw cause;
    throw new EmitterFailure([name], `the emitter ${name} failed: ${messageOf(cause)}`, { cause });
  }
  if (!Array.isArray(files)) {
    const found = isThenable(files) ? "a promise" : files === null ? "null" : typeof files;
    throw new EmitterFailure([name], `the emitter ${name} returned ${found} instead of a list of files`);
  }
  return files.map((file: unknown, index) => {
    if (isSourceFile(file)) return fileOf(file);
    const { path, text } = (file ?? {}) as Partial<Record<keyof File, unknown>>;
    if (typeof path === "string" && typeof text === "string") return { path, text };
    throw new EmitterFailure([name], `the emitter ${name} returned something without path and text at index ${index}`);
  });
}

function isThenable(value: unknown): boolean {
  return typeof value === "object" && value !== null && "then" in value;
}

function messageOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text === "" ? "it does not say why" : text;
}
