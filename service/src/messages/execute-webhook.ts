import { HttpError } from "@guildwire/api/server";
import type { ExecuteWebhookBody, Message } from "@guildwire/api/types";
import { guildOfWebhook, requireWebhookWithToken, type TokenServices, webhookScope } from "../access/path-tokens.js";
import type { Log } from "../log.js";
import { refuse } from "../rules/form.js";
import { componentIssues, threadOf } from "../rules/messages.js";
import type { Work } from "../store/work.js";
import { type Site, showWritten, type WrittenMessage } from "../views/message-view.js";
import { webhookAuthor } from "../views/webhook-view.js";
import { authorFor } from "./author.js";
import type { ReceivedFile } from "./files.js";
import { loadContent } from "./message-content.js";
import { writeMessage } from "./write-message.js";

/** Options of an execution. */
export interface ExecuteOptions {
  /** Whether the caller waits until the message is saved. */
  readonly wait: boolean;
  readonly files?: readonly ReceivedFile[];
  readonly threadId?: string | undefined;
}

/**
 * Sends a message through a webhook, for a caller with its token. Invalid requests always throw. A failure to save is
 * thrown only to a caller who waits; otherwise it is logged, and the result is undefined.
 *
 * @param messageOf Returns the message, or undefined to send none. Called after the token is checked, so that an
 *   unauthenticated caller gets no errors about the body.
 *
 * Rules: webhook-execute-overrides, webhook-execute-thread, webhook-execute-wait-false, webhook-execute-unsaved,
 * webhook-execute-validated, webhook-slack-unsaved, webhook-github-unsaved.
 */
export async function executeWebhook(
  services: TokenServices & { readonly site: Site; readonly log: Log },
  path: { readonly webhook_id: string; readonly webhook_token: string },
  messageOf: () => ExecuteWebhookBody | undefined,
  { wait, files = [], threadId }: ExecuteOptions,
): Promise<Message | undefined> {
  const guildId = await guildOfWebhook(services, path.webhook_id);
  // Until the request is checked, errors are reported even to a caller who does not wait.
  let isSaving = false;
  const save = async (work: Work): Promise<WrittenMessage | undefined> => {
    isSaving = false;
    const webhook = await requireWebhookWithToken(services, work, guildId, path);
    const body = messageOf();
    if (body === undefined) return undefined;
    refuse(componentIssues(body.components, webhook));
    const thread = threadId === undefined ? undefined : threadOf(webhook, await work.channels.find(guildId, threadId));
    isSaving = true;
    if (thread?.archived) await work.threads.setArchived(guildId, thread.id, false);
    const target = {
      guild_id: guildId,
      channel_id: threadId ?? webhook.channel_id,
      author: JSON.stringify(authorFor(webhookAuthor(webhook), body)),
      webhook_id: webhook.id,
      application_id: webhook.application_id,
      tts: body.tts ?? false,
    };
    return writeMessage(work, target, await loadContent(work, guildId, body), files);
  };
  try {
    const written = await services.store.write(webhookScope(guildId, path.webhook_id), save);
    return written && (await showWritten(services.site, written));
  } catch (error) {
    const isFault = error instanceof HttpError && error.status < 500;
    if (wait || !isSaving || isFault) throw error;
    services.log.error({ err: error }, "a message of a webhook could not be saved");
    return undefined;
  }
}
