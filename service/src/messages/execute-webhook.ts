import { HttpError } from "@guildwire/api/server";
import type { ExecuteWebhookBody, Message } from "@guildwire/api/types";
import { guildOfWebhook, webhookWithToken } from "../access/tokens-in-paths.js";
import type { Log } from "../log.js";
import { refuse } from "../rules/form.js";
import { componentIssues, threadOf } from "../rules/messages.js";
import type { Services } from "../services.js";
import { showMessage } from "../views/message-view.js";
import { webhookAuthor } from "../views/webhook-view.js";
import { authorFor } from "./author.js";
import type { ReceivedFile } from "./files.js";
import { writeMessage } from "./write-message.js";

/**
 * Sends a message through a webhook, for whoever has its token.
 *
 * @param messageOf What it says; asked once the token is checked, so that a stranger learns nothing of what is wrong with a
 * body. Undefined for nothing to send.
 *
 * Rules: webhook-execute-overrides, webhook-execute-thread.
 */
export async function executeWebhook(
  services: Services,
  path: { readonly webhook_id: string; readonly webhook_token: string },
  messageOf: () => ExecuteWebhookBody | undefined,
  { files = [], threadId }: { readonly files?: readonly ReceivedFile[]; readonly threadId?: string | undefined } = {},
): Promise<Message | undefined> {
  const guildId = await guildOfWebhook(services, path.webhook_id);
  return services.store.write({ guild: guildId }, async (work) => {
    const webhook = await webhookWithToken(services, work, guildId, path);
    const body = messageOf();
    if (body === undefined) return undefined;
    refuse(componentIssues(body.components, webhook));
    if (threadId !== undefined) {
      const thread = threadOf(webhook, await work.channels.find(guildId, threadId));
      if (thread.archived) await work.threads.setArchived(guildId, thread.id, false);
    }
    const message = await writeMessage(
      work,
      {
        guild_id: guildId,
        channel_id: threadId ?? webhook.channel_id,
        author: JSON.stringify(authorFor(webhookAuthor(webhook), body)),
        webhook_id: webhook.id,
        application_id: webhook.application_id,
        tts: body.tts ?? false,
      },
      body,
      files,
    );
    return showMessage(work, services.site, message);
  });
}

/**
 * What `save` answers. Whoever does not wait is told of what is wrong with the request, but not that the message could
 * not be saved: then it is undefined, and why is in the log.
 *
 * Rules: webhook-execute-wait-false, webhook-execute-unsaved, webhook-execute-validated.
 */
export async function savedFor<Saved>(
  log: Log,
  waits: boolean,
  save: () => Promise<Saved>,
): Promise<Saved | undefined> {
  try {
    return await save();
  } catch (error) {
    if (waits || error instanceof HttpError) throw error;
    log.error({ err: error }, "a message of a webhook could not be saved");
    return undefined;
  }
}
