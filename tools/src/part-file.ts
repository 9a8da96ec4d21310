import type { MediaContent } from "@guildwire/generator";

type PartEncoding = MediaContent["encoding"][number];

/** Media types for ranges in `contentType` of an encoding. */
const typesOfRanges: Readonly<Record<string, string>> = {
  "*/*": "application/octet-stream",
  "application/*": "application/octet-stream",
  "audio/*": "audio/mpeg",
  "image/*": "image/png",
  "text/*": "text/plain",
  "video/*": "video/mp4",
};

/** A file for a client to send, with what the encoding of its part requires. */
export interface PartFile {
  readonly data: Blob;
  readonly name: string;
  readonly type: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Replaces the fields of a form that are files, and their items. */
export function withPartFiles(body: unknown, { encoding }: MediaContent, dataOf: (value: unknown) => Blob): unknown {
  if (typeof body !== "object" || body === null) return body;
  const files = new Map(encoding.filter(({ file }) => file).map((part) => [part.property, part]));
  const fileOf = (part: PartEncoding, value: unknown): PartFile => ({
    data: dataOf(value),
    name: part.property,
    type: typeOf(part),
    headers: Object.fromEntries(part.headers.filter(({ required }) => required).map(({ name }) => [name, "1"])),
  });
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => {
      const part = files.get(name);
      if (part === undefined) return [name, value];
      return [name, Array.isArray(value) ? value.map((item) => fileOf(part, item)) : fileOf(part, value)];
    }),
  );
}

/** The first media type that the encoding allows. */
function typeOf({ contentType = "" }: PartEncoding): string {
  const first = contentType.split(",", 1)[0]?.split(";", 1)[0]?.trim().toLowerCase() ?? "";
  if (first === "") return "application/octet-stream";
  return typesOfRanges[first] ?? first.replace("*", "example");
}
