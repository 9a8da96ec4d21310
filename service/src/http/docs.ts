import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { apiDocument, controlDocument } from "../documents.js";
import { createGuide } from "./guide.js";
import { createPathHandler, type PathHandler, type Reporting } from "./path-handler.js";
import { send, sendNotFound } from "./send.js";

const { resolve } = createRequire(import.meta.url);

/** The two documented interfaces, each with its bundled document and mount path. */
const documents = {
  api: { title: "Interface", read: apiDocument, mount: "/api/v8" },
  control: { title: "Control interface", read: controlDocument, mount: "/control" },
} as const;

/**
 * Swagger UI in the package of the Fastify project: the same files as swagger-ui-dist, without the telemetry of that
 * package.
 */
const viewer = join(dirname(resolve("@fastify/swagger-ui/package.json")), "static");
const assets: Readonly<Record<string, string>> = {
  "swagger-ui-bundle.js": "text/javascript; charset=utf-8",
  "swagger-ui-standalone-preset.js": "text/javascript; charset=utf-8",
  "swagger-ui.css": "text/css; charset=utf-8",
  "favicon-32x32.png": "image/png",
};

/** The page loads only its own files and calls only this service. Swagger UI sets inline styles. */
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

/** Disables validation by an external server. Credentials are not stored. */
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

/** Serves the reference page below /docs, whose files are read once and cached, and the guide below /docs/guide. */
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
    // With this server, "Try it out" calls the service that serves the page.
    const body = JSON.stringify({ ...document.read(), servers: [{ url: document.mount }] });
    return { contentType: "application/json", body };
  };
  const reference = createPathHandler("docs", reporting, async (_request, response, path) => {
    const name = path.replace(/^\//, "");
    const file = files.get(name) ?? load(name);
    if (file === undefined) return sendNotFound(response);
    files.set(name, file);
    response.setHeader("Content-Security-Policy", policy);
    response.setHeader("Cache-Control", "no-cache");
    send(response, 200, file.contentType, file.body);
  });
  const guide = createGuide(reporting);
  if (guide === undefined) return reference;
  return (request, response, path) => {
    const [, rest] = /^\/guide((?:\/.*)?)$/s.exec(path) ?? [];
    if (rest === undefined) reference(request, response, path);
    else guide(request, response, rest);
  };
}
