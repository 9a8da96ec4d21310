import { describe, expect } from "vitest";
import { accessCases } from "./access.js";
import {
  allBut,
  anySnowflake,
  type Caller,
  type GuildScene,
  outcome,
  permissionSet,
  type Reply,
  runService,
} from "./service.js";
import { statement } from "./statement.js";

const service = runService();
const access = accessCases(service, permissionSet("VIEW_CHANNEL"));

/** A member who is connected to a new stage channel of a guild that it can view (T106), with further permissions. */
async function onStage(
  guild: GuildScene,
  permissions: string = permissionSet(),
): Promise<{ person: Caller; channel_id: string }> {
  const { id } = await service().channel(guild, { name: "stage", type: 13 });
  const person = await service().member(guild, String(BigInt(permissions) | BigInt(permissionSet("VIEW_CHANNEL"))));
  await service().connect(guild, person, id);
  return { person, channel_id: id };
}

describe("PATCH /guilds/{guild.id}/voice-states/@me", () => {
  const modify = (guild: GuildScene, as: Caller, body: object): Promise<Reply> =>
    service().call("PATCH", `${guild.path}/voice-states/@me`, { as, body });
  const inHours = async (hours: number): Promise<string> =>
    new Date((await service().now()) + hours * 3_600_000).toISOString();

  statement("S0858", "requires channel_id", async () => {
    const guild = await service().guild();
    const { person } = await onStage(guild);
    expect(outcome(await modify(guild, person, { suppress: true }))).toBe("400 50035 /channel_id");
  });

  statement("S0859", "responds 204 for a stage channel that the caller has joined", async () => {
    const guild = await service().guild();
    const { person, channel_id } = await onStage(guild);
    expect(outcome(await modify(guild, person, { channel_id }))).toBe("204");
  });

  statement("S0860", "rejects a stage channel that the caller has not joined", async () => {
    const guild = await service().guild();
    const { person } = await onStage(guild);
    const other = await service().channel(guild, { type: 13 });
    expect((await modify(guild, person, { channel_id: other.id })).status).toBe(400);
  });

  statement("S0861", "rejects a channel that is no stage channel", async () => {
    const guild = await service().guild();
    const person = await service().member(guild, permissionSet("VIEW_CHANNEL"));
    const { id } = await service().channel(guild, { type: 2 });
    await service().connect(guild, person, id);
    expect((await modify(guild, person, { channel_id: id })).status).toBe(400);
  });

  statement("S0862", "unsuppresses a caller who holds MUTE_MEMBERS", async () => {
    const guild = await service().guild();
    const { person, channel_id } = await onStage(guild, permissionSet("MUTE_MEMBERS"));
    expect(await service().voiceState(guild, person)).toMatchObject({ suppress: true });
    expect(outcome(await modify(guild, person, { channel_id, suppress: false }))).toBe("204");
    expect(await service().voiceState(guild, person)).toMatchObject({ suppress: false });
  });

  statement("S0863", "does not unsuppress a caller who lacks MUTE_MEMBERS", async () => {
    const guild = await service().guild();
    const { person, channel_id } = await onStage(guild, allBut("MUTE_MEMBERS"));
    expect(outcome(await modify(guild, person, { channel_id, suppress: false }))).toBe("403 50013");
    expect(await service().voiceState(guild, person)).toMatchObject({ suppress: true });
  });

  statement("S0864", "suppresses a caller without permissions", async () => {
    const guild = await service().guild();
    const { person, channel_id } = await onStage(guild);
    const other = { as: guild.owner, body: { channel_id, suppress: false } };
    await service().ok("PATCH", `${guild.path}/voice-states/${person.id}`, other);
    expect(outcome(await modify(guild, person, { channel_id, suppress: true }))).toBe("204");
    expect(await service().voiceState(guild, person)).toMatchObject({ suppress: true });
  });

  for (const [number, title, hours] of [
    ["S0865", "the present", 0],
    ["S0866", "a future", 48],
  ] as const)
    statement(number, `requests to speak at ${title} time if the caller holds REQUEST_TO_SPEAK`, async () => {
      const guild = await service().guild();
      const { person, channel_id } = await onStage(guild, permissionSet("REQUEST_TO_SPEAK"));
      const request_to_speak_timestamp = await inHours(hours);
      expect(outcome(await modify(guild, person, { channel_id, request_to_speak_timestamp }))).toBe("204");
      const state = await service().voiceState(guild, person);
      expect(Date.parse(state.request_to_speak_timestamp)).toBe(Date.parse(request_to_speak_timestamp));
    });

  statement("S0867", "rejects a past time to request to speak", async () => {
    const guild = await service().guild();
    const { person, channel_id } = await onStage(guild, permissionSet("REQUEST_TO_SPEAK"));
    const request_to_speak_timestamp = await inHours(-1);
    const reply = await modify(guild, person, { channel_id, request_to_speak_timestamp });
    expect(outcome(reply)).toBe("400 50035 /request_to_speak_timestamp");
  });

  statement("S0868", "rejects a request to speak of a caller who lacks REQUEST_TO_SPEAK", async () => {
    const guild = await service().guild();
    const { person, channel_id } = await onStage(guild, allBut("REQUEST_TO_SPEAK"));
    const body = { channel_id, request_to_speak_timestamp: await inHours(1) };
    expect(outcome(await modify(guild, person, body))).toBe("403 50013");
  });

  statement("S0869", "clears the request of a caller without permissions with null", async () => {
    const guild = await service().guild();
    const { person, channel_id } = await onStage(guild);
    expect(outcome(await modify(guild, person, { channel_id, request_to_speak_timestamp: null }))).toBe("204");
    expect(await service().voiceState(guild, person)).toMatchObject({ request_to_speak_timestamp: null });
  });

  statement("S0870", "responds 401 without credentials", async () => {
    const { path } = await service().guild();
    const reply = await service().call("PATCH", `${path}/voice-states/@me`, { body: { channel_id: "1" } });
    expect(outcome(reply)).toMatch(/^401 /);
  });
});

describe("PATCH /guilds/{guild.id}/voice-states/{user.id}", () => {
  const modify = (guild: GuildScene, user: string, body: object): Promise<Reply> =>
    service().call("PATCH", `${guild.path}/voice-states/${user}`, { as: guild.owner, body });

  access({
    numbers: ["S0871", "S0872", "S0873"],
    endpoint: "PATCH /guilds/{guild.id}/voice-states/{user.id}",
    needs: "MUTE_MEMBERS",
    success: "204",
    prepare: async (guild) => {
      const { person, channel_id } = await onStage(guild);
      return { path: `${guild.path}/voice-states/${person.id}`, body: { channel_id, suppress: false } };
    },
  });

  statement("S0874", "requires channel_id", async () => {
    const guild = await service().guild();
    const { person } = await onStage(guild);
    expect(outcome(await modify(guild, person.id, { suppress: false }))).toBe("400 50035 /channel_id");
  });

  statement("S0875", "rejects a stage channel that the user has not joined", async () => {
    const guild = await service().guild();
    const { person } = await onStage(guild);
    const other = await service().channel(guild, { type: 13 });
    expect((await modify(guild, person.id, { channel_id: other.id, suppress: false })).status).toBe(400);
  });

  statement("S0876", "rejects a channel that is no stage channel", async () => {
    const guild = await service().guild();
    const person = await service().member(guild);
    const { id } = await service().channel(guild, { type: 2 });
    await service().connect(guild, person, id);
    expect((await modify(guild, person.id, { channel_id: id, suppress: false })).status).toBe(400);
  });

  statement("S0877", "sets the request of an unsuppressed user who is not a bot to the present time", async () => {
    const guild = await service().guild();
    const { person, channel_id } = await onStage(guild);
    await modify(guild, person.id, { channel_id, suppress: false });
    const state = await service().voiceState(guild, person);
    expect(state).toMatchObject({ suppress: false });
    const age = (await service().now()) - Date.parse(state.request_to_speak_timestamp);
    expect(age).toBeGreaterThanOrEqual(0);
    expect(age).toBeLessThan(60_000);
  });

  statement("S0878", "sets no request of an unsuppressed bot", async () => {
    const guild = await service().guild();
    const bot = await service().bot();
    await service().control("PUT", `/guilds/${guild.id}/applications/${bot.applicationId}`, { permissions: "0" });
    const { id } = await service().channel(guild, { type: 13 });
    await service().connect(guild, bot, id);
    expect(outcome(await modify(guild, bot.id, { channel_id: id, suppress: false }))).toBe("204");
    const state = await service().voiceState(guild, bot);
    expect(state).toMatchObject({ suppress: false, request_to_speak_timestamp: null });
  });

  statement("S0879", "removes the request of a suppressed user", async () => {
    const guild = await service().guild();
    const { person, channel_id } = await onStage(guild);
    await modify(guild, person.id, { channel_id, suppress: false });
    await modify(guild, person.id, { channel_id, suppress: true });
    const state = await service().voiceState(guild, person);
    expect(state).toMatchObject({ suppress: true, request_to_speak_timestamp: null });
  });

  statement("S0880", "does not accept @me for a user id", async () => {
    const guild = await service().guild();
    const { person, channel_id } = await onStage(guild);
    const reply = await service().call("PATCH", `${guild.path}/voice-states/%40me`, {
      as: person,
      body: { channel_id },
    });
    expect(outcome(reply)).toBe("204");
    expect(person.id).toMatch(anySnowflake);
  });
});
