import { ts } from "../../typescript/compiler.js";
import type { CallForm } from "../calls.js";
import type { CalledFunction, MockDialect } from "../mock-dialect.js";
import { type MocksByFile, mocksByFile } from "../module-mocks.js";
import type { Target } from "../operations.js";
import { attempt, type MigrationContext, Obstacle } from "../plan.js";
import { bare, givenValue, isPlainObject, isResultIgnored, staticName } from "../syntax.js";
import { readSdkCall, readSdkOptions } from "./calls.js";
import { type FormerUses, isFormerOutput, sdkTarget } from "./uses.js";

/**
 * Reads the mocks of functions of the SDK.
 *
 * @param refused Files whose mocks stay, with the reasons.
 */
export function readSdkMocks(uses: FormerUses, context: MigrationContext, refused: MocksByFile): MocksByFile {
  const called = new Map<Target, CalledFunction>();
  for (const { call, target } of uses.calls) {
    if (target === undefined) continue;
    const known = called.get(target);
    const isIgnored = known?.isIgnored === true || isResultIgnored(call);
    const read = attempt(() => readSdkCall(call, target, context).form.options.length > 0);
    const hasOptions = read instanceof Obstacle || (known !== undefined && known.hasOptions !== read) ? "some" : read;
    called.set(target, { isIgnored, hasOptions });
  }
  const inQueries = new Set(uses.queries.map(({ target }) => target));
  const dialect: MockDialect = {
    isFormerOutput,
    targetOf: (declaration) => sdkTarget(declaration, context),
    keepsResults: () => false,
    readArguments: (given, call, target) => readExpected(given, call, { target, context }),
    called,
    hasOneArgument: true,
    hasOtherCallers: (target) => inQueries.has(target),
  };
  return mocksByFile(dialect, context, refused);
}

interface ExpectedContext {
  readonly target: Target;
  readonly context: MigrationContext;
}

/** Reads the argument that a test expects, such as `{ path: { book_id: "b1" } }`. @throws Obstacle */
function readExpected(
  given: readonly ts.Expression[],
  call: ts.CallExpression,
  { target, context }: ExpectedContext,
): CallForm {
  const [only, ...others] = given;
  if (only === undefined) return { target, call, args: [], options: [] };
  const object = bare(only);
  const isKnown = ts.isObjectLiteralExpression(object) && others.length === 0 && object.properties.length > 0;
  if (!isKnown) throw new Obstacle("the arguments that a test expects are computed");
  for (const property of object.properties) {
    const name = staticName(property.name) ?? "";
    if (/^(?:path|query|headers)$/.test(name)) {
      if (!isPlainObject(givenValue(property))) throw new Obstacle("the arguments that a test expects are computed");
    } else if (!/^(?:body|signal|throwOnError)$/.test(name)) {
      throw new Obstacle("the arguments that a test expects have no equivalent");
    }
  }
  const { form } = readSdkOptions(object, { call, target, context, throwsByDefault: false });
  if (form.args.length + form.options.length === 0) throw new Obstacle("the arguments that a test expects are empty");
  return form;
}
