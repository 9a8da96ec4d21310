import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { buffer, json } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { EnvHttpProxyAgent, fetch } from "undici";

/** What `npm publish` sends, and what a registry serves, about a package. */
interface Packument {
  readonly name: string;
  readonly "dist-tags": Readonly<Record<string, string>>;
  readonly versions: Readonly<Record<string, object>>;
}

/** The body of `npm publish`: the tarballs are encoded in it. */
interface Publication extends Packument {
  readonly _attachments: Readonly<Record<string, { readonly data: string }>>;
}

const own = /^\/@guildwire(?:\/|%2f)/i;

/**
 * A registry on loopback that keeps the packages of `@guildwire` in memory. Other packages come from the upstream
 * registry, which the environment may reach through a proxy; their tarballs pass through this registry as well, since
 * Deno and Bun may not trust the certificate of the upstream registry.
 */
export async function serveRegistry(upstream: string): Promise<{ readonly url: string; readonly stop: () => void }> {
  const dispatcher = new EnvHttpProxyAgent();
  const packuments = new Map<string, Packument>();
  const tarballs = new Map<string, Buffer>();
  let url = "";

  async function publish(request: IncomingMessage): Promise<void> {
    const { _attachments, ...packument } = (await json(request)) as Publication;
    const earlier = packuments.get(packument.name);
    packuments.set(packument.name, { ...packument, versions: { ...earlier?.versions, ...packument.versions } });
    for (const [name, { data }] of Object.entries(_attachments)) tarballs.set(name, Buffer.from(data, "base64"));
  }

  async function forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { accept = "*/*" } = request.headers;
    const found = await fetch(new URL(`.${request.url ?? ""}`, upstream), { dispatcher, headers: { accept } });
    const type = found.headers.get("content-type") ?? "application/octet-stream";
    response.writeHead(found.status, { "content-type": type });
    if (type.includes("json")) response.end((await found.text()).replaceAll(upstream, url));
    else if (found.body === null) response.end();
    else await pipeline(Readable.fromWeb(found.body), response);
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = decodeURIComponent(request.url?.slice(1) ?? "");
    if (request.method === "PUT") {
      await publish(request);
      response.writeHead(201, { "content-type": "application/json" }).end("{}");
    } else if (request.method !== "GET") {
      await buffer(request);
      response.writeHead(404).end();
    } else if (own.test(request.url ?? "")) {
      const [, tarball] = path.split("/-/");
      const body = tarball === undefined ? JSON.stringify(packuments.get(path)) : tarballs.get(tarball);
      response.writeHead(body === undefined ? 404 : 200, {
        "content-type": tarball === undefined ? "application/json" : "application/octet-stream",
      });
      response.end(body);
    } else await forward(request, response);
  }

  const server = createServer((request, response) => {
    respond(request, response).catch((error: unknown) => response.destroy(error as Error));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const stop = (): void => {
    server.close();
    server.closeAllConnections();
    void dispatcher.close();
  };
  return { url, stop };
}
