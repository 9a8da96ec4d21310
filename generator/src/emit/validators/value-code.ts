import { type Code, call, code, stringLiteral, validateRuntime } from "../../print/index.js";
import type { Condition } from "./condition.js";
import type { RuleSet } from "./rule.js";

/** The generated code for a value: test, report and copy. `value` is a name or a literal access. */
export interface ValueCode {
  readonly is: (value: Code) => Condition;
  /**
   * Reports violations. `check` functions are called only after `is` fails, unless `straight`: most values are valid,
   * which avoids building the path.
   */
  readonly check: (value: Code, path: Code, straight?: boolean) => RuleSet;
  /** The rules in tables; absent if they need statements. */
  readonly rules?: RulesCode | undefined;
  /** The value that `parse` returns; absent if the value is unchanged. The value has been validated. */
  readonly copy?: ((value: Code) => Code) | undefined;
  /** The function that tests the value, if nothing else does: for lists of such values. */
  readonly accepts?: Code | undefined;
  /** What is expected, with its article: `a string`; absent if such a message would be meaningless. */
  readonly expected?: string | undefined;
  /** Equal for values whose code is equal in all files; absent if the code depends on its context. */
  readonly sharedKey?: string | undefined;
}

/** The rules of a value: keywords, or a reference to the constant that declares them. */
export type RulesCode = { readonly table: Code } | { readonly keywords: readonly Code[] };

/** The bodies of a type's functions, with the parameters `value`, `path`, `report` (and `depth`). */
export interface FunctionBody {
  /** Statements that return false or fall through. */
  readonly is: readonly Code[];
  /** The final return value; absent if the statements always return. */
  readonly isResult?: Condition | undefined;
  /** The rules, which replace `check` and `copy`. */
  readonly rules?: RulesCode | undefined;
  readonly check: readonly Code[];
  /** Statements that return the copy; absent if the value is unchanged. */
  readonly copy?: readonly Code[] | undefined;
  /** The copy as an expression, if no statements are needed. */
  readonly copyExpression?: ((value: Code) => Code) | undefined;
  readonly expected?: string | undefined;
}

/** Code for one aspect of a value: statements that return false, and statements that report. */
export interface ValueAspect {
  readonly is: readonly Code[];
  readonly check: readonly Code[];
}

export function describeExpected(expected: string, nullable: boolean): string {
  return nullable ? `${expected} or null` : expected;
}

export function wrongType(path: Code, expected: string, value: Code): Code {
  return call(validateRuntime("wrongType"), [code`report`, path, stringLiteral(expected), value]);
}
