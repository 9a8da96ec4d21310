import {
  arrayLiteral,
  type Code,
  call,
  checkedNumberFormats,
  checkedSyntaxesOf,
  code,
  isOpen,
  isPlainPattern,
  jsonLiteral,
  numberLiteral,
  patternMatcher,
  propertyKey,
  rows,
  type SchemaUse,
  stringLiteral,
  symbol,
  syntaxFunctions,
  type Type,
  typeLiteral,
  unionType,
} from "../../emitter.js";
import {
  check,
  customSchema,
  orOtherThan,
  refined,
  type Scope,
  unknownSchema,
  type ZodSchema,
  z,
  zodSchema,
  zodType,
} from "./schema.js";

type TypeOf<Kind extends Type["kind"]> = Extract<Type, { readonly kind: Kind }>;

/** The formats for which Zod and the generated validators accept the same texts. */
const sameFormats: Readonly<Partial<Record<string, { readonly code: Code; readonly type: Code }>>> = {
  byte: { code: code`base64()`, type: code`ZodBase64` },
  date: { code: code`iso.date()`, type: code`ZodISODate` },
  ipv4: { code: code`ipv4()`, type: code`ZodIPv4` },
  uuid: { code: code`guid()`, type: code`ZodGUID` },
};

function runtime(name: string): Code {
  return symbol({ name, module: "@guildwire/runtime/validate", typeOnly: false });
}

/** Prints a string with its length, pattern and format. */
export function stringSchema(use: SchemaUse, type: TypeOf<"string">, scope: Scope): ZodSchema {
  if (type.file && !type.untyped) return fileSchema(use, type, scope);
  const syntaxes = checkedSyntaxesOf(type).map(({ name }) => name);
  const [first, ...more] = type.trim ? [undefined, ...syntaxes] : syntaxes;
  let schema = first === undefined ? plainString : formatSchema(first);
  if (type.trim) schema = refined(schema, code`trim`, []);
  for (const each of type.checks) {
    switch (each.kind) {
      case "min-length":
        // One character has at least one UTF-16 code unit.
        if (each.limit === 1) schema = refined(schema, code`min`, [code`1`]);
        else if (each.limit > 1) schema = checked(schema, call(check("minLength"), [numberLiteral(each.limit)]));
        break;
      case "max-length":
        if (each.limit === 0) schema = refined(schema, code`max`, [code`0`]);
        else schema = checked(schema, call(check("maxLength"), [numberLiteral(each.limit)]));
        break;
      case "pattern":
        schema = patternSchema(schema, each.pattern);
        break;
      default:
        scope.leaveToValidator();
    }
  }
  for (const name of more) {
    if (name !== undefined) schema = refined(schema, code`refine`, [runtime(syntaxFunctions[name])]);
  }
  const branded = type.brand === undefined || type.untyped ? schema : brandedSchema(use, schema, scope);
  return type.untyped ? orOtherThan(branded, code`"string"`) : branded;
}

const plainString = zodSchema({ code: code`${z}.string()`, type: zodType(code`ZodString`) });

function checked(schema: ZodSchema, test: Code): ZodSchema {
  return refined(schema, code`check`, [test]);
}

function formatSchema(name: keyof typeof syntaxFunctions): ZodSchema {
  const same = sameFormats[name];
  if (same !== undefined) return zodSchema({ code: code`${z}.${same.code}`, type: zodType(same.type) });
  return zodSchema({
    code: call(code`${z}.stringFormat`, [stringLiteral(name), runtime(syntaxFunctions[name])]),
    type: zodType(code`ZodCustomStringFormat`, [stringLiteral(name)]),
  });
}

function patternSchema(schema: ZodSchema, pattern: string): ZodSchema {
  const matcher = patternMatcher(pattern);
  if (matcher === undefined) return schema;
  if (isPlainPattern(pattern)) return refined(schema, code`regex`, [matcher]);
  return checked(schema, call(check("matches"), [matcher]));
}

/** Prints a body or a part of a form that is not JSON. */
function fileSchema(use: SchemaUse, type: TypeOf<"string">, scope: Scope): ZodSchema {
  if (type.checks.length > 0 || checkedSyntaxesOf(type).length > 0) scope.leaveToValidator();
  const test = symbol({ name: "isFile", module: "src/zod-checks", typeOnly: false });
  return customSchema({ ...use, nullable: false }, scope, test);
}

/** Gives the values of a schema the branded type that generated code has. */
function brandedSchema(use: SchemaUse, schema: ZodSchema, scope: Scope): ZodSchema {
  const target = customSchema({ ...use, nullable: false }, scope);
  return zodSchema({
    code: call(code`${schema.code}.pipe`, [target.code]),
    type: zodType(code`ZodPipe`, [schema.type, target.type]),
    parts: [schema],
  });
}

/** Prints a number with its limits. */
export function numberSchema(use: SchemaUse, type: TypeOf<"number">, scope: Scope): ZodSchema {
  const format = checkedNumberFormats.find((name) => name === type.format);
  const isInteger = type.integer || format !== undefined;
  let schema =
    format === "int32"
      ? zodSchema({ code: code`${z}.int32()`, type: zodType(code`ZodInt32`) })
      : isInteger
        ? zodSchema({ code: code`${z}.int()`, type: zodType(code`ZodInt`) })
        : zodSchema({ code: code`${z}.number()`, type: zodType(code`ZodNumber`) });
  for (const each of type.checks) {
    switch (each.kind) {
      case "minimum":
        schema = refined(schema, code`min`, [numberLiteral(each.limit)]);
        break;
      case "maximum":
        schema = refined(schema, code`max`, [numberLiteral(each.limit)]);
        break;
      case "exclusive-minimum":
        schema = refined(schema, code`gt`, [numberLiteral(each.limit)]);
        break;
      case "exclusive-maximum":
        schema = refined(schema, code`lt`, [numberLiteral(each.limit)]);
        break;
      case "multiple-of":
        // Zod's own check has a tolerance, which admits 2^53 - 1 as a multiple of 2.
        if (format === "int32" && Number.isSafeInteger(each.limit)) {
          schema = refined(schema, code`multipleOf`, [numberLiteral(each.limit)]);
        } else schema = checked(schema, call(check("multipleOfDecimal"), [numberLiteral(each.limit)]));
        break;
      default:
        scope.leaveToValidator();
    }
  }
  const branded = type.brand === undefined || type.untyped ? schema : brandedSchema(use, schema, scope);
  return type.untyped ? orOtherThan(branded, code`"number"`) : branded;
}

/** Prints a list of values, and the types of unlisted ones if the enumeration is open. */
export function enumSchema(use: SchemaUse, type: TypeOf<"enum">, scope: Scope): ZodSchema {
  if (type.checks.length > 0) scope.leaveToValidator();
  const values = type.members.map(({ value }) => value);
  if (!values.every((value) => typeof value !== "object" || value === null)) {
    scope.leaveToValidator();
    return customSchema({ ...use, nullable: false }, scope);
  }
  const listed = listedSchema(values);
  if (!isOpen(type, scope.view)) return listed;
  const others = type.bases.map((base): ZodSchema => {
    if (base === "json") return unknownSchema;
    if (base === "integer") return zodSchema({ code: code`${z}.int()`, type: zodType(code`ZodInt`) });
    return zodSchema({ code: code`${z}.${baseNames[base].code}()`, type: zodType(baseNames[base].type) });
  });
  const options = [listed, ...others];
  return zodSchema({
    code: call(code`${z}.union`, [arrayLiteral(options.map((option) => option.code))]),
    type: zodType(code`ZodUnion`, [code`readonly ${arrayLiteral(options.map((option) => option.type))}`]),
    parts: options,
  });
}

const baseNames = {
  string: { code: code`string`, type: code`ZodString` },
  number: { code: code`number`, type: code`ZodNumber` },
  boolean: { code: code`boolean`, type: code`ZodBoolean` },
  null: { code: code`null`, type: code`ZodNull` },
} as const;

function listedSchema(values: readonly (string | number | boolean | null)[]): ZodSchema {
  const [only] = values;
  const literals = [...new Set(values)].map((value) => jsonLiteral(value));
  if (values.length === 0) return zodSchema({ code: code`${z}.never()`, type: zodType(code`ZodNever`) });
  if (literals.length > 1 && values.every((value) => typeof value === "string")) {
    const members = [...new Set(values)].map((value) => code`${propertyKey(String(value))}: ${jsonLiteral(value)}`);
    return zodSchema({
      code: call(code`${z}.enum`, [arrayLiteral(rows(literals))]),
      type: zodType(code`ZodEnum`, [typeLiteral(members)]),
    });
  }
  return zodSchema({
    code: call(code`${z}.literal`, [literals.length === 1 ? jsonLiteral(only ?? null) : arrayLiteral(rows(literals))]),
    type: zodType(code`ZodLiteral`, [unionType(literals)]),
  });
}
