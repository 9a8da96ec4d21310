import type { UnionType, Use } from "../../model/type.js";
import {
  block,
  type Code,
  code,
  joinCode,
  jsonLiteral,
  lines,
  list,
  stringLiteral,
  validateRuntime,
} from "../../print/index.js";
import { namedType } from "../typescript/naming.js";
import { isShapeless } from "../typescript/type-expression.js";
import type { Body } from "./body.js";
import { any, type Condition, call, expression, test } from "./condition.js";
import { isKept } from "./kept.js";
import { read } from "./local.js";
import { parameterName } from "./parameter-names.js";
import { type Place, placeOf, wrongType } from "./place.js";
import { statements } from "./rule.js";
import { runtimeCall } from "./runtime-call.js";
import type { Scope } from "./scope.js";
import { areDisjoint, itemTagOf, type Kind, kinds, kindsOf, type Tag, tagOf, valuesOf } from "./selector.js";
import { alternatives, article } from "./words.js";

const value = code`value`;
const path = code`path`;

interface Variant {
  readonly use: Use;
  readonly place: Place;
  readonly kinds: ReadonlySet<Kind>;
}

/** A union: through what tells its variants apart where that is proven, else by trying them all. */
export function unionBody(type: UnionType, scope: Scope): Body {
  const lists = type.variants.filter((use) => kindsOf(use, scope).has("array"));
  const amongLists = lists.length > 1 && itemTagOf(lists, scope) !== undefined;
  const variants = type.variants.map((use, index): Variant => {
    const { owner, property } = scope;
    const place = placeOf(use, scope, `Variant${index + 1}`, { owner, property, amongLists });
    return { use, place, kinds: kindsOf(use, scope) };
  });
  const groups = kinds.map((kind) => groupOf(kind, variants, scope, type.discriminator?.property));
  const copies = copyCode(type, variants, scope);
  const [only] = groups.filter((group) => group.members.length > 0);
  if (
    only?.kind === "object" &&
    only.tag !== undefined &&
    only.members.length === variants.length &&
    isOnly(only, groups)
  ) {
    return {
      ...taggedBody(variants, only.tag, scope),
      copies: taggedCopy(type, variants, only.tag, scope),
      expected: "an object",
    };
  }
  const disjoint = type.mode === "any" || groups.every((group) => group.disjoint);
  return {
    accepts: [],
    result: disjoint ? any(variants.map(({ place }) => place.accepts(value))) : exactlyOne(variants),
    explains: explainCode(type, variants, groups, scope),
    copies,
    expected: alternatives(variants.flatMap(({ place }) => place.expected ?? [])),
  };
}

function isOnly(group: Group, groups: readonly Group[]): boolean {
  return groups.every((other) => other === group || other.members.length === 0);
}

/** The variants that a value of one JSON type can match, and what tells them apart. */
interface Group {
  readonly kind: Kind;
  readonly members: readonly Variant[];
  readonly disjoint: boolean;
  readonly tag?: Tag | undefined;
  readonly items?: { readonly tag: Tag; readonly empty: number | undefined } | undefined;
}

function groupOf(kind: Kind, variants: readonly Variant[], scope: Scope, wanted: string | undefined): Group {
  const members = variants.filter((variant) => variant.kinds.has(kind));
  const uses = members.map((member) => member.use);
  if (members.length < 2) return { kind, members, disjoint: true };
  if (kind === "object") {
    const tag = tagOf(uses, scope, wanted);
    return { kind, members, disjoint: tag !== undefined, tag };
  }
  if (kind === "array") {
    const items = itemTagOf(uses, scope);
    return { kind, members, disjoint: items !== undefined, items };
  }
  const lists = uses.map((use) => valuesOf(use, scope)?.filter((each) => kindOfScalar(each) === kind));
  return { kind, members, disjoint: lists.every((each) => each !== undefined) && areDisjoint(lists) };
}

function kindOfScalar(scalar: unknown): string {
  return scalar === null ? "null" : typeof scalar;
}

function exactlyOne(variants: readonly Variant[]): Condition {
  const counted = variants.map(({ place }) => code`Number(${expression(place.accepts(value))})`);
  const sum = counted.reduce((total, each, index) => (index === 0 ? each : code`${total} + ${each}`), code``);
  return test(code`${sum} === 1`, code`${sum} !== 1`);
}

/** One `switch` over the tag. */
function taggedBody(variants: readonly Variant[], tag: Tag, scope: Scope): Pick<Body, "accepts" | "explains"> {
  const isObject = call(code`${validateRuntime("isObject")}(value)`);
  return {
    accepts: [
      code`if (!${expression(isObject)}) return false;`,
      switchOver(
        read(value, tag.property),
        tag,
        (index) => {
          const accepted = variants[index]?.place.accepts(value);
          return [code`return ${accepted === undefined ? code`false` : expression(accepted)};`];
        },
        [code`return false;`],
      ),
    ],
    explains: [
      code`if (!${expression(isObject)}) return ${wrongType(path, "an object", value)};`,
      tagSwitch(variants, tag, scope),
    ],
  };
}

function taggedCopy(
  type: UnionType,
  variants: readonly Variant[],
  tag: Tag,
  scope: Scope,
): readonly Code[] | undefined {
  if (variants.some(({ use }) => isShapeless(use.type))) return copyCode(type, variants, scope);
  const copied = (index: number): readonly Code[] => [code`return ${variants[index]?.place.copies?.(value) ?? value};`];
  return [
    code`if (!${validateRuntime("isObject")}(value)) return value;`,
    switchOver(read(value, tag.property), tag, copied, [code`return value;`]),
  ];
}

function tagSwitch(variants: readonly Variant[], tag: Tag, scope: Scope): Code {
  const source = read(value, tag.property);
  return switchOver(
    source,
    tag,
    (index) => [...directly(variants[index]?.place), code`return;`],
    unknownTag(variants, tag, scope, source, path),
  );
}

/** What speaks against a variant that is known to be meant; nobody has to ask first whether it matches. */
function directly(place: Place | undefined): readonly Code[] {
  return place === undefined ? [] : statements(place.rules(value, path, true));
}

function unknownTag(variants: readonly Variant[], tag: Tag, scope: Scope, source: Code, place: Code): readonly Code[] {
  const at = code`${validateRuntime("at")}(${place}, ${stringLiteral(tag.property)})`;
  const expected = `one of ${alternatives(
    tag.values.flatMap((values, index) => {
      const name = variantName(variants[index]?.use, scope);
      return values.map((each) => (name === undefined ? JSON.stringify(each) : `${JSON.stringify(each)} (${name})`));
    }),
  )}`;
  const unknown = code`${runtimeCall("notListed", code`report`, at, code`"enum"`, stringLiteral(expected), source)};`;
  if (tag.absent !== undefined) return [unknown];
  const missing = code`${runtimeCall("missing", code`report`, at, stringLiteral(scope.owner))};`;
  return [code`if (${source} === undefined) ${missing}`, code`else ${unknown}`];
}

function variantName(use: Use | undefined, scope: Scope): string | undefined {
  if (use === undefined) return undefined;
  if (use.title !== undefined) return use.title;
  return use.type.kind === "reference" ? namedType(scope.unit.model, use.type.name).title : undefined;
}

function switchOver(
  source: Code,
  tag: Tag,
  branch: (index: number) => readonly Code[],
  otherwise: readonly Code[],
): Code {
  const cases = tag.values.flatMap((values, index) => {
    const labels = values.map((each) => code`case ${jsonLiteral(each)}:`);
    if (tag.absent === index) labels.unshift(code`case undefined:`);
    const last = labels.pop();
    if (last === undefined) return [];
    return [...labels, nested(last, branch(index))];
  });
  return block(code`switch (${source})`, [...cases, nested(code`default:`, otherwise)]);
}

function nested(label: Code, body: readonly Code[]): Code {
  return lines([label, ...body.map((statement) => code`  ${statement}`)]);
}

/** Why a value was refused: by its JSON type first, then by what tells the variants of that type apart. */
function explainCode(
  type: UnionType,
  variants: readonly Variant[],
  groups: readonly Group[],
  scope: Scope,
): readonly Code[] {
  const all = groups.filter((group) => group.members.length > 0);
  const wide = all.some((group) => !group.disjoint) || type.mode === "any" ? groupsInDoubt(all) : [];
  if (wide.length > 0 && wide.length === all.length) return [closest(type, variants)];
  const distinct = new Map<string, { readonly kinds: Kind[]; readonly group: Group }>();
  for (const group of all) {
    const key = `${group.members.map((member) => variants.indexOf(member)).join()}:${group.members.length > 1 ? group.kind : ""}`;
    const known = distinct.get(key);
    if (known === undefined) distinct.set(key, { kinds: [group.kind], group });
    else known.kinds.push(group.kind);
  }
  const branches = [...distinct.values()].map(({ kinds: own, group }) =>
    block(code`if (${expression(any(own.map(isOfKind)))})`, [...groupCode(type, group, scope), code`return;`]),
  );
  const words = alternatives(variants.flatMap(({ place, use }) => place.expected ?? kindWords(kindsOf(use, scope))));
  return [...branches, code`${wrongType(path, words, value)};`];
}

function groupsInDoubt(groups: readonly Group[]): readonly Group[] {
  return groups.filter((group) => group.members.length > 1 && !group.disjoint);
}

function groupCode(type: UnionType, group: Group, scope: Scope): readonly Code[] {
  const [only] = group.members;
  if (group.members.length === 1) return directly(only?.place);
  if (group.tag !== undefined) return [tagSwitch(group.members, group.tag, scope)];
  if (group.items !== undefined) {
    const { tag, empty } = group.items;
    const first = code`${validateRuntime("fieldOf")}(value[0], ${stringLiteral(tag.property)})`;
    const whenEmpty =
      empty === undefined
        ? undefined
        : block(code`if (value.length === 0)`, [...directly(group.members[empty]?.place), code`return;`]);
    // an item that no variant takes is reported by the first one
    const choice = switchOver(
      first,
      tag,
      (index) => [...directly(group.members[index]?.place), code`return;`],
      unknownItemTag(group, tag, scope, first),
    );
    return [whenEmpty, choice].filter((each) => each !== undefined);
  }
  return [closest(type, group.members)];
}

function unknownItemTag(group: Group, tag: Tag, scope: Scope, source: Code): readonly Code[] {
  const place = code`${validateRuntime("at")}(path, 0)`;
  const items = group.members.map(({ use }) => use);
  const named = items.map((use) => {
    const array = use.type.kind === "array" ? use.type.items : undefined;
    return { use: array ?? use };
  });
  const isObject = code`if (!${validateRuntime("isObject")}(value[0])) return ${wrongType(place, "an object", code`value[0]`)};`;
  return [isObject, ...unknownTag(named as unknown as readonly Variant[], tag, scope, source, place)];
}

function closest(type: UnionType, variants: readonly Variant[]): Code {
  const alternativesCode = variants.map(({ place }) => {
    const body = statements(place.rules(value, path));
    const names = ["value", "path", "report"].map((name) => parameterName(name, body));
    return block(code`(${joinCode(names, code`, `)}) =>`, body);
  });
  const items = list({ open: "[", close: "]", separator: ",", items: alternativesCode });
  return code`${runtimeCall("closest", code`report`, code`path`, code`value`, stringLiteral(type.mode), items)};`;
}

function isOfKind(kind: Kind): Condition {
  switch (kind) {
    case "null":
      return test(code`value === null`, code`value !== null`);
    case "array":
      return call(code`Array.isArray(value)`);
    case "object":
      return call(code`${validateRuntime("isObject")}(value)`);
    default:
      return test(code`typeof value === ${stringLiteral(kind)}`, code`typeof value !== ${stringLiteral(kind)}`);
  }
}

function kindWords(found: ReadonlySet<Kind>): readonly string[] {
  return [...found].map((kind) => (kind === "null" ? "null" : `${article(kind)} ${kind}`));
}

/** The copy of the variant that matches; of all that do where several may. */
function copyCode(type: UnionType, variants: readonly Variant[], scope: Scope): readonly Code[] | undefined {
  if (isKept(type, scope.unit.model)) return undefined;
  const shaped = variants.filter(({ use }) => !isShapeless(use.type));
  if (shaped.length === 0) return [code`return ${validateRuntime("copyJson")}(value);`];
  if (type.mode === "one" || shaped.length === 1) {
    return [
      ...shaped.map(({ place }) => {
        const copied = place.copies?.(value) ?? value;
        return code`if (${expression(place.accepts(value))}) return ${copied};`;
      }),
      code`return ${shaped.length < variants.length ? code`${validateRuntime("copyJson")}(value)` : value};`,
    ];
  }
  return [
    code`let copy: unknown;`,
    ...shaped.map(({ place }) => {
      const copied = place.copies?.(value) ?? value;
      return code`if (${expression(place.accepts(value))}) copy = ${validateRuntime("merged")}(copy, ${copied});`;
    }),
    code`return copy${shaped.length < variants.length ? code` === undefined ? ${validateRuntime("copyJson")}(value) : copy` : code``};`,
  ];
}
