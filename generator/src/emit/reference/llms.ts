import type { Interface } from "../../model/interface.js";
import { layout } from "../../model/layout.js";
import { requestMethod } from "../../model/request-method.js";
import { type File, markdownFile } from "../../print/index.js";
import { operationsOf } from "../typescript/naming.js";
import { hasHeaders } from "./headers-page.js";
import { operationLink, tagTitle } from "./links.js";

/** Emits `llms.txt` beside the reference: an index for language models, one line for each operation. */
export function emitLlms(model: Interface): readonly File[] {
  const { info, tags, events, errors, permissions, webhooks, channels, sockets } = model;
  const content = {
    title: info.title,
    version: info.version,
    summary: info.summary ?? firstParagraph(info.description ?? ""),
    tags: tags
      .map((tag) => ({
        title: tagTitle(tag),
        operations: operationsOf(model, tag).map((operation) => ({
          ...operationLink(operation),
          method: requestMethod(operation),
          path: operation.path.text,
          summary: operation.summary ?? "",
        })),
      }))
      .filter(({ operations }) => operations.length > 0),
    hasHeaders: hasHeaders(model),
    hasEvents: events.length > 0,
    hasErrors: errors.length > 0,
    hasPermissions: permissions.length > 0,
    hasWebhooks: webhooks.length > 0,
    hasChannels: channels.length + sockets.length > 0,
  };
  return [markdownFile(layout.llms, "llms", content)];
}

function firstParagraph(text: string): string {
  return text.trim().split(/\n\s*\n/)[0] ?? "";
}
