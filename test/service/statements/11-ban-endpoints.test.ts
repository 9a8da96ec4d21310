import { beforeAll, describe, expect } from "vitest";
import { accessCases } from "./access.js";
import { type Caller, type GuildScene, outcome, permissionSet, type Reply, runService, unusedId } from "./service.js";
import { statement } from "./statement.js";

const service = runService();
const access = accessCases(service);

let guild: GuildScene;
beforeAll(async () => {
  const everyone = [{ id: 0, permissions: permissionSet("VIEW_CHANNEL", "SEND_MESSAGES") }];
  guild = await service().guild({ roles: everyone });
});
const ban = async (target = guild, body: object = {}): Promise<Caller> => {
  const person = await service().person();
  await service().ok("PUT", `${target.path}/bans/${person.id}`, { as: target.owner, body });
  return person;
};

describe("GET /guilds/{guild.id}/bans", () => {
  access({
    numbers: ["S0682", "S0683", "S0684"],
    endpoint: "GET /guilds/{guild.id}/bans",
    needs: "BAN_MEMBERS",
    success: "200",
    prepare: ({ path }) => ({ path: `${path}/bans` }),
  });

  statement("S0685", "lists the bans", async () => {
    const target = await service().guild();
    const { id } = await ban(target, { reason: "spam" });
    const bans = await service().ok("GET", `${target.path}/bans`, { as: target.owner });
    expect(bans).toMatchObject([{ reason: "spam", user: { id } }]);
  });
});

describe("GET /guilds/{guild.id}/bans/{user.id}", () => {
  access({
    numbers: ["S0686", "S0687", "S0688"],
    endpoint: "GET /guilds/{guild.id}/bans/{user.id}",
    needs: "BAN_MEMBERS",
    success: "200",
    prepare: async (target) => ({ path: `${target.path}/bans/${(await ban(target)).id}` }),
  });

  statement("S0689", "responds with the ban", async () => {
    const { id } = await ban(guild, { reason: "spam" });
    const response = await service().ok("GET", `${guild.path}/bans/${id}`, { as: guild.owner });
    expect(response).toMatchObject({ reason: "spam", user: { id } });
  });

  statement("S0690", "responds 404 if there is no such ban", async () => {
    const { id } = await service().member(guild);
    for (const user of [id, unusedId])
      expect(outcome(await service().call("GET", `${guild.path}/bans/${user}`, { as: guild.owner }))).toBe("404 10026");
  });
});

describe("PUT /guilds/{guild.id}/bans/{user.id}", () => {
  const put = (id: string, body?: unknown): Promise<Reply> =>
    service().call("PUT", `${guild.path}/bans/${id}`, { as: guild.owner, ...(body !== undefined && { body }) });

  access({
    numbers: ["S0691", "S0692", "S0693"],
    endpoint: "PUT /guilds/{guild.id}/bans/{user.id}",
    needs: "BAN_MEMBERS",
    success: "204",
    prepare: async ({ path }) => ({ path: `${path}/bans/${(await service().person()).id}`, body: {} }),
  });

  statement("S0694", "accepts a request without a body", async () => {
    const { id } = await service().person();
    expect(outcome(await put(id))).toBe("204");
    const response = await service().ok("GET", `${guild.path}/bans/${id}`, { as: guild.owner });
    expect(response).toEqual({ reason: null, user: expect.objectContaining({ id }) });
  });

  statement("S0695", "removes the member, who cannot be added again [ban-create-removes-member]", async () => {
    const person = await service().member(guild);
    await put(person.id, {});
    const path = `${guild.path}/members/${person.id}`;
    expect(outcome(await service().call("GET", path, { as: guild.owner }))).toBe("404 10007");
    const access_token = await service().accessToken(person.id, guild.owner.applicationId, "guilds.join");
    expect(outcome(await service().call("PUT", path, { as: guild.owner, body: { access_token } }))).toBe("403 40007");
  });

  /** The number of messages that remain after a ban, of three that are 1, 3 and 6 days old. */
  async function messagesLeft(body: object): Promise<number> {
    const { id } = await service().channel(guild);
    const person = await service().member(guild);
    for (const days of [3, 2, 1]) {
      await service().control("POST", `/channels/${id}/messages`, { author_id: person.id, content: "x" });
      await service().advance(days * 86_400);
    }
    await put(person.id, body);
    return (await service().messages(id)).length;
  }

  for (const [number, body, left] of [
    ["S0696", {}, 3],
    ["S0697", { delete_message_days: 0 }, 3],
    ["S0698", { delete_message_days: 2 }, 2],
    ["S0699", { delete_message_days: 7 }, 0],
  ] as const)
    statement(
      number,
      `leaves ${left} of messages that are 1, 3 and 6 days old with ${JSON.stringify(body)}`,
      async () => {
        expect(await messagesLeft(body)).toBe(left);
      },
    );

  for (const [number, days] of [
    ["S0700", -1],
    ["S0701", 8],
    ["S0702", 1.5],
    ["S0703", null],
  ] as const)
    statement(number, `refuses ${days} as delete_message_days`, async () => {
      const { id } = await service().person();
      expect(outcome(await put(id, { delete_message_days: days }))).toBe("400 50035 /delete_message_days");
    });

  statement("S0704", "accepts a reason", async () => {
    const { id } = await ban(guild, { reason: "noise" });
    expect((await service().ok("GET", `${guild.path}/bans/${id}`, { as: guild.owner })).reason).toBe("noise");
  });

  statement("S0705", "fires Guild Ban Add, and nothing else [ban-create-one-event]", async () => {
    const { id } = await service().member(guild);
    const path = `${guild.path}/members/${id}`;
    const { user } = await service().ok("GET", path, { as: guild.owner });
    const events = await service().events(guild, () => put(id, {}));
    expect(events).toMatchObject([{ t: "GUILD_BAN_ADD", d: { guild_id: guild.id, user } }]);
  });
});

describe("DELETE /guilds/{guild.id}/bans/{user.id}", () => {
  access({
    numbers: ["S0706", "S0707", "S0708"],
    endpoint: "DELETE /guilds/{guild.id}/bans/{user.id}",
    needs: "BAN_MEMBERS",
    success: "204",
    prepare: async (target) => ({ path: `${target.path}/bans/${(await ban(target)).id}` }),
  });

  statement("S0709", "removes the ban", async () => {
    const path = `${guild.path}/bans/${(await ban()).id}`;
    await service().ok("DELETE", path, { as: guild.owner });
    expect(outcome(await service().call("GET", path, { as: guild.owner }))).toBe("404 10026");
  });

  statement("S0710", "fires Guild Ban Remove", async () => {
    const { id } = await ban();
    const events = await service().events(guild, () =>
      service().call("DELETE", `${guild.path}/bans/${id}`, { as: guild.owner }),
    );
    expect(events).toMatchObject([{ t: "GUILD_BAN_REMOVE", d: { guild_id: guild.id, user: { id } } }]);
  });
});
