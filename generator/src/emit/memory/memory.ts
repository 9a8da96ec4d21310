import type { Interface, Operation } from "../../model/interface.js";
import type { Asked } from "../../model/names.js";
import type { File } from "../../print/index.js";
import { finderIn, type Listener, type Read, type RecordedModel, recordedModel } from "./recorded-model.js";
import { Sameness } from "./same.js";

/** A piece of the output that is made anew only where something of what it is made of has changed. */
export interface Part {
  /** Unique in the output: the path of its file, or the name of its emitter. */
  readonly name: string;
  /** What it is made of beside what it reads of the model while it is made. */
  readonly of?: readonly unknown[];
  /** Members of the model that do not reach it. */
  readonly without?: ReadonlySet<string>;
  /** What parts ask and change one after the other. */
  readonly turns?: Turns;
}

/** A table of names that parts share: what one part claims decides what the next one finds free. */
export interface Turns {
  /** Writes down all that is asked from now on. */
  listen(): readonly Asked[];
  /** Does once more what was written down. False, and nothing done, where any answer would be another one. */
  repeat(asked: readonly Asked[]): boolean;
}

/** A run that is refused half-way uses fewer parts than the next one will: so many runs a part is remembered unused. */
const patience = 8;

/**
 * What was made, and all that it was made of; a watch keeps it from run to run. A part is taken as it was made where the
 * values that were read while it was made are the same in the new model: nobody has to say, or to guess, what a part
 * depends on.
 */
export class EmitMemory {
  readonly #parts = new Map<string, Remembered>();
  #run = 0;
  #files: ReadonlySet<File> = new Set();
  #counts = { files: 0, anew: 0 };

  /** How many files this run has emitted, and how many of them were printed for it. */
  get counts(): { readonly files: number; readonly anew: number } {
    return this.#counts;
  }

  /** A new run, which may end before it emits anything. */
  begin(): void {
    this.#counts = { files: 0, anew: 0 };
  }

  /** Takes note of what a run has emitted in the end. */
  finished(files: readonly File[]): void {
    this.#counts = { files: files.length, anew: files.filter((file) => !this.#files.has(file)).length };
    this.#files = new Set(files);
  }

  /** The model for the emitters of one run. */
  recorded(model: Interface): Interface {
    this.#run += 1;
    for (const [name, { run }] of this.#parts) if (run < this.#run - patience) this.#parts.delete(name);
    const run = new Run(model, this.#parts, this.#run);
    const recorded = recordedModel(model, run);
    runs.set(recorded.model, { run, tagged: recorded.tagged });
    return recorded.model;
  }
}

/**
 * What `make` makes, or has made in an earlier run of the same watch. Where there is no watch, it is simply made. What
 * `make` uses must come from the model, or stand under {@link Part.of}; parts do not lie in one another.
 */
export function remembered<Made>(model: Interface, part: Part, make: () => Made): Made {
  const known = runs.get(model);
  return known === undefined ? make() : (known.run.partOf(part, make) as Made);
}

/** The same for a part that is handed out piece by piece, such as an emitter's files. */
export function rememberedAll<Piece>(model: Interface, part: Part, make: () => Iterable<Piece>): Iterable<Piece> {
  return runs.has(model) ? remembered(model, part, () => [...make()]) : make();
}

/** The operations of a tag, in the order of the document. */
export function operationsTagged(model: Interface, name: string): readonly Operation[] {
  return runs.get(model)?.tagged(name) ?? model.operations.filter((operation) => operation.tag.name === name);
}

interface Remembered {
  readonly made: unknown;
  readonly of: readonly unknown[];
  readonly reads: readonly Read[];
  readonly asked: readonly Asked[];
  /** The last run that used it. */
  readonly run: number;
}

const runs = new WeakMap<Interface, Pick<RecordedModel, "tagged"> & { readonly run: Run }>();

class Run implements Listener {
  readonly #find: (read: Omit<Read, "found">) => unknown;
  readonly #parts: Map<string, Remembered>;
  readonly #number: number;
  readonly #exact = new Sameness();
  readonly #sameWithout = new Map<ReadonlySet<string>, Sameness>();
  /** Of the part that is being made. */
  #reads: Map<string, Omit<Read, "found">> | undefined;

  constructor(model: Interface, parts: Map<string, Remembered>, number: number) {
    this.#find = finderIn(model);
    this.#parts = parts;
    this.#number = number;
  }

  read(of: Read["of"], name: string, member: string): void {
    if (this.#reads === undefined) return;
    const key = `${of}\0${name}\0${member}`;
    if (!this.#reads.has(key)) this.#reads.set(key, { of, name, member });
  }

  partOf({ name, of = [], without, turns }: Part, make: () => unknown): unknown {
    if (this.#reads !== undefined) throw new Error(`the part ${name} lies in another one`);
    const known = this.#parts.get(name);
    if (known !== undefined && this.#isSame(known, of, without) && (turns?.repeat(known.asked) ?? true)) {
      this.#parts.set(name, { ...known, of, run: this.#number });
      return known.made;
    }
    const reads = new Map<string, Omit<Read, "found">>();
    const asked = turns?.listen() ?? [];
    this.#reads = reads;
    try {
      const made = make();
      const found = [...reads.values()].map((read) => ({ ...read, found: this.#find(read) }));
      this.#parts.set(name, { made, of, reads: found, asked: [...asked], run: this.#number });
      return made;
    } finally {
      this.#reads = undefined;
    }
  }

  #isSame({ of: before, reads }: Remembered, of: readonly unknown[], without: Part["without"]): boolean {
    if (!this.#exact.of(before, of)) return false;
    const same = without === undefined ? this.#exact : this.#without(without);
    const found = reads.map((read) => this.#find(read));
    if (!reads.every((read, at) => same.of(read.found, found[at]))) return false;
    // From now on the new model is the one that is remembered; the old one can go.
    for (const [at, read] of reads.entries()) read.found = found[at];
    return true;
  }

  #without(members: ReadonlySet<string>): Sameness {
    const known = this.#sameWithout.get(members) ?? new Sameness(members, this.#exact);
    this.#sameWithout.set(members, known);
    return known;
  }
}
