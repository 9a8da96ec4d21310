import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { build } from "esbuild";
import { describe, expect, onTestFinished } from "vitest";
import { type Handler, listen, type Received, respond } from "../runtime/http-server.js";
import { bun, chromium, deno, driver, install, where } from "./installed.js";

const here = import.meta.dirname;
const root = join(here, "../..");

/** The page may only load its own script and connect to its own server. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join("; ");

interface Seen {
  readonly received: readonly Received[];
  readonly baseUrl: string;
}

/** The server for program.mjs; `script` is loaded by its page. */
async function serve(script = ""): Promise<Seen> {
  let hear = (): void => {};
  const heard = new Promise<void>((resolve) => {
    hear = resolve;
  });
  let calls = 0;
  const guild = { id: "1", name: "Nauts", approximate_member_count: 9007199254740991 };
  const routes: Readonly<Record<string, Handler>> = {
    "GET /": (request, response) =>
      respond(200, "<!doctype html><meta charset=utf-8><script type=module src=/page.js></script>", {
        "content-type": "text/html",
        "content-security-policy": policy,
      })(request, response),
    "GET /page.js": respond(200, script, { "content-type": "text/javascript" }),
    "GET /api/v8/guilds/1": (request, response) => {
      calls += 1;
      const limited = respond(429, { message: "Slow down.", retry_after: 0.01 }, { "x-ratelimit-bucket": "guilds" });
      (calls === 1 ? limited : respond(200, guild))(request, response);
    },
    "GET /api/v8/guilds/3": () => hear(),
    "GET /api/v8/heard": (request, response) => void heard.then(() => respond(204)(request, response)),
    "GET /api/v8/guilds/4": respond(200, "<h1>secret</h1>", { "content-type": "text/html" }),
    "POST /api/v8/webhooks/2/short": (request, response) => {
      postedIn(request).then(
        (posted) => respond(200, { id: "5", posted })(request, response),
        (reason: unknown) => respond(500, String(reason))(request, response),
      );
    },
    "POST /api/v8/webhooks/2/secret": (request, response) =>
      respond(404, { code: 10015, message: `Unknown webhook ${request.url}` })(request, response),
  };
  const { baseUrl, received } = await listen((request, response) => {
    const route = routes[`${request.method} ${request.url.replace(/\?.*/, "")}`] ?? respond(404, "no such page");
    route(request, response);
  });
  return { baseUrl, received };
}

/** The content of a form, read by Node's parser. */
async function postedIn({ body, headers }: Received): Promise<unknown> {
  const type = headers["content-type"] ?? "";
  const form = await new Response(new Uint8Array(body), { headers: { "content-type": type } }).formData();
  return Promise.all(
    [...form].map(async ([part, value]) =>
      typeof value === "string" ? [part, JSON.parse(value)] : [part, value.name, value.type, await value.text()],
    ),
  );
}

async function run(
  file: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<unknown> {
  const { stdout } = await promisify(execFile)(file, args, {
    cwd: here,
    timeout: 60_000,
    env: { ...process.env, NO_COLOR: "1", ...env },
  });
  return JSON.parse(stdout);
}

function check({ received }: Seen, result: unknown): void {
  expect(result).toEqual({
    guild: { id: "1", name: "Nauts", approximate_member_count: 9007199254740991 },
    message: {
      id: "5",
      posted: [
        ["payload_json", { content: "Grüße" }],
        ["file", "ä.csv", "text/csv", "a,b\r\n1,2"],
      ],
    },
    aborted: "enough",
    failures: [
      { kind: "timeout", message: "getGuild: no response within 20 ms", status: null, code: null },
      {
        kind: "response",
        message: "executeWebhook: status 404",
        status: 404,
        code: 10015,
      },
      {
        kind: "decode",
        message: "getGuild: no valid response (SyntaxError: status 200, text/html, length 15)",
        status: null,
        code: null,
      },
      { kind: "argument", message: "getGuild: invalid authorization", status: null, code: null },
    ],
    attempts: expect.arrayContaining([
      ["getGuild", 1, 429],
      ["getGuild", 2, 200],
      ["executeWebhook", 1, 200],
      ["executeWebhook", 1, 404],
    ]),
  });
  const api = received.filter(({ url }) => /\/(?:guilds|webhooks)\//.test(url));
  const bot = "Bot the-token-of-the-bot";
  const sent = api.map(({ method, url, headers }) => `${method} ${url} ${headers.authorization ?? "no credentials"}`);
  // The call with the timeout may end before the server receives it.
  const silent = `GET /api/v8/guilds/3 ${bot}`;
  const late = sent.lastIndexOf(silent);
  expect(late === sent.indexOf(silent) ? sent : sent.toSpliced(late, 1)).toEqual([
    `GET /api/v8/guilds/1?with_counts=true ${bot}`,
    `GET /api/v8/guilds/1?with_counts=true ${bot}`,
    "POST /api/v8/webhooks/2/short?wait=true no credentials",
    silent,
    "POST /api/v8/webhooks/2/secret no credentials",
    `GET /api/v8/guilds/4 ${bot}`,
  ]);
}

describe("the generated client runs", () => {
  where("on Node", [], async () => {
    const seen = await serve();
    check(seen, await run(process.execPath, ["run.mjs", `${seen.baseUrl}/api/v8`]));
  });

  where("on Deno, with no more rights than reading and loopback", [!deno && install], async () => {
    const seen = await serve();
    const cache = mkdtempSync(join(tmpdir(), "guildwire-deno-"));
    onTestFinished(() => rmSync(cache, { recursive: true, force: true }));
    const rights = [`--allow-read=${root}`, "--allow-net=127.0.0.1", "--no-prompt"];
    const flags = ["run", "--no-lock", "--no-remote", "--node-modules-dir=manual", ...rights];
    const quiet = { DENO_DIR: cache, DENO_NO_UPDATE_CHECK: "1" };
    check(seen, await run(deno ?? "", [...flags, "run.mjs", `${seen.baseUrl}/api/v8`], quiet));
  });

  where("on Bun", [!bun && install], async () => {
    const seen = await serve();
    check(seen, await run(bun ?? "", ["--no-install", "run.mjs", `${seen.baseUrl}/api/v8`]));
  });

  const missing = [!driver && install, !chromium && "no chromium on PATH"];
  where("in Chromium, on a page whose policy allows nothing but its own script and server", missing, async () => {
    const { outputFiles } = await build({
      entryPoints: [join(here, "page.mjs")],
      bundle: true,
      minify: true,
      format: "esm",
      platform: "browser",
      target: "es2022",
      write: false,
    });
    const seen = await serve(outputFiles[0]?.text);
    const { complaints, ...result } = (await run(process.execPath, ["chromium.mjs", chromium ?? "", seen.baseUrl])) as {
      complaints: unknown;
    };
    expect(complaints).toEqual([]);
    check(seen, result);
  });
});
