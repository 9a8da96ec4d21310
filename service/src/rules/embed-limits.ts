import {
  EmbedAuthorLimits,
  EmbedFieldLimits,
  EmbedFooterLimits,
  EmbedLimits,
  EmbedListLimits,
} from "@guildwire/api/limits";
import type { Embed, EmbedField } from "@guildwire/api/types";

/**
 * Truncates embeds of a third-party payload to the limits of messages, which the sender does not know. The excess is
 * removed from the end: first further embeds, then fields, then the description.
 *
 * Rules: message-embeds-limit, message-embeds-total, message-embed-lengths.
 */
export function fitEmbeds(embeds: readonly Embed[]): Embed[] {
  const fitting: Embed[] = [];
  let available: number = EmbedListLimits.maxTotalLength;
  for (const embed of embeds.slice(0, EmbedListLimits.maxItems).map(fitEmbed)) {
    const fitted = fitInto(embed, available);
    if (fitted === undefined) break;
    fitting.push(fitted);
    available -= lengthOf(fitted);
  }
  return fitting;
}

/** A text of at most `maxLength` code points; an ellipsis marks a cut. */
export function clip(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  // A code point has at most two UTF-16 code units, so the rest can be removed before the text is split.
  const points = Array.from(text.slice(0, 2 * maxLength + 2));
  return points.length <= maxLength ? text : `${points.slice(0, maxLength - 1).join("")}…`;
}

/** An embed whose texts have at most `available` code points in total; undefined if no text would be left. */
function fitInto({ fields = [], description = "", ...rest }: Embed, available: number): Embed | undefined {
  const spare = available - lengthOf(rest);
  if (spare < 0) return undefined;
  // An ellipsis alone is useless.
  const shortened = spare > 1 ? clip(description, spare) : "";
  const shown = fitFields(fields, spare - codePoints(shortened));
  const fitted = {
    ...rest,
    ...(shortened !== "" && { description: shortened }),
    ...(shown.length > 0 && { fields: shown }),
  };
  return lengthOf(fitted) === 0 && lengthOf({ description, fields }) > 0 ? undefined : fitted;
}

/** The first fields whose texts have at most `available` code points in total. */
function fitFields(fields: readonly EmbedField[], available: number): EmbedField[] {
  const fitting: EmbedField[] = [];
  let total = 0;
  for (const field of fields) {
    total += codePoints(field.name) + codePoints(field.value);
    if (total > available) break;
    fitting.push(field);
  }
  return fitting;
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
  return texts.reduce((sum, text = "") => sum + codePoints(text), 0);
}

function codePoints(text: string): number {
  return Array.from(text).length;
}
