import type { Interface } from "../model/interface.js";
import { type File, textFile } from "../print/index.js";
import { emitClient } from "./client/client.js";
import { emitDevices } from "./devices/devices.js";
import { emitEvents } from "./events.js";
import { emitLimits } from "./limits.js";
import { emitPackage } from "./package.js";
import { emitPermissions } from "./permissions.js";
import { emitReference } from "./reference/reference.js";
import { emitServer } from "./server/server.js";
import { emitTypes } from "./types.js";
import { emitConstructors } from "./validators/constructors.js";
import { emitValidators } from "./validators/validators.js";

/** What the output is called and what it stands on; part of the input of every emitter. */
export interface EmitOptions {
  readonly packageName: string;
  readonly packageVersion: string;
  readonly runtimeVersion: string;
  /** Names of the emitters to run; all when absent. */
  readonly only?: readonly string[];
}

/** The bundled documents, as text, for the output that carries them unread. */
export interface BundledDocuments {
  readonly bundle: string;
  /** The second bundle, in which variants stand in for the operations whose routes they share; absent without variants. */
  readonly variants?: string;
}

/** An emitter: a pure function from the resolved interface to files. `written` has the paths of the emitters before it. */
export type Emitter = (
  model: Interface,
  options: EmitOptions,
  documents: BundledDocuments,
  written: ReadonlySet<string>,
) => readonly File[];

/** Every emitter by its name, in the order in which they run. */
export const emitters: { readonly [name: string]: Emitter } = {
  types: emitTypes,
  validators: emitValidators,
  constructors: emitConstructors,
  client: emitClient,
  server: emitServer,
  limits: emitLimits,
  permissions: emitPermissions,
  events: emitEvents,
  devices: emitDevices,
  openapi: emitDocuments,
  reference: emitReference,
  package: emitPackage,
};

/** All files of the output, sorted by path; `printed` hears of those of every emitter as soon as they are there. */
export function emitAll(
  model: Interface,
  documents: BundledDocuments,
  options: EmitOptions,
  printed: (files: readonly File[]) => void = () => {},
): readonly File[] {
  const chosen = Object.entries(emitters).filter(([name]) => options.only === undefined || options.only.includes(name));
  const files: File[] = [];
  for (const [, emitter] of chosen) {
    const own = emitter(model, options, documents, new Set(files.map(({ path }) => path)));
    printed(own);
    files.push(...own);
  }
  return files.toSorted((one, other) => (one.path < other.path ? -1 : one.path > other.path ? 1 : 0));
}

function emitDocuments(_model: Interface, _options: EmitOptions, documents: BundledDocuments): readonly File[] {
  const bundle = textFile("openapi.json", documents.bundle);
  return documents.variants === undefined ? [bundle] : [bundle, textFile("openapi.variants.json", documents.variants)];
}
