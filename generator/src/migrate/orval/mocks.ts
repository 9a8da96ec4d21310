import type { ts } from "../../typescript/compiler.js";
import type { CalledFunction, MockDialect } from "../mock-dialect.js";
import { type MocksByFile, mocksByFile } from "../module-mocks.js";
import type { Target } from "../operations.js";
import { attempt, type MigrationContext, Obstacle } from "../plan.js";
import { isPlainObject, isResultIgnored } from "../syntax.js";
import { readArguments, readCall } from "./calls.js";
import { type FormerOperation, isFormerOutput, readFormerOperation } from "./former-output.js";
import type { FormerUses } from "./uses.js";

/**
 * Reads the mocks of functions that orval writes.
 *
 * @param refused Files whose mocks stay, with the reasons.
 */
export function readFunctionMocks(uses: FormerUses, context: MigrationContext, refused: MocksByFile): MocksByFile {
  const { checker, operations } = context;
  const called = new Map<Target, CalledFunction>();
  const operationOf = new Map<Target, FormerOperation>();
  const others = new Set<Target>();
  for (const { call, operation, kind } of uses.calls) {
    const { target } = operation;
    if (target === undefined) continue;
    operationOf.set(target, operation);
    if (kind !== "call") {
      others.add(target);
      continue;
    }
    const known = called.get(target);
    const isIgnored = known?.isIgnored === true || isResultIgnored(call);
    const read = attempt(() => readCall(call, operation, context).options.length > 0);
    const hasOptions = read instanceof Obstacle || (known !== undefined && known.hasOptions !== read) ? "some" : read;
    called.set(target, { isIgnored, hasOptions });
  }
  const targetOf = (declaration: ts.Declaration): Target | undefined => {
    const operation = readFormerOperation(declaration, { checker, operations, instance: undefined });
    if (operation?.target === undefined || /^use[A-Z]|Url$/.test(operation.name)) return undefined;
    operationOf.set(operation.target, operation);
    return operation.target;
  };
  const dialect: MockDialect = {
    isFormerOutput,
    targetOf,
    keepsResults: (target) => {
      const isData = operationOf.get(target)?.result === "data";
      if (isData && target.returnsStatus) throw new Obstacle("the generated function returns the status as well");
      return isData;
    },
    hasOneArgument: false,
    hasOtherCallers: (target) => others.has(target),
    readArguments: (given, call, target) => {
      const operation = operationOf.get(target);
      if (operation === undefined) throw new Obstacle("the function is not known");
      assertPlain(given, operation);
      return readArguments(given, { call, operation, context });
    },
    called,
  };
  return mocksByFile(dialect, context, refused);
}

/** @throws Obstacle if the members of an argument are not known: they become arguments of their own. */
function assertPlain(given: readonly ts.Expression[], { parameters, roles }: FormerOperation): void {
  for (const [index, value] of given.entries()) {
    const kind = roles.get(parameters[index] ?? "")?.kind;
    const isOwn = kind === "path" || kind === "body" || kind === "signal";
    if (!isOwn && value.getText() !== "undefined" && !isPlainObject(value)) {
      throw new Obstacle("the arguments that a test expects are computed");
    }
  }
}
