/** The part of an ajv error that is read here. */
export interface ValidationError {
  readonly keyword: string;
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly params: { readonly [name: string]: unknown };
}

/** A validator that was compiled ahead by generator/schema/compile.mjs. */
export interface CompiledValidator {
  (data: unknown): boolean;
  errors?: readonly ValidationError[] | null;
}

/** A format as ajv-formats writes it down. */
export type CompiledFormat =
  | true
  | RegExp
  | ((value: string) => boolean)
  | { readonly type?: "number"; readonly validate: RegExp | ((value: never) => boolean) | boolean };
