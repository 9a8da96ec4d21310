import { createClient, getGuild } from "@guildwire/api/client";
import { moveClock, resetBotToken, revokeAccess } from "@guildwire/control/client";
import { expect, it } from "vitest";
import { refusal } from "../harness/refusal.js";
import { describeOnPostgres, describeOnStores } from "../harness/stores.js";
import type { World } from "../harness/world.js";

/** A user in a guild, with a token that an application was granted. */
async function grant(world: World) {
  const { guild } = await world.guild();
  const granted = await world.write(async (work) => {
    const { id } = await work.users.create({ username: "Nelly" });
    const { application } = await work.applications.create({ name: "Pilot", owner_id: id });
    const token = await work.accessTokens.issue({ user_id: id, application_id: application.id, scopes: [] });
    return { id, applicationId: application.id, token };
  });
  await world.join(guild.id, granted);
  return { guild, ...granted };
}

describeOnStores("a credential that was just used", (world) => {
  it("is refused as soon as its bot gets a new token", async () => {
    const { guild, owner } = await world().guild();
    await getGuild(owner.client, { guild_id: guild.id });
    await resetBotToken(world().control(), { application_id: owner.applicationId });
    expect(await refusal(getGuild(owner.client, { guild_id: guild.id }))).toBe("401 40001");
  });

  it("is refused as soon as the access of its application is revoked", async () => {
    const { guild, id, applicationId, token } = await grant(world());
    const client = world().client({ bearer: token });
    await getGuild(client, { guild_id: guild.id });
    await revokeAccess(world().control(), { user_id: id, application_id: applicationId });
    expect(await refusal(getGuild(client, { guild_id: guild.id }))).toBe("401 40001");
  });

  it("is refused as soon as it has expired, whichever clock is moved", async () => {
    for (const pass of [
      async () => world().advance({ days: 8 }),
      () => moveClock(world().control(), { body: { advance: 8 * 24 * 3600 } }),
    ]) {
      const { guild, token } = await grant(world());
      const client = world().client({ bearer: token });
      await getGuild(client, { guild_id: guild.id });
      await pass();
      expect(await refusal(getGuild(client, { guild_id: guild.id }))).toBe("401 40001");
    }
  });
});

describeOnPostgres("a credential that another instance has just accepted", (world) => {
  it("is refused there within a second after it was revoked, also if the notification is lost", async () => {
    const other = await world().another();
    const { kysely } = world().service.services.store.database;
    for (const isLost of [false, true]) {
      const { guild, owner } = await world().guild();
      const client = createClient({ baseUrl: `${other.url}/api/v8`, auth: { bot: owner.token } });
      await getGuild(client, { guild_id: guild.id });
      if (isLost)
        await kysely
          .updateTable("applications")
          .set({ bot_token_hash: Buffer.from(owner.applicationId) })
          .where("id", "=", owner.applicationId)
          .execute();
      else await resetBotToken(world().control(), { application_id: owner.applicationId });
      const revoked = performance.now();
      let lastAccepted = revoked;
      for (;;) {
        const begun = performance.now();
        if ((await refusal(getGuild(client, { guild_id: guild.id })).catch(() => "accepted")) !== "accepted") break;
        lastAccepted = begun;
      }
      expect(lastAccepted - revoked).toBeLessThan(1_000);
    }
  });
});
