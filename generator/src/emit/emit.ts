import { loadFaker, type RealisticValues } from "../examples/realistic.js";
import type { Interface } from "../model/interface.js";
import { wireForm } from "../model/wire-form.js";
import { type File, textFile } from "../print/index.js";
import { compareText } from "../values/text.js";
import { emitClient } from "./client/client.js";
import { emitQueries } from "./client/queries/queries.js";
import type { BundledDocuments, EmitOptions, Emitter } from "./contract.js";
import { emitConversions } from "./conversions.js";
import { emitDevices } from "./devices/devices.js";
import { emitEvents } from "./events.js";
import { emitInteractions } from "./interactions/interactions.js";
import { emitLimits } from "./limits.js";
import { emitMsw } from "./msw/msw.js";
import { emitOpenapiTypescript } from "./openapi-typescript/openapi-typescript.js";
import { emitPackage } from "./package.js";
import { emitPermissions } from "./permissions.js";
import { EmitterFailure, runPlugin } from "./plugin.js";
import { emitLlms } from "./reference/llms.js";
import { emitReference } from "./reference/reference.js";
import { emitServer } from "./server/server.js";
import { emitSourcePositions } from "./source-positions.js";
import { emitTypes } from "./types.js";
import { emitConstructors } from "./validators/constructors.js";
import { emitValidators } from "./validators/validators.js";
import { emitWebhookReceivers } from "./webhooks/receiver.js";
import { emitWebhookSender } from "./webhooks/sender.js";

/** Built-in emitters by name, in execution order. */
export const emitters: { readonly [name: string]: Emitter } = {
  types: emitTypes,
  validators: (model, options) => emitValidators(wireForm(model), options),
  conversions: emitConversions,
  constructors: emitConstructors,
  client: emitClient,
  server: emitServer,
  "source-positions": (model, options) => emitSourcePositions(wireForm(model), options),
  interactions: emitInteractions,
  webhooks: (model) => [...emitWebhookReceivers(model), ...emitWebhookSender(model)],
  limits: (model, options) => emitLimits(wireForm(model), options),
  permissions: emitPermissions,
  events: emitEvents,
  devices: emitDevices,
  openapi: emitDocuments,
  reference: (model, options) => emitReference(wireForm(model), options),
  llms: (model) => emitLlms(wireForm(model)),
  "tanstack-query": emitQueries,
  msw: (model) => emitMsw(wireForm(model), fakerFor("msw")),
  "openapi-typescript": (model, _options, { bundle, written }) => emitOpenapiTypescript(model, written ?? bundle),
  package: emitPackage,
};

/** Built-in emitters whose files contain no code. */
export const textEmitters: readonly string[] = ["openapi", "reference", "llms"];

/** Built-in emitters that run only if they are named. */
export const optionalEmitters: readonly string[] = ["llms", "tanstack-query", "msw", "openapi-typescript"];

/** Names of the emitters that run by default. */
export const standardEmitters: readonly string[] = Object.keys(emitters).filter(
  (name) => !optionalEmitters.includes(name),
);

/**
 * Returns all output files sorted by path.
 *
 * @throws EmitterFailure if a third-party emitter violates its contract, or two emitters write the same file.
 */
export function emitAll(model: Interface, documents: BundledDocuments, options: EmitOptions): readonly File[] {
  return sortedByPath(Array.from(emitEach(model, documents, options), ({ file }) => file));
}

/** A printed file and the name of its emitter. */
export interface PrintedFile {
  readonly file: File;
  readonly emitter: string;
}

/** The emitter that lists all other files and therefore runs last. */
const lastEmitter = "package";

/** Yields the files of {@link emitAll} as they are printed. */
export function* emitEach(
  model: Interface,
  documents: BundledDocuments,
  options: EmitOptions,
): Generator<PrintedFile, void, undefined> {
  const { plugins = [], packageName, packageVersion, only, first } = options;
  const named = Object.entries(emitters).map(([name, emitter]): EmitStep => {
    return { name, run: (written) => emitter(model, options, documents, written) };
  });
  const own = [...named.filter(({ name }) => name === first), ...named.filter(({ name }) => name !== first)];
  const others = plugins.map((plugin): EmitStep => {
    const context = { packageName, packageVersion, documents };
    return { name: plugin.definition.name, run: (written) => runPlugin(plugin, model, { ...context, written }) };
  });
  const isChosen = ({ name }: EmitStep): boolean => only?.includes(name) ?? !optionalEmitters.includes(name);
  const steps = [...own.filter(isNotLastEmitter), ...others, ...own.filter((step) => !isNotLastEmitter(step))];
  const paths: string[] = [];
  const owners = new Map<string, PathOwner>();
  for (const { name, run } of steps.filter(isChosen)) {
    for (const file of run(new Set(paths))) {
      claimPath(file.path, name, owners);
      paths.push(file.path);
      yield { file, emitter: name };
    }
  }
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

/** Registers a path. Compared case-insensitively: some file systems are. */
function claimPath(path: string, emitter: string, owners: Map<string, PathOwner>): void {
  const key = path.normalize("NFC").toLowerCase();
  const other = owners.get(key);
  owners.set(key, { emitter, path });
  if (other === undefined) return;
  const what = other.path === path ? path : `${other.path} and ${path}, the same file on case-insensitive file systems`;
  if (other.emitter === emitter) throw new EmitterFailure([emitter], `${emitter} writes ${what}, twice`);
  throw new EmitterFailure([other.emitter, emitter], `${other.emitter} and ${emitter} both write ${what}`);
}

/** Loads the package that proposes texts. It is a peer dependency of the emitters that need it. */
function fakerFor(emitter: string): RealisticValues {
  try {
    return loadFaker();
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    throw new EmitterFailure([emitter], `the emitter ${emitter} cannot run: ${message}`, { cause });
  }
}

function emitDocuments(_model: Interface, _options: EmitOptions, documents: BundledDocuments): readonly File[] {
  const bundle = textFile("openapi.json", documents.bundle);
  return documents.variants === undefined ? [bundle] : [bundle, textFile("openapi.variants.json", documents.variants)];
}

/** Sorts files by path, so that the output does not depend on printing order. */
export function sortedByPath(files: readonly File[]): readonly File[] {
  return files.toSorted((one, other) => compareText(one.path, other.path));
}
