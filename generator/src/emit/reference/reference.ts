import type { Interface, Tag } from "../../model/interface.js";
import { layout } from "../../model/layout.js";
import { requestMethod } from "../../model/request-method.js";
import { type File, markdownFile } from "../../print/index.js";
import type { EmitOptions } from "../contract.js";
import { operationsOf } from "../typescript/naming.js";
import { printedFile, printedFilesOf } from "../typescript/printed-files.js";
import { errorsPage, eventsPage, permissionsPage } from "./catalogue-pages.js";
import { channelsPage } from "./channels-page.js";
import { hasHeaders, headersPage } from "./headers-page.js";
import { operationLink, tagTitle } from "./links.js";
import { furtherSchemas, furtherSchemasPage, schemasPage } from "./schemas-page.js";
import { tagPage } from "./tag-page.js";
import { type TagSection, tagSections } from "./tag-tree.js";
import { webhooksPage } from "./webhooks-page.js";

/** Emits the reference: an index, one page per tag, and pages for schemas, events, permissions and errors. */
export function emitReference(model: Interface, options: EmitOptions): readonly File[] {
  const tags = model.tags.filter((tag) => operationsOf(model, tag).length > 0);
  const page = (name: string, template: Template, content: unknown): File =>
    markdownFile(layout.reference(name), template, content);
  // The lines of nodes change with every edit above them.
  const printed = printedFilesOf(options.positionOf === undefined ? options : {});
  const files = [
    page("README", "reference-index", indexPage(model, tags)),
    ...tags.map((tag) => {
      const name = layout.operationPage(tag);
      return printedFile(printed, layout.reference(name), { operations: operationsOf(model, tag), others: [tag] }, () =>
        page(name, "reference-tag", tagPage(tag, model, options)),
      );
    }),
    page("schemas", "reference-schemas", schemasPage(model, options)),
    ...Array.from(furtherSchemas(model), ([name, types]) =>
      printedFile(printed, layout.reference(name), { types }, () =>
        page(name, "reference-schemas", furtherSchemasPage(name, types, model, options)),
      ),
    ),
  ];
  if (hasHeaders(model)) files.push(page("headers", "reference-headers", headersPage(model)));
  if (model.events.length > 0) files.push(page("events", "reference-events", eventsPage(model)));
  if (model.permissions.length > 0) files.push(page("permissions", "reference-permissions", permissionsPage(model)));
  if (model.errors.length > 0) files.push(page("errors", "reference-errors", errorsPage(model)));
  if (model.webhooks.length > 0) files.push(page("webhooks", "reference-webhooks", webhooksPage(model, options)));
  if (hasChannels(model)) files.push(page("channels", "reference-channels", channelsPage(model)));
  return files;
}

type Template = Parameters<typeof markdownFile>[1];

function indexPage(model: Interface, tags: readonly Tag[]): unknown {
  return {
    title: model.info.title,
    version: model.info.version,
    description: model.info.description ?? "",
    servers: model.servers.map(({ url, name, description = "" }) => ({
      url,
      description: [name, description].filter((text) => text !== undefined && text !== "").join(": "),
    })),
    configurable: model.servers
      .filter(({ variables }) => variables.length > 0)
      .map(({ url, variables }) => ({
        url,
        variables: variables.map((variable) => ({ ...variable, description: variable.description ?? "" })),
      })),
    tags: tagSections(tags).map((section) => tagEntry(section, model)),
    behaviours: model.behaviours ?? [],
    lifecycles: model.lifecycles.map((lifecycle) => ({
      subject: lifecycle.subject,
      description: lifecycle.description ?? "",
      validity: lifecycle.validity ?? "",
      unspecified: lifecycle.unspecified ?? "",
      transitions: lifecycle.transitions.map((one) => ({ ...one, when: one.when ?? "", effect: one.effect ?? "" })),
    })),
    hasHeaders: hasHeaders(model),
    hasEvents: model.events.length > 0,
    hasPermissions: model.permissions.length > 0,
    hasErrors: model.errors.length > 0,
    hasWebhooks: model.webhooks.length > 0,
    hasChannels: hasChannels(model),
  };
}

/** Returns a tag with its heading level, at most the third. */
function tagEntry({ ancestor, tag, depth }: TagSection, model: Interface): unknown {
  return {
    isTop: depth === 0,
    isSecond: depth === 1,
    title: tagTitle(ancestor),
    url: tag === undefined ? "" : `${layout.operationPage(tag)}.md`,
    kind: ancestor.tagKind ?? "",
    description: ancestor.description ?? "",
    operations: (tag === undefined ? [] : operationsOf(model, tag)).map((operation) => ({
      ...operationLink(operation),
      method: requestMethod(operation),
      path: operation.path.text,
      summary: operation.summary ?? "",
    })),
  };
}

function hasChannels({ channels, sockets }: Interface): boolean {
  return channels.length + sockets.length > 0;
}
