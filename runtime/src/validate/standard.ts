/** The supported part of Standard Schema v1 (https://standardschema.dev). */
export interface StandardProps<Value> {
  readonly version: 1;
  readonly vendor: "guildwire";
  readonly validate: (value: unknown) => StandardResult<Value>;
  readonly types?: { readonly input: Value; readonly output: Value } | undefined;
}

export type StandardResult<Value> =
  | { readonly value: Value; readonly issues?: undefined }
  | { readonly issues: readonly StandardIssue[] };

export interface StandardIssue {
  readonly message: string;
  readonly path?: readonly PropertyKey[] | undefined;
}
