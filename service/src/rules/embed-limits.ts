import {
  EmbedAuthorLimits,
  EmbedFieldLimits,
  EmbedFooterLimits,
  EmbedLimits,
  EmbedListLimits,
} from "@guildwire/api/limits";
import type { Embed, EmbedField } from "@guildwire/api/types";

/**
 * Embeds that are made from what another service sends, cut to the limits of messages: the sender knows nothing of
 * these. What does not fit is cut from the end: further embeds, then fields, then the description.
 *
 * Rules: message-embeds-limit, message-embeds-total, message-embed-lengths.
 */
export function fitEmbeds(embeds: readonly Embed[]): Embed[] {
  const fitting: Embed[] = [];
  let room: number = EmbedListLimits.maxTotalLength;
  for (const embed of embeds.slice(0, EmbedListLimits.maxItems)) {
    const fitted = fitInto(fitEmbed(embed), room);
    if (fitted === undefined) break;
    fitting.push(fitted);
    room -= lengthOf(fitted);
  }
  return fitting;
}

/** A text of at most so many code points; what was cut off shows as an ellipsis. */
export function clip(text: string, maxLength: number): string {
  // No text has more code points than units, so most are done here.
  if (text.length <= maxLength) return text;
  const points = Array.from(text);
  return points.length <= maxLength ? text : `${points.slice(0, maxLength - 1).join("")}…`;
}

/** An embed whose texts have at most so many code points together; undefined when that takes more than a cut. */
function fitInto(embed: Embed, room: number): Embed | undefined {
  const excess = lengthOf(embed) - room;
  if (excess <= 0) return embed;
  const { fields = [], description, ...rest } = embed;
  if (fields.length > 0) {
    const fewer = fields.slice(0, -1);
    return fitInto(
      { ...rest, ...(description !== undefined && { description }), ...(fewer.length > 0 && { fields: fewer }) },
      room,
    );
  }
  const left = description === undefined ? 0 : Array.from(description).length - excess;
  return description === undefined || left < 1 ? undefined : { ...rest, description: clip(description, left) };
}

function fitEmbed({ title, description, fields, footer, author, ...rest }: Embed): Embed {
  return {
    ...rest,
    ...(title !== undefined && { title: clip(title, EmbedLimits.title.maxLength) }),
    ...(description !== undefined && { description: clip(description, EmbedLimits.description.maxLength) }),
    ...(fields !== undefined && { fields: fields.slice(0, EmbedLimits.fields.maxItems).map(fitField) }),
    ...(footer !== undefined && { footer: { ...footer, text: clip(footer.text, EmbedFooterLimits.text.maxLength) } }),
    ...(author !== undefined && {
      author:
        author.name === undefined ? author : { ...author, name: clip(author.name, EmbedAuthorLimits.name.maxLength) },
    }),
  };
}

function fitField({ name, value, ...rest }: EmbedField): EmbedField {
  return {
    ...rest,
    name: clip(name, EmbedFieldLimits.name.maxLength),
    value: clip(value, EmbedFieldLimits.value.maxLength),
  };
}

function lengthOf({ title, description, fields = [], footer, author }: Embed): number {
  const texts = [title, description, footer?.text, author?.name, ...fields.flatMap(({ name, value }) => [name, value])];
  return texts.reduce((sum, text = "") => sum + Array.from(text).length, 0);
}
