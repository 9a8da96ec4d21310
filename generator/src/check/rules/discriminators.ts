import { didYouMean } from "../../diagnostics/spelling.js";
import { discriminatorsOf } from "../../model/build/build.js";
import type {
  DiscriminatedAlternative,
  DiscriminatedSchema,
  ParentDiscriminator,
  SchemaWithValues,
  UnionDiscriminator,
} from "../../model/discriminator.js";
import { child, tokensOf } from "../../model/raw.js";
import type { DocumentCheckContext } from "../context.js";
import type { CheckDiagnostic } from "../diagnostic.js";
import { quoteName, quoteValue } from "../message-text.js";

/** Checks that a discriminator distinguishes all alternatives by a property that each of them requires. */
export function checkDiscriminators(context: DocumentCheckContext): void {
  const schemas = context.objectsWith(["discriminator"], "schema");
  for (const reading of discriminatorsOf(context.document, schemas)) {
    if (reading.kind === "union") checkUnion(reading, context);
    else checkParent(reading, context);
  }
}

function checkUnion(whole: UnionDiscriminator, context: DocumentCheckContext): void {
  const { defaultMapping } = whole;
  // All other values select the default alternative, which needs no value of its own.
  const others = whole.alternatives.filter(({ at }) => at !== defaultMapping?.alternative);
  const union = { ...whole, alternatives: others };
  if (defaultMapping !== undefined && defaultMapping.alternative === undefined) {
    context.report({
      code: "discriminator-mapping-outside",
      message: `\`defaultMapping\` names ${quoteName(calledName(defaultMapping.name))}, which is not an alternative`,
      pointer: defaultMapping.at,
      fix: "add it to `oneOf`, or drop the entry",
    });
  }
  const diagnostics = [
    ...union.alternatives.flatMap((alternative) =>
      alternative.schemas.flatMap((schema) => alternativeDiagnostics(schema, alternative, union)),
    ),
    ...ambiguousValues(union),
  ];
  for (const { value, at, name } of union.unmatched) {
    context.report({
      code: "discriminator-mapping-outside",
      message: `the mapping of ${quoteValue(value)} names ${quoteName(calledName(name))}, which is not an alternative`,
      pointer: at,
      fix: "add it to `oneOf`, or drop the entry",
    });
  }
  for (const diagnostic of diagnostics) context.report(diagnostic);
  if (diagnostics.length === 0) reportUndecided(union, context);
}

function alternativeDiagnostics(
  schema: SchemaWithValues,
  { at }: DiscriminatedAlternative,
  union: UnionDiscriminator,
): readonly CheckDiagnostic[] {
  const { property } = union;
  const hasDefault = union.defaultMapping !== undefined;
  const diagnostics = propertyDiagnostics(schema, property, at).filter(
    ({ code }) => !(hasDefault && code === "discriminator-property-optional"),
  );
  if (schema.property === undefined || !schema.acceptsObjects) return diagnostics;
  if (meaningValues(schema) === undefined) {
    const message = `no value of ${quoteName(property)} selects this alternative`;
    const fix = `give ${quoteName(property)} a \`const\` in it, or name it in \`mapping\``;
    return [...diagnostics, { code: "discriminator-value-missing", message, pointer: at, fix }];
  }
  return [...diagnostics, ...wrongValues(schema, union)];
}

/** Returns the values that select a schema; undefined if none are declared. */
function meaningValues({ mapped, inherited, implicit, property }: SchemaWithValues): readonly string[] | undefined {
  const named = implicit !== undefined && property?.acceptsText !== false ? [implicit] : undefined;
  return mapped ?? inherited ?? property?.listed?.map(String) ?? named;
}

function propertyDiagnostics(
  schema: DiscriminatedSchema,
  property: string,
  pointer: string,
): readonly CheckDiagnostic[] {
  const name = componentName(schema.at);
  const subject = name === undefined ? "this alternative" : quoteName(name);
  if (!schema.acceptsObjects) {
    const message = `${subject} is not an object, so ${quoteName(property)} cannot identify it`;
    return [{ code: "discriminator-property-missing", message, pointer, severity: "warning" }];
  }
  if (schema.property === undefined) {
    const message = `${subject} has no property ${quoteName(property)} that could identify it`;
    const hint = didYouMean(property, schema.propertyNames);
    return [{ code: "discriminator-property-missing", message, pointer, ...hint }];
  }
  if (schema.isRequired) return [];
  const message = `${quoteName(property)} is optional in ${subject}, so it cannot identify it`;
  const fix = `add ${quoteName(property)} to \`required\``;
  return [{ code: "discriminator-property-optional", message, pointer, fix }];
}

/** Reports mapped values that the schema itself excludes. */
function wrongValues(
  schema: SchemaWithValues,
  { property, at: discriminatorAt }: UnionDiscriminator,
): readonly CheckDiagnostic[] {
  const listed = schema.property?.listed?.map(String);
  if (listed === undefined) return [];
  const wrong = (schema.mapped ?? []).filter((value) => !listed.includes(value));
  return wrong.map((value) => ({
    code: "discriminator-mapping-wrong",
    message: `the mapping assigns ${quoteValue(value)}, but ${quoteName(property)} is ${formatValues(listed)} in that schema`,
    pointer: child(child(discriminatorAt, "mapping"), value),
    related: [{ message: "the schema", pointer: schema.at }],
  }));
}

/** Reports the first value of each schema that also selects an earlier alternative. */
function ambiguousValues({ property, alternatives }: UnionDiscriminator): readonly CheckDiagnostic[] {
  const claimed = new Map<string, DiscriminatedAlternative>();
  const diagnostics: CheckDiagnostic[] = [];
  for (const alternative of alternatives) {
    for (const schema of alternative.schemas) {
      if (schema.property === undefined || !schema.acceptsObjects) continue;
      const values = meaningValues(schema) ?? [];
      const taken = values.find((value) => (claimed.get(value) ?? alternative) !== alternative);
      for (const value of values) if (!claimed.has(value)) claimed.set(value, alternative);
      const other = taken === undefined ? undefined : claimed.get(taken);
      if (taken === undefined || other === undefined) continue;
      diagnostics.push({
        code: "discriminator-value-ambiguous",
        message: `the value ${quoteValue(taken)} of ${quoteName(property)} selects two alternatives`,
        pointer: alternative.at,
        related: [{ message: "the other alternative", pointer: other.at }],
      });
    }
  }
  return diagnostics;
}

/**
 * Reports alternatives that values cannot distinguish. A value becomes part of an alternative that accepts any string,
 * except if the value is not a string or an inner union without a discriminator accepts any.
 */
function reportUndecided({ property, at, alternatives }: UnionDiscriminator, { report }: DocumentCheckContext): void {
  const undecided = alternatives.flatMap(({ schemas }) => {
    const open = schemas.filter((schema) => schema.property !== undefined && schema.property.listed === undefined);
    const isSingle = schemas.length === 1 || schemas.every(({ isDiscriminated }) => isDiscriminated);
    const areAllOpen = open.length === schemas.length && open.every((schema) => schema.property?.acceptsText);
    return isSingle && areAllOpen ? [] : open;
  });
  if (undecided.length === 0) return;
  const names = undecided.map((schema) => componentName(schema.at)).map((name) => name && quoteName(name));
  const [first = "an alternative", ...others] = new Set(names);
  const rest = others.length === 0 ? "" : ` (and in ${others.length} more)`;
  report({
    code: "keyword-without-effect",
    keyOrValue: "key",
    message: `any value of ${quoteName(property)} is accepted in ${first}${rest}, so it distinguishes no alternatives`,
    pointer: at,
    fix: `give ${quoteName(property)} a \`const\` in each alternative`,
  });
}

/**
 * Checks the older style, where a parent has the discriminator and its children include it through `allOf`. It does not
 * distinguish values of the parent itself, so a mistake only costs a child its value: all diagnostics are warnings.
 */
function checkParent(
  { property, at, schema, hasMapping, hasDefaultMapping, mappingMistakes }: ParentDiscriminator,
  context: DocumentCheckContext,
): void {
  const { report } = context;
  if (hasDefaultMapping) {
    const message = "`defaultMapping` has no effect: the schema lists no alternatives";
    const pointer = `${at}/defaultMapping`;
    report({ code: "keyword-without-effect", keyOrValue: "key", message, pointer, fix: "list them in `oneOf`" });
  }
  for (const diagnostic of propertyDiagnostics(schema, property, at)) report(diagnostic);
  if (schema.property?.acceptsText === false) {
    const message = `${quoteName(property)} is not a string, so a schema name cannot be its value`;
    report({ code: "keyword-without-effect", keyOrValue: "key", message, pointer: at });
    return;
  }
  if (mappingMistakes === undefined && hasMapping) {
    const message = "no schema can extend a schema without a name, so the mapping has no effect";
    const fix = "move the schema to `components`, or list the alternatives in `oneOf`";
    report({ code: "keyword-without-effect", keyOrValue: "key", message, pointer: `${at}/mapping`, fix });
  }
  const parent = componentName(schema.ownPointers[0] ?? "");
  for (const { value, target, listed, component } of mappingMistakes ?? []) {
    if (component === undefined && context.references.target(target) === undefined) continue; // `load` reports it.
    const called = quoteName(calledName(target));
    const shared = { pointer: child(`${at}/mapping`, value), severity: "warning" } as const;
    if (listed === undefined) {
      const name = parent === undefined ? "this schema" : quoteName(parent);
      const message = `the mapping of ${quoteValue(value)} names ${called}, which does not extend ${name}`;
      const fix = `put ${name} into its \`allOf\`, or drop the entry`;
      report({ ...shared, code: "discriminator-mapping-outside", message, fix });
    } else {
      const related = component === undefined ? [] : [{ message: "the schema", pointer: component }];
      const message = `the mapping assigns ${quoteValue(value)}, but ${quoteName(property)} is ${formatValues(listed)} in ${called}`;
      report({ ...shared, code: "discriminator-mapping-wrong", message, related });
    }
  }
}

function formatValues(values: readonly string[]): string {
  return values.map(quoteValue).join(" or ");
}

/** Returns the name of the component at a pointer or reference; undefined for other schemas. */
function componentName(pointer: string): string | undefined {
  const [root, kind, name, ...more] = tokensOf(pointer);
  return root === "components" && kind === "schemas" && more.length === 0 ? name : undefined;
}

/** Returns the name of a mapped schema for messages. */
function calledName(name: string): string {
  return (name.startsWith("#") ? componentName(name) : undefined) ?? name;
}
