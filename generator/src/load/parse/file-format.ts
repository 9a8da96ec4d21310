import type { ParseDiagnostic } from "./parsed.js";

interface FileFormat {
  readonly name: string;
  readonly fix: string;
  readonly starts: readonly (readonly number[])[];
}

const saveAsUtf8 = "save the file as UTF-8";

/** Formats that are found where a document is expected, by their first bytes. */
const binaryFormats: readonly FileFormat[] = [
  { name: "compressed with gzip", fix: "decompress it", starts: [[0x1f, 0x8b]] },
  { name: "a ZIP archive", fix: "extract the document", starts: [ascii("PK\x03\x04")] },
  { name: "a PDF", fix: "ask its publisher for the OpenAPI document", starts: [ascii("%PDF-")] },
  {
    name: "UTF-32 (little-endian)",
    fix: saveAsUtf8,
    starts: [
      [0xff, 0xfe, 0, 0],
      [0x7b, 0, 0, 0],
    ],
  },
  {
    name: "UTF-32 (big-endian)",
    fix: saveAsUtf8,
    starts: [
      [0, 0, 0xfe, 0xff],
      [0, 0, 0, 0x7b],
    ],
  },
];

/** Number of bytes in which the beginning of a text is looked for. */
export const startLength = 512;

/** Returns the error for a file in a format that is neither JSON nor YAML; undefined for every other file. */
export function otherFormatError(bytes: Uint8Array): ParseDiagnostic | undefined {
  const format = binaryFormats.find(({ starts }) =>
    starts.some((start) => start.every((byte, at) => bytes[at] === byte)),
  );
  if (format !== undefined) return formatError(format.name, format.fix);
  const text = new TextDecoder().decode(bytes.subarray(0, startLength)).trimStart();
  if (/^<(?:!doctype\s+html|html|head)\b/i.test(text))
    return formatError("an HTML page", "download the document itself, not the page that shows it");
  return /^<\?xml\b/.test(text) ? formatError("XML", "convert it to OpenAPI") : undefined;
}

function formatError(name: string, fix: string): ParseDiagnostic {
  const span = { start: 0, end: 0 };
  return { code: "syntax-error", message: `the file is ${name}`, span, expected: "JSON or YAML", fix };
}

function ascii(text: string): readonly number[] {
  return Array.from(text, (character) => character.charCodeAt(0));
}
