import { createServer } from "node:http";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect } from "vitest";
import { ForeignPackage, generated } from "../foreign/foreign-api.js";
import { listening } from "../listening.js";

// biome-ignore lint/suspicious/noExplicitAny: the generated modules have types of their own, which programs check
export type Any = any;

/** A generated package with its client and its server. */
export interface Bindings {
  readonly pack: ForeignPackage;
  readonly client: Any;
  readonly server: Any;
}

/** Generates, compiles and loads the package of a document: a path from the folder of tests. */
export async function bindingsOf(document: string): Promise<Bindings> {
  const pack = new ForeignPackage((await generated(join(import.meta.dirname, "..", document))).files);
  expect(pack.compile()).toBe("");
  const dist = join(pack.folder, "node_modules/foreign-api/dist");
  const client = await import(pathToFileURL(join(dist, "client/index.js")).href);
  const server = await import(pathToFileURL(join(dist, "server/index.js")).href);
  return { pack, client, server };
}

export interface Served {
  readonly baseUrl: string;
  readonly client: Any;
  /** Errors reported by the server. */
  readonly errors: Any[];
}

/** Serves handlers of the only tag over HTTP until the test is finished. */
export async function serve({ client, server }: Bindings, handlers: object, options: object = {}): Promise<Served> {
  const errors: Any[] = [];
  const onError = (error: unknown): void => void errors.push(error);
  const settings = { onError, partial: true, ...options };
  const [group] = server.definition.operations[0].handler;
  const running = createServer(server.createNodeHandler({ [group]: handlers }, settings));
  const { url: baseUrl } = await listening(running);
  return { baseUrl, client: client.createClient({ baseUrl, retry: false }), errors };
}
