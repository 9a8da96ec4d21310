import { type Code, code, stringLiteral } from "../../print/index.js";
import type { Condition } from "./condition.js";
import type { RuleSet } from "./rule.js";
import { runtimeCall } from "./runtime-call.js";

/** The three things that generated code does with the value of a place. `value` is a name or a literal access. */
export interface ValueCode {
  readonly is: (value: Code) => Condition;
  /**
   * What can be wrong. Calls of `check` functions stand behind a call of `is`, unless `straight`: where most values are
   * fine, that saves the path.
   */
  readonly check: (value: Code, path: Code, straight?: boolean) => RuleSet;
  /** The new value that `parse` puts here; absent where the value itself can stay. The value was accepted before. */
  readonly copy?: ((value: Code) => Code) | undefined;
  /** The functions behind it, where a call of each is all there is to say: for lists of such values. */
  readonly functions?: ValueFunctions | undefined;
  /** What is expected, with its article: `a string`; absent where a message of this kind would say nothing. */
  readonly expected?: string | undefined;
}

/** Names of functions, as they are handed to the runtime. */
export interface ValueFunctions {
  readonly is: Code;
  readonly check: Code;
  /** Absent where the value itself can stay. */
  readonly copy?: Code | undefined;
}

/** The inside of the functions of one type; `value`, `path`, `report` (and `depth`) are their parameters. */
export interface FunctionBody {
  /** Statements that return false, or fall through. */
  readonly is: readonly Code[];
  /** What is returned behind them; absent where they always return. */
  readonly isResult?: Condition | undefined;
  readonly check: readonly Code[];
  /** Statements that return the new value; absent where the value itself is the new one. */
  readonly copy?: readonly Code[] | undefined;
  /** The new value as an expression, where no statements are needed; there are no `copies` then. */
  readonly copyExpression?: ((value: Code) => Code) | undefined;
  readonly expected?: string | undefined;
}

/** Code about one aspect of a value: statements that return false, and statements that report. */
export interface ValueAspect {
  readonly is: readonly Code[];
  readonly check: readonly Code[];
}

export function describeExpected(expected: string, nullable: boolean): string {
  return nullable ? `${expected} or null` : expected;
}

export function wrongType(path: Code, expected: string, value: Code): Code {
  return runtimeCall("wrongType", code`report`, path, stringLiteral(expected), value);
}
