import { copyValue } from "./copy-by-rules.js";
import { maxDepth } from "./depth.js";
import { tooDeep } from "./issue.js";
import { keysOf } from "./path.js";
import { type Issue, Report } from "./report.js";
import { checkValue, type Rules } from "./rules.js";
import type { StandardProps } from "./standard.js";
import { withinLimit } from "./value-limit.js";

/** The result of `validate` and `parse`. */
export type Result<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly issues: readonly Issue[] };

export interface ValidateOptions {
  /** Maximum number of issues. Default: 64. */
  readonly maxIssues?: number;
}

/**
 * Validates values of one type. Only `assert` throws, and no method modifies the value.
 *
 * Properties with undefined values count as absent. Values nested more than 256 levels deep are rejected.
 */
export interface Validator<Value> {
  /** Whether the value has this type. */
  readonly is: (value: unknown) => value is Value;
  /** Returns the value itself, or all of its issues. */
  readonly validate: (value: unknown, options?: ValidateOptions) => Result<Value>;
  /** Throws a {@link ValidationError} unless the value has this type. */
  readonly assert: (value: unknown) => asserts value is Value;
  /** Like `validate`, but returns a new value: with defaults, trimmed strings, and without unknown properties. */
  readonly parse: (value: unknown, options?: ValidateOptions) => Result<Value>;
  readonly "~standard": StandardProps<Value>;
}

/**
 * Validates a type that differs between requests and responses. The validator itself checks values sent to the service.
 * A type that the service only sends has a plain {@link Validator}.
 */
export interface DirectionalValidator<Request, Response> extends Validator<Request> {
  /** Checks values sent by the service: unknown values of open enumerations are accepted. */
  readonly response: Validator<Response>;
}

/**
 * Thrown by `assert`. The message lists all issues, one per line.
 *
 * @example
 * ```ts
 * import { ValidationError, type Validator, validator } from "@guildwire/runtime/validate";
 *
 * const Count: Validator<number> = validator((value) => typeof value === "number", { type: "number" });
 * try {
 *   Count.assert("7");
 * } catch (error) {
 *   if (error instanceof ValidationError) error.issues.map(({ code }) => code); // => ["type"]
 * }
 * ```
 */
export class ValidationError extends Error {
  declare readonly issues: readonly Issue[];

  constructor(issues: readonly Issue[]) {
    super(issues.map((issue) => issue.message).join("\n"));
    Object.assign(this, { issues });
  }

  override get name(): string {
    return "ValidationError";
  }
}

/**
 * Creates a validator.
 *
 * @param accepts Whether a value has the type.
 * @param rules Explain why a value is refused, and tell `parse` what to copy.
 *
 * @example
 * ```ts
 * import { maxLength, validator } from "@guildwire/runtime/validate";
 *
 * const Name = validator<string>((value) => typeof value === "string" && value.length <= 5, {
 *   type: "string",
 *   maxLength: 5,
 * });
 * Name.is("Ada"); // => true
 * const result = Name.validate("Augusta");
 * if (!result.ok) result.issues[0]?.message; // => "must have at most 5 characters (got 7)"
 * ```
 */
export function validator<Value>(accepts: (value: unknown) => boolean, rules: Rules): Validator<Value> {
  // Getters may throw, and deep values may overflow the stack.
  const is = (value: unknown): value is Value => {
    try {
      return withinLimit(() => accepts(value)) === true;
    } catch {
      return false;
    }
  };
  const explain = (value: unknown, options?: ValidateOptions): Report => {
    const report = new Report(options?.maxIssues);
    try {
      withinLimit(() => checkValue(value, undefined, report, rules), report);
    } catch (error) {
      if (error instanceof RangeError) tooDeep(report, undefined, maxDepth);
      else report.add(undefined, "unreadable", "has a property that cannot be read");
    }
    // A rejected value needs an issue, even if its getters meanwhile return other values.
    if (report.issues.length === 0) report.add(undefined, "invalid", "is not valid");
    return report;
  };
  const parse = (value: unknown): { readonly value: Value } | undefined => {
    try {
      return withinLimit(() => (accepts(value) ? { value: copyValue(value, rules) as Value } : undefined));
    } catch {
      return undefined;
    }
  };
  return {
    is,
    validate: (value, options) =>
      is(value) ? { ok: true, value } : { ok: false, issues: explain(value, options).issues },
    assert: (value) => {
      if (!is(value)) throw new ValidationError(explain(value).issues);
    },
    parse: (value, options) => {
      const parsed = parse(value);
      return parsed === undefined
        ? { ok: false, issues: explain(value, options).issues }
        : { ok: true, value: parsed.value };
    },
    "~standard": {
      version: 1,
      vendor: "guildwire",
      validate: (value) => {
        const parsed = parse(value);
        if (parsed !== undefined) return parsed;
        const { issues, reportedPaths } = explain(value);
        return { issues: issues.map(({ message }, index) => ({ message, path: keysOf(reportedPaths[index]) })) };
      },
    },
  };
}

/**
 * Combines the validators of both directions.
 *
 * @example
 * ```ts
 * import { directional, validator } from "@guildwire/runtime/validate";
 *
 * const isText = (value: unknown): boolean => typeof value === "string";
 * const request = validator<"small" | "large">((value) => value === "small" || value === "large", { type: "string" });
 * const Size = directional(request, validator<string>(isText, { type: "string" }));
 * Size.is("medium"); // => false
 * Size.response.is("medium"); // => true
 * ```
 */
export function directional<Request, Response>(
  request: Validator<Request>,
  response: Validator<Response>,
): DirectionalValidator<Request, Response> {
  return { ...request, response };
}
