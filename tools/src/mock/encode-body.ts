import type { ExampleValues, MediaContent } from "@guildwire/generator";
import { sentMediaType } from "../sent-media-type.js";

/** A PNG image of one pixel. */
const pixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

/** The body of a response and its content type. */
export interface EncodedBody {
  readonly contentType: string;
  readonly body: string | Uint8Array<ArrayBuffer>;
}

/** Encodes a value in a media type; streams become a short sequence of items. */
export function encodeBody(media: MediaContent, value: unknown, values: ExampleValues, salt: string): EncodedBody {
  const { kind, stream } = media;
  const contentType = sentMediaType(media, "application/octet-stream");
  if (stream !== undefined) return { contentType, body: streamText(media, values, salt) };
  switch (kind) {
    case "json":
      return { contentType, body: JSON.stringify(value ?? null) };
    case "form":
      return { contentType, body: new URLSearchParams(formFields(value)).toString() };
    case "multipart":
      return multipartBody(contentType, formFields(value));
    case "text":
      return { contentType: `${contentType}; charset=utf-8`, body: textOf(value) };
    case "binary": {
      const bytes = contentType.startsWith("image/") ? Buffer.from(pixel, "base64") : Buffer.from(textOf(value));
      const type = media.mediaType === "image/*" ? "image/png" : contentType;
      return { contentType: type, body: Uint8Array.from(bytes) };
    }
  }
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : value === undefined ? "" : JSON.stringify(value);
}

function formFields(value: unknown): [string, string][] {
  const entries = typeof value === "object" && value !== null ? Object.entries(value) : [];
  return entries.map(([name, inner]) => [name, textOf(inner)]);
}

function multipartBody(contentType: string, fields: readonly (readonly [string, string])[]): EncodedBody {
  const boundary = "guildwire-mock-boundary";
  const parts = fields.map(
    ([name, text]) =>
      `--${boundary}\r\nContent-Disposition: form-data; name=${JSON.stringify(name)}\r\n\r\n${text}\r\n`,
  );
  return { contentType: `${contentType}; boundary=${boundary}`, body: `${parts.join("")}--${boundary}--\r\n` };
}

/** Number of items of a stream. */
const streamedItems = 3;

function streamText({ stream, mediaType }: MediaContent, values: ExampleValues, salt: string): string {
  const indexes = Array.from({ length: streamedItems }, (_, index) => index);
  if (stream?.format === "events") {
    const events = indexes.map((index) => {
      const alternative = stream.events?.[index % Math.max(1, stream.events.length)];
      const [name] = alternative?.names ?? [];
      const use = alternative?.data.kind === "json" ? alternative.data.use : undefined;
      const isText = alternative === undefined || alternative.data.kind === "text";
      const data = isText ? "amber" : JSON.stringify((use && values.valueOf(use, { salt: `${salt}${index}` })) ?? {});
      return `${name === undefined ? "" : `event: ${name}\n`}data: ${data}\n\n`;
    });
    return [...events, ...(stream.end === undefined ? [] : [`data: ${stream.end}\n\n`])].join("");
  }
  const items = indexes.map((index) => {
    const item = stream?.item === undefined ? {} : values.valueOf(stream.item, { salt: `${salt}${index}` });
    return JSON.stringify(item ?? null);
  });
  if (stream?.format === "json-sequence") return items.map((item) => `\u001e${item}\n`).join("");
  if (stream?.format !== "multipart") return items.map((item) => `${item}\n`).join("");
  const boundary = /boundary=([^;]+)/.exec(mediaType)?.[1] ?? "guildwire-mock-boundary";
  return `${items.map((item) => `--${boundary}\r\nContent-Type: application/json\r\n\r\n${item}\r\n`).join("")}--${boundary}--\r\n`;
}
