import { jsonSchema } from "./schema.mjs";

/**
 * @typedef {object} Contender
 * @property {(value: unknown) => boolean} accepts The contender's fastest verdict.
 * @property {(value: unknown) => readonly unknown[]} [issues] All issues, as the contender reports them; absent if it
 *   stops at the first one.
 */

/**
 * The contenders by name. Each function imports and builds a contender, which is measured as well. The handwritten
 * functions come first.
 *
 * @type {Record<string, () => Promise<Contender>>}
 */
export const contenders = {
  "hand-written": async () => {
    const { isMessage, messageIssues } = await import("./hand-written.mjs");
    return { accepts: isMessage, issues: messageIssues };
  },
  guildwire: async () => {
    const { Message } = await import("./.cache/guildwire.mjs");
    return { accepts: Message.is, issues: (value) => Message.validate(value).issues ?? [] };
  },
  typia: async () => {
    const { is, validate } = await import("./.cache/typia.mjs");
    return { accepts: is, issues: (value) => validate(value).errors ?? [] };
  },
  TypeBox: typebox,
  arktype,
  ajv: () => ajv({}),
  "ajv, allErrors": () => ajv({ allErrors: true }),
  "ajv, standalone": async () => {
    const { default: validate } = await import("./.cache/ajv.mjs");
    return { accepts: validate, issues: (value) => (validate(value) ? [] : validate.errors) };
  },
  zod,
  valibot,
};

async function ajv(options) {
  const { default: Ajv2020 } = await import("ajv/dist/2020.js");
  const validate = new Ajv2020.default(options).compile(jsonSchema);
  const issues = (value) => (validate(value) ? [] : validate.errors);
  return options.allErrors === true ? { accepts: validate, issues } : { accepts: validate };
}

async function typebox() {
  const { Type } = await import("@sinclair/typebox");
  const { TypeCompiler } = await import("@sinclair/typebox/compiler");
  const shared = { label: Type.Optional(Type.String({ maxLength: 80 })), disabled: Type.Optional(Type.Boolean()) };
  const action = Type.Object({
    type: Type.Literal(2),
    style: Type.Union([Type.Literal(1), Type.Literal(2), Type.Literal(3), Type.Literal(4)]),
    custom_id: Type.String({ minLength: 1, maxLength: 100 }),
    ...shared,
  });
  const url = Type.String({ minLength: 1, maxLength: 512 });
  const link = Type.Object({ type: Type.Literal(2), style: Type.Literal(5), url, ...shared });
  const row = Type.Object({
    type: Type.Literal(1),
    components: Type.Array(Type.Union([action, link]), { maxItems: 5 }),
  });
  const check = TypeCompiler.Compile(
    Type.Object({
      content: Type.Optional(Type.String({ maxLength: 2000 })),
      components: Type.Array(row, { maxItems: 5 }),
    }),
  );
  return { accepts: (value) => check.Check(value), issues: (value) => [...check.Errors(value)] };
}

async function arktype() {
  const { type } = await import("arktype");
  const shared = { "label?": "string <= 80", "disabled?": "boolean" };
  const action = type({ type: "2", style: "1 | 2 | 3 | 4", custom_id: "1 <= string <= 100", ...shared });
  const link = type({ type: "2", style: "5", url: "1 <= string <= 512", ...shared });
  const row = type({ type: "1", components: action.or(link).array().atMostLength(5) });
  const message = type({ "content?": "string <= 2000", components: row.array().atMostLength(5) });
  const issues = (value) => {
    const out = message(value);
    return out instanceof type.errors ? [...out] : [];
  };
  return { accepts: (value) => message.allows(value), issues };
}

async function zod() {
  const { z } = await import("zod");
  const shared = { label: z.string().max(80).optional(), disabled: z.boolean().optional() };
  const styles = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]);
  const action = z.object({ type: z.literal(2), style: styles, custom_id: z.string().min(1).max(100), ...shared });
  const link = z.object({ type: z.literal(2), style: z.literal(5), url: z.string().min(1).max(512), ...shared });
  const row = z.object({
    type: z.literal(1),
    components: z.array(z.discriminatedUnion("style", [action, link])).max(5),
  });
  const message = z.object({ content: z.string().max(2000).optional(), components: z.array(row).max(5) });
  return {
    accepts: (value) => message.safeParse(value).success,
    issues: (value) => message.safeParse(value).error?.issues ?? [],
  };
}

async function valibot() {
  const v = await import("valibot");
  const shared = {
    label: v.optional(v.pipe(v.string(), v.maxLength(80))),
    disabled: v.optional(v.boolean()),
  };
  const text = (most) => v.pipe(v.string(), v.minLength(1), v.maxLength(most));
  const action = v.object({ type: v.literal(2), style: v.picklist([1, 2, 3, 4]), custom_id: text(100), ...shared });
  const link = v.object({ type: v.literal(2), style: v.literal(5), url: text(512), ...shared });
  const buttons = v.pipe(v.array(v.variant("style", [action, link])), v.maxLength(5));
  const row = v.object({ type: v.literal(1), components: buttons });
  const message = v.object({
    content: v.optional(v.pipe(v.string(), v.maxLength(2000))),
    components: v.pipe(v.array(row), v.maxLength(5)),
  });
  return {
    accepts: (value) => v.is(message, value),
    issues: (value) => v.safeParse(message, value).issues ?? [],
  };
}
