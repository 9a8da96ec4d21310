import type { Interface } from "../../model/interface.js";
import { type Code, code, identifier } from "../../print/index.js";
import type { Direction } from "../typescript/naming.js";
import type { Circle } from "./circle.js";
import type { Likeness } from "./likeness.js";
import type { FunctionNames } from "./naming.js";
import type { Place } from "./place.js";
import type { PropertyCodes } from "./property-code.js";

/** What all files have in common. */
export interface Shared {
  readonly model: Interface;
  readonly names: FunctionNames;
  /** By named type: what tells it from other types. */
  readonly tags: ReadonlyMap<string, ReadonlySet<string>>;
  /** Recursive types and their circles. */
  readonly circles: ReadonlyMap<string, Circle>;
  readonly likeness: Likeness;
  readonly properties: PropertyCodes;
}

/** What is written into one file beside the functions of its named types. */
export interface Unit extends Shared {
  /** The file's path without extension. */
  readonly module: string;
  /** Patterns and lists of values, once per file. */
  readonly constants: Code[];
  readonly constantNames: Map<string, Code>;
  /** Functions of what has no name in the specification. */
  readonly helpers: Code[];
  readonly known: KnownFunctions;
}

/** The functions of what has no name that were written so far: of one file, or of all that a large one was parted into. */
export interface KnownFunctions {
  /** Whether files call those of each other, which are exported then. */
  readonly acrossFiles: boolean;
  /** By what they say: functions that would read the same are written once. */
  readonly helpers: Map<string, Helper>;
  /** Their places, by what they are about. */
  readonly places: Map<string, Place>;
}

export interface Helper {
  /** What the names of its functions begin with. */
  readonly stem: string;
  readonly module: string;
}

export function noFunctions(acrossFiles: boolean): KnownFunctions {
  return { acrossFiles, helpers: new Map(), places: new Map() };
}

/** Functions that have no name in the specification: those that are known by this key, or else new ones. */
export function helper(unit: Unit, key: string, wanted: string, write: (stem: string) => readonly Code[]): Helper {
  const known = unit.known.helpers.get(key);
  if (known !== undefined) return known;
  const made = { stem: unit.names.claim(wanted), module: unit.module };
  unit.known.helpers.set(key, made);
  unit.helpers.push(...write(made.stem));
  return made;
}

/** The unit of a file of which nothing is written yet. */
export function unitOf(shared: Shared, module: string, known: KnownFunctions = noFunctions(false)): Unit {
  return { ...shared, module, constants: [], constantNames: new Map(), helpers: [], known };
}

/** Where in the interface the code stands that is being written. */
export interface Scope {
  readonly unit: Unit;
  readonly model: Interface;
  readonly view: Direction;
  /** The beginning of the names of helpers. */
  readonly stem: string;
  /** What messages call the thing that holds the properties: `a Select Menu`. */
  readonly owner: string;
  /** What the place itself is called: the title of its schema. */
  readonly title?: string | undefined;
  /** The property that the place is the value of. */
  readonly property?: string | undefined;
  /** Properties that say whether the value was meant to be this type at all. */
  readonly tags?: ReadonlySet<string> | undefined;
  /** Whether the place is one of several lists that their first items tell apart. */
  readonly amongLists?: boolean | undefined;
  /** True where only acceptance is asked for (`not`): nothing is explained or copied then. */
  readonly acceptsOnly?: boolean;
  /** The types that can be inside of one another here. */
  readonly circle: Circle;
}

/** A constant of the file; the same `key` gets the same constant. */
export function constant(unit: Unit, key: string, wanted: string, type: Code, value: Code): Code {
  const known = unit.constantNames.get(key);
  if (known !== undefined) return known;
  const name = identifier(unit.names.claim(wanted));
  unit.constants.push(code`const ${name}${type} = ${value};`);
  unit.constantNames.set(key, name);
  return name;
}

const ofThisPlace = { tags: undefined, amongLists: undefined };

/** The scope one step further inside. */
export function inside(scope: Scope, step: string, more: Partial<Scope> = {}): Scope {
  return { ...scope, stem: `${scope.stem}${step}`, title: undefined, property: undefined, ...ofThisPlace, ...more };
}
