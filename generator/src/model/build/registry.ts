import type { NamedType } from "../interface.js";
import { typeIdentifier } from "../names.js";
import { asObject, child, entriesOf, tokensOf } from "../raw.js";
import type { SchemaUse } from "../type.js";
import type { BuildContext, BuildSchemaUse } from "./context.js";
import { withInheritedDiscriminatorValues } from "./discriminator-constraint.js";
import { readDescription } from "./read-description.js";
import { schemaBuilder } from "./schema.js";
import { readConstructors } from "./schema-extensions.js";

const schemas = "/components/schemas";

/** A named type before its directions are known. */
export type PendingType = Omit<NamedType, "direction" | "differs" | "responseIdentifier" | "fileStem">;

/**
 * All named types: those of `components.schemas`, targets of references to nested schemas, and bodies and results of
 * operations.
 */
export class TypeRegistry {
  readonly types: Map<string, PendingType> = new Map();
  readonly build: BuildSchemaUse;
  readonly #context: BuildContext;
  /** Pointer → name, claimed before the type is built to support cycles. */
  readonly #names = new Map<string, string>();

  constructor(context: BuildContext) {
    this.#context = context;
    this.build = schemaBuilder(context, (pointer) => this.nameOf(pointer));
    for (const [name] of entriesOf(asObject(context.document["components"])?.["schemas"])) {
      this.#names.set(child(schemas, name), this.#claim(name, child(schemas, name)));
    }
  }

  /** Builds the component schemas in order. */
  buildComponents(): void {
    for (const [name, node] of entriesOf(asObject(this.#context.document["components"])?.["schemas"])) {
      const at = child(schemas, name);
      this.#add(
        name,
        at,
        withInheritedDiscriminatorValues(
          this.build(node, at),
          at,
          this.#context.inheritance.inheritedValuesOf(at),
          this.#context.values,
        ),
      );
    }
  }

  nameOf(pointer: string): string | undefined {
    const known = this.#names.get(pointer);
    if (known !== undefined) return known;
    const node = this.#context.node(pointer);
    if (node === undefined) return undefined;
    // A reference to a nested schema: name the type after its path.
    const wanted = tokensOf(pointer)
      .filter((token) => !/^(components|schemas|properties|items|paths|content|schema|\d+)$/.test(token))
      .join(" ");
    const name = this.#claimDerived(wanted, pointer);
    this.#names.set(pointer, name);
    this.#add(name, pointer, this.build(node, pointer));
    return name;
  }

  /** Names an inline schema of an operation. Returns a reference to the new type. */
  name(identifier: string, use: SchemaUse, bodyOf?: string): SchemaUse {
    const name = this.#claimDerived(identifier, use.at);
    this.types.set(name, {
      at: use.at,
      name,
      identifier: name,
      use,
      constructors: [],
      ...(use.description === undefined ? {} : { description: use.description }),
      ...(bodyOf === undefined ? {} : { bodyOf }),
    });
    return { at: use.at, type: { kind: "reference", at: use.at, name }, nullable: false };
  }

  #claim(name: string, at: string): string {
    const { typeNames } = this.#context;
    return typeNames.claim({
      at,
      text: name,
      identifier: this.#context.nameTemplates.type(typeIdentifier(name)),
      assigned: this.#context.assignedName(at),
    });
  }

  /** Claims a name for a type that the document does not name. */
  #claimDerived(wanted: string, at: string): string {
    const { typeNames, nameTemplates } = this.#context;
    const identifier = nameTemplates.type(typeIdentifier(wanted) || "Schema");
    return typeNames.claimDerived({ at, text: wanted, identifier, assigned: this.#context.assignedName(at) });
  }

  #add(name: string, at: string, use: SchemaUse): void {
    const node = asObject(this.#context.node(at)) ?? {};
    const identifier = this.#names.get(at) ?? name;
    this.types.set(identifier, {
      at,
      name,
      identifier,
      use,
      constructors: readConstructors(node, at),
      ...readDescription(node),
    });
  }
}
