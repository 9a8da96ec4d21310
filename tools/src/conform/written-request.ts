import type { FormPart, VectorRequest } from "./vector-format.js";

/** The body of a request vector as it is sent. */
export interface WrittenBody {
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Returns the body of a request vector; undefined if it has none. */
export function writtenBody({ body, raw, form }: VectorRequest): WrittenBody | undefined {
  if (raw !== undefined) return { type: raw.type, bytes: encode(raw.text) };
  if (form !== undefined) return formBody(form);
  return body === undefined ? undefined : { type: "application/json", bytes: encode(JSON.stringify(body)) };
}

function formBody(parts: readonly FormPart[]): WrittenBody {
  const texts = parts.map(({ content }) => (typeof content === "string" ? content : JSON.stringify(content)));
  let boundary = "vector";
  while (texts.some((text) => text.includes(`--${boundary}`))) boundary += "-";
  const sections = parts.map(({ name, filename, type }, index) => {
    const file = filename === undefined ? "" : `; filename="${quoted(filename)}"`;
    const typed = type === undefined ? "" : `\r\nContent-Type: ${type}`;
    const head = `Content-Disposition: form-data; name="${quoted(name)}"${file}${typed}`;
    return `--${boundary}\r\n${head}\r\n\r\n${texts[index]}\r\n`;
  });
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    bytes: encode(`${sections.join("")}--${boundary}--\r\n`),
  };
}

/** Escapes a name in the way of browsers (HTML, multipart/form-data encoding algorithm). */
function quoted(name: string): string {
  return name.replaceAll("\r", "%0D").replaceAll("\n", "%0A").replaceAll('"', "%22");
}

function encode(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}
