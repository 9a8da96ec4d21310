import { requiredNamesIn } from "../../model/required-names.js";
import type { ObjectType, Property } from "../../model/type.js";
import {
  arrayLiteral,
  type Code,
  code,
  jsonLiteral,
  objectLiteral,
  rows,
  stringLiteral,
  validateRuntime,
} from "../../print/index.js";
import { prototypeProperties } from "./locals.js";
import type { LocalCode } from "./property-code.js";
import { acceptsKeyword, arrow, keyword, keywordList, keywordsOf, rulesExpression, rulesOf } from "./rules-code.js";
import { defaultOf, type Scope } from "./scope.js";
import type { ValueCode } from "./value-code.js";

/** The code of a property. */
export interface FieldCode {
  readonly property: Property;
  readonly isHidden: boolean;
  readonly value: ValueCode;
  readonly is: readonly Code[];
  /** The constant that `is` uses and does not declare. */
  readonly local?: LocalCode | undefined;
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
  /** Statements that check the whole, before and after undeclared properties. */
  readonly before: readonly Code[];
  readonly after: readonly Code[];
  readonly others: OtherProperties;
  /** Statements that check undeclared properties, unless keywords express them. */
  readonly checkOthers: readonly Code[];
  /** Returns the statements that copy, for what keywords cannot express. */
  readonly copy: () => readonly Code[];
}

/** Returns the keywords of an object's table: its properties, then checks on the whole. */
export function objectRules(type: ObjectType, object: ObjectCode, scope: Scope): readonly Code[] {
  const visible = object.fields.filter(({ isHidden }) => !isHidden);
  const names = (kept: readonly FieldCode[]): Code =>
    arrayLiteral(rows(kept.map(({ property }) => stringLiteral(property.name))));
  const required = visible.filter(({ property }) => property.required);
  const discriminants = required.filter(({ property }) => scope.discriminants?.has(property.name));
  const items = visible.map((field) => propertyRules(field, scope));
  const properties = objectLiteral(items, { multiline: items.length > 0 });
  const undeclared = undeclaredKeywords(type, object, scope);
  const isStated = undeclared !== undefined && undeclared.length > 0;
  const later = [...object.before, ...(isStated ? [] : object.checkOthers), ...object.after];
  return [
    keyword("type", validateRuntime("objectType")),
    ...(isNamedInMessages(object, required.length) ? [keyword("owner", stringLiteral(scope.owner))] : []),
    ...(required.length === 0 ? [] : [keyword("required", names(required))]),
    ...(discriminants.length === 0 ? [] : [keyword("discriminants", names(discriminants))]),
    keyword("properties", properties),
    ...(undeclared ?? []),
    ...(later.length === 0 ? [] : [keyword("checkObject", arrow(["value", "path", "report"], later))]),
    ...(undeclared === undefined ? [keyword("copy", arrow(["value"], object.copy()))] : []),
  ];
}

/** Whether a message of the table names the object: about a property that is required, forbidden or unknown. */
function isNamedInMessages({ fields, others }: ObjectCode, requiredCount: number): boolean {
  return requiredCount > 0 || others.isClosed || fields.some(({ property }) => property.type.kind === "never");
}

/** Returns what a table states about undeclared properties; undefined if statements must copy them. */
function undeclaredKeywords(
  type: ObjectType,
  { fields, others: { additional, isClosed }, before }: ObjectCode,
  scope: Scope,
): readonly Code[] | undefined {
  const visible = fields.filter(({ isHidden }) => !isHidden);
  const isWhole = visible.length === fields.length;
  const undeclared =
    scope.isPart === true || type.additionalStated ? [] : requiredNamesIn(type.requiredElsewhere, scope.view);
  if (type.patterns.length > 0 || undeclared.length > 0) return undefined;
  if (!type.additionalStated) return isWhole || visible.length > 0 ? [] : undefined;
  if (additional === undefined) return isWhole ? [keyword("additionalProperties", code`true`)] : undefined;
  // Violations are reported in the order of the statements.
  if (!isWhole || before.length > 0) return isClosed && visible.length > 0 ? [] : undefined;
  if (isClosed) return [keyword("additionalProperties", code`false`)];
  return [keyword("additionalProperties", rulesExpression(rulesOf(additional))), ...acceptsKeyword(additional.accepts)];
}

function propertyRules({ property, value }: FieldCode, scope: Scope): Code {
  const { name } = property;
  const fallback = defaultOf(property, scope);
  if (fallback === undefined)
    return scope.unit.properties.rules(value, name, () => ruleOf(name, rulesExpression(rulesOf(value))));
  return ruleOf(name, keywordList([...keywordsOf(rulesOf(value)), keyword("default", jsonLiteral(fallback.value))]));
}

function ruleOf(name: string, rules: Code): Code {
  // For the compiler, such a property has the type that every object inherits.
  return keyword(
    name,
    prototypeProperties.has(name) ? code`(${rules}) satisfies ${validateRuntime("Rules", true)}` : rules,
  );
}
