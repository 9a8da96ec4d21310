import type { Type, Use } from "../../model/type.js";
import {
  block,
  type Code,
  code,
  identifier,
  identityOf,
  joinCode,
  stringLiteral,
  symbol,
  validateRuntime,
} from "../../print/index.js";
import type { Direction } from "../typescript/naming.js";
import { type Body, bodyOf } from "./body.js";
import { type Circle, leadsInto } from "./circle.js";
import { always, type Condition, call, expression, not } from "./condition.js";
import { isKept } from "./kept.js";
import { parameterName } from "./parameter-names.js";
import type { Place } from "./place.js";
import { type Declaration, helper, type Scope, type Unit } from "./scope.js";

/**
 * Functions of a type that has no name in the specification: written into the file once, called in the place. Types whose
 * functions would read the same have them in common, whichever their places and directions. Most of those are the same
 * words of the specification over and over, so that nothing has to be written to see it.
 */
export function functionsFor(type: Type, scope: Scope): Place {
  const {
    known: { places },
    likeness,
  } = scope.unit;
  const { view, owner, title, property, tags, flags, amongLists, acceptsOnly, circle } = scope;
  const same = [type, circle, tags ?? [], flags ?? []].map((part) => likeness.of(part));
  const key = JSON.stringify([...same, view, owner, title, property, amongLists, acceptsOnly]);
  const known = places.get(key);
  if (known !== undefined) return known;
  const place = placeOfFunctions(type, scope);
  places.set(key, place);
  return place;
}

function placeOfFunctions(type: Type, scope: Scope): Place {
  const { unit, acceptsOnly } = scope;
  const recursive = leadsInto(type, scope.circle.types);
  const { revisits } = scope.circle;
  const body = bodyOf(type, scope);
  const key = `${recursive && revisits} ${recursive} ${acceptsOnly} ${identityOfBody(body)}`;
  const exported = unit.known.acrossFiles;
  const { stem, module } = helper(unit, key, scope.stem, (claimed) =>
    declarations(body, { stem: claimed, recursive, revisits, acceptsOnly, exported }),
  );
  const depth = recursive ? code`, depth${revisits ? code`, memo` : code``}` : code``;
  const functionOf = (prefix: "is" | "check" | "copy"): Code =>
    symbol({ name: `${prefix}${stem}`, module, typeOnly: false });
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
  readonly circle: Circle;
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
  const recursive = circle.types.size > 0;
  const copied = !isKept(use.type, unit.model);
  const once = recursive && circle.revisits ? unit.names.claim(`${stem}Once`) : undefined;
  const signature: Signature = { stem, recursive, revisits: circle.revisits, exported: true, guard, copied, once };
  return [...declarations(body, signature).map(({ code }) => code), ...helpers];
}

/** The body of an exported function, which must stand by itself. */
function withCopies(body: Body): Body {
  return body.copied === undefined ? body : { ...body, copies: [code`return ${body.copied(code`value`)};`] };
}

interface Signature {
  readonly stem: string;
  /** Whether the functions count how deep they are. */
  readonly recursive: boolean;
  /** Whether they pass on what is known already. */
  readonly revisits: boolean;
  readonly exported: boolean;
  /** The type that `is` proves, where the functions have a name in the specification; their depth has its bound there. */
  readonly guard?: Code;
  readonly copied?: boolean;
  readonly acceptsOnly?: boolean | undefined;
  /** The stem of the functions that do the work, where the exported ones ask first whether it has been done. */
  readonly once?: string | undefined;
}

function declarations(body: Body, signature: Signature): readonly Declaration[] {
  const { stem, recursive, exported, guard, once } = signature;
  const maxDepth = validateRuntime("maxDepth");
  const further = furtherParameters(signature, guard !== undefined);
  const isBounded = recursive && guard !== undefined;
  const returned = body.result === undefined ? [] : [code`return ${expression(body.result)};`];
  const accepts = withMemo("is", [...body.accepts, ...returned], signature, {
    further,
    result: code`boolean`,
    guard,
    first: isBounded ? code`if (depth > ${maxDepth}) return false;` : undefined,
  });
  if (signature.acceptsOnly === true) return accepts;
  const explains = declaration(`check${stem}`, {
    exported,
    parameters: [
      anyValue,
      ["path", validateRuntime("Path", true)],
      ["report", validateRuntime("Report", true)],
      ...further,
    ],
    result: code`void`,
    body: [
      isBounded
        ? code`if (depth > ${maxDepth}) return ${validateRuntime("tooDeep")}(report, path, ${maxDepth});`
        : undefined,
      once === undefined
        ? undefined
        : code`if (${validateRuntime("isVisited")}(report, ${stringLiteral(stem)}, path)) return;`,
      ...body.explains,
    ],
  });
  if (body.copies === undefined && signature.copied !== true) return [...accepts, explains];
  const copied = body.copies ?? [code`return value;`];
  return [...accepts, explains, ...withMemo("copy", copied, signature, { further, result: code`unknown` })];
}

/** A parameter's name, its type, and what it is where a caller does not say. */
type Parameter = readonly [name: string, type: Code, fallback?: Code];

const anyValue: Parameter = ["value", code`unknown`];

/** Behind the value: how deep it is, and what is known of the values around it. Callers from outside know neither. */
function furtherParameters({ recursive, revisits }: Signature, isExported: boolean): readonly Parameter[] {
  if (!recursive) return [];
  const memo = validateRuntime("Memo");
  const depth: Parameter = isExported ? ["depth", code`number`, code`0`] : ["depth", code`number`];
  if (!revisits) return [depth];
  return [depth, isExported ? ["memo", memo, code`new ${memo}()`] : ["memo", memo]];
}

/** A function, or two where the work of the first is to see that the second does it once per value. */
function withMemo(
  prefix: "is" | "copy",
  body: readonly Code[],
  { stem, exported, once }: Signature,
  {
    further,
    first,
    ...returned
  }: Pick<Written, "result" | "guard"> & {
    readonly further: readonly Parameter[];
    readonly first?: Code | undefined;
  },
): readonly Declaration[] {
  const outer = { ...returned, exported, parameters: [anyValue, ...further] };
  if (once === undefined) return [declaration(`${prefix}${stem}`, { ...outer, body: [first, ...body] })];
  const name = `${prefix}${once}`;
  const memo = validateRuntime("Memo", true);
  return [
    declaration(`${prefix}${stem}`, {
      ...outer,
      body: [first, code`return memo.once(${identifier(name)}, value, depth);`],
    }),
    declaration(name, {
      exported: false,
      parameters: [anyValue, ["depth", code`number`], ["memo", memo]],
      result: returned.result,
      body,
    }),
  ];
}

/** A function as it is written. */
interface Written {
  readonly exported: boolean;
  readonly parameters: readonly Parameter[];
  readonly result: Code;
  /** The type that the function proves its first parameter to be, in place of the result. */
  readonly guard?: Code | undefined;
  readonly body: readonly (Code | undefined)[];
}

function declaration(name: string, { exported, parameters, result, guard, body }: Written): Declaration {
  const statements = body.filter((each) => each !== undefined);
  const names = parameters.map(([wanted]) => parameterName(wanted, statements));
  const items = parameters.map(
    ([, type, fallback], index) =>
      code`${names[index]}: ${type}${fallback === undefined ? code`` : code` = ${fallback}`}`,
  );
  const returned = guard === undefined ? result : code`${names[0]} is ${guard}`;
  const head = code`${exported ? code`export ` : code``}function ${identifier(name)}(${joinCode(items, code`, `)})`;
  return { name, code: block(code`${head}: ${returned}`, statements) };
}
