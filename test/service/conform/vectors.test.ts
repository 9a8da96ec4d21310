import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { createClient, createWebhook } from "@guildwire/api/client";
import { type StartedTestServer, startTestServer } from "@guildwire/service/testing";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readVectors } from "../../../tools/src/index.js";
import { runCommand } from "../../mock/running-tool.js";
import { isTaken, vectorFiles, vectorsFolder } from "../../vectors/read.js";

const spec = resolve(import.meta.dirname, "../../../spec/openapi.yaml");
const folder = mkdtempSync(join(tmpdir(), "guildwire-vectors-"));

let world: StartedTestServer;
beforeAll(async () => {
  world = await startTestServer();
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await world.close();
});

interface Report {
  readonly cases: readonly {
    readonly operation: string;
    readonly text: string;
    readonly path: string;
    readonly status?: number;
    readonly failures: readonly { readonly rule: string }[];
  }[];
  readonly skipped: readonly object[];
}

/** The service responds with the codes of its quotas (docs/readings.md, T96). */
const quotas = ["createGuild: body /roles: above its maxItems", "createGuild: body /channels: above its maxItems"];

it("the service refuses the invalid requests of spec/vectors as stated", { timeout: 240_000 }, async () => {
  const client = createClient({ baseUrl: `${world.api}/v8`, auth: { bot: world.token } });
  const webhook = await createWebhook(client, { channel_id: world.channelId, body: { name: "Harbour" } });
  const known = `${webhook.id}/${webhook.token}`;
  for (const file of vectorFiles()) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    const text = readFileSync(join(vectorsFolder, file), "utf8");
    writeFileSync(join(folder, file), text.replaceAll("223704706495545344/token-of-the-webhook", known));
  }

  const line = ["conform", `${world.api}/v8`, "--spec", spec, "--json", "--write", "--vectors", folder];
  const options = ["--skip", "valid", "--auth", "bot=TOKEN"];
  const { stdout, stderr } = await runCommand([...line, ...options], { env: { TOKEN: world.token } });
  expect(stderr).toBe("");
  const { cases, skipped } = JSON.parse(stdout) as Report;
  const nameOf = ({ operation, text }: Report["cases"][number]): string => `${operation}: ${text}`;
  const invalid = readVectors([vectorsFolder], vectorsFolder).filter((vector) => !isTaken(vector.expect));
  expect(cases.map(nameOf)).toEqual(invalid.map(({ operation, name }) => `${operation}: ${name}`));
  expect(skipped).toEqual([]);
  const failed = cases.filter(({ failures }) => failures.length > 0);
  // The service finds neither a webhook nor an interaction of these tokens.
  const unknown = failed.filter(({ path }) => path.includes("/token-of-the-"));
  expect(new Set(unknown.map(({ status }) => status))).toEqual(new Set([404]));
  expect(unknown.length).toBeLessThan(100);
  const others = failed.filter((one) => !unknown.includes(one));
  expect(others.filter((one) => !quotas.includes(nameOf(one)))).toEqual([]);
  expect(others.map(({ failures }) => failures.map(({ rule }) => rule))).toEqual(
    quotas.map(() => ["wrong-code", "missing-error"]),
  );
});
