import type { DiagnosticCode } from "../diagnostics/catalogue.js";
import { catalogue } from "../diagnostics/catalogue.js";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import type { Json, KeyOrValue, LoadedDocument } from "../load/document.js";
import { findFileSchemas } from "./file-schemas.js";
import { type Inheritance, readInheritance } from "./inheritance.js";
import { NameTable, reservedFunctions } from "./names.js";
import { nodeAt } from "./raw.js";
import type { Pointer, SchemaUse } from "./type.js";

/** Turns one schema of the bundled document into a type in its place. */
export type BuildSchemaUse = (node: Json | undefined, at: string) => SchemaUse;

/** Gives the name under which the schema at a pointer is known, registering it when it is new. */
export type FindTypeName = (pointer: string) => string | undefined;

/** What the parts of the builder share while one document becomes one interface. */
export class BuildContext {
  readonly loaded: LoadedDocument;
  readonly diagnostics: Diagnostic[] = [];
  /** Every exported type-level name, across the whole output. */
  readonly typeNames: NameTable = new NameTable();
  readonly functionNames: NameTable = new NameTable(reservedFunctions);
  /** What the discriminators of parents say of their children. */
  readonly inheritance: Inheritance;

  #fileSchemas: ReadonlySet<Pointer> | undefined;

  constructor(loaded: LoadedDocument) {
    this.loaded = loaded;
    this.inheritance = readInheritance(loaded.document);
  }

  report(code: DiagnosticCode, at: string, message: string, more: DiagnosticOptions = {}): void {
    const { keyOrValue, ...rest } = more;
    this.diagnostics.push({
      code,
      severity: catalogue[code].severity,
      message,
      location: this.loaded.locate(at, keyOrValue),
      pointer: at,
      ...rest,
    });
  }

  /** Whether the text that a schema describes is a file where it is sent. */
  isFile(at: Pointer): boolean {
    this.#fileSchemas ??= findFileSchemas(this.loaded.document as Json);
    return this.#fileSchemas.has(at);
  }

  /** The node at a pointer of the bundled document. */
  node(pointer: string): Json | undefined {
    return nodeAt(this.loaded.document as Json, pointer);
  }
}

interface DiagnosticOptions {
  readonly expected?: string;
  readonly fix?: string;
  readonly keyOrValue?: KeyOrValue;
}
