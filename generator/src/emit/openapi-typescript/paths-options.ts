/** What the options of openapi-typescript change in the types. Each has the meaning and the default that it has there. */
export interface PathsOptions {
  /** Enumerations of strings and numbers are `enum` declarations. Default: unions of literals. */
  readonly enum?: boolean | undefined;
  /** All properties and lists are `readonly`. Default: only properties with `readOnly`. */
  readonly immutable?: boolean | undefined;
  /** Each component has an exported type of its own, such as `SchemaPet`. Default: none. */
  readonly rootTypes?: boolean | undefined;
  /** The names of {@link rootTypes} for schemas do not begin with `Schema`. Default: false. */
  readonly rootTypesNoSchemaPrefix?: boolean | undefined;
  /** The names of {@link rootTypes} keep the names of components that are identifiers. Default: false. */
  readonly rootTypesKeepCasing?: boolean | undefined;
  /** A property with a default is present, except in parameters and request bodies. Default: true. */
  readonly defaultNonNullable?: boolean | undefined;
  /** Objects accept undeclared properties unless `additionalProperties` is stated. Default: false. */
  readonly additionalProperties?: boolean | undefined;
  /** Lists with `minItems` or `maxItems` are tuples, if these are short. Default: false. */
  readonly arrayLength?: boolean | undefined;
  /** Keys of paths with parameters are template literal types. Default: false. */
  readonly pathParamsAsTypes?: boolean | undefined;
  /** `paths`, `webhooks`, `components` and `operations` are type aliases. Default: interfaces. */
  readonly exportType?: boolean | undefined;
  /** Keys are sorted. Default: in the order of the document. */
  readonly alphabetize?: boolean | undefined;
  /** Objects without declared properties are `Record<string, unknown>`. Default: `Record<string, never>`. */
  readonly emptyObjectsUnknown?: boolean | undefined;
  /** Deprecated operations, parameters, properties and components are left out. Default: false. */
  readonly excludeDeprecated?: boolean | undefined;
  /** Properties of one direction alone are `$Read` or `$Write`, which `Readable` and `Writable` remove. Default: false. */
  readonly readWriteMarkers?: boolean | undefined;
  /** Types of optional properties and parameters include `undefined`: `optionalProperties` of the configuration. Default: false. */
  readonly optionalUndefined?: boolean | undefined;
  /** All properties of an object without `required` are required. Default: false. */
  readonly propertiesRequiredByDefault?: boolean | undefined;
}
