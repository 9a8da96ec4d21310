import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { createClient, createInteractionResponse, createWebhook } from "@guildwire/api/client";
import type { Interaction } from "@guildwire/api/types";
import { listEvents, useCommand } from "@guildwire/control/client";
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
  const opened = await openInteraction();
  const response = await openInteraction();
  await createInteractionResponse(client, { ...callbackOf(response), body: { type: 4, data: { content: "Berth 7" } } });
  // The ids and tokens of spec/vectors/README.md, and those that the service has.
  const known: readonly (readonly [string, string])[] = [
    ["223704706495545344/token-of-the-webhook", `${webhook.id}/${webhook.token}`],
    ["846462639134605312/token-of-the-interaction", `${opened.id}/${opened.token}`],
    ["775799577604522054/token-of-the-interaction", `${response.application_id}/${response.token}`],
  ];
  for (const file of vectorFiles()) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    const text = readFileSync(join(vectorsFolder, file), "utf8");
    writeFileSync(
      join(folder, file),
      known.reduce((all, [written, own]) => all.replaceAll(written, own), text),
    );
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
  expect(failed.map((one) => [nameOf(one), one.status, one.failures.map(({ rule }) => rule)])).toEqual([
    ...quotas.map((name) => [name, 400, ["wrong-code", "missing-error"]]),
  ]);
});

/** Uses a command of the application, which does not respond. */
async function openInteraction(): Promise<Interaction> {
  const { control, applicationId: application_id, userId: user_id, channelId: channel_id, guildId: guild_id } = world;
  const { id } = await useCommand(control, { body: { application_id, user_id, channel_id, name: "moor" } });
  const events = await listEvents(control, { guild_id, limit: 1000 });
  const interaction = events.map(({ payload }) => payload as unknown as Interaction).find((each) => each.id === id);
  if (interaction === undefined) throw new Error(`interaction ${id} is not in the events`);
  return interaction;
}

function callbackOf({ id, token }: Interaction): {
  readonly interaction_id: string;
  readonly interaction_token: string;
} {
  return { interaction_id: id, interaction_token: token };
}
