import { errors } from "@guildwire/api/server";
import {
  type Channel,
  type EmbedList,
  type MessageComponents,
  MessageFlags,
  type PartialAttachment,
  type Snowflake,
} from "@guildwire/api/types";
import { isThread } from "./channels.js";
import type { FormIssue } from "./form.js";

/** The properties that determine whether a message is empty. */
export interface MessageParts {
  readonly content?: string;
  readonly embeds?: EmbedList;
  /** Number of files. Default: 0. */
  readonly files?: number;
}

/**
 * Throws emptyMessage (400, code 50006) if there is neither text nor an embed. Components alone are not sufficient.
 * Validators check this for webhook bodies, including files; this function checks responses to interactions and
 * third-party payloads.
 *
 * Rules: interaction-callback-empty, webhook-slack-empty, webhook-execute-empty-values.
 */
export function assertNotEmpty({ content = "", embeds = [], files = 0 }: MessageParts): void {
  if (content === "" && embeds.length + files === 0) throw errors.emptyMessage();
}

/** A message after an edit. */
export interface EditedParts extends Required<MessageParts> {
  readonly components: MessageComponents;
  /** Number of attachments, including new ones. */
  readonly files: number;
}

/**
 * Throws emptyMessage (400, code 50006) if an edit makes a message empty. Unlike in a new message, components alone are
 * sufficient.
 *
 * Rules: webhook-edit-not-empty, interaction-update-not-empty.
 */
export function assertNotEmptied({ content, embeds, components, files }: EditedParts): void {
  if (content === "" && embeds.length + components.length + files === 0) throw errors.emptyMessage();
}

/**
 * The issue of components without a webhook that an application owns. An empty list contains none.
 *
 * Rules: webhook-execute-components-application, webhook-edit-components-application.
 */
export function componentIssues(
  components: MessageComponents | undefined,
  webhook: { readonly application_id: Snowflake | null },
): FormIssue[] {
  if (components === undefined || components.length === 0 || webhook.application_id !== null) return [];
  return [{ path: "/components", code: "application-owned", message: "must be sent by a webhook of an application" }];
}

/**
 * The thread that a webhook executes in, to be unarchived if archived. Throws unknownChannel (404, code 10003) for an
 * id that is not a thread of the webhook's channel.
 *
 * Rules: webhook-execute-thread, webhook-execute-thread-elsewhere.
 */
export function threadOf<T extends Pick<Channel, "type"> & { readonly parent_id: Snowflake | null }>(
  webhook: { readonly channel_id: Snowflake | null },
  thread: T | undefined,
): T {
  if (thread === undefined || !isThread(thread.type) || thread.parent_id !== webhook.channel_id)
    throw errors.unknownChannel();
  return thread;
}

/**
 * The attachments that a message keeps when it is edited, in their order. Unknown ids are ignored.
 *
 * Rules: webhook-edit-attachments, webhook-edit-attachments-absent.
 */
export function keptAttachments<A extends { readonly id: Snowflake }>(
  present: readonly A[],
  listed: readonly PartialAttachment[] | undefined,
): readonly A[] {
  if (listed === undefined) return present;
  const kept = new Set(listed.map(({ id }) => id));
  return present.filter(({ id }) => kept.has(id));
}

/** Maximum number of attachments of a message: that of the list of attachments to keep (READINGS T96). */
const mostAttachments = 100;

/**
 * The issue of a message that edits would give too many attachments.
 *
 * Rules: webhook-edit-attachments-limit.
 */
export function attachmentCountIssues(count: number): FormIssue[] {
  if (count <= mostAttachments) return [];
  const message = `must leave the message with at most ${mostAttachments} attachments (got ${count})`;
  return [{ path: "/attachments", code: "max-items", message }];
}

/** Whether only the user of an interaction sees a message with these flags. */
export function isEphemeral(flags: number = 0): boolean {
  return (flags & MessageFlags.EPHEMERAL) !== 0;
}
