import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { createGuild, modifyGuild } from "@guildwire/api/client";
import * as controlClient from "@guildwire/control/client";
import { transformSync } from "esbuild";
import { beforeAll, expect, it } from "vitest";
import { newDatabase } from "../service/harness/stores.js";
import { World } from "../service/harness/world.js";

interface Heard {
  readonly t: string;
  readonly s: number;
}

type FollowEvents = (
  origin: string,
  token: string,
  heard: (event: Heard, id: string) => Promise<void>,
  options: { readonly last?: string | undefined; readonly signal: AbortSignal },
) => Promise<void>;

/** The function shown in docs/service.md. */
function followEventsOfGuide(): FollowEvents {
  const text = readFileSync(join(resolve(import.meta.dirname, "../.."), "docs/service.md"), "utf8");
  const source = /^```ts\n(.*?)^```$/ms.exec(text.split("## Following events")[1] ?? "")?.[1] ?? "";
  const { code } = transformSync(source, { loader: "ts", format: "cjs", target: "es2022" });
  const module = { exports: {} as { followEvents?: FollowEvents } };
  new Function("module", "exports", "require", code)(module, module.exports, () => controlClient);
  if (module.exports.followEvents === undefined) throw new Error("the guide has no followEvents");
  return module.exports.followEvents;
}

const followEvents = followEventsOfGuide();
let world: World;
beforeAll(async () => {
  world = await World.open(await newDatabase("the embedded database"));
  return () => world.close();
}, 120_000);

/** Follows until the given number of events has arrived. */
async function hear(token: string, count: number, last?: string): Promise<{ events: Heard[]; last: string }> {
  const abort = new AbortController();
  const events: Heard[] = [];
  let seen = "";
  const heard = async (event: Heard, id: string) => {
    events.push(event);
    seen = id;
    if (events.length === count) abort.abort();
  };
  await followEvents(world.service.url, token, heard, { last, signal: abort.signal });
  return { events, last: seen };
}

it("the guide's example for event consumers receives each event once and resumes after the last one", async () => {
  const bot = await world.bot();
  const { id: guild_id } = await createGuild(bot.client, { body: { name: "one" } });
  for (const name of ["two", "three", "four"]) await modifyGuild(bot.client, { guild_id, body: { name } });
  const first = await hear(bot.token, 2, "0-0-0");
  const second = await hear(bot.token, 2, first.last);
  expect([...first.events, ...second.events].map(({ t, s }) => [t, s])).toEqual([
    ["GUILD_CREATE", 1],
    ["GUILD_UPDATE", 2],
    ["GUILD_UPDATE", 3],
    ["GUILD_UPDATE", 4],
  ]);
});

it("the guide's example for followers of events says when it is refused", async () => {
  await expect(hear("no such token", 1)).rejects.toMatchObject({ status: 401 });
});
