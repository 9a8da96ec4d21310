import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { EmitOptions } from "../emit/contract.js";
import type { FileInputs, Printed, PrintedFiles } from "../emit/typescript/printed-files.js";
import type { Interface } from "../model/interface.js";
import type { File } from "../print/index.js";
import type { Json } from "../values/json.js";
import { sha256 } from "../write/digest.js";
import { privateFolder } from "../write/paths.js";
import { generatorDigest } from "./generator-version.js";
import { ModelDigests } from "./model-digests.js";
import type { Settings } from "./settings.js";
import { sourcePath } from "./source-output.js";

/** What is known of a printed file. */
interface StoredFile {
  /** Digest of everything that it was printed from. */
  readonly inputs: string;
  /** SHA-256 of its text. */
  readonly sha256: string;
  readonly facts: Json;
}

/** The files of a run that has the same generator, settings and common part of the document. */
interface StoredRun {
  readonly common: string;
  readonly files: { readonly [path: string]: StoredFile };
}

type Output = Pick<Settings, "outDir" | "edition" | "sourceOutput">;

/**
 * The files of the last run that wrote an output. What they were printed from is stored beside the output and never
 * committed; their texts are those on disk, if no one has changed them.
 */
export class LastPrintedFiles {
  readonly #output: Output;
  readonly #known: StoredRun | undefined;
  readonly #kept = new WeakSet<File>();
  #common = "";
  #current: { [path: string]: StoredFile } = {};

  constructor(output: Output) {
    this.#output = output;
    this.#known = readRun(output);
  }

  /** Begins a run for a model. */
  begin(model: Interface, options: EmitOptions): PrintedFiles {
    const digests = new ModelDigests(model);
    const { packageName, packageVersion, runtimeVersion, only = null } = options;
    const { edition, sourceOutput } = this.#output;
    const settings = [packageName, packageVersion, runtimeVersion, only, edition.id, sourceOutput !== undefined];
    this.#common = sha256(JSON.stringify([generatorDigest(), settings, digests.common]));
    this.#current = {};
    const known = this.#known?.common === this.#common ? this.#known.files : {};
    return {
      get: (path, inputs, print, accepts = () => true) => {
        const key = sha256(JSON.stringify(digestsOf(inputs, digests)));
        const stored = Object.hasOwn(known, path) ? known[path] : undefined;
        return this.#unchanged(path, key, stored, accepts) ?? this.#printed(path, key, print);
      },
    };
  }

  /** Whether the text of a file is that of the last run, so that its syntax is known to be sound. */
  isKept(file: File): boolean {
    return this.#kept.has(file);
  }

  /** Stores what the files of this run were printed from. Call it when they are written. Never fails. */
  store(): void {
    const run: StoredRun = { common: this.#common, files: this.#current };
    const path = storedPath(this.#output);
    try {
      writeFileSync(`${path}.${process.pid}`, `${JSON.stringify({ digest: digestOf(run), ...run })}\n`);
      renameSync(`${path}.${process.pid}`, path);
    } catch {
      // Without it, the next run prints all files.
    }
  }

  #unchanged<Facts extends Json>(
    path: string,
    inputs: string,
    stored: StoredFile | undefined,
    accepts: (facts: Facts) => boolean,
  ): Printed<Facts> | undefined {
    if (stored === undefined || stored.inputs !== inputs) return undefined;
    const text = this.#textOnDisk(path);
    if (text === undefined || sha256(text) !== stored.sha256) return undefined;
    // The digest has shown that a run of the generator has stored these facts.
    const facts = stored.facts as Facts;
    if (!accepts(facts)) return undefined;
    const file = { path, text };
    this.#kept.add(file);
    this.#current[path] = stored;
    return { file, facts };
  }

  #printed<Facts extends Json>(path: string, inputs: string, print: () => Printed<Facts>): Printed<Facts> {
    const printed = print();
    this.#current[path] = { inputs, sha256: sha256(printed.file.text), facts: printed.facts };
    return printed;
  }

  #textOnDisk(path: string): string | undefined {
    const written = this.#output.sourceOutput === undefined ? path : sourcePath(path);
    if (written === undefined) return undefined;
    try {
      return readFileSync(join(this.#output.outDir, written), "utf8");
    } catch {
      return undefined;
    }
  }
}

function digestsOf({ types = [], operations = [], others = [] }: FileInputs, digests: ModelDigests): unknown {
  return [
    types.map((type) => digests.ofType(type)),
    operations.map((operation) => digests.ofOperation(operation)),
    others.map((other) => digests.ofOther(other)),
  ];
}

function storedPath({ outDir }: Output): string {
  return join(outDir, privateFolder, "printed.json");
}

/** Reads the last run; undefined if there is none, or its record was changed. */
function readRun(output: Output): StoredRun | undefined {
  try {
    const { digest, common, files } = JSON.parse(readFileSync(storedPath(output), "utf8")) as Partial<StoredRecord>;
    if (common === undefined || files === undefined) return undefined;
    return digest === digestOf({ common, files }) ? { common, files } : undefined;
  } catch {
    return undefined;
  }
}

interface StoredRecord extends StoredRun {
  readonly digest: string;
}

/** Of the values, not of the text, so that formatters may change the file. */
function digestOf({ common, files }: StoredRun): string {
  return sha256(JSON.stringify([common, files]));
}
