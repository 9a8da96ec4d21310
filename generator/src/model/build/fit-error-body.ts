import type { ErrorValue, TextLimits } from "../error-format.js";
import type { EnumType, Property, SchemaUse, StringType } from "../type.js";
import { declaredCodes, declaredIssueCodes } from "./declared-codes.js";
import type { ResolveType } from "./recognized-error-format.js";

/** Maximum nesting of error bodies and of the schemas of one value. */
const maxDepth = 12;

/**
 * Adapts the values of an error body to its schema: codes become declared ones, and texts keep the limits of their
 * schema.
 */
export function fitErrorBody(value: ErrorValue, use: SchemaUse, resolve: ResolveType): ErrorValue {
  return fitted(value, { use, resolve, isRequired: true, subject: "error" }, 0);
}

interface Site {
  readonly use: SchemaUse;
  readonly resolve: ResolveType;
  readonly isRequired: boolean;
  readonly subject: "error" | "issue";
}

function fitted(value: ErrorValue, site: Site, depth: number): ErrorValue {
  const { use, resolve } = site;
  if (depth > maxDepth) return value;
  switch (value.kind) {
    case "constant":
      return value;
    case "object":
      return {
        ...value,
        properties: mostProperties(value.properties, use, resolve).map((property) => {
          const declared = propertyOf(property.name, use, resolve);
          if (declared === undefined) return property;
          const inner = { ...site, use: declared, isRequired: declared.required };
          return { ...property, value: fitted(property.value, inner, depth + 1) };
        }),
      };
    case "issues": {
      const list = resolve(use.type);
      if (value.as !== "list" || list.kind !== "array" || list.items === undefined) return value;
      const item = fitted(value.item, { ...site, use: list.items, isRequired: true, subject: "issue" }, depth + 1);
      return { ...value, item };
    }
    case "fact":
      return fittedFact(value, site);
  }
}

type ErrorObject = Extract<ErrorValue, { kind: "object" }>;

/** Omits properties beyond `maxProperties`: optional ones, and those that say less about the place first. */
function mostProperties(
  all: ErrorObject["properties"],
  use: SchemaUse,
  resolve: ResolveType,
): ErrorObject["properties"] {
  const type = resolve(use.type);
  const checks = type.kind === "object" ? type.checks : [];
  const limits = checks.map((check) => (check.kind === "max-properties" ? check.limit : Infinity));
  const limit = Math.min(...limits, Infinity);
  if (all.length <= limit) return all;
  const rank = ({ name, value }: ErrorObject["properties"][number]): number => {
    if (propertyOf(name, use, resolve)?.required === true) return 0;
    return value.kind === "fact" && /^pointer/.test(value.fact) ? 1 : 2;
  };
  const kept = new Set(all.toSorted((one, other) => rank(one) - rank(other)).slice(0, limit));
  return all.filter((property) => kept.has(property));
}

type Fact = Extract<ErrorValue, { kind: "fact" }>;

function fittedFact(value: Fact, { use, resolve, isRequired, subject }: Site): ErrorValue {
  const type = resolve(use.type);
  if (type.kind === "enum") return fittedCode(value, use, type, { isRequired, subject });
  if (type.kind !== "string" || (value.fact !== "message" && value.fact !== "title")) return value;
  const limits = limitsOf(type, use);
  return limits === undefined ? value : { ...value, limits };
}

function fittedCode(
  value: Fact,
  use: SchemaUse,
  { members, open }: EnumType,
  { isRequired, subject }: Pick<Site, "isRequired" | "subject">,
): ErrorValue {
  const { codes: _unknown, ...unlisted } = value;
  // A default of `x-error-format` is the code of failures without one.
  if (open !== "closed" || value.fact !== "code" || value.default !== undefined) return unlisted;
  const preset = use.default?.value;
  const codes = subject === "error" ? declaredCodes(members, preset) : declaredIssueCodes(members, preset);
  return { ...value, codes, isRequired };
}

/** Messages have at most 1,000 characters, and reason phrases at least 4. */
const commonLength = { least: 4, most: 1000 };

function limitsOf({ checks }: StringType, { default: preset, examples = [] }: SchemaUse): TextLimits | undefined {
  let minLength: number | undefined;
  let maxLength: number | undefined;
  const patterns: string[] = [];
  for (const check of checks) {
    if (check.kind === "min-length" && check.limit > commonLength.least) minLength = check.limit;
    if (check.kind === "max-length" && check.limit < commonLength.most) maxLength = check.limit;
    if (check.kind === "pattern") patterns.push(check.pattern);
  }
  if (minLength === undefined && maxLength === undefined && patterns.length === 0) return undefined;
  const otherwise = [preset?.value, ...examples].find((example) => typeof example === "string");
  return {
    ...(minLength !== undefined && { minLength }),
    ...(maxLength !== undefined && { maxLength }),
    patterns,
    ...(otherwise !== undefined && { otherwise }),
  };
}

function propertyOf(name: string, use: SchemaUse, resolve: ResolveType, depth = 0): Property | undefined {
  if (depth > maxDepth) return undefined;
  const type = resolve(use.type);
  if (type.kind === "object") return type.properties.find((property) => property.name === name);
  const inner = type.kind === "intersection" ? type.parts : type.kind === "union" ? type.alternatives : [];
  const found = inner.flatMap((part) => propertyOf(name, part, resolve, depth + 1) ?? []);
  const [first] = found;
  if (first === undefined || type.kind === "union") return first;
  const narrow = found.find((property) => resolve(property.type).kind === "enum") ?? first;
  return { ...narrow, required: found.some((property) => property.required) };
}
