import type { ArrayCheck, ArrayType, FieldCheck } from "../../model/type.js";
import {
  attached,
  block,
  type Code,
  call,
  code,
  countOccurrences,
  numberLiteral,
  stringLiteral,
  validateRuntime,
} from "../../print/index.js";
import { alwaysTrue, type Condition, comparison, conditionExpression, not } from "./condition.js";
import { fieldCheckCode, isFieldCheck } from "./field-checks.js";
import { copiedItems, itemRules } from "./list.js";
import { article, itemNoun, itemsNoun } from "./nouns.js";
import { referencesGroup } from "./recursive-group.js";
import { ruleStatements } from "./rule.js";
import { keyword, keywordList } from "./rules-code.js";

import { type Scope, valueCodeOf } from "./scope.js";
import type { FunctionBody, RulesCode, ValueAspect, ValueCode } from "./value-code.js";

/** Prints the validation of an array: its length, each item, then checks on the whole. */
export function arrayBody(type: ArrayType, scope: Scope): FunctionBody {
  const checks = type.checks.filter((check): check is ArrayCheck => !isFieldCheck(check));
  const between = type.checks.filter((check): check is FieldCheck => isFieldCheck(check));
  const prefix = type.prefix.map((use, index) => valueCodeOf(use, scope, `Item${index + 1}`));
  const closed = type.items?.type.kind === "never" && !type.items.nullable;
  const items = type.items === undefined || closed ? undefined : valueCodeOf(type.items, scope, "Item");
  const most = checks.reduce(
    (least, check) => (check.kind === "max-items" ? Math.min(least, check.limit) : least),
    Number.POSITIVE_INFINITY,
  );
  const walksAgain = between.length > 0 || checks.some((check) => !isCount(check));
  const parts: ValueAspect[] = [
    ...checks.filter(isCount).map((check) => countCode(check, type, scope)),
    ...(closed ? [closedCode(prefix.length)] : []),
    ...prefix.map(prefixCode),
    ...(items === undefined ? [] : [itemsCode(items, prefix.length, most)]),
    ...(Number.isFinite(most) && walksAgain ? [returnForLongLists(most)] : []),
    ...checks.filter((check) => !isCount(check)).map((check) => listCheckCode(check, scope)),
    ...between.map((check) => fieldCheckCode(check, { scope, base: "array", type })),
  ];
  const wrong = call(validateRuntime("wrongType"), [code`report`, code`path`, code`"an array"`, code`value`]);
  return {
    is: [
      code`if (!Array.isArray(value)) return ${type.untyped ? code`true` : code`false`};`,
      ...parts.flatMap((part) => part.is),
    ],
    isResult: alwaysTrue,
    check: [
      code`if (!Array.isArray(value)) return${type.untyped ? code`` : code` ${wrong}`};`,
      ...parts.flatMap((part) => part.check),
    ],
    ...(prefix.length === 0
      ? { copyExpression: (list) => copiedItems(list, items) }
      : { copy: copyCode(prefix, items, type) }),
    ...(type.untyped ? {} : { expected: "an array" }),
    rules:
      closed || type.untyped || prefix.length > 0 || between.length > 0 ? undefined : arrayRules(type, items, scope),
  };
}

/** Returns the rules of an array; undefined if it needs statements. */
function arrayRules(type: ArrayType, items: ValueCode | undefined, scope: Scope): RulesCode | undefined {
  if (type.items?.type.kind === "never" || referencesGroup(type, scope.recursiveGroup.types)) return undefined;
  const more = type.checks.map((check) => {
    if (check.kind === "unique-items") return keyword("uniqueItems", validateRuntime("firstRepeated"));
    if (!isCountKind(check) || isSingleItem(check, scope)) return undefined;
    const { owner, noun } = countWords(check, type, scope);
    const name = check.kind === "min-items" ? "minItems" : "maxItems";
    const words = [keyword("owner", stringLiteral(owner)), keyword("items", stringLiteral(noun))];
    return keyword(name, keywordList([keyword("limit", numberLiteral(check.limit)), ...words]));
  });
  const isKnown = new Set(type.checks.map(({ kind }) => kind)).size === type.checks.length;
  return isKnown && more.every((each) => each !== undefined) ? itemRules(items, ...more) : undefined;
}

/** Stops at an array that is too long. */
function returnForLongLists(most: number): ValueAspect {
  return { is: [], check: [code`if (value.length > ${numberLiteral(most)}) return;`] };
}

type CountCheck = Extract<ArrayCheck, { readonly kind: "min-items" | "max-items" }>;

function isCount(check: ArrayCheck): check is CountCheck {
  return isCountKind(check);
}

function isCountKind(check: ArrayType["checks"][number]): check is CountCheck {
  return check.kind === "min-items" || check.kind === "max-items";
}

function countCode(check: CountCheck, type: ArrayType, scope: Scope): ValueAspect {
  const limit = numberLiteral(check.limit);
  const least = check.kind === "min-items";
  const wrong = least ? code`value.length < ${limit}` : code`value.length > ${limit}`;
  const { owner, noun } = countWords(check, type, scope);
  const single = isSingleItem(check, scope);
  const facts = [
    ...(single ? [] : [keyword("limit", limit)]),
    keyword("owner", stringLiteral(owner)),
    keyword("items", stringLiteral(single ? `${article(noun)} ${noun}` : noun)),
    keyword("actual", code`value.length`),
  ];
  const name = single ? "notAlone" : least ? "tooFewItems" : "tooManyItems";
  const report = call(validateRuntime(name), [code`report`, code`path`, keywordList(facts)]);
  return { is: [code`if (${wrong}) return false;`], check: [attached(code`if (${wrong})`, code`${report};`)] };
}

/** Whether the list holds one item, which distinguishes it from other lists. */
function isSingleItem(check: CountCheck, scope: Scope): boolean {
  return check.kind === "max-items" && check.limit === 1 && scope.isInListUnion === true;
}

/** Returns the words for a list and its items in messages. */
function countWords(
  { limit }: CountCheck,
  type: ArrayType,
  scope: Scope,
): { readonly owner: string; readonly noun: string } {
  const nounOf = limit === 1 ? itemNoun : itemsNoun;
  return {
    owner: scope.property === undefined ? "the list" : scope.owner,
    noun: nounOf(type, arrayTitle(scope), scope.property, scope.unit.model),
  };
}

/** Returns the title of an inline list. A named list's title describes the list, not its items. */
function arrayTitle(scope: Scope): string | undefined {
  return scope.property === undefined ? undefined : scope.title;
}

function closedCode(count: number): ValueAspect {
  const limit = numberLiteral(count);
  return {
    is: [code`if (value.length > ${limit}) return false;`],
    check: [
      code`if (value.length > ${limit}) ${validateRuntime("unknownItem")}(report, path, ${limit}, value.length);`,
    ],
  };
}

function prefixCode(value: ValueCode, index: number): ValueAspect {
  const item = code`value[${numberLiteral(index)}]`;
  const accepted = value.is(item);
  if (accepted.kind === "always") return { is: [], check: [] };
  const present = comparison(
    code`value.length > ${numberLiteral(index)}`,
    code`value.length <= ${numberLiteral(index)}`,
  );
  const at = code`${validateRuntime("at")}(path, ${numberLiteral(index)})`;
  const rules = value.check(item, at);
  return {
    is: [
      block(code`if (${conditionExpression(present)})`, [
        code`if (${conditionExpression(not(accepted))}) return false;`,
      ]),
    ],
    check: [block(code`if (${conditionExpression(present)})`, ruleStatements(rules))],
  };
}

function itemsCode(value: ValueCode, from: number, most: number): ValueAspect {
  if (value.is(code`item`).kind === "always") return { is: [], check: [] };
  const start = numberLiteral(from);
  // Items beyond the limit have been reported.
  const end = Number.isFinite(most) ? code`Math.min(value.length, ${numberLiteral(most)})` : code`value.length`;
  const at = code`${validateRuntime("at")}(path, index)`;
  return {
    is: [acceptItems(value, start)],
    check: [
      block(code`for (let index = ${start}, end = ${end}; index < end && !report.full; index++)`, [
        code`const item: unknown = value[index];`,
        ...ruleStatements(value.check(code`item`, at)),
      ]),
    ],
  };
}

/** Prints the loop that refuses an array with a wrong item. Counting is faster than iterating. */
function acceptItems(value: ValueCode, start: Code): Code {
  const loop = code`for (let index = ${start}; index < value.length; index++)`;
  const refuse = (item: Code): Code => code`if (${conditionExpression(not(value.is(item)))}) return false;`;
  const element = code`value[index]`;
  return countOccurrences(refuse(element), element) === 1
    ? block(loop, [refuse(element)])
    : block(loop, [code`const item: unknown = ${element};`, refuse(code`item`)]);
}

function listCheckCode(check: Exclude<ArrayCheck, CountCheck>, scope: Scope): ValueAspect {
  if (check.kind === "unique-items") {
    return {
      is: [code`if (!${validateRuntime("unique")}(value)) return false;`],
      check: [
        block(code``, [
          code`const index = ${validateRuntime("firstRepeated")}(value);`,
          code`if (index !== -1) ${validateRuntime("repeatedItem")}(report, path, index, value[index]);`,
        ]),
      ],
    };
  }
  const place = valueCodeOf(check.use, scope, "Contained");
  const accepted = place.is(code`item`);
  const least = numberLiteral(check.min);
  const counting = countMatches(accepted);
  const refuse: Code[] = [];
  const report: Code[] = [];
  if (check.min > 0) {
    refuse.push(code`if (matches < ${least}) return false;`);
    report.push(code`if (matches < ${least}) ${validateRuntime("tooFewMatches")}(report, path, ${least}, matches);`);
  }
  if (check.max !== undefined) {
    const most = numberLiteral(check.max);
    refuse.push(code`if (matches > ${most}) return false;`);
    report.push(code`if (matches > ${most}) ${validateRuntime("tooManyMatches")}(report, path, ${most}, matches);`);
  }
  if (refuse.length === 0) return { is: [], check: [] };
  return {
    is: [block(code``, [...counting, ...refuse])],
    check: [block(code``, [...counting, ...report])],
  };
}

function countMatches(accepted: Condition): readonly Code[] {
  if (accepted.kind === "always") return [code`const matches = value.length;`];
  if (accepted.kind === "never") return [code`const matches = 0;`];
  return [code`let matches = 0;`, code`for (const item of value) if (${conditionExpression(accepted)}) matches++;`];
}

/** Prints the copy of an array whose first items have their own types. */
function copyCode(prefix: readonly ValueCode[], items: ValueCode | undefined, type: ArrayType): readonly Code[] {
  const rest = type.items === undefined ? code`${validateRuntime("copyJson")}(item)` : items?.copy?.(code`item`);
  const places = prefix.flatMap((place, index) => {
    const copied = place.copy?.(code`item`);
    return copied === undefined ? [] : [code`if (index === ${numberLiteral(index)}) return ${copied};`];
  });
  if (places.length === 0 && rest === undefined) return [code`return ${validateRuntime("copyItems")}(value);`];
  const tail = rest === undefined ? undefined : code`if (index >= ${numberLiteral(prefix.length)}) return ${rest};`;
  return [
    code`if (!Array.isArray(value)) return value;`,
    block(code`return value.map((item: unknown, index: number) =>`, [...places, tail, code`return item;`], code`);`),
  ];
}
