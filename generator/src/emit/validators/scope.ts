import type { Interface } from "../../model/interface.js";
import type { Direction } from "../../model/openness.js";
import type { StructuralKeys } from "../../model/structural-keys.js";
import type { Flag, SchemaUse } from "../../model/type.js";
import type { Code } from "../../print/index.js";
import type { FunctionNames } from "./naming.js";
import type { PropertyCodes } from "./property-code.js";
import type { RecursiveGroup } from "./recursive-group.js";
import type { ValueCode } from "./value-code.js";

/** State shared by all files. */
export interface SharedContext {
  readonly model: Interface;
  readonly names: FunctionNames;
  /** By named type: the properties that distinguish it from other types. */
  readonly discriminants: ReadonlyMap<string, ReadonlySet<string>>;
  /** Recursive groups by type. */
  readonly recursiveGroups: ReadonlyMap<string, RecursiveGroup>;
  /** Named types whose `is` function other files may call. */
  readonly testedElsewhere: ReadonlySet<string>;
  readonly properties: PropertyCodes;
  readonly validationKeys: StructuralKeys;
  /** Code that is equal in all files, by its key. */
  readonly valueCodes: Map<string, ValueCode>;
  /** Prints the code of a schema use; called recursively for nested schemas. */
  readonly codeOfSchemaUse: SchemaUseCode;
}

/** `step` becomes part of the names of helper functions. */
export type SchemaUseCode = (use: SchemaUse, scope: Scope, step: string, more?: Partial<Scope>) => ValueCode;

/** The declarations of one file besides the functions of its named types. */
export interface FileUnit extends SharedContext {
  /** Path of the file without extension. */
  readonly module: string;
  /** Patterns and lists of values, once per file. */
  readonly constants: Code[];
  readonly constantNames: Map<string, Code>;
  /** Declarations that are printed only if used, and their names. */
  readonly privateDeclarations: Map<Code, string>;
  /** Functions of anonymous types. */
  readonly helpers: Code[];
  readonly known: HelperFunctions;
}

/** Functions of anonymous types printed so far in one file. */
export interface HelperFunctions {
  /** By structure: equal functions are printed once. */
  readonly helpers: Map<string, Helper>;
  /** By validation key and texts of the scope, with the scope in which the functions were requested. */
  readonly valueCodes: Map<string, { readonly scope: Scope; readonly code: ValueCode }[]>;
  /** Tests that are being printed. */
  readonly openTests: Map<SchemaUse, OpenTest>;
}

/** A test that is being printed. */
export interface OpenTest {
  /** Name of its function, if the test calls itself. */
  name?: string;
}

export interface Helper {
  /** Prefix of its function names. */
  readonly stem: string;
}

/** A function and its name. */
export interface Declaration {
  readonly name: string;
  readonly code: Code;
}

/** Returns the functions of an anonymous type with this key, or adds new ones. */
export function addHelper(
  unit: FileUnit,
  key: string,
  wanted: string,
  write: (stem: string) => readonly Declaration[],
): Helper {
  const known = unit.known.helpers.get(key);
  if (known !== undefined) return known;
  const made = { stem: unit.names.claim(wanted) };
  unit.known.helpers.set(key, made);
  for (const { name, code } of write(made.stem)) {
    unit.helpers.push(code);
    unit.privateDeclarations.set(code, name);
  }
  return made;
}

/** Creates the unit of an empty file. */
export function createFileUnit(shared: SharedContext, module: string): FileUnit {
  return {
    ...shared,
    module,
    constants: [],
    constantNames: new Map(),
    privateDeclarations: new Map(),
    helpers: [],
    known: { helpers: new Map(), valueCodes: new Map(), openTests: new Map() },
  };
}

/** The context of the code being printed. */
export interface Scope {
  readonly unit: FileUnit;
  readonly model: Interface;
  readonly view: Direction;
  /** Prefix of helper names. */
  readonly stem: string;
  /** The object or list in messages: `a Select Menu`. */
  readonly owner: string;
  /** Title of the current schema. */
  readonly title?: string | undefined;
  /** The property whose value is validated. */
  readonly property?: string | undefined;
  /** Properties that indicate whether the value was meant to be this type. */
  readonly discriminants?: ReadonlySet<string> | undefined;
  /** Flags of the whole value, if this is a member of an intersection, such as bounds beside a reference. */
  readonly flags?: readonly Flag[] | undefined;
  /** Whether the value is one of several lists distinguished by their first items. */
  readonly isInListUnion?: boolean | undefined;
  /** Whether this is a member of an intersection: another member may declare what this one requires. */
  readonly isPart?: boolean | undefined;
  /** Whether only acceptance matters (`not`), so that nothing is reported or copied. */
  readonly isCheckOnly?: boolean;
  /** The current recursive group. */
  readonly recursiveGroup: RecursiveGroup;
}

const ownScopeFields = { discriminants: undefined, flags: undefined, isInListUnion: undefined, isPart: undefined };

/** Returns the scope of a nested schema. */
export function scopeInside(scope: Scope, step: string, more: Partial<Scope> = {}): Scope {
  return { ...scope, stem: `${scope.stem}${step}`, title: undefined, property: undefined, ...ownScopeFields, ...more };
}

/** Prints the code of a nested schema use. */
export function valueCodeOf(use: SchemaUse, scope: Scope, step: string, more?: Partial<Scope>): ValueCode {
  return scope.unit.codeOfSchemaUse(use, scope, step, more);
}

/** Returns the default of a schema use, or of the type it references. */
export function defaultOf(use: SchemaUse, scope: Scope): SchemaUse["default"] {
  if (use.default !== undefined || use.type.kind !== "reference") return use.default;
  return scope.unit.model.types.get(use.type.name)?.use.default;
}
