import type { Interface, Operation } from "./interface.js";
import type { ImageRule, Property, RequiredPermission, SchemaUse, StringType, Type, UnionType } from "./type.js";

/** Texts generated from the model, for documentation, the reference and messages. */

/** Returns the bounds of a type, each as a clause without a full stop: `2 to 100 characters`, `at most 5 items`. */
export function describeBounds(type: Type): readonly string[] {
  switch (type.kind) {
    case "string":
      return stringBounds(type);
    case "number": {
      const clauses: string[] = [];
      const find = (kind: string): number | undefined => {
        const check = type.checks.find((candidate) => candidate.kind === kind);
        return check !== undefined && "limit" in check ? check.limit : undefined;
      };
      const range = describeRange(find("minimum"), find("maximum"), "");
      if (range !== undefined) clauses.push(range);
      const above = find("exclusive-minimum");
      if (above !== undefined) clauses.push(`above ${above}`);
      const below = find("exclusive-maximum");
      if (below !== undefined) clauses.push(`below ${below}`);
      const step = find("multiple-of");
      if (step !== undefined) clauses.push(`a multiple of ${step}`);
      return clauses;
    }
    case "array": {
      const clauses: string[] = [];
      let least: number | undefined;
      let most: number | undefined;
      for (const check of type.checks) {
        if (check.kind === "min-items") least = check.limit;
        if (check.kind === "max-items") most = check.limit;
        if (check.kind === "unique-items") clauses.push("unique items");
        if (check.kind === "sum-of-lengths") clauses.push(describeTotalLength(check.max));
      }
      const range = describeRange(least, most, "item");
      return range === undefined ? clauses : [range, ...clauses];
    }
    case "object": {
      const clauses: string[] = [];
      for (const check of type.checks) {
        if (check.kind === "sum-of-lengths") clauses.push(describeTotalLength(check.max));
        if (check.kind !== "min-properties" && check.kind !== "max-properties") continue;
        const bound = check.kind === "min-properties" ? "at least" : "at most";
        clauses.push(`${bound} ${check.limit} ${check.limit === 1 ? "property" : "properties"}`);
      }
      return clauses;
    }
    case "any":
    case "never":
    case "null":
    case "boolean":
    case "enum":
    case "reference":
      return [];
    case "union":
      return unionBounds(type);
    case "intersection":
      return type.parts.flatMap((part) => describeBounds(part.type));
  }
}

/** Returns the bounds of anonymous alternatives, with their titles unless only one has bounds. */
function unionBounds(type: UnionType): readonly string[] {
  const bounded = type.alternatives
    .map((use) => ({ title: use.title, clauses: describeBounds(use.type) }))
    .filter(({ clauses }) => clauses.length > 0);
  if (bounded.length === 1) return bounded.flatMap(({ clauses }) => clauses);
  return bounded.map(({ title, clauses }, index) => `${title ?? `alternative ${index + 1}`}: ${clauses.join(", ")}`);
}

/** Describes a cross-field length limit; the check's message names the counted fields. */
function describeTotalLength(most: number): string {
  return `${describeRange(undefined, most, "character")} in total`;
}

function stringBounds(type: StringType): readonly string[] {
  const clauses: string[] = [];
  let least: number | undefined;
  let most: number | undefined;
  let pattern: string | undefined;
  for (const check of type.checks) {
    if (check.kind === "min-length") least = check.limit;
    if (check.kind === "max-length") most = check.limit;
    if (check.kind === "pattern") pattern = check.pattern;
  }
  const range = describeRange(least, most, "character");
  if (range !== undefined) clauses.push(type.trim ? `${range} after trimming whitespace` : range);
  else if (type.trim) clauses.push("surrounding whitespace is trimmed");
  if (pattern !== undefined) clauses.push(`matches \`${pattern}\``);
  return clauses;
}

/** Describes the bounds of a use, each as a sentence. */
export function describeSchemaUse(use: SchemaUse): readonly string[] {
  const clauses =
    use.image === undefined ? describeBounds(use.type) : [...describeBounds(use.type), describeImageRule(use.image)];
  return clauses.map(toSentence);
}

function describeImageRule(image: ImageRule): string {
  const facts = [`${joinAlternatives(image.formats.map((format) => format.toUpperCase()))} image`];
  if (image.maxWidth !== undefined && image.maxHeight !== undefined) {
    facts.push(`at most ${image.maxWidth}x${image.maxHeight} pixels`);
  }
  if (image.aspectRatio !== undefined) facts.push(`aspect ratio ${image.aspectRatio}`);
  if (image.maxBytes !== undefined) facts.push(`at most ${image.maxBytes} bytes`);
  if (image.animatedRequiresFeature !== undefined) facts.push(`animated only with ${image.animatedRequiresFeature}`);
  return facts.join(", ");
}

function joinAlternatives(names: readonly string[]): string {
  return names.length < 2 ? names.join() : `${names.slice(0, -1).join(", ")} or ${names.at(-1)}`;
}

function describeRange(least: number | undefined, most: number | undefined, unit: string): string | undefined {
  const units = (count: number): string => (unit === "" ? "" : ` ${unit}${count === 1 ? "" : "s"}`);
  if (least !== undefined && most !== undefined) {
    return least === most ? `exactly ${most}${units(most)}` : `${least} to ${most}${units(most)}`;
  }
  if (most !== undefined) return `at most ${most}${units(most)}`;
  if (least !== undefined) return `at least ${least}${units(least)}`;
  return undefined;
}

/** Describes everything about a property except its description, each as a sentence. */
export function describeProperty(property: Property): readonly string[] {
  const sentences = [...describeSchemaUse(property)];
  if (property.permissions.length > 0) sentences.push(`Requires ${describePermissions(property.permissions)}.`);
  if (property.ownerOnly) sentences.push("Guild owner only.");
  const feature = property.requiresFeature;
  if (feature !== undefined) {
    sentences.push(
      `Requires the feature ${feature.feature}${feature.when === undefined ? "" : ` when ${feature.when}`}.`,
    );
  }
  const sent = property.sentIn;
  if (sent !== undefined) {
    const sources = [
      ...sent.events,
      ...sent.operations.map((operation) => `responses of ${operation}`),
      ...sent.objects.map((object) => `${object} objects`),
      ...(sent.elsewhere === undefined ? [] : [sent.elsewhere]),
    ];
    sentences.push(`Only in ${sources.join(", ")}${sent.when === undefined ? "" : ` when ${sent.when}`}.`);
  }
  if (property.readOnly) sentences.push("Read-only.");
  if (property.writeOnly) sentences.push("Write-only.");
  return sentences;
}

export function describePermissions(permissions: readonly RequiredPermission[]): string {
  return permissions
    .map(({ permission, when }) => (when === undefined ? permission : `${permission} (when ${when})`))
    .join(", ");
}

export function describeEvents(operation: Operation): string {
  return operation.events
    .map(({ event, when, multiple }) => {
      const facts = [...(multiple ? ["one or more"] : []), ...(when === undefined ? [] : [`when ${when}`])];
      return facts.length === 0 ? event : `${event} (${facts.join(", ")})`;
    })
    .join(", ");
}

/** Returns the messages of cross-field rules. */
export function describeFieldChecks(use: SchemaUse): readonly string[] {
  if (!("checks" in use.type)) return [];
  return use.type.checks.flatMap((check) =>
    "message" in check && check.message !== "" ? [toSentence(check.message)] : [],
  );
}

/** Describes how callers authenticate: the schemes of each alternative, or `none`. */
export function describeSecurity(operation: Operation, model: Interface): string {
  if (operation.security.length === 0 || operation.security.some((alternative) => alternative.length === 0)) {
    return "none";
  }
  return operation.security
    .map((alternative) => alternative.map(({ scheme }) => describeScheme(scheme, model)).join(" and "))
    .join(" or ");
}

function describeScheme(name: string, model: Interface): string {
  const scheme = model.securitySchemes.get(name);
  return `${scheme?.name ?? name}${scheme?.deprecated === true ? " (deprecated)" : ""}`;
}

/** Converts a clause to a sentence: capitalized unless it starts with a field name, with a full stop. */
export function toSentence(clause: string): string {
  const [first = "", ...rest] = clause;
  const text = /^\w*_/.test(clause) ? clause : first.toUpperCase() + rest.join("");
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
