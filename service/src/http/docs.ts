import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { apiDocument, controlDocument } from "./documents.js";
import { createPathHandler, type PathHandler, type Reporting } from "./path-handler.js";
import { send, sendNotFound } from "./send.js";

const { resolve } = createRequire(import.meta.url);

/** The two interfaces that are shown, each with its bundled document and where it is mounted. */
const documents = {
  api: { title: "Interface", read: apiDocument, mount: "/api/v8" },
  control: { title: "Control interface", read: controlDocument, mount: "/control" },
} as const;

/**
 * Swagger UI as the Fastify project packs it: the same files as in swagger-ui-dist, without the telemetry that comes with
 * that package.
 */
const viewer = join(dirname(resolve("@fastify/swagger-ui/package.json")), "static");
const assets: Readonly<Record<string, string>> = {
  "swagger-ui-bundle.js": "text/javascript; charset=utf-8",
  "swagger-ui-standalone-preset.js": "text/javascript; charset=utf-8",
  "swagger-ui.css": "text/css; charset=utf-8",
  "favicon-32x32.png": "image/png",
};

/** The page loads its own files and calls this service, and nothing beyond. Swagger UI sets styles on elements. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** The page asks for no validation by a server elsewhere, and remembers a login for as long as it is open only. */
const script = `window.addEventListener("load", () => {
  window.SwaggerUIBundle({
    dom_id: "#reference",
    urls: ${JSON.stringify(Object.entries(documents).map(([name, { title }]) => ({ name: title, url: `/docs/${name}.json` })))},
    layout: "StandaloneLayout",
    presets: [window.SwaggerUIBundle.presets.apis, window.SwaggerUIStandalonePreset],
    deepLinking: true,
    validatorUrl: null,
    docExpansion: "list",
    defaultModelsExpandDepth: 0,
  });
});
`;

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Reference</title>
<link rel="icon" type="image/png" href="/docs/favicon-32x32.png">
<link rel="stylesheet" href="/docs/swagger-ui.css">
</head>
<body>
<main id="reference"></main>
<script src="/docs/swagger-ui-bundle.js"></script>
<script src="/docs/swagger-ui-standalone-preset.js"></script>
<script src="/docs/page.js"></script>
</body>
</html>
`;

/** Serves the reference page below /docs. Everything that it needs is read once and kept. */
export function createDocs(reporting: Reporting): PathHandler {
  const files = new Map<string, { readonly contentType: string; readonly body: string | Uint8Array }>([
    ["", { contentType: "text/html; charset=utf-8", body: page }],
    ["page.js", { contentType: "text/javascript; charset=utf-8", body: script }],
  ]);
  const load = (name: string) => {
    const contentType = Object.hasOwn(assets, name) ? assets[name] : undefined;
    if (contentType !== undefined) return { contentType, body: readFileSync(join(viewer, name)) };
    const [, document] = Object.entries(documents).find(([key]) => name === `${key}.json`) ?? [];
    if (document === undefined) return undefined;
    // So that "Try it out" calls the service that shows the page, wherever it is.
    const body = JSON.stringify({ ...document.read(), servers: [{ url: document.mount }] });
    return { contentType: "application/json", body };
  };
  return createPathHandler("docs", reporting, async (_request, response, path) => {
    const name = path.replace(/^\//, "");
    const file = files.get(name) ?? load(name);
    if (file === undefined) return sendNotFound(response);
    files.set(name, file);
    response.setHeader("Content-Security-Policy", policy);
    response.setHeader("Cache-Control", "no-cache");
    send(response, 200, file.contentType, file.body);
  });
}
