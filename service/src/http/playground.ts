import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { createPathHandler, type PathHandler, type Reporting } from "./path-handler.js";
import { send, sendNotFound } from "./send.js";

/** Where the build copies the page to. A service that was compiled alone has no playground. */
const folder = join(import.meta.dirname, "..", "bundle", "playground");

const contentTypes: Readonly<Record<string, string>> = {
  css: "text/css; charset=utf-8",
  html: "text/html; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  txt: "text/plain; charset=utf-8",
};

/** The type of a file of the page, which has no folders; undefined for other names. */
function contentTypeOf(name: string): string | undefined {
  const [, extension = ""] = /^[\w-]+(?:\.js\.LEGAL)?\.(css|html|js|txt)$/.exec(name) ?? [];
  return contentTypes[extension];
}

/** The page loads only its own files and sends nothing. */
function policyOf(name: string): string {
  // In the worker, ajv compiles schemas of the document.
  const scripts = name === "worker.js" ? "script-src 'self' 'unsafe-eval'" : "script-src 'self'";
  // Chromium writes style attributes while one edits formatted text, and logs an error where a policy refuses them.
  const styles = ["style-src 'self'", "style-src-attr 'unsafe-inline'"];
  // The service worker keeps the files for use without a network.
  if (name === "offline.js") return "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";
  const own = ["worker-src 'self'", ...styles, "img-src data:"];
  return [
    "default-src 'none'",
    scripts,
    ...own,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

interface ServedFile {
  readonly contentType: string;
  readonly plain: Uint8Array;
  readonly compressed: Uint8Array;
}

/** Serves the playground below /playground. Its files are read and compressed once. */
export function createPlayground(reporting: Reporting): PathHandler {
  const files = new Map<string, Promise<ServedFile | undefined>>();
  return createPathHandler("playground", reporting, async (request, response, path) => {
    if (path === "") {
      // The page refers to its files by relative URLs.
      response.writeHead(308, { Location: "/playground/" }).end();
      return;
    }
    const name = path === "/" ? "index.html" : path.slice(1);
    const contentType = contentTypeOf(name);
    if (contentType === undefined) return sendNotFound(response);
    const reading = files.get(name) ?? readServedFile(name, contentType);
    files.set(name, reading);
    const file = await reading;
    if (file === undefined) return sendNotFound(response);
    response.setHeader("Content-Security-Policy", policyOf(name));
    response.setHeader("Cache-Control", "no-cache");
    response.setHeader("Vary", "Accept-Encoding");
    const isCompressed = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(
      String(request.headers["accept-encoding"] ?? ""),
    );
    if (isCompressed) response.setHeader("Content-Encoding", "gzip");
    send(response, 200, file.contentType, isCompressed ? file.compressed : file.plain);
  });
}

async function readServedFile(name: string, contentType: string): Promise<ServedFile | undefined> {
  try {
    const plain = await readFile(join(folder, name));
    return { contentType, plain, compressed: await promisify(gzip)(plain) };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}
