import * as api from "@guildwire/api/client";
import { installApplication, joinGuild, useCommand } from "@guildwire/control/client";
import { beforeAll, expect, it, onTestFinished } from "vitest";
import { apiDocument } from "../../../service/src/documents.js";
import { createFindBucket } from "../../../service/src/http/buckets.js";
import { tourOfGuilds } from "../e2e/tour-of-guilds.js";
import { tourOfInteractions } from "../e2e/tour-of-interactions.js";
import { tourOfWebhooks } from "../e2e/tour-of-webhooks.js";
import { identify } from "../harness/gateway-client.js";
import { describeOnStores } from "../harness/stores.js";
import { callsOf } from "../versions/calls.js";
import { eventTypes, requestTypes, responseTypes } from "./response-types.js";
import { readTypings, type Typings } from "./typings.js";

let typings: Typings;
beforeAll(() => {
  typings = readTypings({ ...responseTypes, ...eventTypes, ...bodyTypes });
}, 120_000);

/** The types of bodies, under names that differ from those of responses. */
const bodyTypes = Object.fromEntries(Object.entries(requestTypes).map(([id, type]) => [`${id} body`, type]));

const operationOf = createFindBucket(apiDocument());

describeOnStores("versions 9 and 10 have every property that the published types require", (world) => {
  /** The deviations of responses while a task runs, and the operations that responded. */
  async function observe(version: number, task: () => Promise<void>) {
    const deviations = new Set<string>();
    const compared = new Set<string>();
    world().sendWith(async (url, init) => {
      const response = await fetch(url.replace("/api/v8/", `/api/v${version}/`), init);
      const id = operationOf(init.method ?? "GET", new URL(url).pathname.replace("/api/v8", ""))?.operation ?? "";
      const isJson = response.headers.get("content-type")?.startsWith("application/json");
      if (!response.ok || !isJson || responseTypes[id] === undefined) return response;
      compared.add(id);
      for (const { property, difference, at } of typings.compare(id, await response.clone().json()))
        deviations.add(`${property} (${difference}), ${id} ${at}`);
      return response;
    });
    try {
      await task();
    } finally {
      world().sendWith(undefined);
    }
    return { deviations, compared };
  }

  it.each([9, 10])(
    "in responses: version %i",
    async (version) => {
      const { deviations, compared } = await observe(version, async () => {
        await tourOfGuilds(world());
        await tourOfWebhooks(world());
        await tourOfInteractions(world());
      });
      expect([...deviations]).toEqual([]);
      // Variants of shared routes count as the operations of webhooks; a callback responds on request only.
      const shared = [
        "createFollowupMessage",
        "getFollowupMessage",
        "editFollowupMessage",
        "createInteractionResponse",
      ];
      expect(Object.keys(responseTypes).filter((id) => !compared.has(id) && !shared.includes(id))).toEqual([]);
    },
    240_000,
  );

  it.each([9, 10])(
    "in requests, which may have null where the published types have it: version %i",
    async (version) => {
      const { guild, owner } = await world().guild({ channels: [{ name: "quay", type: 0 }] });
      const [channel] = await world().read((work) => work.channels.list(guild.id));
      const channel_id = channel?.id ?? "";
      const webhook = await api.createWebhook(owner.client, { channel_id, body: { name: "Pilot" } });
      const webhook_token = webhook.token ?? "";
      const call = callsOf(world(), owner.token);
      const message = await call(8, "POST", `/webhooks/${webhook.id}/${webhook_token}?wait=true`, { content: "Ahoy" });
      const role = await api.createGuildRole(owner.client, { guild_id: guild.id });
      const user = await world().user();
      await joinGuild(world().control(), { guild_id: guild.id, user_id: user.id, body: {} });
      const ids: Readonly<Record<string, string>> = {
        guild_id: guild.id,
        channel_id,
        user_id: user.id,
        role_id: role.id,
        webhook_id: webhook.id,
        webhook_token,
        message_id: message.body.id,
      };
      const refused: string[] = [];
      let sent = 0;
      for (const id of Object.keys(requestTypes)) {
        const { method, path } = routeOf(id);
        const url = path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? name);
        for (const pointer of typings.nullable(`${id} body`)) {
          const { body } = await call(version, method, url, withNullAt(pointer.split("/").slice(1)));
          sent += 1;
          if (errorAt(body?.errors, pointer) !== undefined) refused.push(`${id} ${pointer}`);
        }
      }
      expect(refused).toEqual([]);
      expect(sent).toBeGreaterThan(100);
    },
    120_000,
  );

  it("in events", async () => {
    const { guild, owner } = await world().guild({ channels: [{ name: "quay", type: 0 }] });
    const guild_id = guild.id;
    const control = world().control();
    await installApplication(control, { guild_id, application_id: owner.applicationId, body: { permissions: "8" } });
    const { client, ready } = await identify(world().service.url, owner.token, { query: "v=10&encoding=json" });
    onTestFinished(() => client.socket.terminate());
    const deviations = new Set<string>();
    const compared = new Set<string>();
    const compare = (event: string, payload: unknown): void => {
      compared.add(event);
      for (const { property, difference, at } of typings.compare(event, payload))
        deviations.add(`${property} (${difference}), ${event} ${at}`);
    };
    compare("READY", ready.d);
    compare("GUILD_CREATE", (await client.dispatch("GUILD_CREATE")).d);
    const { client: rest } = owner;
    const created = await api.createGuildChannel(rest, { guild_id, body: { name: "berth" } });
    await api.modifyGuildChannelPositions(rest, { guild_id, body: [{ id: created.id, position: 3 }] });
    const role = await api.createGuildRole(rest, { guild_id });
    await api.modifyGuildRole(rest, { guild_id, role_id: role.id, body: { name: "crew" } });
    const user = await world().user();
    await joinGuild(control, { guild_id, user_id: user.id, body: {} });
    await api.modifyGuildMember(rest, { guild_id, user_id: user.id, body: { nick: "Nan", roles: [role.id] } });
    const use = { application_id: owner.applicationId, user_id: user.id, channel_id: created.id, name: "moor" };
    await useCommand(control, { body: use });
    await api.deleteGuildRole(rest, { guild_id, role_id: role.id });
    await api.removeGuildMember(rest, { guild_id, user_id: user.id });
    await api.createGuildBan(rest, { guild_id, user_id: user.id });
    await api.removeGuildBan(rest, { guild_id, user_id: user.id });
    await api.modifyGuild(rest, { guild_id, body: { name: "Harbour" } });
    client.session.sendRequestGuildMembers({ d: { guild_id, query: "", limit: 0 } });
    const compareUntil = async (wanted: string): Promise<void> => {
      for (let last = ""; last !== wanted; ) {
        const { t = "", d } = await client.dispatch();
        compare(t, d);
        last = t;
      }
    };
    await compareUntil("GUILD_MEMBERS_CHUNK");
    await api.deleteGuild(rest, { guild_id });
    await compareUntil("GUILD_DELETE");
    expect([...deviations]).toEqual([]);
    const others = ["GUILD_INTEGRATIONS_UPDATE"];
    expect(Object.keys(eventTypes).filter((event) => !compared.has(event) && !others.includes(event))).toEqual([]);
  }, 60_000);
});

/** The method and the path of an operation, without the base path. */
function routeOf(id: string): { readonly method: string; readonly path: string } {
  for (const [path, item] of Object.entries(apiDocument().paths ?? {}))
    for (const [method, operation] of Object.entries(item ?? {}))
      if ((operation as { readonly operationId?: string }).operationId === id)
        return { method: method.toUpperCase(), path };
  throw new Error(`there is no operation ${id}`);
}

/** The smallest value in which null is at a pointer. */
function withNullAt([segment, ...rest]: readonly string[]): unknown {
  if (segment === undefined) return null;
  return segment === "*" ? [withNullAt(rest)] : { [segment]: withNullAt(rest) };
}

/** What the tree of form errors says about a pointer in which `*` stands for the first item. */
function errorAt(errors: unknown, pointer: string): unknown {
  return pointer
    .split("/")
    .slice(1)
    .reduce((tree, segment) => Object(tree)[segment === "*" ? "0" : segment], errors);
}
