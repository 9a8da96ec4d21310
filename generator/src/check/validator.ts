/** The used properties of an ajv error. */
export interface ValidationError {
  readonly keyword: string;
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly params: { readonly [name: string]: unknown };
}

/** A validator precompiled by generator/schema/compile.mjs. */
export interface CompiledValidator {
  (data: unknown): boolean;
  errors?: readonly ValidationError[] | null;
}

/** A format as exported by ajv-formats. */
export type CompiledFormat =
  | true
  | RegExp
  | ((value: string) => boolean)
  | { readonly type?: "number"; readonly validate: RegExp | ((value: never) => boolean) | boolean };
