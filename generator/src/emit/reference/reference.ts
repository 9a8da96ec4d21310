import type { Interface, NamedType, Operation, Tag } from "../../model/interface.js";
import { layout } from "../../model/layout.js";
import {
  eventsInWords,
  limitsInWords,
  permissionsInWords,
  propertyInWords,
  securityInWords,
  useInWords,
} from "../../model/words.js";
import { type File, markdownFile } from "../../print/index.js";
import type { EmitOptions } from "../emit.js";
import { exampleCall } from "../typescript/example-call.js";
import { operationsOf } from "../typescript/naming.js";
import { typeInWords } from "./type-in-words.js";
import { webhooksPage } from "./webhooks-page.js";

/** The reference for people: an index, one page per tag, and pages for schemas, events and errors. */
export function emitReference(model: Interface, options: EmitOptions): readonly File[] {
  const tags = model.tags.filter((tag) => operationsOf(model, tag).length > 0);
  const files = [
    markdownFile(layout.reference("README"), "reference-index", indexPage(model, tags)),
    ...tags.map((tag) =>
      markdownFile(layout.reference(layout.operationPage(tag)), "reference-tag", tagPage(tag, model, options)),
    ),
    markdownFile(layout.reference("schemas"), "reference-schemas", schemasPage(model)),
  ];
  if (model.events.length > 0)
    files.push(markdownFile(layout.reference("events"), "reference-events", eventsPage(model)));
  if (model.errors.length > 0)
    files.push(markdownFile(layout.reference("errors"), "reference-errors", errorsPage(model)));
  if (model.webhooks.length > 0)
    files.push(markdownFile(layout.reference("webhooks"), "reference-webhooks", webhooksPage(model)));
  if (model.channels.length > 0) {
    files.push(markdownFile(layout.reference("channels"), "reference-channels", channelsPage(model)));
  }
  return files;
}

function indexPage(model: Interface, tags: readonly Tag[]): unknown {
  return {
    title: model.info.title,
    version: model.info.version,
    description: model.info.description ?? "",
    tags: tags.map((tag) => ({
      name: tag.name,
      address: `${layout.operationPage(tag)}.md`,
      description: tag.description ?? "",
      operations: operationsOf(model, tag).map((operation) => ({
        identifier: operation.identifier,
        address: addressOf(operation),
        method: operation.method.toUpperCase(),
        path: operation.path.text,
        summary: operation.summary ?? "",
      })),
    })),
    behaviours: model.behaviours ?? [],
    lifecycles: model.lifecycles.map((lifecycle) => ({
      subject: lifecycle.subject,
      description: lifecycle.description ?? "",
      validity: lifecycle.validity ?? "",
      unspecified: lifecycle.unspecified ?? "",
      transitions: lifecycle.transitions.map((one) => ({ ...one, when: one.when ?? "", effect: one.effect ?? "" })),
    })),
    hasEvents: model.events.length > 0,
    hasErrors: model.errors.length > 0,
    hasWebhooks: model.webhooks.length > 0,
    hasChannels: model.channels.length > 0,
  };
}

function tagPage(tag: Tag, model: Interface, options: EmitOptions): unknown {
  return {
    name: tag.name,
    description: tag.description ?? "",
    operations: operationsOf(model, tag).map((operation) => operationEntry(operation, model, options)),
  };
}

/** The operation's section on its tag's page; headings become fragments in lower case. */
function addressOf(operation: Operation): string {
  return `${layout.operationPage(operation.tag)}.md#${operation.identifier.toLowerCase()}`;
}

function operationEntry(operation: Operation, model: Interface, options: EmitOptions): unknown {
  const body = operation.body;
  return {
    identifier: operation.identifier,
    route: `${operation.method.toUpperCase()} ${operation.path.text}`,
    summary: operation.summary ?? "",
    description: operation.description ?? "",
    deprecated: operation.deprecated === true,
    unspecified: operation.unspecified ?? "",
    login: securityInWords(operation, model),
    permissions: permissionsInWords(operation.permissions),
    ownerOnly: operation.ownerOnly,
    events: eventsInWords(operation),
    sharesRoute: operation.variantOf ?? "",
    parameters: operation.parameters.map((parameter) => ({
      name: parameter.argument,
      place: parameter.in,
      type: typeInWords(parameter.use, model),
      required: parameter.required,
      fallback: parameter.use.default === undefined ? "" : JSON.stringify(parameter.use.default.value),
      text: [parameter.description ?? parameter.use.description ?? "", ...useInWords(parameter.use)].join(" ").trim(),
    })),
    bodies: (body?.content ?? []).map((media) => ({
      mediaType: media.mediaType,
      required: body?.required === true,
      type: media.use === undefined ? "bytes" : typeInWords(media.use, model),
      fields: media.use === undefined ? [] : fieldsOf(media.use.type, model),
    })),
    responses: operation.responses.map((response) => ({
      status: String(response.status),
      description: response.description ?? "",
      type: response.content
        .map((media) =>
          media.kind === "binary" || media.use === undefined ? media.mediaType : typeInWords(media.use, model),
        )
        .join(", "),
    })),
    errors: operation.errors.map((name) => {
      const entry = model.errors.find((error) => error.name === name);
      return { name, status: entry?.status ?? "", code: entry?.code ?? "", message: entry?.message ?? "" };
    }),
    behaviours: operation.behaviours.map((behaviour) => ({ ...behaviour, unspecified: behaviour.unspecified ?? "" })),
    example: exampleCall(operation, model, options.packageName),
  };
}

function fieldsOf(type: NamedType["use"]["type"], model: Interface, depth = 0): readonly unknown[] {
  if (depth > 16) return [];
  if (type.kind === "reference") {
    const target = model.types.get(type.name);
    return target === undefined ? [] : fieldsOf(target.use.type, model, depth + 1);
  }
  if (type.kind === "intersection") return type.parts.flatMap((part) => fieldsOf(part.type, model, depth + 1));
  if (type.kind !== "object") return [];
  return type.properties
    .filter((property) => property.type.kind !== "never")
    .map((property) => ({
      name: property.name,
      type: typeInWords(property, model),
      required: property.required,
      fallback: property.default === undefined ? "" : JSON.stringify(property.default.value),
      text: [
        ...(property.deprecated === true ? ["Deprecated."] : []),
        property.description ?? "",
        ...propertyInWords(property),
        ...(property.unspecified === undefined ? [] : [`A choice: ${property.unspecified}`]),
      ]
        .join(" ")
        .trim(),
    }));
}

function schemasPage(model: Interface): unknown {
  return {
    types: [...model.types.values()].map((type) => {
      const shape = type.use.type;
      return {
        identifier: type.identifier,
        description: type.description ?? "",
        deprecated: type.deprecated === true,
        unspecified: type.unspecified ?? "",
        type: shape.kind === "object" || shape.kind === "enum" ? "" : typeInWords(type.use, model),
        limits: limitsInWords(shape),
        members:
          shape.kind === "enum"
            ? shape.members.map((member) => ({
                name: member.name ?? "",
                value: JSON.stringify(member.value),
                description: member.description ?? "",
              }))
            : [],
        flags: (shape.kind === "number" || shape.kind === "string" ? (shape.flags ?? []) : []).map((flag) => ({
          name: flag.name,
          bit: flag.bit,
          description: flag.description ?? "",
        })),
        fields: shape.kind === "reference" ? [] : fieldsOf(shape, model),
        behaviours: type.behaviours ?? [],
      };
    }),
  };
}

function eventsPage(model: Interface): unknown {
  return {
    events: model.events.map((event) => ({
      name: event.name,
      title: event.title,
      description: event.description ?? "",
      firedBy: event.firedBy ?? "",
      payload: event.payload === undefined ? "" : typeInWords(event.payload, model),
      operations: model.operations
        .filter((operation) => operation.events.some((fired) => fired.event === event.name))
        .map((operation) => ({ identifier: operation.identifier, address: addressOf(operation) })),
      unspecified: event.unspecified ?? "",
    })),
  };
}

function errorsPage(model: Interface): unknown {
  return {
    errors: model.errors.map((error) => ({
      name: error.name,
      status: error.status,
      code: error.code,
      message: error.message,
      operations: model.operations
        .filter((operation) => operation.errors.includes(error.name))
        .map((operation) => operation.identifier),
    })),
  };
}

function channelsPage(model: Interface): unknown {
  return {
    channels: model.channels.map((channel) => ({
      title: channel.title ?? channel.name,
      description: channel.description ?? "",
      host: channel.host,
      firstPort: channel.ports.first,
      lastPort: channel.ports.last,
      http: channel.transports.http ?? false,
      websocket: channel.transports.websocket ?? false,
      query: channel.query.map((parameter) => ({
        name: parameter.name,
        transports: parameter.transports.join(", "),
        type: typeInWords(parameter.use, model),
        description: parameter.use.description ?? "",
      })),
      commands: channel.commands.map((command) => ({
        name: command.name,
        operationId: command.operationId,
        description: command.description ?? "",
        command: typeInWords(command.command, model),
        reply: typeInWords(command.reply, model),
        behaviours: command.behaviours ?? [],
      })),
      errors: channel.errors,
      closeCodes: channel.closeCodes,
      behaviours: channel.behaviours ?? [],
    })),
  };
}
