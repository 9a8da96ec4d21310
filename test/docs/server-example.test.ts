import { readFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import { join, resolve } from "node:path";
import * as server from "@guildwire/api/server";
import { transformSync } from "esbuild";
import { expect, it } from "vitest";
import { listening } from "../listening.js";

const projectRoot = resolve(import.meta.dirname, "../..");

/** The handler that the README's example for implementers passes to node:http, and its port. */
function exampleOfReadme(): { readonly handler: RequestListener; readonly port: number } {
  const section = readFileSync(join(projectRoot, "README.md"), "utf8").split("## For implementers of the interface")[1];
  const source = /^```ts\n(.*?)^```$/ms.exec(section ?? "")?.[1] ?? "";
  const { code } = transformSync(source, { loader: "ts", format: "cjs", target: "es2022" });
  const made: { handler?: RequestListener; port?: number } = {};
  const http = {
    createServer: (handler: RequestListener) => {
      made.handler = handler;
      return { listen: (port: number) => Object.assign(made, { port }) };
    },
  };
  const modules: Readonly<Record<string, unknown>> = { "node:http": http, "@guildwire/api/server": server };
  new Function("require", "exports", code)((name: string) => modules[name], {});
  if (made.handler === undefined || made.port === undefined) throw new Error("the example makes no server");
  return { handler: made.handler, port: made.port };
}

it("the README's example for implementers runs and responds as its comments state", async () => {
  const { handler, port } = exampleOfReadme();
  expect(port).toBe(8080);
  const running = createServer(handler);
  const { url } = await listening(running);
  const base = `${url}/api/v8/guilds/197038439483310086`;
  const headers = { authorization: "Bot secret" };
  const unknown = await fetch(`${base}/bans/53908232506183680`, { headers });
  expect([unknown.status, await unknown.json()]).toEqual([404, { code: 10026, message: "Unknown Ban" }]);
  expect((await fetch(`${base}/bans/x`, { headers })).status).toBe(400);
  expect((await fetch(`${base}/bans/53908232506183680`)).status).toBe(401);
  expect((await fetch(`${base}/roles`, { headers })).status).toBe(501);
});
