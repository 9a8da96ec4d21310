import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { transformSync } from "esbuild";
import { afterAll, onTestFinished } from "vitest";
import { keys } from "./deliveries.js";

/** The exports of the guide's examples. */
export interface Example {
  readonly server?: Server;
  readonly default?: { fetch(request: Request): Promise<Response> };
  readonly POST?: (request: Request) => Promise<Response>;
  readonly onDispatch?: (name: string, payload: unknown) => Promise<void>;
}

const root = resolve(import.meta.dirname, "../..");
const guide = readFileSync(join(root, "docs/interactions.md"), "utf8");
const cache = join(root, "node_modules/.cache");
mkdirSync(cache, { recursive: true });
// Inside the project, so that the imports of the examples resolve.
const folder = mkdtempSync(join(cache, "guildwire-interactions-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const handlers = /^```ts\n(.*?)^```$/ms.exec(guide)?.[1] ?? "";

/** The guide's application in one of its hosts, with its client at `baseUrl`. */
export async function applicationOf(host: string, baseUrl: string): Promise<Example> {
  const code = guide.split(`**${host}**`)[1]?.match(/```js\n(.*?)```/s)?.[1];
  if (code === undefined) throw new Error(`the guide has no example for ${host}`);
  const own = mkdtempSync(join(folder, "application-"));
  const publicKey = JSON.stringify(keys.publicKey.hex);
  writeFileSync(join(own, "package.json"), '{ "type": "module" }');
  writeFileSync(join(own, "handlers.js"), transformSync(handlers, { loader: "ts", target: "es2022" }).code);
  const settled = code
    .replace("8080", "0")
    .replace("process.env.BASE_URL", JSON.stringify(baseUrl))
    .replace("process.env.PUBLIC_KEY", publicKey);
  writeFileSync(join(own, "example.js"), settled);
  const example = (await import(pathToFileURL(join(own, "example.js")).href)) as Example;
  const { server } = example;
  if (server !== undefined) {
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    if (!server.listening) await new Promise<void>((done) => server.once("listening", () => done()));
  }
  return example;
}
