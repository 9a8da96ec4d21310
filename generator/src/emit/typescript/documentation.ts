import {
  describeEvents,
  describeFieldChecks,
  describePermissions,
  describeProperty,
  describeSchemaUse,
  describeSecurity,
} from "../../model/descriptions.js";
import type { Interface, Milestone, NamedType, Operation } from "../../model/interface.js";
import { requestMethod } from "../../model/request-method.js";
import { defaultServerUrl, operationServerOf } from "../../model/server.js";
import type { Property, SchemaUse } from "../../model/type.js";
import type { docComment } from "../../print/index.js";

type Documentation = NonNullable<Parameters<typeof docComment>[0]>;
type DocumentationTag = NonNullable<Documentation["tags"]>[number];

/** Returns the documentation of a property, parameter or other use: description, limits, conditions, default. */
export function schemaUseDocumentation(use: SchemaUse): Documentation | undefined {
  const facts = isProperty(use) ? describeProperty(use) : describeSchemaUse(use);
  return documentation([use.description, [...facts, ...describeFieldChecks(use)].join(" ")], {
    unspecified: use.unspecified,
    tags: [
      ...(use.default === undefined ? [] : [{ name: "default" as const, text: JSON.stringify(use.default.value) }]),
      ...deprecationTags(use.deprecated),
    ],
  });
}

function isProperty(use: SchemaUse): use is Property {
  return "readOnly" in use;
}

/** Returns the documentation of a named type. */
export function typeDocumentation(type: NamedType): Documentation | undefined {
  const facts = [...describeSchemaUse(type.use), ...describeFieldChecks(type.use)];
  return documentation([type.description, type.standalone, facts.join(" "), behaviourRules(type.behaviours ?? [])], {
    unspecified: type.unspecified,
    tags: deprecationTags(type.deprecated),
  });
}

/** Returns the documentation of an operation for callers and implementers. */
export function operationDocumentation(operation: Operation, model: Interface): Documentation {
  const facts = [`\`${requestMethod(operation)} ${operation.path.text}\``];
  facts.push(`Authentication: ${describeSecurity(operation, model)}.`);
  const server = operationServerOf(operation, model);
  if (server !== undefined) facts.push(`Server: ${defaultServerUrl(server)}.`);
  if (operation.idempotencyKey !== undefined) facts.push(`Idempotency key: \`${operation.idempotencyKey.name}\`.`);
  if (operation.permissions.length > 0) facts.push(`Permissions: ${describePermissions(operation.permissions)}.`);
  if (operation.ownerOnly) facts.push("Guild owner only.");
  if (operation.events.length > 0) facts.push(`Events: ${describeEvents(operation)}.`);
  if (operation.deprecatedAt !== undefined) facts.push(`Deprecated from ${dayOf(operation.deprecatedAt)}.`);
  if (operation.sunset !== undefined) facts.push(`Ends on ${dayOf(operation.sunset)}.`);
  if (operation.stability !== undefined) facts.push(`Stability: ${operation.stability}.`);
  const { summary, description } = operation;
  const text = documentation(
    [summary, description === summary ? undefined : description, facts.join(" "), behaviourRules(operation.behaviours)],
    {
      unspecified: operation.unspecified,
      tags: deprecationTags(operation.deprecated),
    },
  );
  return text ?? { text: operation.id };
}

function dayOf({ date, link }: Milestone): string {
  return `${date.slice(0, 10)}${link === undefined ? "" : ` (${link})`}`;
}

/** Returns the documentation of a handler, including the errors it may throw. */
export function handlerDocumentation(operation: Operation, model: Interface): Documentation {
  const documentation = operationDocumentation(operation, model);
  const errors = operation.errors.flatMap((name) => {
    const entry = model.errors.find((candidate) => candidate.name === name);
    return entry === undefined ? [] : [`\`${name}\` (${entry.status}, code ${entry.code})`];
  });
  if (errors.length === 0) return documentation;
  return { ...documentation, text: `${documentation.text}\n\nErrors: ${errors.join(", ")}.` };
}

function behaviourRules(behaviours: readonly { readonly id: string; readonly text: string }[]): string | undefined {
  if (behaviours.length === 0) return undefined;
  return behaviours.map((behaviour) => `- ${behaviour.text} (${behaviour.id})`).join("\n");
}

function deprecationTags(deprecated: boolean | undefined): readonly DocumentationTag[] {
  return deprecated === true ? [{ name: "deprecated", text: "" }] : [];
}

function documentation(
  paragraphs: readonly (string | undefined)[],
  more: { readonly unspecified: string | undefined; readonly tags: readonly DocumentationTag[] },
): Documentation | undefined {
  const texts = paragraphs.filter(
    (paragraph): paragraph is string => paragraph !== undefined && paragraph.trim() !== "",
  );
  const remarks =
    more.unspecified === undefined ? [] : [{ name: "remarks" as const, text: `Unspecified: ${more.unspecified}` }];
  if (texts.length === 0 && more.tags.length === 0 && remarks.length === 0) return undefined;
  return { text: texts.join("\n\n"), tags: [...remarks, ...more.tags] };
}
