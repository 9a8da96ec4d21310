import type { Interface } from "../../model/interface.js";
import type { Direction } from "../../model/openness.js";
import type { Flag, SchemaUse, Type } from "../../model/type.js";
import type { Code } from "../../print/index.js";
import type { FunctionNames } from "./naming.js";
import type { PropertyCodes } from "./property-code.js";
import type { RecursiveGroup } from "./recursive-group.js";
import type { ValueCode } from "./value-code.js";

/** What all files have in common. */
export interface SharedContext {
  readonly model: Interface;
  readonly names: FunctionNames;
  /** By named type: what tells it from other types. */
  readonly discriminants: ReadonlyMap<string, ReadonlySet<string>>;
  /** Recursive types and their circles. */
  readonly recursiveGroups: ReadonlyMap<string, RecursiveGroup>;
  readonly properties: PropertyCodes;
  /** Writes the code of a schema use. Schemas nest, so the code of each kind of type calls this for its parts. */
  readonly codeOfSchemaUse: SchemaUseCode;
}

/** `step` becomes part of the names of helper functions. */
export type SchemaUseCode = (use: SchemaUse, scope: Scope, step: string, more?: Partial<Scope>) => ValueCode;

/** The declarations of one file besides the functions of its named types. */
export interface FileUnit extends SharedContext {
  /** The file's path without extension. */
  readonly module: string;
  /** Patterns and lists of values, once per file. */
  readonly constants: Code[];
  readonly constantNames: Map<string, Code>;
  /** Declarations that are written only where something in the file needs them, and the names that they declare. */
  readonly privateDeclarations: Map<Code, string>;
  /** Functions of what has no name in the specification. */
  readonly helpers: Code[];
  readonly known: HelperFunctions;
}

/** The functions of what has no name that were written so far: of one file, or of all that a large one was parted into. */
export interface HelperFunctions {
  /** Whether files call those of each other, which are exported then. */
  readonly isSharedAcrossFiles: boolean;
  /** By structure: equal functions are written once. */
  readonly helpers: Map<string, Helper>;
  /** By type, with the scope in which the functions were asked for. */
  readonly valueCodes: Map<Type, readonly { readonly scope: Scope; readonly code: ValueCode }[]>;
}

export interface Helper {
  /** What the names of its functions begin with. */
  readonly stem: string;
  readonly module: string;
}

export function noHelperFunctions(acrossFiles: boolean): HelperFunctions {
  return { isSharedAcrossFiles: acrossFiles, helpers: new Map(), valueCodes: new Map() };
}

/** A function and its name. */
export interface Declaration {
  readonly name: string;
  readonly code: Code;
}

/** Functions that have no name in the specification: those that are known by this key, or else new ones. */
export function addHelper(
  unit: FileUnit,
  key: string,
  wanted: string,
  write: (stem: string) => readonly Declaration[],
): Helper {
  const known = unit.known.helpers.get(key);
  if (known !== undefined) return known;
  const made = { stem: unit.names.claim(wanted), module: unit.module };
  unit.known.helpers.set(key, made);
  for (const { name, code } of write(made.stem)) {
    unit.helpers.push(code);
    addPrivateDeclaration(unit, code, name);
  }
  return made;
}

/** Where files call functions of each other, that nothing calls one is not known until the last file is written. */
export function addPrivateDeclaration({ known, privateDeclarations }: FileUnit, declaration: Code, name: string): void {
  if (!known.isSharedAcrossFiles) privateDeclarations.set(declaration, name);
}

/** The unit of a file of which nothing is written yet. */
export function createFileUnit(
  shared: SharedContext,
  module: string,
  known: HelperFunctions = noHelperFunctions(false),
): FileUnit {
  return {
    ...shared,
    module,
    constants: [],
    constantNames: new Map(),
    privateDeclarations: new Map(),
    helpers: [],
    known,
  };
}

/** Where in the interface the code stands that is being written. */
export interface Scope {
  readonly unit: FileUnit;
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
  readonly discriminants?: ReadonlySet<string> | undefined;
  /** The flags of the whole value, where the place is a part of an intersection, such as bounds beside a reference. */
  readonly flags?: readonly Flag[] | undefined;
  /** Whether the value is one of several lists that their first items distinguish. */
  readonly isInListUnion?: boolean | undefined;
  /** Whether the value is a part of an intersection: another part may declare what this one requires. */
  readonly isPart?: boolean | undefined;
  /** True where only acceptance is asked for (`not`): nothing is explained or copied then. */
  readonly isCheckOnly?: boolean;
  /** The types that can be inside of one another here. */
  readonly recursiveGroup: RecursiveGroup;
}

const ownScopeFields = { discriminants: undefined, flags: undefined, isInListUnion: undefined, isPart: undefined };

/** The scope one step further inside. */
export function scopeInside(scope: Scope, step: string, more: Partial<Scope> = {}): Scope {
  return { ...scope, stem: `${scope.stem}${step}`, title: undefined, property: undefined, ...ownScopeFields, ...more };
}

/** The code of a schema use inside of the scope. */
export function valueCodeOf(use: SchemaUse, scope: Scope, step: string, more?: Partial<Scope>): ValueCode {
  return scope.unit.codeOfSchemaUse(use, scope, step, more);
}

/** The default of a schema use, or else of the type that it refers to. */
export function defaultOf(use: SchemaUse, scope: Scope): SchemaUse["default"] {
  if (use.default !== undefined || use.type.kind !== "reference") return use.default;
  return scope.unit.model.types.get(use.type.name)?.use.default;
}
