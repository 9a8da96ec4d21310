import type { Interface, NamedType, Operation } from "../../model/interface.js";
import { addressOf, ownServerOf } from "../../model/server.js";
import type { Property, Use } from "../../model/type.js";
import {
  checksInWords,
  eventsInWords,
  permissionsInWords,
  propertyInWords,
  securityInWords,
  useInWords,
} from "../../model/words.js";
import type { docComment } from "../../print/index.js";

type Documentation = NonNullable<Parameters<typeof docComment>[0]>;
type DocumentationTag = NonNullable<Documentation["tags"]>[number];

/** JSDoc of a property, a parameter or any other use: description, limits, conditions, default. */
export function useDocumentation(use: Use): Documentation | undefined {
  const facts = isProperty(use) ? propertyInWords(use) : useInWords(use);
  return documentation([use.description, [...facts, ...checksInWords(use)].join(" ")], {
    unspecified: use.unspecified,
    tags: [
      ...(use.default === undefined ? [] : [{ name: "default" as const, text: JSON.stringify(use.default.value) }]),
      ...deprecation(use.deprecated),
    ],
  });
}

function isProperty(use: Use): use is Property {
  return "readOnly" in use;
}

/** JSDoc of a named type. */
export function typeDocumentation(type: NamedType): Documentation | undefined {
  const facts = [...useInWords(type.use), ...checksInWords(type.use)];
  return documentation([type.description, type.standalone, facts.join(" "), rules(type.behaviours ?? [])], {
    unspecified: type.unspecified,
    tags: deprecation(type.deprecated),
  });
}

/** JSDoc of an operation's function or method: everything that its caller or implementer must know. */
export function operationDocumentation(operation: Operation, model: Interface): Documentation {
  const facts = [`\`${operation.method.toUpperCase()} ${operation.path.text}\``];
  facts.push(`Login: ${securityInWords(operation, model)}.`);
  const server = ownServerOf(operation, model);
  if (server !== undefined) facts.push(`Server: ${addressOf(server)}.`);
  if (operation.permissions.length > 0) facts.push(`Permissions: ${permissionsInWords(operation.permissions)}.`);
  if (operation.ownerOnly) facts.push("Only for the owner of the guild.");
  if (operation.events.length > 0) facts.push(`Events: ${eventsInWords(operation)}.`);
  const { summary, description } = operation;
  const text = documentation(
    [summary, description === summary ? undefined : description, facts.join(" "), rules(operation.behaviours)],
    {
      unspecified: operation.unspecified,
      tags: deprecation(operation.deprecated),
    },
  );
  return text ?? { text: operation.id };
}

/** The same for whoever writes the handler: with the errors that it may throw. */
export function handlerDocumentation(operation: Operation, model: Interface): Documentation {
  const documentation = operationDocumentation(operation, model);
  const errors = operation.errors.flatMap((name) => {
    const entry = model.errors.find((candidate) => candidate.name === name);
    return entry === undefined ? [] : [`\`${name}\` (${entry.status}, code ${entry.code})`];
  });
  if (errors.length === 0) return documentation;
  return { ...documentation, text: `${documentation.text}\n\nErrors: ${errors.join(", ")}.` };
}

function rules(behaviours: readonly { readonly id: string; readonly text: string }[]): string | undefined {
  if (behaviours.length === 0) return undefined;
  return behaviours.map((behaviour) => `- ${behaviour.text} (${behaviour.id})`).join("\n");
}

function deprecation(deprecated: boolean | undefined): readonly DocumentationTag[] {
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
    more.unspecified === undefined ? [] : [{ name: "remarks" as const, text: `A choice: ${more.unspecified}` }];
  if (texts.length === 0 && more.tags.length === 0 && remarks.length === 0) return undefined;
  return { text: texts.join("\n\n"), tags: [...remarks, ...more.tags] };
}
