import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";

/** Maximum number and total bytes of opened files, also after unpacking. */
const limits = { files: 2_000, bytes: 20_000_000 };

/** Documents that were opened, by path, with the path of the root. */
export interface OpenedDocuments {
  readonly files: Readonly<Record<string, string>>;
  readonly root: string;
}

/** A zip archive of texts by path. */
export function zipOf(files: Iterable<{ readonly path: string; readonly text: string }>): Blob {
  const entries = Object.fromEntries(Array.from(files, ({ path, text }) => [path, strToU8(text)]));
  return new Blob([zipSync(entries, { level: 6 })], { type: "application/zip" });
}

/**
 * Reads YAML and JSON files, and those in zip archives.
 *
 * @throws Error with a message for readers if there is no document, or too much.
 */
export async function openDocuments(chosen: Iterable<File>): Promise<OpenedDocuments> {
  const texts = new Map<string, string>();
  let bytes = 0;
  const add = (path: string, content: Uint8Array): void => {
    bytes += content.length;
    if (bytes > limits.bytes) throw tooLarge();
    texts.set(path, strFromU8(content));
    if (texts.size > limits.files) throw new Error(`These are more than ${limits.files} files.`);
  };
  for (const file of chosen) {
    if (file.size > limits.bytes) throw tooLarge();
    const content = new Uint8Array(await file.arrayBuffer());
    if (!/\.zip$/i.test(file.name)) add(file.name, content);
    else for (const [path, text] of unpacked(file.name, content)) add(path, text);
  }
  const root = rootOf(texts);
  if (root === undefined) throw new Error("No file has a key `openapi` or `swagger`.");
  return { files: Object.fromEntries(texts), root };
}

/** The YAML and JSON files of an archive. The library allocates what the archive states, which is limited here. */
function unpacked(name: string, archive: Uint8Array): [string, Uint8Array][] {
  let bytes = 0;
  let count = 0;
  try {
    const entries = unzipSync(archive, {
      filter({ name: path, originalSize }) {
        if (!/\.(?:ya?ml|json)$/i.test(path)) return false;
        bytes += originalSize;
        count += 1;
        if (bytes > limits.bytes || count > limits.files) throw tooLarge();
        return true;
      },
    });
    return Object.entries(entries);
  } catch (cause) {
    if (cause instanceof RangeError) throw cause;
    throw new Error(`${name} is not a zip archive that can be read.`, { cause });
  }
}

function tooLarge(): RangeError {
  return new RangeError(`The files have more than ${limits.bytes / 1_000_000} MB.`);
}

/** The document that names its version of OpenAPI; the one with the shortest path if several do. */
function rootOf(texts: ReadonlyMap<string, string>): string | undefined {
  const roots = [...texts]
    .filter(([, text]) => /^\s*\{?\s*["']?(?:openapi|swagger)["']?\s*:/m.test(text))
    .map(([path]) => path);
  return roots.sort((a, b) => a.length - b.length || (a < b ? -1 : 1))[0];
}
