import {
  type Code,
  call,
  code,
  type Direction,
  type Interface,
  type SchemaUse,
  symbol,
  typeArgumentList,
  useExpression,
} from "../../emitter.js";

/** A Zod schema as an expression, and its type. */
export interface ZodSchema {
  readonly code: Code;
  readonly type: Code;
  /** Number of schemas within, including those of referenced constants. */
  readonly size: number;
  /** Whether the expression uses a constant that may be declared later, so that it must be evaluated later. */
  readonly isDeferred: boolean;
  /** Whether it is an object without further checks, which `z.discriminatedUnion` and `extend` accept. */
  readonly isObject: boolean;
  /** How an object treats undeclared properties. */
  readonly others?: "strip" | "loose" | "strict" | "catchall";
}

/** What a schema needs to know about the constant that contains it. */
export interface Scope {
  readonly model: Interface;
  readonly view: Direction;
  /** Whether the expression is that of a property, which can be a getter. */
  readonly isInProperty: boolean;
  /** Records a rule that Zod cannot express: the generated validator of the named type checks it. */
  leaveToValidator(): void;
  /** Whether {@link leaveToValidator} was called while `print` ran. */
  isComplete(print: () => void): boolean;
  schemaOf(use: SchemaUse, scope: Scope): ZodSchema;
  /** Returns the constant of a named type, undefined while it is being printed. */
  constantOf(name: string, view: Direction): ZodConstant;
}

/** A constant that holds the schema of a named type. */
export interface ZodConstant {
  readonly code: Code;
  readonly type: Code;
  /** Whether the constant may not be initialized when the module is evaluated. */
  readonly isDeferred: boolean;
  /** Undefined while it is being printed, as in a recursive type. */
  readonly schema: ZodSchema | undefined;
}

/** A namespace import: from the object that `zod` exports as `z`, bundlers do not remove what is unused. */
export const z: Code = symbol({ name: "*", namespace: "z", module: "npm:zod", typeOnly: false });

export interface SchemaParts {
  readonly code: Code;
  readonly type: Code;
  readonly parts?: readonly ZodSchema[];
  readonly isObject?: boolean;
  readonly others?: ZodSchema["others"];
}

/** Creates a schema that is made of others. */
export function zodSchema({ code, type, parts = [], isObject = false, others }: SchemaParts): ZodSchema {
  return {
    code,
    type,
    size: parts.reduce((sum, part) => sum + part.size, 1),
    isDeferred: parts.some((part) => part.isDeferred),
    isObject,
    ...(others === undefined ? {} : { others }),
  };
}

/** Returns `z.ZodArray<T>`. */
export function zodType(name: Code, parameters: readonly Code[] = []): Code {
  return parameters.length === 0 ? code`${z}.${name}` : code`${z}.${name}${typeArgumentList(parameters)}`;
}

/** Appends a method that does not change the type of the schema. */
export function refined(schema: ZodSchema, method: Code, parameters: readonly Code[]): ZodSchema {
  return { ...schema, code: call(code`${schema.code}.${method}`, parameters), isObject: false };
}

export function optional(schema: ZodSchema): ZodSchema {
  return wrapped(schema, code`${schema.code}.optional()`, code`ZodOptional`);
}

export function nullable(schema: ZodSchema): ZodSchema {
  return wrapped(schema, code`${schema.code}.nullable()`, code`ZodNullable`);
}

export function withDefault(schema: ZodSchema, value: Code): ZodSchema {
  return wrapped(schema, call(code`${schema.code}.default`, [value]), code`ZodDefault`);
}

function wrapped(schema: ZodSchema, expression: Code, name: Code): ZodSchema {
  return zodSchema({ code: expression, type: zodType(name, [schema.type]), parts: [schema] });
}

/** Returns a schema that accepts values of other JSON types as well. */
export function orOtherThan(schema: ZodSchema, kind: Code): ZodSchema {
  const others = call(symbol({ name: "otherThan", module: supportModule, typeOnly: false }), [kind]);
  const type = zodType(code`ZodUnion`, [code`[${schema.type}, ${z}.ZodType<never, never>]`]);
  return zodSchema({ code: call(code`${schema.code}.or`, [others]), type, parts: [schema] });
}

/** Returns a schema of the type that generated code has for a use. */
export function customSchema(use: SchemaUse, { model, view }: Scope, test?: Code): ZodSchema {
  const type = useExpression(use, view, model);
  return zodSchema({
    code: call(code`${z}.custom<${type}>`, [test]),
    type: zodType(code`ZodCustom`, [type, type]),
  });
}

export const unknownSchema: ZodSchema = zodSchema({ code: code`${z}.unknown()`, type: zodType(code`ZodUnknown`) });

/** The module with the checks that Zod does not have. */
export const supportModule = "src/zod-checks";

/** References a check that Zod does not have. */
export function check(name: "matches" | "maxLength" | "minLength" | "multipleOfDecimal" | "uniqueItems"): Code {
  return symbol({ name, module: supportModule, typeOnly: false });
}
