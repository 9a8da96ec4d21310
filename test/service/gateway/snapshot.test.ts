import { GatewayIntents } from "@guildwire/control/types";
import { expect, it } from "vitest";
import { guildPayload, restrictGuild } from "../../../service/src/gateway/snapshot.js";
import { guildCreateFor } from "../../../service/src/views/guild-create-view.js";
import { describeOnStores } from "../harness/stores.js";

const { GUILDS, GUILD_MEMBERS, GUILD_PRESENCES, GUILD_VOICE_STATES } = GatewayIntents;
const optional = [GUILD_MEMBERS, GUILD_PRESENCES, GUILD_VOICE_STATES];
const combinations = Array.from({ length: 8 }, (_, bits) =>
  optional.reduce((intents, intent, at) => ((bits >> at) % 2 === 1 ? intents | intent : intents), GUILDS as number),
);

describeOnStores("the guild that a session receives", (world) => {
  it.each([5, 249, 250, 260])("of %i members contains what its intents select of all members", async (count) => {
    const { guild, owner } = await world().guild({ channels: [{ name: "bridge", type: 2 }] });
    const bridge = await world().read(async (work) =>
      (await work.channels.list(guild.id)).find(({ type }) => type === 2),
    );
    await world().write(async (work) => {
      for (let index = 1; index < count; index += 1) {
        const { id } = await work.users.create({ username: `sailor ${index}` });
        await work.members.insert({ guild_id: guild.id, user_id: id });
        if (index % 4 === 0) await work.members.update(guild.id, id, { status: index % 8 === 0 ? "idle" : "online" });
        if (index % 3 === 0) await work.voiceStates.connect(guild.id, id, bridge?.id ?? "");
      }
    }, guild.id);
    for (const intents of combinations)
      for (const largeThreshold of [50, 250]) {
        const view = { botId: owner.id, intents, largeThreshold };
        const [sent, whole] = await world().read(async (work) => [
          await guildPayload(work, guild.id, view),
          await guildCreateFor(work, await work.guilds.get(guild.id), await work.members.get(guild.id, owner.id)),
        ]);
        expect(sent).toEqual(whole && restrictGuild(whole, view));
      }
  });
});
