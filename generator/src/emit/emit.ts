import type { Interface } from "../model/interface.js";
import { type File, textFile } from "../print/index.js";
import { emitClient } from "./client/client.js";
import type { BundledDocuments, EmitOptions, Emitter } from "./contract.js";
import { emitDevices } from "./devices/devices.js";
import { emitEvents } from "./events.js";
import { emitInteractions } from "./interactions/interactions.js";
import { emitLimits } from "./limits.js";
import { type EmitMemory, rememberedAll } from "./memory/memory.js";
import { emitPackage } from "./package.js";
import { emitPermissions } from "./permissions.js";
import { EmitterFailure, runPlugin } from "./plugin.js";
import { emitReference } from "./reference/reference.js";
import { emitServer } from "./server/server.js";
import { sortedByPath } from "./sorted-by-path.js";
import { emitTypes } from "./types.js";
import { emitConstructors } from "./validators/constructors.js";
import { emitValidators } from "./validators/validators.js";

/** Every emitter by its name, in the order in which they run. */
export const emitters: { readonly [name: string]: Emitter } = {
  types: emitTypes,
  validators: emitValidators,
  constructors: asSingleUnit("constructors", emitConstructors),
  client: emitClient,
  server: emitServer,
  interactions: asSingleUnit("interactions", emitInteractions),
  limits: asSingleUnit("limits", emitLimits),
  permissions: asSingleUnit("permissions", emitPermissions),
  events: asSingleUnit("events", emitEvents),
  devices: asSingleUnit("devices", emitDevices),
  openapi: emitDocuments,
  reference: emitReference,
  package: emitPackage,
};

/** An emitter that reads the model and nothing else. A watch takes all its files, or makes them all. */
function asSingleUnit(name: string, emitter: (model: Interface) => Iterable<File>): Emitter {
  return (model) => rememberedAll(model, { name }, () => emitter(model));
}

/**
 * All files of the output, sorted by path.
 *
 * @throws EmitterFailure where an emitter that is not ours breaks the rules, or two write the same file.
 */
export function emitAll(
  model: Interface,
  documents: BundledDocuments,
  options: EmitOptions,
  memory?: EmitMemory,
): readonly File[] {
  return sortedByPath(Array.from(emitEach(model, documents, options, { memory }), ({ file }) => file));
}

/** A file, and the name of the emitter that printed it. */
export interface PrintedFile {
  readonly file: File;
  readonly emitter: string;
}

/** What a run has at hand beside its input. */
interface EmitTools {
  /** Files whose making would read what it has read before are taken from here; emitters that are not ours are always asked. */
  readonly memory?: EmitMemory | undefined;
}

/** The emitter that lists what the others have written, so that it has to run after them. */
const lastEmitter = "package";

/** The same files as {@link emitAll}, each as soon as it is printed. */
export function* emitEach(
  model: Interface,
  documents: BundledDocuments,
  options: EmitOptions,
  { memory }: EmitTools = {},
): Generator<PrintedFile, void, undefined> {
  const { plugins = [], packageName, packageVersion, only } = options;
  const recorded = memory?.recorded(model) ?? model;
  const own = Object.entries(emitters).map(([name, emitter]): EmitStep => {
    return { name, run: (written) => emitter(recorded, options, documents, written) };
  });
  const others = plugins.map((plugin): EmitStep => {
    const context = { packageName, packageVersion, documents };
    return { name: plugin.definition.name, run: (written) => runPlugin(plugin, model, { ...context, written }) };
  });
  const steps = [...own.filter(isNotLastEmitter), ...others, ...own.filter((step) => !isNotLastEmitter(step))];
  const paths: string[] = [];
  const files: File[] = [];
  const owners = new Map<string, PathOwner>();
  for (const { name, run } of steps.filter((step) => only === undefined || only.includes(step.name))) {
    for (const file of run(new Set(paths))) {
      claimPath(file.path, name, owners);
      paths.push(file.path);
      if (memory !== undefined) files.push(file);
      yield { file, emitter: name };
    }
  }
  memory?.finished(files);
}

interface EmitStep {
  readonly name: string;
  run(written: ReadonlySet<string>): Iterable<File>;
}

interface PathOwner {
  readonly emitter: string;
  readonly path: string;
}

function isNotLastEmitter({ name }: EmitStep): boolean {
  return name !== lastEmitter;
}

/** Case counts for nothing, since some file systems hold both spellings for one name. */
function claimPath(path: string, emitter: string, owners: Map<string, PathOwner>): void {
  const key = path.normalize("NFC").toLowerCase();
  const other = owners.get(key);
  owners.set(key, { emitter, path });
  if (other === undefined) return;
  const what = other.path === path ? path : `${other.path} and ${path}, one file where case counts for nothing`;
  if (other.emitter === emitter) throw new EmitterFailure([emitter], `${emitter} writes ${what}, twice`);
  throw new EmitterFailure([other.emitter, emitter], `${other.emitter} and ${emitter} both write ${what}`);
}

function emitDocuments(_model: Interface, _options: EmitOptions, documents: BundledDocuments): readonly File[] {
  const bundle = textFile("openapi.json", documents.bundle);
  return documents.variants === undefined ? [bundle] : [bundle, textFile("openapi.variants.json", documents.variants)];
}
