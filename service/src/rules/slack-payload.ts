import { WebhookMessagePayloadLimits } from "@guildwire/api/limits";
import type {
  Embed,
  ExecuteWebhookBody,
  SlackAttachment,
  SlackBlock,
  SlackField,
  SlackPayload,
} from "@guildwire/api/types";
import { clip, fitEmbeds } from "./embed-limits.js";
import { assertNotEmpty } from "./messages.js";

/** The names that Slack has for colours. */
const colors: ReadonlyMap<string, number> = new Map([
  ["good", 0x2eb886],
  ["warning", 0xdaa038],
  ["danger", 0xa30200],
]);

const entities: ReadonlyMap<string, string> = new Map([
  ["&lt;", "<"],
  ["&gt;", ">"],
  ["&amp;", "&"],
]);

/**
 * The message that a payload in Slack's format makes, cut to the limits of messages. Blocks are shown only where there
 * is no text. Throws emptyMessage (400, code 50006) when there is nothing to show.
 *
 * Rules: webhook-slack-unsupported, webhook-slack-empty, webhook-execute-overrides.
 */
export function messageOfSlack({
  text,
  blocks = [],
  attachments = [],
  username,
  icon_url,
}: SlackPayload): ExecuteWebhookBody {
  const written = text === undefined || text === "" ? blocks.flatMap(textOfBlock).join("\n") : text;
  const content = clip(markdown(written), WebhookMessagePayloadLimits.content.maxLength);
  const embeds = fitEmbeds(attachments.flatMap(embedOf));
  assertNotEmpty({ content, embeds });
  return {
    ...(content !== "" && { content }),
    ...(embeds.length > 0 && { embeds }),
    ...(username !== undefined && username !== "" && { username }),
    ...(icon_url !== undefined && icon_url !== "" && { avatar_url: icon_url }),
  };
}

/** The embed of an attachment, or none when it shows nothing. */
function embedOf(attachment: SlackAttachment): Embed[] {
  const { author_name, author_link, author_icon, footer, footer_icon, title, title_link } = attachment;
  const shown = [attachment.pretext, attachment.text].filter((part) => part !== undefined && part !== "");
  const fields = (attachment.fields ?? []).flatMap(embedField);
  const pictured = attachment.image_url !== undefined || attachment.thumb_url !== undefined;
  const silent = shown.length === 0 && fields.length === 0 && !title && !author_name && !pictured;
  if (silent && attachment.fallback) shown.push(attachment.fallback);
  else if (silent && !footer) return [];
  const color = colorOf(attachment.color);
  const timestamp = timeOf(attachment.ts);
  return [
    {
      ...(title && { title: markdown(title) }),
      ...(title_link && { url: title_link }),
      ...(shown.length > 0 && { description: markdown(shown.join("\n")) }),
      ...(color !== undefined && { color }),
      ...(timestamp !== undefined && { timestamp }),
      ...(author_name && {
        author: {
          name: author_name,
          ...(author_link && { url: author_link }),
          ...(author_icon && { icon_url: author_icon }),
        },
      }),
      ...(footer && { footer: { text: footer, ...(footer_icon && { icon_url: footer_icon }) } }),
      ...(attachment.image_url && { image: { url: attachment.image_url } }),
      ...(attachment.thumb_url && { thumbnail: { url: attachment.thumb_url } }),
      ...(fields.length > 0 && { fields }),
    },
  ];
}

/** Both texts of an embed's field must be there; Slack has fields with one of them. */
function embedField({ title = "", value = "", short }: SlackField) {
  if (title === "" && value === "") return [];
  return [{ name: markdown(title) || "\u200b", value: markdown(value) || "\u200b", inline: short === true }];
}

function textOfBlock({ text }: SlackBlock): string[] {
  const written = text?.["text"];
  return typeof written === "string" && written !== "" ? [written] : [];
}

/** Slack writes addresses as `<address|words>` and escapes three characters. */
function markdown(text: string): string {
  return text
    .replace(/<!(everyone|here|channel)(?:\|[^>]*)?>/g, (_, word: string) =>
      word === "channel" ? "@everyone" : `@${word}`,
    )
    .replace(/<((?:https?:\/\/|mailto:)[^|>\s]+)\|([^>]+)>/g, "[$2]($1)")
    .replace(/<((?:https?:\/\/|mailto:)[^|>\s]+)>/g, "$1")
    .replace(/&(?:lt|gt|amp);/g, (entity) => entities.get(entity) ?? entity);
}

function colorOf(color: string | undefined): number | undefined {
  if (color === undefined) return undefined;
  const digits = /^#?([\da-f]{6})$/i.exec(color)?.[1];
  return digits === undefined ? colors.get(color) : Number.parseInt(digits, 16);
}

/** A moment in seconds since 1970; undefined for what is none. */
function timeOf(ts: number | string | undefined): string | undefined {
  const moment = new Date(Number(ts) * 1000);
  return ts === undefined || ts === "" || Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
}
