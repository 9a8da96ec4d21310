import { didYouMean } from "../../diagnostics/spelling.js";
import { type Inheritance, readInheritance } from "../../model/inheritance.js";
import { asObject, asString, child, entriesOf } from "../../model/raw.js";
import type { CheckContext } from "../context.js";
import { quoteName, quoteValue } from "../message-text.js";
import type { ObjectTarget, References, ReferenceTarget } from "../references.js";
import {
  alternativesOf,
  componentName,
  isRequired,
  listedValues,
  partsOf,
  propertyOf,
  typesOf,
} from "../schema-view.js";
import type { ObjectVisit } from "../walk.js";

/** A discriminator tells each alternative from all others, by a property that every alternative has to have. */
export function checkDiscriminators(context: CheckContext): void {
  let inheritance: Inheritance | undefined;
  const inheritanceOf = (): Inheritance => (inheritance ??= readInheritance(context.document));
  for (const visit of context.objectsOf("schema")) {
    const discriminator = asObject(visit.node["discriminator"]);
    const property = asString(discriminator?.["propertyName"]);
    if (discriminator === undefined || property === undefined) continue;
    const alternatives = alternativesOf(visit.node, visit.pointer);
    const mapping = readMapping(visit, new Set(pointersBelow(alternatives, property, context.references)), context);
    if (alternatives.length === 0) {
      checkParent(visit, property, inheritanceOf(), context);
      continue;
    }
    const taken = new Map<string, ReferenceTarget>();
    let validMapping = true;
    const report: CheckContext["report"] = (finding) => {
      validMapping = false;
      context.report(finding);
    };
    for (const alternative of alternatives) {
      checkAlternative(
        visit,
        property,
        alternative,
        { mapping, claimedValues: taken, inheritance: inheritanceOf() },
        { ...context, report },
      );
    }
    if (validMapping) checkListed(visit, property, alternatives, context);
  }
}

/**
 * Where a text is open, the values that mean an alternative become part of it (`model/discriminator.ts`). That tells nothing
 * apart where the value is no text, nor inside of a union among the alternatives that has no discriminator of its own.
 */
function checkListed(
  { pointer }: ObjectVisit,
  property: string,
  alternatives: readonly ReferenceTarget[],
  { references, report }: CheckContext,
): void {
  const unlisted = alternatives.flatMap((alternative) => {
    const target = references.followObject(alternative);
    const leaves = target === undefined ? [] : leavesOf(target, property, references);
    const open = leaves.flatMap((leaf) => {
      const declared = propertyOf(property, leaf.parts);
      const parts = declared === undefined ? [] : partsOf(declared, references);
      return declared === undefined || listedValues(parts) !== undefined
        ? []
        : [{ leaf, isText: acceptsOnlyText(parts) }];
    });
    const isTold = leaves.length === 1 || target?.node["discriminator"] !== undefined;
    const isDecided = isTold && open.length === leaves.length && open.every(({ isText }) => isText);
    return isDecided ? [] : open.map(({ leaf }) => leaf);
  });
  if (unlisted.length === 0) return;
  const names = unlisted
    .map((leaf) => componentName({ $ref: `#${leaf.pointer}` }))
    .map((name) => name && quoteName(name));
  const [first = "an alternative", ...others] = new Set(names);
  const rest = others.length === 0 ? "" : ` (and in ${others.length} more)`;
  report({
    code: "keyword-without-effect",
    keyOrValue: "key",
    message: `any value of ${quoteName(property)} is accepted in ${first}${rest}, so it distinguishes no alternatives`,
    pointer: `${pointer}/discriminator`,
    fix: `give ${quoteName(property)} a \`const\` in each alternative`,
  });
}

/** Pointer of a schema → the values that name it. */
type ValuesByPointer = ReadonlyMap<string, readonly string[]>;

function readMapping(
  { node, pointer }: ObjectVisit,
  alternatives: ReadonlySet<string>,
  { references, document, report }: CheckContext,
): ValuesByPointer {
  const valuesOf = new Map<string, string[]>();
  const entries = entriesOf(asObject(node["discriminator"])?.["mapping"]);
  const schemas = asObject(asObject(document["components"])?.["schemas"]) ?? {};
  for (const [value, name] of entries) {
    if (typeof name !== "string") continue;
    const ref = Object.hasOwn(schemas, name) ? `#${child("/components/schemas", name)}` : name;
    const target = references.target(ref);
    if (target === undefined) continue; // `load` has reported it.
    const leaf = references.follow(target)?.pointer ?? target.pointer;
    if (alternatives.size > 0 && !alternatives.has(target.pointer) && !alternatives.has(leaf)) {
      const message = `the mapping of ${quoteValue(value)} names ${quoteName(componentName({ $ref: ref }) ?? name)}, which is no alternative`;
      const at = child(`${pointer}/discriminator/mapping`, value);
      report({
        code: "discriminator-mapping-outside",
        message,
        pointer: at,
        fix: "add it to `oneOf`, or drop the entry",
      });
      continue;
    }
    valuesOf.set(target.pointer, [...(valuesOf.get(target.pointer) ?? []), value]);
  }
  return valuesOf;
}

/** Pointers of all schemas that the alternatives stand for, unions inside unions included. */
function pointersBelow(
  alternatives: readonly ReferenceTarget[],
  property: string,
  references: References,
): readonly string[] {
  return alternatives.flatMap((alternative) => {
    const target = references.followObject(alternative);
    if (target === undefined) return [];
    const named = references.target(asString(asObject(alternative.node)?.["$ref"]) ?? "");
    const leaves = leavesOf(target, property, references).map((leaf) => leaf.pointer);
    return [alternative.pointer, target.pointer, ...leaves, ...(named === undefined ? [] : [named.pointer])];
  });
}

/**
 * The older style: a parent has the discriminator, and its children take it in with `allOf`. It tells nothing about values
 * of the parent itself, so that a mistake in it costs a child its value and nothing else: all are warnings.
 */
function checkParent(
  { node, pointer }: ObjectVisit,
  property: string,
  inheritance: Inheritance,
  context: CheckContext,
): void {
  const { references, report } = context;
  const at = `${pointer}/discriminator`;
  const parts = partsOf({ node, pointer }, references);
  checkProperty(parts, property, { node, pointer }, at, context);
  const declared = propertyOf(property, parts);
  const name = componentName({ $ref: `#${pointer}` });
  if (declared !== undefined && !acceptsOnlyText(partsOf(declared, references))) {
    const message = `${quoteName(property)} is no text, so that no name of a schema can be its value`;
    report({ code: "keyword-without-effect", keyOrValue: "key", message, pointer: at });
    return;
  }
  const mistakes = inheritance.mappingMistakesOf(pointer);
  const mapping = asObject(asObject(node["discriminator"])?.["mapping"]);
  if (mistakes === undefined && mapping !== undefined) {
    const message = "no schema can be made of one without a name, so that the mapping means nothing";
    const fix = "move the schema to `components`, or list the alternatives in `oneOf`";
    report({ code: "keyword-without-effect", keyOrValue: "key", message, pointer: `${at}/mapping`, fix });
  }
  for (const { value, target, listed, component } of mistakes ?? []) {
    if (component === undefined && references.target(target) === undefined) continue; // `load` has reported it.
    const called = quoteName(componentName({ $ref: target }) ?? target);
    const place = { pointer: child(`${at}/mapping`, value), severity: "warning" } as const;
    if (listed === undefined) {
      const parent = name === undefined ? "this schema" : quoteName(name);
      const message = `the mapping of ${quoteValue(value)} names ${called}, which is not made of ${parent}`;
      const fix = `put ${parent} into its \`allOf\`, or drop the entry`;
      report({ ...place, code: "discriminator-mapping-outside", message, fix });
    } else {
      const related = component === undefined ? [] : [{ message: "the schema", pointer: component }];
      const message = `the mapping says ${quoteValue(value)}, but ${quoteName(property)} is ${listed.map(quoteValue).join(" or ")} in ${called}`;
      report({ ...place, code: "discriminator-mapping-wrong", message, related });
    }
  }
}

/** What is known of a union while its alternatives are gone through. */
interface UnionState {
  readonly mapping: ValuesByPointer;
  /** Value → the first alternative that it means. */
  readonly claimedValues: Map<string, ReferenceTarget>;
  readonly inheritance: Inheritance;
}

function checkAlternative(
  { pointer }: ObjectVisit,
  property: string,
  alternative: ReferenceTarget,
  { mapping, claimedValues, inheritance }: UnionState,
  context: CheckContext,
): void {
  const { references, report } = context;
  const target = references.followObject(alternative);
  if (target === undefined) return;
  for (const leaf of leavesOf(target, property, references)) {
    const { parts } = leaf;
    if (!checkProperty(parts, property, leaf, alternative.pointer, context)) continue;
    const declared = propertyOf(property, parts);
    const listed = declared === undefined ? undefined : listedValues(partsOf(declared, references));
    const mapped = mapping.get(leaf.pointer) ?? mapping.get(target.pointer);
    const named =
      declared === undefined || acceptsOnlyText(partsOf(declared, references)) ? implicitValue(alternative) : undefined;
    const inherited = inheritance.inheritedValuesOf(leaf.pointer).find((tag) => tag.property === property)?.ownValues;
    const values = mapped ?? inherited ?? listed?.map(String) ?? named;
    if (values === undefined) {
      const message = `nothing says which value of ${quoteName(property)} means this alternative`;
      const fix = `give ${quoteName(property)} a \`const\` in it, or name it in \`mapping\``;
      report({ code: "discriminator-value-missing", message, pointer: alternative.pointer, fix });
      continue;
    }
    if (mapped !== undefined && listed !== undefined)
      checkMapped(mapped, listed.map(String), property, leaf, pointer, context);
    for (const value of values) {
      const before = claimedValues.get(value);
      if (before === undefined) claimedValues.set(value, alternative);
      else if (before.pointer !== alternative.pointer) {
        const message = `the value ${quoteValue(value)} of ${quoteName(property)} means two alternatives`;
        const related = [{ message: "the other alternative", pointer: before.pointer }];
        report({ code: "discriminator-value-ambiguous", message, pointer: alternative.pointer, related });
        break;
      }
    }
  }
}

/** A schema that an alternative stands for. */
interface DiscriminatedLeaf extends ObjectTarget {
  /** The schemas that hold together where it is meant: its own, and those beside the unions that it is part of. */
  readonly parts: readonly ObjectTarget[];
}

/**
 * An alternative that is itself a union stands for its own alternatives. Beside `properties`, and in `allOf`, only those of a
 * union that alone has the property.
 */
function leavesOf(
  target: ObjectTarget,
  property: string,
  references: References,
  above: readonly DiscriminatedLeaf[] = [],
): DiscriminatedLeaf[] {
  const own = partsOf(target, references);
  const leaf = { ...target, parts: [...own, ...(above.at(-1)?.parts ?? [])] };
  if (above.length > 8 || above.some(({ pointer }) => pointer === target.pointer)) return [leaf];
  const below = (alternatives: readonly ReferenceTarget[]): DiscriminatedLeaf[] =>
    alternatives.flatMap((item) => {
      const next = references.followObject(item);
      return next === undefined ? [] : leavesOf(next, property, references, [...above, leaf]);
    });
  const inner = target.node["properties"] === undefined ? below(alternativesOf(target.node, target.pointer)) : [];
  if (inner.length > 0) return inner;
  if (hasProperty(leaf, property)) return [leaf];
  const unions = own.flatMap(({ node, pointer }) =>
    [{ oneOf: node["oneOf"] ?? [] }, { anyOf: node["anyOf"] ?? [] }].map((union) => alternativesOf(union, pointer)),
  );
  const isTold = (leaves: readonly DiscriminatedLeaf[]): boolean =>
    leaves.length > 0 && leaves.every((each) => hasProperty(each, property));
  return unions.map(below).find(isTold) ?? [leaf];
}

function hasProperty({ parts }: DiscriminatedLeaf, property: string): boolean {
  return propertyOf(property, parts) !== undefined;
}

function checkProperty(
  parts: readonly ObjectTarget[],
  property: string,
  leaf: ObjectTarget,
  at: string,
  { report }: CheckContext,
): boolean {
  const name = componentName({ $ref: `#${leaf.pointer}` });
  const subject = name === undefined ? "this alternative" : quoteName(name);
  const types = typesOf(parts);
  if (types.length > 0 && !types.includes("object")) {
    const message = `${subject} is no object, so that ${quoteName(property)} cannot identify it`;
    report({ code: "discriminator-property-missing", message, pointer: at, severity: "warning" });
    return false;
  }
  if (propertyOf(property, parts) === undefined) {
    const known = parts.flatMap(({ node }) => Object.keys(asObject(node["properties"]) ?? {}));
    const message = `${subject} has no property ${quoteName(property)} that could identify it`;
    report({ code: "discriminator-property-missing", message, pointer: at, ...didYouMean(property, known) });
    return false;
  }
  if (!isRequired(property, parts)) {
    const message = `${quoteName(property)} is optional in ${subject}, so that it cannot identify it`;
    report({
      code: "discriminator-property-optional",
      message,
      pointer: at,
      fix: `add ${quoteName(property)} to \`required\``,
    });
  }
  return true;
}

function checkMapped(
  mapped: readonly string[],
  listed: readonly string[],
  property: string,
  leaf: ObjectTarget,
  pointer: string,
  { report }: CheckContext,
): void {
  for (const value of mapped) {
    if (listed.includes(value)) continue;
    const message = `the mapping says ${quoteValue(value)}, but ${quoteName(property)} is ${listed.map(quoteValue).join(" or ")} in that schema`;
    const related = [{ message: "the schema", pointer: leaf.pointer }];
    report({
      code: "discriminator-mapping-wrong",
      message,
      pointer: child(`${pointer}/discriminator/mapping`, value),
      related,
    });
  }
}

function acceptsOnlyText(parts: readonly ObjectTarget[]): boolean {
  const types = typesOf(parts);
  return types.length === 0 || types.includes("string");
}

/** OpenAPI's rule: without a mapping, the component's name is the value. */
function implicitValue(alternative: ReferenceTarget): readonly string[] | undefined {
  const name = componentName(alternative.node);
  return name === undefined ? undefined : [name];
}
