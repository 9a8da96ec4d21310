import type { Type, Use } from "../../model/type.js";
import { block, type Code, code, identifier, identityOf, lines, validateRuntime } from "../../print/index.js";
import type { Direction } from "../typescript/naming.js";
import { type Body, bodyOf } from "./body.js";
import { always, type Condition, call, expression, not } from "./condition.js";
import { innerUses } from "./inner-uses.js";
import { isKept } from "./kept.js";
import type { Place } from "./place.js";
import type { Scope, Unit } from "./scope.js";

/**
 * Functions of a type that has no name in the specification: written into the file once, called in the place. Types whose
 * functions would read the same have them in common, whichever their places and directions.
 */
export function functionsFor(type: Type, scope: Scope): Place {
  const { unit, acceptsOnly } = scope;
  const recursive = leadsInto(type, scope.circle);
  const body = bodyOf(type, scope);
  const key = `${recursive} ${acceptsOnly} ${identityOfBody(body)}`;
  const known = unit.stems.get(key);
  const stem = known ?? unit.names.claim(scope.stem);
  if (known === undefined) {
    unit.stems.set(key, stem);
    unit.helpers.push(...declarations(body, { stem, recursive, bounded: false, acceptsOnly }));
  }
  const depth = recursive ? code`, depth` : code``;
  const functionOf = (prefix: "is" | "check" | "copy"): Code => identifier(`${prefix}${stem}`);
  const accepts = (value: Code): Condition => call(code`${functionOf("is")}(${value}${depth})`);
  const copied =
    body.copies === undefined ? body.copied : (value: Code) => code`${functionOf("copy")}(${value}${depth})`;
  return {
    accepts,
    functions:
      recursive || acceptsOnly === true
        ? undefined
        : { accepts: functionOf("is"), explains: functionOf("check"), copies: body.copies && functionOf("copy") },
    rules: (value, path, straight) => {
      const report = code`${functionOf("check")}(${value}, ${path}, report${depth})`;
      const unasked = recursive || straight === true;
      return { applies: always, first: { violated: unasked ? always : not(accepts(value)), report }, others: [] };
    },
    copies: copied,
    expected: body.expected,
  };
}

/** What the functions say, their names apart. */
function identityOfBody({ accepts, result, explains, copies }: Body): string {
  const returned = result === undefined ? [] : [expression(result)];
  const parts = [accepts, returned, explains, ...(copies === undefined ? [] : [copies])];
  return parts.map(identityOf).join("\f");
}

/** What is exported under a name: a named type, or the parameters of an operation. */
export interface Named {
  readonly use: Use;
  readonly view: Direction;
  readonly stem: string;
  /** What messages call it: `a Select Menu`. */
  readonly owner: string;
  readonly title?: string | undefined;
  readonly circle: ReadonlySet<string>;
  readonly tags?: ReadonlySet<string> | undefined;
  /** The TypeScript type that `is` proves. */
  readonly guard: Code;
}

/** The exported functions of something that has a name, and the helpers that they need. */
export function namedFunctions({ use, guard, ...place }: Named, unit: Unit): readonly Code[] {
  const scope: Scope = { unit, model: unit.model, ...place };
  const { stem, circle } = place;
  const helpersBefore = unit.helpers.length;
  const body = withCopies(bodyOf(use.type, scope, use.nullable));
  const helpers = unit.helpers.splice(helpersBefore);
  const recursive = circle.size > 0;
  const copied = !isKept(use.type, unit.model);
  return [...declarations(body, { stem, recursive, bounded: recursive, guard, copied }), ...helpers];
}

/** The body of an exported function, which must stand by itself. */
function withCopies(body: Body): Body {
  return body.copied === undefined ? body : { ...body, copies: [code`return ${body.copied(code`value`)};`] };
}

interface Signature {
  readonly stem: string;
  /** Whether the functions count how deep they are. */
  readonly recursive: boolean;
  /** Whether they are where the depth is compared with its bound. */
  readonly bounded: boolean;
  /** The type that `is` proves; the functions are exported then. */
  readonly guard?: Code;
  readonly copied?: boolean;
  readonly acceptsOnly?: boolean | undefined;
}

/** Whether a type without a name refers to a type of the circle, so that its functions have a depth to pass on. */
function leadsInto(type: Type, circle: ReadonlySet<string>): boolean {
  if (circle.size === 0) return false;
  return type.kind === "reference" ? circle.has(type.name) : innerUses(type).some((use) => leadsInto(use.type, circle));
}

export function declarations(body: Body, signature: Signature): readonly Code[] {
  const { stem, recursive, bounded, guard } = signature;
  const head = guard === undefined ? code`function` : code`export function`;
  const depth = recursive ? (guard === undefined ? code`, depth: number` : code`, depth: number = 0`) : code``;
  const maxDepth = validateRuntime("maxDepth");
  const path = code`${validateRuntime("Path", true)}`;
  const report = code`${validateRuntime("Report", true)}`;
  const accepts = block(
    code`${head} ${identifier(`is${stem}`)}(value: unknown${depth}): ${guard === undefined ? code`boolean` : code`value is ${guard}`}`,
    [
      bounded ? code`if (depth > ${maxDepth}) return false;` : undefined,
      ...body.accepts,
      body.result === undefined ? undefined : code`return ${expression(body.result)};`,
    ],
  );
  if (signature.acceptsOnly === true) return [accepts];
  const explains = block(
    code`${head} ${identifier(`check${stem}`)}(value: unknown, path: ${path}, report: ${report}${depth}): void`,
    [
      bounded
        ? code`if (depth > ${maxDepth}) return ${validateRuntime("tooDeep")}(report, path, ${maxDepth});`
        : undefined,
      ...body.explains,
    ],
  );
  if (body.copies === undefined && signature.copied !== true) return [lines([accepts]), explains];
  const copies = block(
    code`${head} ${identifier(`copy${stem}`)}(value: unknown${depth}): unknown`,
    body.copies ?? [code`return value;`],
  );
  return [accepts, explains, copies];
}
