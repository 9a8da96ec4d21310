import { EmbedLimits, EmbedListLimits, WebhookMessagePayloadLimits } from "@guildwire/api/limits";
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

/** Slack's named colors. */
const colors: ReadonlyMap<string, number> = new Map([
  ["good", 0x2eb886],
  ["warning", 0xdaa038],
  ["danger", 0xa30200],
]);

/**
 * The message for a payload in Slack's format, truncated to the limits of messages. Blocks are shown only if there is
 * no text. Throws emptyMessage (400, code 50006) if there is nothing to show.
 *
 * Rules: webhook-slack-unsupported, webhook-slack-empty, webhook-execute-overrides.
 */
export function convertSlackPayload(payload: SlackPayload): ExecuteWebhookBody {
  const content = contentOf(payload);
  const { attachments = [], username = "", icon_url = "" } = payload;
  const embeds = fitEmbeds(firstOf(attachments, EmbedListLimits.maxItems, embedOf));
  assertNotEmpty({ content, embeds });
  return {
    ...(content !== "" && { content }),
    ...(embeds.length > 0 && { embeds }),
    ...(username !== "" && { username }),
    ...(icon_url !== "" && { avatar_url: icon_url }),
  };
}

/** The first results of a list. The sender determines its length, so the rest is not read. */
function firstOf<Item, Made>(items: readonly Item[], most: number, make: (item: Item) => readonly Made[]): Made[] {
  const made: Made[] = [];
  for (const item of items) {
    if (made.length >= most) break;
    made.push(...make(item));
  }
  return made;
}

function contentOf({ text = "", blocks = [] }: SlackPayload): string {
  const written = text === "" ? blocks.flatMap(textOfBlock).join("\n") : text;
  return clip(markdown(written), WebhookMessagePayloadLimits.content.maxLength);
}

/** The embed of an attachment; an empty list if it has no content. */
function embedOf(attachment: SlackAttachment): Embed[] {
  const { author_name, author_link, author_icon, footer, footer_icon, title, title_link, fallback } = attachment;
  const { image_url, thumb_url } = attachment;
  const shown = [attachment.pretext, attachment.text].filter(Boolean);
  const fields = firstOf(attachment.fields ?? [], EmbedLimits.fields.maxItems, embedField);
  if (![title, author_name, footer, image_url, thumb_url, ...shown, ...fields].some(Boolean)) {
    if (!fallback) return [];
    shown.push(fallback);
  }
  const color = colorOf(attachment.color);
  const timestamp = timeOf(attachment.ts);
  return [
    {
      ...(title && { title: markdown(title) }),
      ...(title_link && { url: title_link }),
      description: markdown(shown.join("\n")),
      fields,
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
      ...(image_url && { image: { url: image_url } }),
      ...(thumb_url && { thumbnail: { url: thumb_url } }),
    },
  ];
}

/** Embed fields require both texts; Slack fields may have only one. */
function embedField({ title = "", value = "", short }: SlackField) {
  if (title === "" && value === "") return [];
  return [{ name: markdown(title) || "\u200b", value: markdown(value) || "\u200b", inline: short === true }];
}

function textOfBlock({ text }: SlackBlock): string[] {
  const written = text?.["text"];
  return typeof written === "string" && written !== "" ? [written] : [];
}

/**
 * Converts Slack's `<url|label>` and unescapes three characters. Patterns never match beyond the next `<`; otherwise
 * many of them would take quadratic time.
 */
function markdown(text: string): string {
  return (
    text
      .replace(/<!(everyone|here|channel)(?:\|[^<>]*)?>/g, (_, word: string) =>
        word === "channel" ? "@everyone" : `@${word}`,
      )
      .replace(/<((?:https?:\/\/|mailto:)[^|<>\s]+)\|([^<>]+)>/g, "[$2]($1)")
      .replace(/<((?:https?:\/\/|mailto:)[^|<>\s]+)>/g, "$1")
      .replaceAll("&lt;", "<")
      .replaceAll("&gt;", ">")
      // Last, so that a text that was escaped twice is unescaped once.
      .replaceAll("&amp;", "&")
  );
}

function colorOf(color: string = ""): number | undefined {
  const digits = /^#?([\da-f]{6})$/i.exec(color)?.[1];
  return digits === undefined ? colors.get(color) : Number.parseInt(digits, 16);
}

/** A time in seconds since 1970; undefined if it is invalid, or if no timestamp can express the year. */
function timeOf(ts: number | string = ""): string | undefined {
  const moment = new Date(Number(ts) * 1000);
  const year = moment.getUTCFullYear();
  return ts !== "" && year >= 0 && year <= 9999 ? moment.toISOString() : undefined;
}
