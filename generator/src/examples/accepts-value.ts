import { duplicatesIn, evaluate, expressionOf } from "../check/evaluate.js";
import { type Discriminant, findDiscriminant } from "../model/discriminant.js";
import { type CheckedSyntax, checkedNumberFormats, checkedSyntaxesOf } from "../model/formats.js";
import type { ModelView } from "../model/json-types.js";
import { isOpen } from "../model/openness.js";
import { References } from "../model/references.js";
import type { ArrayType, EnumType, NumberType, SchemaUse, StringType, Type, UnionType } from "../model/type.js";
import { isObject, isSame, type Json, type JsonObject } from "../values/json.js";
import { passesFieldCheck } from "./field-checks.js";
import { acceptsObject } from "./object-checks.js";
import { isEncodedIn } from "./syntax-text.js";

/** Maximum number of schemas that are compared with one value, including nested ones. */
const maxSteps = 200_000;

/** Maximum nesting of schemas in one comparison. */
const maxDepth = 400;

/** `undecided`: it takes too many steps, or depends on a pattern that is not evaluated. */
export type Decision = "accepted" | "rejected" | "undecided";

/** A value that every schema accepts, by identity, to decide what is around it. */
export const anyValue: JsonObject = Object.freeze({});

/**
 * Decides whether a schema accepts a JSON value in one direction.
 *
 * @param meter Counts the steps of several decisions.
 */
export function decideValue(use: SchemaUse, value: Json, view: ModelView, meter?: { steps: number }): Decision {
  const acceptance = new Acceptance(view);
  const isAccepted = acceptance.accepts(use, value);
  if (meter !== undefined) meter.steps += acceptance.steps;
  return acceptance.isUndecided ? "undecided" : isAccepted ? "accepted" : "rejected";
}

/**
 * Whether a schema accepts a JSON value in one direction, as far as it is decided.
 *
 * @param meter Counts the steps of several decisions.
 */
export function acceptsValue(use: SchemaUse, value: Json, view: ModelView, meter?: { steps: number }): boolean {
  const acceptance = new Acceptance(view);
  const isAccepted = acceptance.accepts(use, value);
  if (meter !== undefined) meter.steps += acceptance.steps;
  return isAccepted && !acceptance.hasTooManySteps;
}

/** Whether comparing a value takes more steps than allowed, so that the result of `acceptsValue` has no meaning. */
export function exceedsSteps(use: SchemaUse, value: Json, view: ModelView): boolean {
  const acceptance = new Acceptance(view);
  acceptance.accepts(use, value);
  return acceptance.hasTooManySteps;
}

/** One decision, with its own limits. */
class Acceptance {
  readonly view: ModelView;
  /** Whether a limit was exceeded: the result has no meaning. */
  hasTooManySteps = false;
  #hasUnknownPattern = false;
  steps = 0;
  #depth = 0;

  constructor(view: ModelView) {
    this.view = view;
  }

  get isUndecided(): boolean {
    return this.hasTooManySteps || this.#hasUnknownPattern;
  }

  accepts(use: SchemaUse, value: Json): boolean {
    if (use.nullable && value === null) return true;
    return this.acceptsType(use.type, value);
  }

  acceptsType(type: Type, value: Json): boolean {
    if (value === anyValue) return true;
    if (++this.steps > maxSteps || this.#depth > maxDepth) {
      this.hasTooManySteps = true;
      return false;
    }
    this.#hasUnknownPattern ||= dependsOnUnknownPattern(type);
    this.#depth++;
    const accepted = this.#acceptsKind(type, value) && this.#passesLogic(type, value);
    this.#depth--;
    return accepted;
  }

  #acceptsKind(type: Type, value: Json): boolean {
    switch (type.kind) {
      case "any":
        return true;
      case "never":
        return false;
      case "null":
        return value === null;
      case "boolean":
        return typeof value === "boolean";
      case "string":
        return typeof value === "string" ? acceptsText(type, value) : type.untyped;
      case "number":
        return typeof value === "number" ? acceptsNumber(type, value) : type.untyped;
      case "enum":
        return this.#acceptsMember(type, value);
      case "array":
        return Array.isArray(value) ? this.#acceptsList(type, value) : type.untyped;
      case "object":
        return isObject(value) ? acceptsObject(type, value as JsonObject, this) : type.untyped;
      case "union":
        return this.#acceptsAlternative(type, value);
      case "intersection":
        return type.parts.every((part) => this.accepts(part, value));
      case "reference": {
        const target = this.view.model.types.get(type.name);
        return target === undefined || this.accepts(target.use, value);
      }
    }
  }

  #acceptsMember(type: EnumType, value: Json): boolean {
    if (type.members.some((member) => isSame(member.value, value))) return true;
    if (!isOpen(type, this.view.view)) return false;
    return type.bases.some((base) => {
      if (base === "json") return true;
      if (base === "integer") return Number.isInteger(value);
      return base === "null" ? value === null : typeof value === base;
    });
  }

  #acceptsList({ prefix, items, checks }: ArrayType, value: readonly Json[]): boolean {
    const fits = value.every((item, index) => {
      const use = prefix[index] ?? items;
      return use === undefined || this.accepts(use, item);
    });
    if (!fits) return false;
    return checks.every((check) => {
      switch (check.kind) {
        case "min-items":
          return value.length >= check.limit;
        case "max-items":
          return value.length <= check.limit;
        case "unique-items":
          return duplicatesIn(value).length === 0;
        case "contains": {
          const found = value.filter((item) => this.accepts(check.use, item)).length;
          return found >= check.min && found <= (check.max ?? Number.POSITIVE_INFINITY);
        }
        default:
          return true;
      }
    });
  }

  #acceptsAlternative(type: UnionType, value: Json): boolean {
    const { mode, alternatives } = type;
    const discriminant = isObject(value) ? discriminantOf(type, this.view) : undefined;
    if (discriminant !== undefined) {
      const chosen = alternatives[selectedBy(discriminant, value as JsonObject)];
      return chosen !== undefined && this.accepts(chosen, value);
    }
    if (mode === "any") return alternatives.some((alternative) => this.accepts(alternative, value));
    let matching = 0;
    for (const alternative of alternatives) {
      if (this.accepts(alternative, value) && ++matching > 1) return false;
    }
    return matching === 1;
  }

  #passesLogic(type: Type, value: Json): boolean {
    if (!("checks" in type)) return true;
    return type.checks.every((check) => {
      switch (check.kind) {
        case "not":
          return !this.accepts(check.use, value);
        case "if": {
          const branch = this.accepts(check.test, value) ? check.consequent : check.alternative;
          return branch === undefined || this.accepts(branch, value);
        }
        case "unevaluated-properties": {
          if (!isObject(value)) return true;
          const known = this.#evaluatedNames(type, value as JsonObject, 0);
          return Object.entries(value as JsonObject).every(
            ([name, inner]) => known(name) || this.accepts(check.use, inner),
          );
        }
        case "unevaluated-items": {
          if (!Array.isArray(value)) return true;
          const known = this.#evaluatedItems(type, value, 0);
          return value.every((item: Json, index) => index < known || this.accepts(check.use, item));
        }
        default:
          return !("message" in check) || passesFieldCheck(check, value, type);
      }
    });
  }

  /** Returns a function that decides whether an adjacent schema evaluates a property. */
  #evaluatedNames(type: Type, value: JsonObject, depth: number): (name: string) => boolean {
    const parts = depth > 32 ? [] : this.#adjacent(type, value);
    const nested = parts.map((part) => this.#evaluatedNames(part, value, depth + 1));
    return (name) => {
      if (nested.some((known) => known(name))) return true;
      if (type.kind !== "object") return false;
      if (type.additionalStated || type.properties.some((property) => property.name === name)) return true;
      return type.patterns.some(({ pattern }) => expressionOf(pattern)?.test(name) === true);
    };
  }

  /** Returns the number of leading items that adjacent schemas evaluate. */
  #evaluatedItems(type: Type, value: readonly Json[], depth: number): number {
    const parts = depth > 32 ? [] : this.#adjacent(type, value);
    const own = type.kind !== "array" ? 0 : type.items !== undefined ? value.length : type.prefix.length;
    return Math.max(own, ...parts.map((part) => this.#evaluatedItems(part, value, depth + 1)));
  }

  /** The types that apply to the same value and accept it. */
  #adjacent(type: Type, value: Json): readonly Type[] {
    const uses: readonly SchemaUse[] =
      type.kind === "intersection"
        ? type.parts
        : type.kind === "union"
          ? type.alternatives.filter((alternative) => this.accepts(alternative, value))
          : type.kind === "reference"
            ? [this.view.model.types.get(type.name)?.use ?? []].flat()
            : [];
    return uses.map((use) => use.type);
  }
}

/** Whether a type has a pattern that may take too long to match, which counts as matching. */
function dependsOnUnknownPattern(type: Type): boolean {
  if (type.kind === "string") {
    return type.checks.some((check) => check.kind === "pattern" && expressionOf(check.pattern) === undefined);
  }
  return type.kind === "object" && type.patterns.some(({ pattern }) => expressionOf(pattern) === undefined);
}

const discriminants = {
  request: new WeakMap<UnionType, { readonly found: Discriminant | undefined }>(),
  response: new WeakMap<UnionType, { readonly found: Discriminant | undefined }>(),
};

/** Returns the property whose values select the only alternative that may match, if there is one. */
function discriminantOf(type: UnionType, view: ModelView): Discriminant | undefined {
  const known = discriminants[view.view].get(type) ?? {
    found: findDiscriminant(type.alternatives, view, type.discriminator?.property),
  };
  discriminants[view.view].set(type, known);
  return known.found;
}

/** Returns the index of the alternative that may match; -1 if none does. */
function selectedBy({ property, values, alternativeWhenAbsent = -1 }: Discriminant, value: JsonObject): number {
  if (!Object.hasOwn(value, property)) return alternativeWhenAbsent;
  return values.findIndex((list) => list.some((each) => each === value[property]));
}

const nowhere = new References({});

/** Whether a text fulfils the constraints of one string type. */
export function acceptsText(type: StringType, value: string): boolean {
  const text = type.trim ? value.trim() : value;
  const length = [...text].length;
  const passes = type.checks.every((check) => {
    switch (check.kind) {
      case "min-length":
        return length >= check.limit;
      case "max-length":
        return length <= check.limit;
      case "pattern":
        return expressionOf(check.pattern)?.test(text) !== false;
      default:
        return true;
    }
  });
  return passes && checkedSyntaxesOf(type).every((syntax) => hasSyntax(syntax, text));
}

function hasSyntax(syntax: CheckedSyntax, text: string): boolean {
  if (syntax.keyword === "contentEncoding") return isEncodedIn(syntax.name, text);
  if (syntax.name === "byte") return isEncodedIn("base64", text);
  if (syntax.name === "snowflake") return /^\d{1,20}$/.test(text) && BigInt(text) < 2n ** 64n;
  return evaluate({ format: syntax.name }, text, nowhere) === "fits";
}

const formatRanges: Readonly<Record<(typeof checkedNumberFormats)[number], readonly [number, number]>> = {
  int32: [-(2 ** 31), 2 ** 31 - 1],
  int64: [-(2 ** 63), 2 ** 63],
};

/** Returns the range of a checked number format; undefined for other formats. */
function rangeOfFormat(format: string | undefined): readonly [number, number] | undefined {
  const known = checkedNumberFormats.find((name) => name === format);
  return known === undefined ? undefined : formatRanges[known];
}

/** Whether a number fulfils the constraints of one number type. */
export function acceptsNumber(type: NumberType, value: number): boolean {
  if (type.integer && !Number.isInteger(value)) return false;
  const range = rangeOfFormat(type.format);
  if (range !== undefined && !(Number.isInteger(value) && value >= range[0] && value <= range[1])) return false;
  return type.checks.every((check) => {
    switch (check.kind) {
      case "minimum":
        return value >= check.limit;
      case "exclusive-minimum":
        return value > check.limit;
      case "maximum":
        return value <= check.limit;
      case "exclusive-maximum":
        return value < check.limit;
      case "multiple-of":
        return Number.isInteger(value / check.limit);
      default:
        return true;
    }
  });
}
