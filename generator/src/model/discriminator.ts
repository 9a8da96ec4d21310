import type { Json } from "../load/document.js";
import type { Pointer } from "./type.js";

/** A resolved `discriminator` of the document. */
export type DiscriminatorReading = UnionDiscriminator | ParentDiscriminator;

/** The discriminator of a union. */
export interface UnionDiscriminator {
  readonly kind: "union";
  readonly property: string;
  readonly at: Pointer;
  readonly alternatives: readonly DiscriminatedAlternative[];
  /** Mapping entries that refer to no alternative. */
  readonly unmatched: readonly MappingEntry[];
  readonly defaultMapping?: DefaultMapping;
}

/** The alternative for an absent property or an unmapped value. */
export interface DefaultMapping {
  readonly at: Pointer;
  /** The name as written. */
  readonly name: string;
  /** Pointer of the alternative; absent if the mapping names none. */
  readonly alternative?: Pointer;
}

/** The discriminator of a schema that others include through `allOf`. */
export interface ParentDiscriminator {
  readonly kind: "parent";
  readonly property: string;
  readonly at: Pointer;
  readonly schema: DiscriminatedSchema;
  readonly hasMapping: boolean;
  readonly hasDefaultMapping: boolean;
  /** Undefined if the schema is not a component, so that no other schema can include it. */
  readonly mappingMistakes: readonly MappingMistake[] | undefined;
}

export interface DiscriminatedAlternative {
  readonly at: Pointer;
  /** The values that select it, as text. */
  readonly values: readonly string[];
  /** Values added to it because it does not list any itself. */
  readonly implied: ImpliedDiscriminatorValues | undefined;
  readonly schemas: readonly SchemaWithValues[];
}

/** A schema of an alternative with its declared values, as text; undefined if none are declared. */
export interface SchemaWithValues extends DiscriminatedSchema {
  readonly mapped: readonly string[] | undefined;
  readonly inherited: readonly string[] | undefined;
  /** Name of the component, which is the default value. */
  readonly implicit: string | undefined;
}

export interface MappingEntry {
  readonly value: string;
  readonly at: Pointer;
  /** The name as written. */
  readonly name: string;
  /** The referenced schema, and the chain of references it consists of if no alternative is named. */
  readonly targets: readonly Pointer[];
}

/** A schema that a discriminator distinguishes from others: an alternative, or a member of its nested unions. */
export interface DiscriminatedSchema {
  /** Pointer after resolving references. */
  readonly at: Pointer;
  /** Pointers by which a mapping can refer to it: the schema and the chain of references it consists of. */
  readonly ownPointers: readonly Pointer[];
  /** Whether the discriminator of a nested union distinguishes it by the same property. */
  readonly isDiscriminated: boolean;
  readonly acceptsObjects: boolean;
  readonly acceptsOnlyObjects: boolean;
  readonly propertyNames: readonly string[];
  /** The discriminator's property; undefined if undeclared. */
  readonly property: DiscriminatingProperty | undefined;
  readonly isRequired: boolean;
}

/** What all declarations of a discriminator's property have in common. */
export interface DiscriminatingProperty {
  readonly acceptsText: boolean;
  /** The listed values; undefined if any value is accepted. */
  readonly listed: readonly Json[] | undefined;
  readonly readOnly: boolean;
  readonly writeOnly: boolean;
}

/** Values of the discriminator's property that select an alternative although it does not list them. */
export interface ImpliedDiscriminatorValues {
  readonly at: Pointer;
  readonly property: string;
  readonly values: readonly { readonly value: string; readonly at: Pointer }[];
  /** Whether the property is required; otherwise the rest of the alternative decides. */
  readonly required: boolean;
  readonly readOnly: boolean;
  readonly writeOnly: boolean;
  /** Whether the values select other alternatives, so that this one excludes them. */
  readonly isExcluded?: true;
}

/** A mapping value of a parent without effect. */
export interface MappingMistake {
  readonly value: string;
  readonly target: string;
  /** The values that the schemas list for the component; undefined if it does not include the parent. */
  readonly listed: readonly string[] | undefined;
  /** Pointer of the component; undefined if the mapping names none. */
  readonly component: Pointer | undefined;
}
