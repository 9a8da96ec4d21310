import { readFileSync, statSync } from "node:fs";
import { basename, dirname, posix, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { defaultLimits, loadDocument } from "../../load/load.js";
import { ParseCache } from "../../load/parse/parse-cache.js";
import { createDispatcher, type HttpClient } from "./http-client.js";
import { type CacheValidators, getFile } from "./http-get.js";
import type { DocumentSource } from "./source.js";
import { shownUrl } from "./source-url.js";
import { updateFailure } from "./update-failure.js";

/** A file of the document at its source. */
export interface DownloadedFile extends CacheValidators {
  /** Relative to the root file's folder, with forward slashes. */
  readonly path: string;
  readonly bytes: Uint8Array;
  /** The name in messages. */
  readonly name: string;
}

/** A file copied earlier. The server need not send it again while its version is current. */
export interface KnownFile extends CacheValidators {
  readonly bytes: Uint8Array;
}

export interface DownloadOptions {
  /** Absolute path of the copy of the root file. */
  readonly copy: string;
  readonly env: { readonly [name: string]: string | undefined };
  readonly timeoutSeconds: number;
  /** By path relative to the root file's folder. */
  readonly known: ReadonlyMap<string, KnownFile>;
  /** Maximum number of files. Default: the limit of the loader. */
  readonly maxFiles?: number;
}

/** Maximum length of a chain of references between files. */
const maxFileDepth = 50;
/** Maximum number of simultaneous requests. */
const concurrency = 8;

/**
 * Downloads the root file and all files it references, transitively, by relative paths below its folder. Files that are
 * not found are omitted; the loader reports them if they are needed.
 *
 * @returns The root file first.
 * @throws UpdateFailure
 */
export async function downloadDocument(
  source: DocumentSource,
  options: DownloadOptions,
): Promise<readonly DownloadedFile[]> {
  const { copy, known, maxFiles = defaultLimits.files } = options;
  const reader = await createReader(source, options);
  try {
    const rootName = basename(copy);
    const root = await reader.read(source.url, known.get(rootName) ?? {});
    if (root === undefined) {
      const fix = "check the source of the document";
      throw updateFailure("download-failed", `there is no document at ${source.name}`, { fix });
    }
    const found = new Map([[copy, downloadedFile(rootName, root, source.name)]]);
    await readReferences(found, root.url, { copy, reader, known, source, maxFiles });
    return [...found.values()];
  } finally {
    await reader.close();
  }
}

interface FoundFile extends CacheValidators {
  readonly bytes: Uint8Array;
  readonly url: URL;
}

/** Reads files of a source within the limits of one update. */
interface SourceReader {
  read(url: URL, known: Partial<KnownFile>): Promise<FoundFile | undefined>;
  close(): Promise<void>;
}

interface ReferenceSearch {
  readonly copy: string;
  readonly reader: SourceReader;
  readonly known: ReadonlyMap<string, KnownFile>;
  readonly source: DocumentSource;
  readonly maxFiles: number;
}

/** Adds referenced files in the order the loader requests them. */
async function readReferences(
  found: Map<string, DownloadedFile>,
  rootUrl: URL,
  { copy, reader, known, source, maxFiles }: ReferenceSearch,
): Promise<void> {
  const folder = dirname(copy);
  const cache = new ParseCache();
  const missing = new Set<string>();
  let totalBytes = found.get(copy)?.bytes.length ?? 0;
  for (let depth = 0; ; depth++) {
    cache.beginRun();
    const { lookups } = loadDocument(copy, { cwd: folder, readFile: (path) => found.get(path)?.bytes, cache });
    const wanted = lookups
      .filter(({ path, file, isPresent }) => file === undefined && isPresent === undefined && !missing.has(path))
      .map(({ path }) => path);
    if (wanted.length === 0) return;
    if (depth === maxFileDepth) {
      const expected = `at most ${maxFileDepth} files one after the other`;
      throw updateFailure("limit-exceeded", "references lead through too many files", { expected });
    }
    if (found.size + wanted.length > maxFiles) {
      const expected = `at most ${maxFiles} files`;
      throw updateFailure("limit-exceeded", "the document refers to too many files", { expected });
    }
    await forEachConcurrently(wanted, async (path) => {
      const inside = relative(folder, path).split(sep).join("/");
      const url = new URL(inside.split("/").map(encodeURIComponent).join("/"), rootUrl);
      if (url.href === withoutQuery(rootUrl).href) throw renamedRootFailure(inside, copy);
      const file = await reader.read(url, known.get(inside) ?? {});
      totalBytes += file?.bytes.length ?? 0;
      if (totalBytes > defaultLimits.totalBytes) {
        const expected = `at most ${defaultLimits.totalBytes} bytes`;
        throw updateFailure("limit-exceeded", "the files of the document are too large", { expected });
      }
      if (file === undefined && known.has(inside)) throw removedFileFailure(inside, url);
      if (file === undefined) missing.add(path);
      else found.set(path, downloadedFile(inside, file, posix.join(posix.dirname(source.name), inside)));
    });
  }
}

function withoutQuery(url: URL): URL {
  const bare = new URL(url);
  bare.search = "";
  return bare;
}

/** Reports that the copy is named differently from the root file at its source, which other files reference by name. */
function renamedRootFailure(name: string, copy: string): Error {
  const message = `the files of the document refer to its root file as ${name}, and the copy is called ${basename(copy)}`;
  return updateFailure("source-invalid", message, { fix: `set spec to a file called ${basename(name)}` });
}

/**
 * Reports that a file of the copy is gone though the new document refers to it: its source is incomplete. A file that
 * never existed is a deviation that `generate` reads.
 */
function removedFileFailure(name: string, url: URL): Error {
  const message = `the document refers to ${name}, which its source does not have any more: ${shownUrl(url)}`;
  return updateFailure("source-invalid", message, {
    fix: `update again when the source is complete, or remove ${name} from the copy first`,
  });
}

function downloadedFile(
  path: string,
  { bytes, url, etag, lastModified }: FoundFile,
  localName: string,
): DownloadedFile {
  return {
    path,
    bytes,
    name: url.protocol === "file:" ? localName : shownUrl(url),
    ...(etag === undefined ? {} : { etag }),
    ...(lastModified === undefined ? {} : { lastModified }),
  };
}

async function createReader(source: DocumentSource, options: DownloadOptions): Promise<SourceReader> {
  if (source.url.protocol === "file:") return { read: async (url) => readLocalFile(url), close: async () => {} };
  const dispatcher = await createDispatcher(options.env);
  const { timeoutSeconds } = options;
  const client: HttpClient = {
    dispatcher,
    headers: source.headers,
    headersOrigin: source.url.origin,
    maxBytes: defaultLimits.fileBytes,
    signal: AbortSignal.timeout(Math.ceil(timeoutSeconds * 1000)),
    timeoutSeconds,
  };
  return {
    async read(url, { bytes: knownBytes, ...validators }) {
      const file = await getFile(url, knownBytes === undefined ? {} : validators, client);
      if (file === undefined) return undefined;
      const bytes = file.bytes ?? knownBytes;
      return bytes === undefined ? undefined : { ...file, bytes };
    },
    // Destroy instead of close: an abandoned response would keep the process alive.
    close: () => dispatcher.destroy(),
  };
}

function readLocalFile(url: URL): FoundFile | undefined {
  const path = fileURLToPath(url);
  const status = statSync(path, { throwIfNoEntry: false });
  if (status === undefined) return undefined;
  if (!status.isFile()) throw updateFailure("file-unreadable", `${path} is not a file`);
  if (status.size > defaultLimits.fileBytes) {
    throw updateFailure("limit-exceeded", `${path} is too large`, {
      expected: `at most ${defaultLimits.fileBytes} bytes`,
    });
  }
  try {
    return { bytes: readFileSync(path), url };
  } catch {
    throw updateFailure("file-unreadable", `${path} cannot be read`);
  }
}

async function forEachConcurrently<Item>(items: readonly Item[], action: (item: Item) => Promise<void>): Promise<void> {
  const waiting = [...items].reverse();
  const work = async (): Promise<void> => {
    for (let item = waiting.pop(); item !== undefined; item = waiting.pop()) await action(item);
  };
  await Promise.all(Array.from({ length: Math.min(concurrency, items.length) }, work));
}
