import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The form that a client sent for `payload_json`, a file and an empty file. */
export interface RecordedForm {
  readonly client: string;
  readonly contentType: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const entries: readonly { readonly client: string; readonly contentType: string; readonly body: string }[] = JSON.parse(
  readFileSync(join(import.meta.dirname, "recorded-forms.json"), "utf8"),
);

/** Bodies as sent by clients; in the file, each character of `body` is one byte. */
export const recordedForms: readonly RecordedForm[] = entries.map(({ client, contentType, body }) => ({
  client,
  contentType,
  bytes: bytesOf(body),
}));

export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}
