import { type Code, code, docComment, lines, symbol } from "../../emitter.js";
import { z } from "./schema.js";

function runtime(name: string, typeOnly = false): Code {
  return symbol({ name, module: "@guildwire/runtime/validate", typeOnly });
}

function documented(text: string, declaration: readonly Code[]): Code {
  return lines([docComment({ text }), ...declaration]);
}

/** The checks that Zod does not have, or decides differently. */
export function supportFile(): readonly Code[] {
  const check = (type: Code): Code => code`${z}.core.CheckFn<${type}>`;
  return [
    documented(
      "The type that Zod infers for a type of the specification: arrays are mutable, optional properties may be undefined.",
      [
        code`export type Inferred<T> = T extends string | number | bigint | boolean | null | undefined | Blob`,
        code`  ? T`,
        code`  : T extends readonly (infer Item)[]`,
        code`    ? Item[] extends T`,
        code`      ? Inferred<Item>[]`,
        code`      : { -readonly [Key in keyof T]: Inferred<T[Key]> | (IsOptional<T, Key> extends true ? undefined : never) }`,
        code`    : T extends object`,
        code`      ? { [Key in keyof T]: Inferred<T[Key]> | (IsOptional<T, Key> extends true ? undefined : never) }`,
        code`      : T;`,
      ],
    ),
    code`type IsOptional<T, Key extends keyof T> = string extends Key ? false : number extends Key ? false : [T] extends [Record<Key, T[Key]>] ? false : true;`,
    documented("Requires a number of characters. Zod's own check counts UTF-16 code units.", [
      code`export function minLength(minimum: number): ${check(code`string`)} {`,
      code`  return ({ value, issues }) => {`,
      code`    if (${runtime("codePoints")}(value) >= minimum) return;`,
      code`    issues.push({ code: "too_small", origin: "string", minimum, inclusive: true, input: value });`,
      code`  };`,
      code`}`,
    ]),
    documented("Limits the number of characters. Zod's own check counts UTF-16 code units.", [
      code`export function maxLength(maximum: number): ${check(code`string`)} {`,
      code`  return ({ value, issues }) => {`,
      code`    if (${runtime("codePoints")}(value) <= maximum) return;`,
      code`    issues.push({ code: "too_big", origin: "string", maximum, inclusive: true, input: value });`,
      code`  };`,
      code`}`,
    ]),
    documented("Matches a pattern in bounded time.", [
      code`export function matches(pattern: { test(text: string): boolean }): ${check(code`string`)} {`,
      code`  return ({ value, issues }) => {`,
      code`    if (pattern.test(value)) return;`,
      code`    issues.push({ code: "invalid_format", format: "regex", input: value });`,
      code`  };`,
      code`}`,
    ]),
    documented("Divides decimal numbers exactly: 0.3 is a multiple of 0.1.", [
      code`export function multipleOfDecimal(divisor: number): ${check(code`number`)} {`,
      code`  return ({ value, issues }) => {`,
      code`    if (${runtime("multipleOf")}(value, divisor)) return;`,
      code`    issues.push({ code: "not_multiple_of", origin: "number", divisor, input: value });`,
      code`  };`,
      code`}`,
    ]),
    documented("Rejects an array with equal items.", [
      code`export const uniqueItems: ${check(code`readonly unknown[]`)} = ({ value, issues }) => {`,
      code`  const index = ${runtime("firstRepeated")}(value);`,
      code`  if (index < 0) return;`,
      code`  issues.push({ code: "custom", path: [index], message: "Duplicate item", input: value });`,
      code`};`,
    ]),
    documented("Whether a value is a file, or the text of one.", [
      code`export function isFile(value: unknown): boolean {`,
      code`  return typeof value === "string" || ${runtime("isBinary")}(value);`,
      code`}`,
    ]),
    documented("Accepts values that are not of a JSON type, as schemas without a type do.", [
      code`export function otherThan(type: "array" | "number" | "object" | "string"): ${z}.ZodType<never, never> {`,
      code`  return ${z}.custom<never>((value) => {`,
      code`    if (value === undefined) return false;`,
      code`    if (value === null) return true;`,
      code`    return (Array.isArray(value) ? "array" : typeof value) !== type;`,
      code`  });`,
      code`}`,
    ]),
    documented("Lets a generated validator decide, and a schema parse the valid values.", [
      code`export function checkedBy<Output, Input>(`,
      code`  validator: Pick<${runtime("Validator", true)}<unknown>, "validate">,`,
      code`  schema: ${z}.ZodType<Output, Input>,`,
      code`): ${z}.ZodType<Output, Input> {`,
      code`  const decided = ${z}.custom<Input>().check(({ value, issues }) => {`,
      code`    const result = validator.validate(value);`,
      code`    if (result.ok) return;`,
      code`    for (const { path, message } of result.issues) {`,
      code`      issues.push({ code: "custom", path: keysOf(path, value), message, input: value });`,
      code`    }`,
      code`  });`,
      code`  return decided.pipe(schema);`,
      code`}`,
    ]),
    documented("Returns the keys of a JSON Pointer, with indices as numbers.", [
      code`function keysOf(pointer: string, value: unknown): (string | number)[] {`,
      code`  let current = value;`,
      code`  return pointer.split("/").slice(1).map((token) => {`,
      code`    const name = token.replaceAll("~1", "/").replaceAll("~0", "~");`,
      code`    const key = Array.isArray(current) ? Number(name) : name;`,
      code`    current = typeof current === "object" && current !== null ? (current as Record<string, unknown>)[key] : undefined;`,
      code`    return key;`,
      code`  });`,
      code`}`,
    ]),
  ];
}
