import {
  arrayLiteral,
  type Code,
  call,
  code,
  findDiscriminant,
  isConstraintOnly,
  resolveType,
  stringLiteral,
  type Type,
} from "../../emitter.js";
import { haveNoCommonValue } from "../alternatives.js";
import { type Scope, unknownSchema, type ZodSchema, z, zodSchema, zodType } from "./schema.js";

type UnionType = Extract<Type, { readonly kind: "union" }>;

/** Prints a union: by its discriminator, if it distinguishes every alternative for Zod. */
export function unionSchema(type: UnionType, scope: Scope): ZodSchema {
  const { alternatives } = type;
  if (type.checks.length > 0) scope.leaveToValidator();
  if (alternatives.every((alternative) => isConstraintOnly(alternative.type))) {
    scope.leaveToValidator();
    return unknownSchema;
  }
  let options: readonly ZodSchema[] = [];
  const isComplete = scope.isComplete(() => {
    options = alternatives.map((alternative) => scope.schemaOf(alternative, scope));
  });
  const [only] = options;
  if (only !== undefined && options.length === 1) return only;
  const property = discriminantOf(type, options, scope);
  if (property !== undefined) {
    return zodSchema({
      code: call(code`${z}.discriminatedUnion`, [stringLiteral(property), arrayLiteral(codes(options))], { hug: true }),
      type: zodType(code`ZodDiscriminatedUnion`, [arrayLiteral(types(options)), stringLiteral(property)]),
      parts: options,
    });
  }
  const isExclusive = type.mode === "one" && !haveNoCommonValue(alternatives, scope);
  if (isExclusive && !isComplete) scope.leaveToValidator();
  const name =
    isExclusive && isComplete ? { code: code`xor`, type: code`ZodXor` } : { code: code`union`, type: code`ZodUnion` };
  return zodSchema({
    code: call(code`${z}.${name.code}`, [arrayLiteral(codes(options))], { hug: true }),
    type: zodType(name.type, [code`readonly ${arrayLiteral(types(options))}`]),
    parts: options,
  });
}

function codes(schemas: readonly ZodSchema[]): readonly Code[] {
  return schemas.map((schema) => schema.code);
}

function types(schemas: readonly ZodSchema[]): readonly Code[] {
  return schemas.map((schema) => schema.type);
}

/** Returns the property that distinguishes the alternatives; undefined if Zod would refuse one of them. */
function discriminantOf(
  { alternatives, discriminator }: UnionType,
  options: readonly ZodSchema[],
  scope: Scope,
): string | undefined {
  if (!options.every((option) => option.isObject)) return undefined;
  const found = findDiscriminant(alternatives, scope, discriminator?.property);
  if (found === undefined || found.alternativeWhenAbsent !== undefined) return undefined;
  const { property } = found;
  return alternatives.every((alternative) => isListed(alternative.type, property, scope)) ? property : undefined;
}

/** Whether a property is a list of values, from which Zod reads what selects the alternative. */
function isListed(alternative: Type, property: string, { model }: Scope): boolean {
  const type = resolveType(alternative, model);
  if (type.kind === "intersection") return type.parts.some((part) => isListed(part.type, property, { model } as Scope));
  if (type.kind !== "object") return false;
  const declared = type.properties.find(({ name }) => name === property);
  return declared !== undefined && resolveType(declared.type, model).kind === "enum";
}
