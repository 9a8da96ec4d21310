import { setBody, stringify } from "./body.js";
import type { ClientOptions } from "./client.js";
import type { Draft } from "./draft.js";
import { randomText } from "./random-text.js";
import type { RequestBody } from "./request.js";

/** A file to upload. A Blob without a name is called "blob", as in browsers. */
export type FileInput =
  | Blob
  | {
      readonly data: Blob | ArrayBuffer | Uint8Array | string;
      readonly name: string;
      readonly type?: string;
      /** Further headers of its part. */
      readonly headers?: Readonly<Record<string, string>>;
    };

/** How to encode a property as a part. A list becomes one part per item. */
export interface PartDescription {
  /** Default: the file's type, `application/json` for JSON, none for other values. */
  readonly contentType?: string;
  readonly json?: boolean;
  /** Encodes an object as a form, or with `json`, any value as JSON. */
  readonly form?: (draft: Draft, value: object) => string;
  readonly file?: boolean;
}

/** Encodes `multipart/form-data` with a part per property, files last; null and undefined are omitted. */
export function multipart(
  value: object | null | undefined,
  parts: Readonly<Record<string, PartDescription>>,
): RequestBody | undefined {
  if (value == null) return undefined;
  return (draft, settings) => {
    const chunks: Chunk[] = [];
    for (const [name, property] of Object.entries(value)) {
      const description = Object.hasOwn(parts, name) ? parts[name] : undefined;
      for (const item of Array.isArray(property) ? property : [property]) {
        if (item != null) chunks.push(chunkOf(draft, name, item, description));
      }
    }
    // Servers that read files while they arrive need the fields first.
    const isFile = ({ fileName }: Chunk): boolean => fileName !== undefined;
    encodeMultipart([...chunks.filter((chunk) => !isFile(chunk)), ...chunks.filter(isFile)], draft, settings);
  };
}

/**
 * Encodes a JSON body, or with files `multipart/form-data` that contains the other properties as JSON in the part
 * `payloadProperty`. A file is the part with its property's name; a list of files the parts `name[0]`, `name[1]`, ….
 *
 * @param form Serializes the JSON. Default: `JSON.stringify`, with an ApiError for bigints.
 */
export function payload(
  body: object | undefined,
  payloadProperty: string,
  fileProperties: readonly string[],
  form: (draft: Draft, value: object, subject?: string) => string = stringify,
): RequestBody | undefined {
  if (body === undefined) return undefined;
  const rest: Record<string, unknown> = { ...body };
  const files: Chunk[] = [];
  for (const name of fileProperties) {
    const value = rest[name];
    delete rest[name];
    if (Array.isArray(value)) files.push(...value.map((file, index) => fileChunk(`${name}[${index}]`, file)));
    else if (value != null) files.push(fileChunk(name, value as FileInput));
  }
  return (draft, settings) => {
    const type = "application/json";
    if (files.length === 0) setBody(draft, form(draft, rest), type);
    else {
      const content = form(draft, rest, `part ${payloadProperty}`);
      encodeMultipart([{ name: payloadProperty, type, content }, ...files], draft, settings);
    }
  };
}

/** A part: its content and the headers it needs. */
interface Chunk {
  readonly name: string;
  readonly fileName?: string;
  readonly type?: string | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly content: BlobPart;
}

function chunkOf(draft: Draft, name: string, value: unknown, description: PartDescription = {}): Chunk {
  const { contentType, json, form, file } = description;
  if (file ? Object(value) === value : isBytes(value) || isBytes((value as { readonly data?: unknown })?.data)) {
    return fileChunk(name, value as FileInput, contentType);
  }
  if (json || Object(value) === value) {
    const content = form ? form(draft, value as object) : stringify(draft, value, `part ${name}`);
    return { name, type: contentType ?? (json || !form ? "application/json" : undefined), content };
  }
  return { name, type: contentType, content: String(value) };
}

function isBytes(value: unknown): boolean {
  return value instanceof Blob || value instanceof ArrayBuffer || ArrayBuffer.isView(value);
}

function fileChunk(name: string, file: FileInput, contentType?: string): Chunk {
  const content = file instanceof Blob ? file : file.data;
  const fileName = (file as { readonly name?: string }).name ?? "blob";
  // The specified content type may be a list or range, which does not describe a single file.
  const stated = contentType && /^[^,*]+$/.test(contentType) ? contentType : "application/octet-stream";
  const type = file.type || (content instanceof Blob && content.type) || stated;
  const { headers } = file as { readonly headers?: Readonly<Record<string, string>> };
  return { name, fileName, type, headers, content: content as BlobPart };
}

/** Combines the parts in a Blob, so that files are read only when sent, and can be read again for a retry. */
function encodeMultipart(chunks: readonly Chunk[], draft: Draft, settings: ClientOptions): void {
  const boundary = settings.boundary?.() ?? `guildwire-${randomText()}`;
  const content = new Blob([
    ...chunks.flatMap((chunk) => [`--${boundary}\r\n${partHeaders(chunk)}\r\n\r\n`, chunk.content, "\r\n"]),
    `--${boundary}--\r\n`,
  ]);
  setBody(draft, content, `multipart/form-data; boundary=${boundary}`);
}

function partHeaders({ name, fileName, type, headers = {} }: Chunk): string {
  const file = fileName === undefined ? "" : `; filename="${escapeName(fileName)}"`;
  const content = type === undefined ? "" : `\r\nContent-Type: ${printable(type)}`;
  const others = Object.entries(headers)
    .filter(([name]) => !/^content-(type|disposition)$/i.test(name))
    .map(([name, value]) => `\r\n${name.replace(/[^\w-]/g, "")}: ${printable(value)}`);
  return `Content-Disposition: form-data; name="${escapeName(name)}"${file}${content}${others.join("")}`;
}

function printable(text: string): string {
  return text.replace(/[^ -~]/g, "");
}

/** Escapes names as the HTML standard requires for multipart/form-data. */
function escapeName(name: string): string {
  return name.replace(/\n/g, "%0A").replace(/\r/g, "%0D").replace(/"/g, "%22");
}
