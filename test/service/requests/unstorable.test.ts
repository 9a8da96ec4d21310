import { expect, it } from "vitest";
import { describeOnStores } from "../harness/stores.js";
import { controlToken } from "../harness/world.js";

/** Texts that PostgreSQL cannot store, in paths and queries, and numbers beyond its integers. */
const texts = ["%00", "a%00b", "%ED%A0%80", "%FF", "9".repeat(40)];

describeOnStores("values that no database can store", (world) => {
  it.each(texts)("are refused or unknown wherever a request carries them: %s", async (text) => {
    const { guild, owner } = await world().guild();
    const { url } = world().service;
    const id = "9".repeat(19);
    const paths = [
      `/attachments/${id}/${id}/${id}/${text}`,
      `/attachments/${text}/${text}/${text}/x`,
      `/invite/${text}`,
      `/widget-avatars/${text}.png`,
      `/api/v8/guilds/${text}`,
      `/api/v8/guilds/${guild.id}/members/search?query=${text}`,
      `/api/v8/guilds/${guild.id}/members?after=${text}`,
      `/api/v8/webhooks/${text}/${text}`,
      `/api/v8/webhooks/${id}/${text}`,
      `/gateway?after=${text}`,
      `/control/users/${text}`,
      `/control/events?after=${text}`,
      `/control/events?guild_id=${text}`,
    ];
    for (const path of paths) {
      const authorization = path.startsWith("/control") ? `Bearer ${controlToken}` : `Bot ${owner.token}`;
      const aborting = new AbortController();
      const response = await fetch(`${url}${path}`, { headers: { authorization }, signal: aborting.signal });
      expect(response.status, path).toBeLessThan(500);
      aborting.abort();
    }
  });
});
