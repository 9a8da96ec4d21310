import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { exportPrivateKey, exportPublicKey, generateKeyPair } from "@guildwire/runtime/signing";
import { build, type Plugin } from "esbuild";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import type { Json, JsonObject } from "../../generator/src/load/document.js";
import type { File } from "../../generator/src/print/index.js";
import { generated } from "../foreign/foreign-api.js";

// biome-ignore lint/suspicious/noExplicitAny: the generated modules are bundled without their types
type Any = any;

const root = resolve(import.meta.dirname, "../..");
const entries = ["client", "server", "interactions", "webhook-sender"] as const;

/** Names of the API's conventions in the copy. */
const propertyNames = { code: "fault", message: "says", errors: "places", _errors: "_list" } as const;
const signaturePrefix = { from: "X-Signature-", to: "X-Seal-" } as const;
const epoch = { from: 1420070400000, to: 1600000000000 } as const;
const headerPrefix = { from: "X-RateLimit-", to: "Quota-" } as const;
const delay = { from: "retry_after", to: "retryAfter" } as const;
const codeOffset = 7_000_000;
const issueCodes = (code: string): string => `RENAMED_${code.replace("BASE_TYPE_", "")}`;

/** Texts that belong to the conventions of the interface or of its copy. */
// `readRetryAfter` is an option of every client.
const conventions =
  /_errors|BASE_TYPE|x-?ratelimit-|retry_after|50035|10004|RENAMED_|_list"|quota-|(?<!read)retryAfter"|7050035|x-audit-log-reason|x-signature-|x-seal-|14200704|16000000|(?<!\d)142e|(?<!\d)16e/i;

/** The document with other error codes, property names of error schemas, and headers of rate limits. */
function renamedCopy(document: JsonObject): JsonObject {
  const text = JSON.stringify(document)
    .replaceAll(headerPrefix.from, headerPrefix.to)
    .replaceAll(signaturePrefix.from, signaturePrefix.to)
    .replaceAll(String(epoch.from), String(epoch.to));
  const copy = JSON.parse(text) as Any;
  const { Error: error, ErrorDetail: detail, ErrorTree: tree, RateLimitError: limited } = copy.components.schemas;
  for (const schema of [error, detail, tree]) renameProperties(schema, propertyNames);
  renameProperties(limited, { [delay.from]: delay.to });
  for (const entry of Object.values<Any>(copy["x-errors"])) entry.code += codeOffset;
  const format = copy["x-error-format"];
  const item = format.body.errors.item.properties;
  format.body = {
    [propertyNames.code]: format.body.code,
    [propertyNames.message]: format.body.message,
    [propertyNames.errors]: {
      ...format.body.errors,
      under: propertyNames._errors,
      item: { properties: { [propertyNames.code]: item.code, [propertyNames.message]: item.message } },
    },
  };
  format.body[propertyNames.code] = { from: "code", default: codeOffset };
  for (const [code, name] of Object.entries<string>(format.issueCodes)) format.issueCodes[code] = issueCodes(name);
  return copy;
}

function renameProperties(schema: Any, names: Readonly<Record<string, string>>): void {
  const renamed = (name: string): string => names[name] ?? name;
  const entries = Object.entries<Json>(schema.properties ?? {});
  schema.properties = Object.fromEntries(entries.map(([name, value]) => [renamed(name), value]));
  if (schema.required !== undefined) schema.required = schema.required.map(renamed);
  delete schema.examples;
  for (const value of Object.values<Any>(schema.properties)) delete value.examples;
}

interface Side {
  /** Bundles of the generated code with the runtime, by entry. */
  readonly client: Any;
  readonly server: Any;
  readonly interactions: Any;
  readonly sender: Any;
  readonly texts: Readonly<Record<string, string>>;
  /** The runtime that each entry imports, bundled alone. */
  readonly runtimes: Readonly<Record<string, string>>;
}

function sourcesOf(files: readonly File[]): Plugin {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  return {
    name: "generated",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^\.{1,2}\// }, ({ path, importer, namespace }) =>
        namespace === "generated" ? { path: join(dirname(importer), path).replace(/js$/, "ts"), namespace } : undefined,
      );
      onLoad({ filter: /.*/, namespace: "generated" }, ({ path }) => ({
        contents: texts.get(path) ?? "",
        loader: "ts",
        resolveDir: root,
      }));
    },
  };
}

const alias = Object.fromEntries(
  ["client", "server", "dispatch", "validate", "values", "webhooks", "signing"].map((name) => [
    `@guildwire/runtime/${name}`,
    join(root, "runtime/src", name, name === "signing" ? "node.ts" : "index.ts"),
  ]),
);

async function bundled(entry: string, plugins: readonly Plugin[], external: readonly string[] = []): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: entry, resolveDir: root, loader: "ts" },
    bundle: true,
    format: "esm",
    platform: "node",
    minify: true,
    write: false,
    logLevel: "silent",
    plugins: [...plugins],
    ...(external.length > 0 ? { external: [...external] } : { alias }),
  });
  return outputFiles[0]?.text ?? "";
}

async function sideOf(document: JsonObject, folder: string): Promise<Side> {
  const path = join(folder, "openapi.json");
  writeFileSync(path, JSON.stringify(document));
  const { files, diagnostics } = await generated(path);
  expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  const plugin = sourcesOf(files);
  const texts: Record<string, string> = {};
  const runtimes: Record<string, string> = {};
  const modules: Record<string, Any> = {};
  for (const entry of entries) {
    const index = ["client", "server"].includes(entry) ? "/index" : "";
    const contents = `export * from "generated:src/${entry}${index}.ts";`;
    const own: Plugin = {
      name: "entry",
      setup({ onResolve }) {
        onResolve({ filter: /^generated:/ }, ({ path: name }) => ({
          path: name.replace("generated:", ""),
          namespace: "generated",
        }));
      },
    };
    texts[entry] = await bundled(contents, [own, plugin]);
    const withoutRuntime = await bundled(contents, [own, plugin], ["@guildwire/*"]);
    runtimes[entry] = await bundled(runtimeImports(withoutRuntime), []);
    const file = join(folder, `${entry}.mjs`);
    writeFileSync(file, texts[entry] ?? "");
    modules[entry] = await import(pathToFileURL(file).href);
  }
  const { client, server, interactions, "webhook-sender": sender } = modules;
  return { client, server, interactions, sender, texts, runtimes };
}

/** Exports of the runtime that a bundle imports. */
function runtimeImports(bundle: string): string {
  const imports = [...bundle.matchAll(/import\{([^}]*)\}from"(@guildwire[^"]*)"/g)];
  const names = new Set(
    imports.flatMap(([, list = "", module]) =>
      list.split(",").map((name) => `${name.replace(/ as .*/, "")} ${module}`),
    ),
  );
  return [...names]
    .sort()
    .map((one) => one.split(" "))
    .map(([name, module], index) => `export { ${name} as e${index} } from "${module}";\n`)
    .join("");
}

/** What a sender sees of an endpoint of its own side, with the names of the headers that sign its requests. */
async function signedBehaviour({ client, interactions, sender }: Side): Promise<Json> {
  const { publicKey, privateKey } = await generateKeyPair();
  const names = new Set<string>();
  const endpoint = interactions.createInteractionEndpoint({
    publicKey: exportPublicKey(publicKey, "hex"),
    handlers: [interactions.onCommand("greet", () => interactions.reply({ content: "Hi" }))],
  });
  const running = createServer((request, response) => {
    for (const name of Object.keys(request.headers)) if (/-(ed25519|timestamp)$/.test(name)) names.add(name);
    endpoint.node(request, response);
  });
  await new Promise<void>((done) => running.listen(0, "127.0.0.1", done));
  onTestFinished(() => void running.close());
  const url = `http://127.0.0.1:${(running.address() as AddressInfo).port}`;
  const options = { privateKey: exportPrivateKey(privateKey, "hex"), allowHttp: true, allowPrivate: true };
  const ping = { id: "1", application_id: "2", type: 1, token: "none", version: 1 };
  const { passed } = await sender.checkInteractionEndpoint(url, { ...options, ping });
  const body = { ...ping, type: 2, user: { id: "3", username: "a", discriminator: "0", avatar: null } };
  const data = { id: "4", name: "greet", type: 1 };
  const response = await sender.createWebhookSender(options).interactionCreate({ url, body: { ...body, data } });
  return { passed, response, names: [...names].sort(), epoch: client.snowflakeTimestamp("0").getTime() };
}

/** What a client sees of a server of its own side. */
async function behaviour({ client, server }: Side, prefix: string): Promise<Json> {
  let requests = 0;
  const guilds = {
    getGuild({ path }: Any) {
      requests += 1;
      if (path.guild_id === "1" || requests > 2) throw server.errors.unknownGuild();
      throw server.errors.tooManyRequests({ message: "Slow.", global: false }, { retryAfter: 0.5 });
    },
    deleteGuild(_: Any, { setHeader }: Any) {
      setHeader(`${prefix}Remaining`, "0");
      setHeader(`${prefix}Reset-After`, "7");
    },
    createGuild: () => ({}),
  };
  const authenticate = { bot: () => "bot", bearer: () => undefined };
  const options = { basePath: "/api/v8", partial: true, authenticate, resolve: () => "webhooks" };
  const running = createServer(server.createNodeHandler({ guilds }, options));
  await new Promise<void>((done) => running.listen(0, "127.0.0.1", done));
  onTestFinished(() => void running.close());
  const sleeps: number[] = [];
  let time = 0;
  const sleep = async (milliseconds: number): Promise<void> => {
    sleeps.push(Math.round(milliseconds));
    time += milliseconds;
  };
  const own = client.createClient({
    baseUrl: `http://127.0.0.1:${(running.address() as AddressInfo).port}/api/v8`,
    auth: { bot: "token" },
    clock: { now: () => time, random: () => 1, sleep },
  });
  const failure = async (call: Promise<unknown>): Promise<Json> => {
    const error: Any = await call.then(
      () => undefined,
      (reason) => reason,
    );
    const { status, message, retryAfter = null, kind } = error;
    return { kind, status, message, retryAfter, facts: client.readError(error) };
  };
  await client.deleteGuild(own, { guild_id: "3" });
  await client.deleteGuild(own, { guild_id: "3" });
  return {
    unknown: await failure(client.getGuild(own, { guild_id: "1" })),
    limited: await failure(client.getGuild(own, { guild_id: "2" })),
    invalid: await failure(client.createGuild(own, { body: { name: "x", channels: [{ name: "", type: 0 }] } })),
    sleeps,
  };
}

let original: Side;
let renamed: Side;

beforeAll(async () => {
  const folders = ["original", "renamed"].map((name) => mkdtempSync(join(tmpdir(), `guildwire-${name}-`)));
  const [first = "", second = ""] = folders;
  const document = JSON.parse(readFileSync(join(root, "generated/openapi.json"), "utf8"));
  original = await sideOf(document, first);
  renamed = await sideOf(renamedCopy(document), second);
  return () => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  };
}, 300_000);

describe("a copy of the interface with other errors and headers", () => {
  it.each(entries)("has the same runtime in its %s, which has none of the conventions", (entry) => {
    const { runtimes, texts } = original;
    expect(runtimes[entry]?.length).toBeGreaterThan(4000);
    expect(renamed.runtimes[entry]).toBe(runtimes[entry]);
    expect(runtimes[entry]).not.toMatch(conventions);
    expect(texts[entry]).toMatch(conventions);
    expect(renamed.texts[entry]).not.toMatch(/_errors"|BASE_TYPE|X-RateLimit-|retry_after|X-Signature-/i);
  });

  it("behaves alike", async () => {
    const renamedBack = (value: Json): Json =>
      JSON.parse(
        JSON.stringify(value)
          .replaceAll(/"code":7(\d{6})/g, (_, digits: string) => `"code":${Number(digits)}`)
          .replaceAll("RENAMED_", "BASE_TYPE_"),
      );
    const before = await behaviour(original, headerPrefix.from);
    expect(before).toMatchObject({
      unknown: { status: 404, facts: { code: 10004, message: "Unknown Guild" } },
      limited: { status: 404 },
      // First the header of the limit, then the delay in the body, which is shorter than Retry-After.
      sleeps: [7000, 500],
      invalid: {
        status: 400,
        facts: {
          code: 50035,
          issues: [
            { path: "/name", code: "BASE_TYPE_BAD_LENGTH" },
            { path: "/channels/0/name", code: "BASE_TYPE_BAD_LENGTH" },
          ],
        },
      },
    });
    expect(renamedBack(await behaviour(renamed, headerPrefix.to))).toEqual(before);
  });

  it("signs, checks endpoints and dates snowflakes by its own names", async () => {
    const alike = { passed: true, response: { type: 4, data: { content: "Hi" } } };
    expect(await signedBehaviour(original)).toEqual({
      ...alike,
      names: ["x-signature-ed25519", "x-signature-timestamp"],
      epoch: epoch.from,
    });
    expect(await signedBehaviour(renamed)).toEqual({
      ...alike,
      names: ["x-seal-ed25519", "x-seal-timestamp"],
      epoch: epoch.to,
    });
  });
});

it("the client of another document has none of the conventions", async () => {
  for (const name of ["trains", "transcripts", "payments"]) {
    const path = join(import.meta.dirname, "documents", `${name}.yaml`);
    const { files } = await generated(path);
    const own: Plugin = {
      name: "entry",
      setup({ onResolve }) {
        onResolve({ filter: /^generated:/ }, () => ({ path: "src/client/index.ts", namespace: "generated" }));
      },
    };
    const text = await bundled('export * from "generated:client";', [own, sourcesOf(files)]);
    expect(text.length).toBeGreaterThan(4000);
    expect(text).not.toMatch(/_errors|BASE_TYPE|x-?ratelimit|retry_after|50035|10004|1420070400000|audit-log/i);
  }
});
