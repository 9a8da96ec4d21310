import { createHash } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { createPathHandler, type PathHandler, type Reporting } from "./path-handler.js";
import { send, sendNotFound } from "./send.js";

/** Where `npm run release` builds the documentation site before it packs this package. Clones do not have it. */
const packedSite = fileURLToPath(new URL("../../guide", import.meta.url));

const contentTypes: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".md": "text/markdown; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".woff2": "font/woff2",
  ".xml": "application/xml",
};

/**
 * Serves the documentation site, which is built for the path `/docs/guide/`. Paths are looked up among the files that the
 * folder contains when this function is called.
 *
 * @param folder The built site. Defaults to the one in this package.
 * @returns `undefined` if the folder does not exist.
 */
export function createGuide(reporting: Reporting, folder: string = packedSite): PathHandler | undefined {
  if (!existsSync(folder)) return undefined;
  const names = new Set(
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => name.replaceAll("\\", "/")),
  );
  return createPathHandler("guide", reporting, async (_request, response, path) => {
    if (path === "") {
      response.writeHead(308, { Location: "/docs/guide/" }).end();
      return;
    }
    const name = `${path.slice(1)}${path.endsWith("/") ? "index.html" : ""}`;
    const contentType = contentTypes[extname(name)];
    if (!names.has(name) || contentType === undefined) return sendNotFound(response);
    const body = await readFile(join(folder, name));
    response.setHeader("Content-Security-Policy", policyOf(name.endsWith(".html") ? body.toString("utf8") : ""));
    // The names of assets contain a hash of their content.
    response.setHeader(
      "Cache-Control",
      name.startsWith("assets/") ? "public, max-age=31536000, immutable" : "no-cache",
    );
    send(response, 200, contentType, body);
  });
}

/** The page loads only files of this service, and runs only the inline scripts that it was built with. */
function policyOf(html: string): string {
  const hashes = Array.from(
    html.matchAll(/<script(?: id="[\w-]+")?>(.*?)<\/script>/gs),
    ([, script = ""]) => ` 'sha256-${createHash("sha256").update(script).digest("base64")}'`,
  );
  return [
    "default-src 'none'",
    `script-src 'self'${hashes.join("")}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
