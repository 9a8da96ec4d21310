import {
  areDisjoint,
  type Discriminant,
  findDiscriminant,
  findItemDiscriminant,
  valuesOf,
} from "../../model/discriminant.js";
import { fileKind } from "../../model/file-kind.js";
import { type JsonType, jsonTypes, jsonTypesOf } from "../../model/json-types.js";
import type { SchemaUse, UnionType } from "../../model/type.js";
import {
  arrayLiteral,
  block,
  type Code,
  call,
  code,
  joinCode,
  jsonLiteral,
  lines,
  stringLiteral,
  validateRuntime,
} from "../../print/index.js";
import { namedType } from "../typescript/naming.js";
import { parameterName } from "../typescript/parameter-names.js";
import { isConstraintOnly } from "../typescript/type-expression.js";
import { all, any, type Condition, callCondition, comparison, conditionExpression, not } from "./condition.js";
import { objectTest } from "./constants.js";
import { readProperty } from "./locals.js";
import { needsNoCopy } from "./needs-no-copy.js";
import { article, alternatives as listAlternatives } from "./nouns.js";
import { ruleStatements } from "./rule.js";
import { keyword, keywordList } from "./rules-code.js";
import { type Scope, valueCodeOf } from "./scope.js";
import { type FunctionBody, type ValueCode, wrongType } from "./value-code.js";

const value = code`value`;
const path = code`path`;

interface AlternativeCode {
  readonly use: SchemaUse;
  readonly value: ValueCode;
  readonly jsonTypes: ReadonlySet<JsonType>;
}

/** Prints the validation of a union: by its discriminant if there is one, otherwise by trying all alternatives. */
export function unionBody(type: UnionType, scope: Scope): FunctionBody {
  const lists = type.alternatives.filter((use) => jsonTypesOf(use, scope).has("array"));
  const amongLists = lists.length > 1 && findItemDiscriminant(lists, scope) !== undefined;
  const alternatives = type.alternatives.map((use, index): AlternativeCode => {
    const { owner, property } = scope;
    const place = valueCodeOf(use, scope, `Variant${index + 1}`, {
      owner,
      property,
      isInListUnion: amongLists,
      isPart: scope.isPart,
    });
    return { use, value: place, jsonTypes: typesOf(use, scope) };
  });
  const groups = jsonTypes.map((kind) => createGroup(kind, alternatives, scope, type.discriminator?.property));
  const copies = copyCode(type, alternatives, scope);
  const [only] = groups.filter((group) => group.members.length > 0);
  if (
    only?.jsonType === "object" &&
    only.discriminant !== undefined &&
    only.members.length === alternatives.length &&
    isOnlyGroup(only, groups)
  ) {
    return {
      ...discriminatedBody(alternatives, only.discriminant, scope),
      copy: discriminatedCopy(type, alternatives, only.discriminant, scope),
      expected: "an object",
    };
  }
  const disjoint = type.mode === "any" || groups.every((group) => group.disjoint);
  return {
    is: [],
    isResult: disjoint ? any(alternatives.map(({ value: place }) => place.is(value))) : exactlyOne(alternatives),
    check: checkCode(type, alternatives, groups, scope),
    copy: copies,
    expected: listAlternatives(alternatives.flatMap(({ value }) => value.expected ?? [])),
  };
}

/** The JSON types of a alternative. In code, a file of a form is an object. */
function typesOf(use: SchemaUse, scope: Scope): ReadonlySet<JsonType> {
  const types = jsonTypesOf(use, scope);
  const kind = fileKind(use.type, scope.unit.model);
  return kind === "one" || kind === "either" ? new Set([...types, "object"]) : types;
}

function isOnlyGroup(group: AlternativeGroup, groups: readonly AlternativeGroup[]): boolean {
  return groups.every((other) => other === group || other.members.length === 0);
}

/** Alternatives that a value of one JSON type can match, and what distinguishes them. */
interface AlternativeGroup {
  readonly jsonType: JsonType;
  readonly members: readonly AlternativeCode[];
  readonly disjoint: boolean;
  readonly discriminant?: Discriminant | undefined;
  readonly items?: { readonly discriminant: Discriminant; readonly empty: number | undefined } | undefined;
}

function createGroup(
  kind: JsonType,
  alternatives: readonly AlternativeCode[],
  scope: Scope,
  wanted: string | undefined,
): AlternativeGroup {
  const members = alternatives.filter((alternative) => alternative.jsonTypes.has(kind));
  const uses = members.map((member) => member.use);
  if (members.length < 2) return { jsonType: kind, members, disjoint: true };
  if (kind === "object") {
    const discriminant = findDiscriminant(uses, scope, wanted);
    return { jsonType: kind, members, disjoint: discriminant !== undefined, discriminant };
  }
  if (kind === "array") {
    const items = findItemDiscriminant(uses, scope);
    return { jsonType: kind, members, disjoint: items !== undefined, items };
  }
  const lists = uses.map((use) => valuesOf(use, scope)?.filter((each) => jsonTypeOfScalar(each) === kind));
  return { jsonType: kind, members, disjoint: lists.every((each) => each !== undefined) && areDisjoint(lists) };
}

function jsonTypeOfScalar(scalar: unknown): string {
  return scalar === null ? "null" : typeof scalar;
}

function exactlyOne(alternatives: readonly AlternativeCode[]): Condition {
  const counted = alternatives.map(({ value: place }) => code`Number(${conditionExpression(place.is(value))})`);
  const sum = counted.reduce((total, each, index) => (index === 0 ? each : code`${total} + ${each}`), code``);
  return comparison(code`${sum} === 1`, code`${sum} !== 1`);
}

/** Prints a `switch` over the discriminator value. */
function discriminatedBody(
  alternatives: readonly AlternativeCode[],
  discriminant: Discriminant,
  scope: Scope,
): Pick<FunctionBody, "is" | "check"> {
  const isObject = callCondition(code`${objectTest(scope.unit)}(value)`);
  // The alternatives exclude arrays, each once. V8 tests the type faster after null is excluded.
  const isReadable = all([
    comparison(code`value !== null`, code`value === null`),
    comparison(code`typeof value === "object"`, code`typeof value !== "object"`),
  ]);
  return {
    is: [
      code`if (${conditionExpression(not(isReadable))}) return false;`,
      switchOver(
        readProperty(code`(value as ${validateRuntime("Fields", true)})`, discriminant.property),
        discriminant,
        (index) => {
          const accepted = alternatives[index]?.value.is(value);
          return [code`return ${accepted === undefined ? code`false` : conditionExpression(accepted)};`];
        },
        [code`return false;`],
      ),
    ],
    check: [
      code`if (!${conditionExpression(isObject)}) return ${wrongType(path, "an object", value)};`,
      discriminantSwitch(alternatives, discriminant, scope),
    ],
  };
}

function discriminatedCopy(
  type: UnionType,
  alternatives: readonly AlternativeCode[],
  discriminant: Discriminant,
  scope: Scope,
): readonly Code[] | undefined {
  if (alternatives.some(({ use }) => isConstraintOnly(use.type))) return copyCode(type, alternatives, scope);
  const copied = (index: number): readonly Code[] => [
    code`return ${alternatives[index]?.value.copy?.(value) ?? value};`,
  ];
  return [
    code`if (!${objectTest(scope.unit)}(value)) return value;`,
    switchOver(readProperty(value, discriminant.property), discriminant, copied, [code`return value;`]),
  ];
}

function discriminantSwitch(alternatives: readonly AlternativeCode[], discriminant: Discriminant, scope: Scope): Code {
  const source = readProperty(value, discriminant.property);
  return switchOver(
    source,
    discriminant,
    (index) => [...directCheck(alternatives[index]?.value), code`return;`],
    unknownDiscriminant(alternatives, discriminant, scope, { source, path }),
  );
}

/** Reports the violations of the alternative selected by the discriminator. */
function directCheck(place: ValueCode | undefined): readonly Code[] {
  return place === undefined ? [] : ruleStatements(place.check(value, path, true));
}

/** The value of a discriminator, and the path of its object. */
interface TagLocation {
  readonly source: Code;
  readonly path: Code;
}

function unknownDiscriminant(
  alternatives: readonly AlternativeCode[],
  discriminant: Discriminant,
  scope: Scope,
  { source, path: parent }: TagLocation,
): readonly Code[] {
  const at = code`${validateRuntime("at")}(${parent}, ${stringLiteral(discriminant.property)})`;
  const expected = `one of ${listAlternatives(
    discriminant.values.flatMap((values, index) => {
      const name = alternativeName(alternatives[index]?.use, scope);
      return values.map((each) => (name === undefined ? JSON.stringify(each) : `${JSON.stringify(each)} (${name})`));
    }),
  )}`;
  const words = keywordList([keyword("code", code`"enum"`), keyword("expected", stringLiteral(expected))]);
  const unknown = code`${call(validateRuntime("notListed"), [code`report`, at, source, words])};`;
  if (discriminant.alternativeWhenAbsent !== undefined) return [unknown];
  const missing = code`${call(validateRuntime("missing"), [code`report`, at, stringLiteral(scope.owner)])};`;
  return [code`if (${source} === undefined) ${missing}`, code`else ${unknown}`];
}

function alternativeName(use: SchemaUse | undefined, scope: Scope): string | undefined {
  if (use === undefined) return undefined;
  if (use.title !== undefined) return use.title;
  return use.type.kind === "reference" ? namedType(scope.unit.model, use.type.name).title : undefined;
}

function switchOver(
  source: Code,
  discriminant: Discriminant,
  branch: (index: number) => readonly Code[],
  otherwise: readonly Code[],
): Code {
  const cases = discriminant.values.flatMap((values, index) => {
    const labels = values.map((each) => code`case ${jsonLiteral(each)}:`);
    if (discriminant.alternativeWhenAbsent === index) labels.unshift(code`case undefined:`);
    const last = labels.pop();
    if (last === undefined) return [];
    return [...labels, nested(last, branch(index))];
  });
  return block(code`switch (${source})`, [...cases, nested(code`default:`, otherwise)]);
}

function nested(label: Code, body: readonly Code[]): Code {
  return lines([label, ...body.map((statement) => code`  ${statement}`)]);
}

/** Reports why a value was rejected: first its JSON type, then what distinguishes the alternatives of that type. */
function checkCode(
  type: UnionType,
  alternatives: readonly AlternativeCode[],
  groups: readonly AlternativeGroup[],
  scope: Scope,
): readonly Code[] {
  const all = groups.filter((group) => group.members.length > 0);
  const wide = all.some((group) => !group.disjoint) || type.mode === "any" ? ambiguousGroups(all) : [];
  if (wide.length > 0 && wide.length === all.length) return [closestAlternative(type, alternatives)];
  const distinct = new Map<string, { readonly kinds: JsonType[]; readonly group: AlternativeGroup }>();
  for (const group of all) {
    const key = `${group.members.map((member) => alternatives.indexOf(member)).join()}:${group.members.length > 1 ? group.jsonType : ""}`;
    const known = distinct.get(key);
    if (known === undefined) distinct.set(key, { kinds: [group.jsonType], group });
    else known.kinds.push(group.jsonType);
  }
  const branches = [...distinct.values()].map(({ kinds: own, group }) =>
    block(code`if (${conditionExpression(any(own.map((kind) => isOfJsonType(kind, scope))))})`, [
      ...groupCode(type, group, scope),
      code`return;`,
    ]),
  );
  const words = listAlternatives(
    alternatives.flatMap(({ value, use }) => value.expected ?? describeJsonTypes(jsonTypesOf(use, scope))),
  );
  return [...branches, code`${wrongType(path, words, value)};`];
}

function ambiguousGroups(groups: readonly AlternativeGroup[]): readonly AlternativeGroup[] {
  return groups.filter((group) => group.members.length > 1 && !group.disjoint);
}

function groupCode(type: UnionType, group: AlternativeGroup, scope: Scope): readonly Code[] {
  const [only] = group.members;
  if (group.members.length === 1) return directCheck(only?.value);
  if (group.discriminant !== undefined) return [discriminantSwitch(group.members, group.discriminant, scope)];
  if (group.items !== undefined) {
    const { discriminant, empty } = group.items;
    const first = code`${validateRuntime("fieldOf")}(value[0], ${stringLiteral(discriminant.property)})`;
    const whenEmpty =
      empty === undefined
        ? undefined
        : block(code`if (value.length === 0)`, [...directCheck(group.members[empty]?.value), code`return;`]);
    // An item that matches no alternative is reported by the first one.
    const choice = switchOver(
      first,
      discriminant,
      (index) => [...directCheck(group.members[index]?.value), code`return;`],
      unknownItemDiscriminant(group, discriminant, scope, first),
    );
    return [whenEmpty, choice].filter((each) => each !== undefined);
  }
  return [closestAlternative(type, group.members)];
}

function unknownItemDiscriminant(
  group: AlternativeGroup,
  discriminant: Discriminant,
  scope: Scope,
  source: Code,
): readonly Code[] {
  const first = code`${validateRuntime("at")}(path, 0)`;
  const items = group.members.map(({ use }) => use);
  const named = items.map((use) => {
    const array = use.type.kind === "array" ? use.type.items : undefined;
    return { use: array ?? use };
  });
  const isObject = code`if (!${objectTest(scope.unit)}(value[0])) return ${wrongType(first, "an object", code`value[0]`)};`;
  return [
    isObject,
    ...unknownDiscriminant(named as unknown as readonly AlternativeCode[], discriminant, scope, {
      source,
      path: first,
    }),
  ];
}

function closestAlternative(type: UnionType, alternatives: readonly AlternativeCode[]): Code {
  const alternativesCode = alternatives.map(({ value: place }) => {
    const body = ruleStatements(place.check(value, path));
    const names = ["value", "path", "report"].map((name) => parameterName(name, body));
    return block(code`(${joinCode(names, code`, `)}) =>`, body);
  });
  const items = arrayLiteral(alternativesCode);
  return code`${call(validateRuntime("closest"), [code`report`, code`path`, code`value`, keywordList([keyword("mode", stringLiteral(type.mode)), keyword("alternatives", items)])])};`;
}

function isOfJsonType(kind: JsonType, { unit }: Scope): Condition {
  switch (kind) {
    case "null":
      return comparison(code`value === null`, code`value !== null`);
    case "array":
      return callCondition(code`Array.isArray(value)`);
    case "object":
      return callCondition(code`${objectTest(unit)}(value)`);
    default:
      return comparison(code`typeof value === ${stringLiteral(kind)}`, code`typeof value !== ${stringLiteral(kind)}`);
  }
}

function describeJsonTypes(found: ReadonlySet<JsonType>): readonly string[] {
  return [...found].map((kind) => (kind === "null" ? "null" : `${article(kind)} ${kind}`));
}

/** Prints the copy of the matching alternative, or of all matching alternatives if several may match. */
function copyCode(
  type: UnionType,
  alternatives: readonly AlternativeCode[],
  scope: Scope,
): readonly Code[] | undefined {
  if (needsNoCopy(type, scope.unit.model)) return undefined;
  const shaped = alternatives.filter(({ use }) => !isConstraintOnly(use.type));
  if (shaped.length === 0) return [code`return ${validateRuntime("copyJson")}(value);`];
  if (type.mode === "one" || shaped.length === 1) {
    return [
      ...shaped.map(({ value: place }) => {
        const copied = place.copy?.(value) ?? value;
        return code`if (${conditionExpression(place.is(value))}) return ${copied};`;
      }),
      code`return ${shaped.length < alternatives.length ? code`${validateRuntime("copyJson")}(value)` : value};`,
    ];
  }
  return [
    code`let copy: unknown;`,
    ...shaped.map(({ value: place }) => {
      const copied = place.copy?.(value) ?? value;
      return code`if (${conditionExpression(place.is(value))}) copy = ${validateRuntime("merged")}(copy, ${copied});`;
    }),
    code`return copy${shaped.length < alternatives.length ? code` === undefined ? ${validateRuntime("copyJson")}(value) : copy` : code``};`,
  ];
}
