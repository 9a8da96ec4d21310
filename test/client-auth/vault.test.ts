import { createServer } from "node:http";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ForeignPackage, generated } from "../foreign/foreign-api.js";
import { listening } from "../listening.js";
import { listen, respond } from "../runtime/http-server.js";

// biome-ignore lint/suspicious/noExplicitAny: the generated modules have types of their own, which a program checks
type Any = any;

let vault: ForeignPackage;
let client: Any;
let server: Any;

beforeAll(async () => {
  const { files } = await generated(join(import.meta.dirname, "vault.yaml"));
  vault = new ForeignPackage(files);
  expect(vault.compile()).toBe("");
  const dist = join(vault.folder, "node_modules/foreign-api/dist");
  client = await import(pathToFileURL(join(dist, "client/index.js")).href);
  server = await import(pathToFileURL(join(dist, "server/index.js")).href);
});

afterAll(() => vault?.remove());

/** A server that accepts the given credentials and responds with those it received, by scheme. */
async function serve(
  accepted: Record<string, unknown>,
): Promise<{ readonly baseUrl: string; readonly urls: string[] }> {
  const urls: string[] = [];
  const schemes = ["vault_auth", "oldKey", "newKey", "header", "cookie", "account", "token"];
  const authenticate = Object.fromEntries(
    schemes.map((scheme) => [
      scheme,
      (credential: unknown) =>
        JSON.stringify(credential) === JSON.stringify(accepted[scheme]) ? { [scheme]: "ok" } : undefined,
    ]),
  );
  const handle = (_request: unknown, { principal }: Any): Any => principal ?? {};
  const vault = Object.fromEntries(
    ["read", "write", "keys", "both", "either", "optional", "open"].map((name) => [name, handle]),
  );
  const handler = server.createNodeHandler({ vault }, { authenticate });
  const running = createServer((request, response) => {
    urls.push(request.url ?? "");
    handler(request, response);
  });
  const { url } = await listening(running);
  return { baseUrl: url, urls };
}

describe("a generated client with OAuth 2.0", () => {
  it("gets tokens for the scopes that operations require, from a URL that can be replaced", async () => {
    const issuer = await listen(respond(200, { access_token: "t-1", token_type: "Bearer" }));
    const { baseUrl } = await serve({ vault_auth: "t-1" });
    const tokens = client.vaultAuthClientCredentials({ clientId: "a", clientSecret: "b", tokenUrl: issuer.baseUrl });
    const api = client.createApi({ baseUrl, auth: { vault_auth: tokens } }).vault;
    expect([await api.read(), await api.write()]).toEqual([{ vault_auth: "ok" }, { vault_auth: "ok" }]);
    expect(issuer.received.map(({ body }) => new URLSearchParams(body.toString()).get("scope"))).toEqual([
      "read write",
    ]);
  });

  it("has the token URL of the specification, and the refresh URL", async () => {
    const urls: string[] = [];
    const fetch = async (url: string): Promise<Response> => {
      urls.push(url);
      return Response.json({ access_token: "t", token_type: "bearer" });
    };
    await client.vaultAuthClientCredentials({ clientId: "a", clientSecret: "b", fetch }).token();
    await client.vaultAuthRefreshToken({ clientId: "a", refreshToken: "r", fetch }).token();
    expect(urls).toEqual(["https://auth.example.com/token", "https://auth.example.com/refresh"]);
  });

  it("has no function for flows without an absolute URL or with a user", () => {
    const names = Object.keys(client).filter((name) => /ClientCredentials|RefreshToken/.test(name));
    expect(names.sort()).toEqual(["vaultAuthClientCredentials", "vaultAuthRefreshToken"]);
  });

  it("checks scopes and credentials at compile time", () => {
    const program = `
      import { createClient, vaultAuthClientCredentials as tokens } from "foreign-api/client";
      const options = { clientId: "a", clientSecret: "b" };
      createClient({ baseUrl: "/", auth: { vault_auth: tokens({ ...options, scopes: ["admin"] }) } });
      createClient({ baseUrl: "/", auth: { token: tokens(options), vault_auth: "text", account: { username: "a", password: "b" } } });
      // @ts-expect-error: no such scope
      tokens({ ...options, scopes: ["delete"] });
      // @ts-expect-error: a key is a text
      createClient({ baseUrl: "/", auth: { header: tokens(options) } });
      // @ts-expect-error: the secret is missing
      tokens({ clientId: "a" });
    `;
    expect(vault.compileProgram(program)).toBe("");
  });
});

describe("the schemes of an operation", () => {
  const all = {
    vault_auth: "t",
    oldKey: "old",
    newKey: "new",
    header: "h",
    cookie: "c",
    account: { username: "a", password: "b" },
    token: "t",
  };

  it.each<[string, string, object, object]>([
    ["one of two keys in one query parameter", "keys", { oldKey: "old" }, { oldKey: "ok" }],
    ["the other one", "keys", { newKey: "new" }, { newKey: "ok" }],
    ["the first of both", "keys", { oldKey: "old", newKey: "new" }, { oldKey: "ok" }],
    ["a header and a cookie together", "either", { header: "h", cookie: "c" }, { header: "ok" }],
    ["the second if the first is incomplete", "either", { header: "h", token: "t" }, { token: "ok" }],
    ["HTTP Basic", "either", { account: { username: "a", password: "b" } }, { account: "ok" }],
    ["one that is optional", "optional", { cookie: "c" }, { cookie: "ok" }],
    ["none where it is optional", "optional", { header: "h" }, {}],
    ["none where the operation is open", "open", { header: "h" }, {}],
  ])("%s", async (_, operation, auth, want) => {
    const { baseUrl } = await serve(all);
    expect(await client.createApi({ baseUrl, auth }).vault[operation]()).toEqual(want);
  });

  it("are named in the error of a call without credentials", async () => {
    const api = client.createApi({ baseUrl: "http://127.0.0.1:1", auth: { header: "h" } }).vault;
    await expect(api.either()).rejects.toThrow("either: pass auth.cookie or auth.account or auth.token");
  });

  it("accept either key where two schemes share a query parameter", async () => {
    const { baseUrl, urls } = await serve(all);
    const statuses: number[] = [];
    for (const query of [
      "key=old",
      "key=new",
      "key=old&key=new",
      "key=new&key=old",
      "key=bad",
      "key=bad&key=new",
      "",
    ]) {
      statuses.push((await fetch(`${baseUrl}/keys?${query}`)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 401, 200, 401]);
    expect((await fetch(`${baseUrl}/both?key=old&key=new`)).status).toBe(200);
    expect((await fetch(`${baseUrl}/both?key=old`)).status).toBe(401);
    expect(await client.createApi({ baseUrl, auth: { oldKey: "old", newKey: "new" } }).vault.both()).toEqual({
      oldKey: "ok",
    });
    expect(urls.at(-1)).toBe("/both?key=old&key=new");
  });
});
