import type { ts } from "../typescript/compiler.js";
import type { CallForm } from "./calls.js";
import type { Target } from "./operations.js";

/** What the search for replaced modules asks about a former client. */
export interface MockDialect {
  readonly isFormerOutput: (file: ts.SourceFile) => boolean;
  /** The operation of a former function; undefined for other declarations. */
  readonly targetOf: (declaration: ts.Declaration) => Target | undefined;
  /** Whether the generated function returns what the former one returns, so that the values of mocks stay. */
  readonly keepsResults: (target: Target) => boolean;
  /** Whether a function takes one object, so that a test may expect a part of it. */
  readonly hasOneArgument: boolean;
  /** Whether something else than the program calls the function, such as a query. */
  readonly hasOtherCallers: (target: Target) => boolean;
  /** Reads the arguments that a test expects, as those of a former call. @throws Obstacle */
  readonly readArguments: (given: readonly ts.Expression[], call: ts.CallExpression, target: Target) => CallForm;
  /** The operations whose functions the program calls. */
  readonly called: ReadonlyMap<Target, CalledFunction>;
}

/** How the program calls a function. */
export interface CalledFunction {
  /** Whether a call ignores its result. */
  readonly isIgnored: boolean;
  /** Whether the generated function gets options, such as a signal: in all calls, in none, or in some. */
  readonly hasOptions: boolean | "some";
}
