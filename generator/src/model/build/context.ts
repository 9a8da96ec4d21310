import { catalogue, type DiagnosticCode } from "../../diagnostics/catalogue.js";
import type { Diagnostic } from "../../diagnostics/diagnostic.js";
import { quoteName } from "../../diagnostics/quote.js";
import type { ConfiguredName, Json, JsonObject, LoadedDocument, OutputLayout } from "../../load/document.js";
import type { ValueSettings } from "../../load/value-settings.js";
import { operationsOfPathItem, pathItemsOf } from "../../openapi/operations.js";
import { nodeAt } from "../../values/pointer.js";
import type { DiscriminatorReading } from "../discriminator.js";
import { defaultLayout } from "../layout.js";
import { isUsableFunctionName, isUsableTypeName, NameTable, pascalCase, reservedFunctions } from "../names.js";
import { asList, asObject, asString, child } from "../raw.js";
import { References } from "../references.js";
import type { Pointer, SchemaUse } from "../type.js";
import type { FindNode } from "./composed-schema.js";
import { DecidingEnums } from "./deciding-enums.js";
import { findFileSchemas } from "./file-schemas.js";
import { type Inheritance, readInheritance } from "./inheritance.js";
import { type AssignedName, NameClaims, type ReportOptions } from "./name-claims.js";
import { NameTemplates } from "./name-templates.js";

/** Builds the type of a schema in the bundled document. */
export type BuildSchemaUse = (node: Json | undefined, at: string) => SchemaUse;

/** Returns the name of the schema at a pointer, registering it if necessary. */
export type FindTypeName = (pointer: string) => string | undefined;

/** State shared by all parts of the builder for one document. */
export class BuildContext {
  readonly loaded: LoadedDocument;
  /** The bundled document; empty if it is not an object. */
  readonly document: JsonObject;
  readonly diagnostics: Diagnostic[] = [];
  /** All exported type names of the output, compared case-insensitively, as the links of the reference do. */
  readonly typeNames: NameClaims = new NameClaims(this, {
    noun: "type",
    fallback: "Schema",
    table: new NameTable([], (name) => name.toLowerCase()),
    isUsable: isUsableTypeName,
  });
  /** All function names. Types are named after them, so `delete_` and `Delete` collide. */
  readonly functionNames: NameClaims = new NameClaims(this, {
    noun: "function",
    fallback: "operation",
    table: new NameTable(reservedFunctions, (name) => pascalCase(name).toLowerCase()),
    isUsable: isUsableFunctionName,
  });
  /** Discriminator values that parents define for their children. */
  readonly inheritance: Inheritance;

  readonly nameTemplates: NameTemplates;
  /** How the declarations are divided among files. */
  readonly layout: OutputLayout;
  readonly findNode: FindNode;
  readonly references: References;

  readonly #discriminators = new Map<Pointer, DiscriminatorReading>();
  #decidingEnums: DecidingEnums | undefined;
  #fileSchemas: ReadonlySet<Pointer> | undefined;
  #operationIds: ReadonlySet<string> | undefined;
  readonly #usedNames = new Set<ConfiguredName>();

  /** The nodes with `x-name` whose name is used. */
  readonly nameable: Set<Pointer> = new Set();

  constructor(loaded: LoadedDocument) {
    this.loaded = loaded;
    this.document = asObject(loaded.document) ?? {};
    this.nameTemplates = new NameTemplates(loaded.names);
    this.layout = loaded.layout ?? defaultLayout;
    this.inheritance = readInheritance(this.document);
    this.references = new References(this.document);
    this.findNode = (pointer) => this.node(pointer);
  }

  report(code: DiagnosticCode, at: string, message: string, more: ReportOptions = {}): void {
    const { keyOrValue, related, ...rest } = more;
    const others = related?.map((other) => ({
      message: other.message,
      location: this.loaded.locate(other.pointer),
    }));
    this.diagnostics.push({
      code,
      severity: catalogue[code].severity,
      message,
      location: this.loaded.locate(at, keyOrValue),
      pointer: at,
      ...(others === undefined ? {} : { related: others }),
      ...rest,
    });
  }

  addDiscriminator(reading: DiscriminatorReading | undefined): void {
    if (reading !== undefined) this.#discriminators.set(reading.at, reading);
  }

  /** Returns the discriminator of the schema at a pointer. */
  discriminator(schemaAt: Pointer): DiscriminatorReading | undefined {
    return this.#discriminators.get(child(schemaAt, "discriminator"));
  }

  /** Returns the name that the configuration, or else the document, assigns to a node. */
  assignedName(at: Pointer): AssignedName | undefined {
    const name = asString(asObject(this.node(at))?.["x-name"]);
    // Only nodes with `x-name` are looked up here: hashing every pointer takes long.
    if (name !== undefined) this.nameable.add(at);
    const configured = this.#use(this.loaded.names?.nodes.get(at));
    if (configured !== undefined) return { ...configured, at };
    return name === undefined ? undefined : { name, at: child(at, "x-name") };
  }

  /** Returns the assigned name of a group of operations. Only declared tags have a node. */
  assignedGroupName(group: string, at: Pointer): AssignedName | undefined {
    const configured = this.#use(this.loaded.names?.groups.get(group));
    if (configured !== undefined) return { ...configured, at };
    return at.startsWith("/tags/") ? this.assignedName(at) : undefined;
  }

  /** Reports configured names that match nothing. Filters may have removed their targets. */
  reportUnusedNames(): void {
    const { names } = this.loaded;
    if (names === undefined) return;
    const { nodes, groups } = names;
    for (const [pointer, configured] of nodes) {
      if (this.node(pointer) === undefined) continue;
      this.#reportUnused(configured, `nothing in code is named after ${quoteName(pointer)}`);
    }
    for (const [group, configured] of groups) {
      this.#reportUnused(configured, `there is no group of operations ${quoteName(group)}`);
    }
  }

  #use(configured: ConfiguredName | undefined): ConfiguredName | undefined {
    if (configured !== undefined) this.#usedNames.add(configured);
    return configured;
  }

  #reportUnused(configured: ConfiguredName, message: string): void {
    if (this.#usedNames.has(configured)) return;
    this.report("name-unmatched", "", message, { location: configured.location });
  }

  /** Representations of values in code. */
  get values(): ValueSettings {
    return this.loaded.values ?? {};
  }

  /** Whether responses may have values that an enumeration does not list. */
  isOpenByDefault(at: Pointer): boolean {
    if (this.values.openEnums !== true) return false;
    this.#decidingEnums ??= new DecidingEnums(this);
    return !this.#decidingEnums.has(at);
  }

  /** Whether the schema's string is sent as a file. */
  isFile(at: Pointer): boolean {
    this.#fileSchemas ??= findFileSchemas(this.document);
    return this.#fileSchemas.has(at);
  }

  /** All `operationId`s in paths and webhooks. */
  get operationIds(): ReadonlySet<string> {
    this.#operationIds ??= readOperationIds(this.document);
    return this.#operationIds;
  }

  /** Returns the node at a pointer of the bundled document. */
  node(pointer: string): Json | undefined {
    return nodeAt(this.document, pointer);
  }
}

function readOperationIds(document: JsonObject): ReadonlySet<string> {
  const items = pathItemsOf<Json>(document).map(({ node }) => asObject(node) ?? {});
  const operations = items.flatMap((item) => operationsOfPathItem(item)).map(({ node }) => asObject(node) ?? {});
  const variants = operations.flatMap((operation) =>
    asList(operation["x-variants"]).map((variant) => asObject(variant) ?? {}),
  );
  return new Set([...operations, ...variants].flatMap((operation) => asString(operation["operationId"]) ?? []));
}
