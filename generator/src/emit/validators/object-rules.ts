import type { ObjectType, Property } from "../../model/type.js";
import { type Code, code, jsonLiteral, list, rows, stringLiteral, validateRuntime } from "../../print/index.js";
import { prototypeProperties } from "./locals.js";
import { arrow, keyword, keywordList, keywordsOf, rulesExpression, rulesOf } from "./rules-code.js";
import { defaultOf, type Scope } from "./scope.js";
import type { ValueCode } from "./value-code.js";

/** The code of a property. */
export interface FieldCode {
  readonly property: Property;
  readonly isHidden: boolean;
  readonly value: ValueCode;
  readonly is: readonly Code[];
  /** Returns the statements that report violations, for objects without a table of rules. */
  readonly check: () => readonly Code[];
}

/** Undeclared properties. */
export interface OtherProperties {
  readonly patterns: readonly { readonly regex: Code; readonly value: ValueCode }[];
  /** The value type of other properties; absent if unconstrained. */
  readonly additional?: ValueCode | undefined;
  /** Whether other properties are forbidden. */
  readonly isClosed: boolean;
}

/** The code of an object, of which the table prints what keywords express. */
export interface ObjectCode {
  readonly fields: readonly FieldCode[];
  /** Statements that check the whole. */
  readonly later: readonly Code[];
  readonly others: OtherProperties;
  /** Returns the statements that copy, for what keywords cannot express. */
  readonly copy: () => readonly Code[];
}

/** Returns the keywords of an object's table: its properties, then checks on the whole. */
export function objectRules(type: ObjectType, object: ObjectCode, scope: Scope): readonly Code[] {
  const { later } = object;
  const visible = object.fields.filter(({ isHidden }) => !isHidden);
  const names = (kept: readonly FieldCode[]): Code =>
    list({
      open: "[",
      close: "]",
      separator: ",",
      items: rows(kept.map(({ property }) => stringLiteral(property.name))),
    });
  const required = visible.filter(({ property }) => property.required);
  const discriminants = required.filter(({ property }) => scope.discriminants?.has(property.name));
  const items = visible.map((field) => propertyRules(field, scope));
  const properties = list({ open: "{", close: "}", separator: ",", items, multiline: items.length > 0 });
  const copied = copyKeyword(type, visible, object, scope);
  return [
    keyword("type", code`"object"`),
    keyword("owner", stringLiteral(scope.owner)),
    ...(required.length === 0 ? [] : [keyword("required", names(required))]),
    ...(discriminants.length === 0 ? [] : [keyword("discriminants", names(discriminants))]),
    keyword("properties", properties),
    ...(later.length === 0 ? [] : [keyword("checkObject", arrow(["value", "path", "report"], later))]),
    ...(copied === undefined ? [] : [copied]),
  ];
}

/** Returns what a table says about copying, unless the copy consists of the declared properties. */
function copyKeyword(
  type: ObjectType,
  visible: readonly FieldCode[],
  { others, copy }: ObjectCode,
  scope: Scope,
): Code | undefined {
  const isWhole = visible.length === type.properties.length;
  const undeclared = scope.isPart === true || type.additionalStated ? [] : type.requiredElsewhere;
  const declaresOnly = type.patterns.length === 0 && undeclared.length === 0;
  const keepsOthers = type.additionalStated && !others.isClosed;
  if (declaresOnly && !keepsOthers && (isWhole || visible.length > 0) && (visible.length > 0 || !others.isClosed)) {
    return undefined;
  }
  if (declaresOnly && keepsOthers && isWhole && others.additional === undefined)
    return keyword("additionalProperties", code`true`);
  return keyword("copy", arrow(["value"], copy()));
}

function propertyRules({ property, value }: FieldCode, scope: Scope): Code {
  const { name } = property;
  const fallback = defaultOf(property, scope);
  const own = rulesOf(value);
  const rules =
    fallback === undefined
      ? rulesExpression(own)
      : keywordList([...keywordsOf(own), keyword("default", jsonLiteral(fallback.value))]);
  // For the compiler, such a property has the type that every object inherits.
  return keyword(
    name,
    prototypeProperties.has(name) ? code`(${rules}) satisfies ${validateRuntime("Rules", true)}` : rules,
  );
}
