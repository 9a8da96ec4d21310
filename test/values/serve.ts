import { createServer } from "node:http";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect } from "vitest";
import type { ValueSettings } from "../../generator/src/load/value-settings.js";
import { textBelow } from "../emit/text-below.js";
import { ForeignPackage, generated } from "../foreign/foreign-api.js";
import { listening } from "../listening.js";

// biome-ignore lint/suspicious/noExplicitAny: the generated modules have types of their own, which programs check
export type Any = any;

/** A generated package, compiled, and its entries. */
export interface GeneratedPackage {
  readonly package: ForeignPackage;
  readonly client: Any;
  readonly server: Any;
  readonly conversions: Any;
  readonly validators: Any;
  /** The text of a file, or of all files of a folder such as `types/`. */
  sourceOf(path: string): string;
}

export async function generatePackage(document: string, values: ValueSettings): Promise<GeneratedPackage> {
  const { files } = await generated(join(import.meta.dirname, "documents", document), values);
  const foreign = new ForeignPackage(files);
  expect(foreign.compile()).toBe("");
  const entry = async (name: string): Promise<Any> =>
    import(pathToFileURL(join(foreign.packageFolder, "dist", name, "index.js")).href);
  return {
    package: foreign,
    client: await entry("client"),
    server: await entry("server"),
    conversions: files.some(({ path }) => path === "src/conversions/index.ts") ? await entry("conversions") : {},
    validators: await entry("validators"),
    sourceOf: (path) => textBelow(files, `src/${path}`) ?? "",
  };
}

export interface Served {
  readonly api: Any;
  readonly client: Any;
  readonly baseUrl: string;
  readonly errors: Any[];
}

/** A client of a server with these handlers, over HTTP, and the errors that the server reports. */
export async function serve(
  { client, server }: GeneratedPackage,
  handlers: object,
  more: object = {},
): Promise<Served> {
  const errors: Any[] = [];
  const onError = (error: unknown): void => void errors.push(error);
  const options = { onError, partial: true, validateResponses: true, ...more };
  const running = createServer(server.createNodeHandler(handlers, options));
  const { url: baseUrl } = await listening(running);
  const api = client.createApi({ baseUrl, retry: false, auth: { token: "t" } });
  return { api, client: api.client, baseUrl, errors };
}

/** A client of a server that responds with a JSON text to every request. */
export async function respondWith({ client }: GeneratedPackage, json: string, status = 200): Promise<Any> {
  const running = createServer((_request, response) => {
    response.writeHead(status, { "content-type": "application/json" }).end(json);
  });
  const { url: baseUrl } = await listening(running);
  return client.createApi({ baseUrl, retry: false });
}
