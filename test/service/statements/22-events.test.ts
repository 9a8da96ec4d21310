import { afterAll, beforeAll, describe, expect } from "vitest";
import { type GuildScene, outcome, permissionSet, runService } from "./service.js";
import { openStage, type Stage } from "./stage.js";
import { statement } from "./statement.js";

const service = runService();

let guild: GuildScene;
beforeAll(async () => {
  guild = await service().guild();
});
/** The names of the events that a successful request of the guild's owner fires. */
async function fired(method: string, path: string, body?: unknown, where = guild): Promise<string[]> {
  const events = await service().events(where, async () => {
    const options = { as: where.owner, ...(body !== undefined && { body }) };
    const result = outcome(await service().call(method, path, options));
    expect(result).toMatch(/^20\d$/);
  });
  return events.map(({ t }) => t);
}

describe("an event", () => {
  statement("S1118", "has the envelope op, d, s and t", async () => {
    const events = await service().events(guild, () =>
      service().ok("PATCH", guild.path, { as: guild.owner, body: { name: "Enveloped" } }),
    );
    expect(events).toEqual([
      {
        id: expect.any(String),
        op: 0,
        t: "GUILD_UPDATE",
        s: expect.any(Number),
        d: expect.objectContaining({ id: guild.id, name: "Enveloped" }),
      },
    ]);
  });

  const member = async (): Promise<string> => (await service().member(guild)).id;
  const role = async (): Promise<string> => (await service().role(guild)).id;

  for (const [number, name, operation, request] of [
    ["S1119", "GUILD_UPDATE", "Modify Guild", () => ["PATCH", guild.path, { name: "Renamed" }]],
    ["S1120", "CHANNEL_CREATE", "Create Guild Channel", () => ["POST", `${guild.path}/channels`, { name: "quay" }]],
    [
      "S1121",
      "GUILD_MEMBER_UPDATE",
      "Modify Guild Member",
      async () => ["PATCH", `${guild.path}/members/${await member()}`, { nick: "Skipper" }],
    ],
    [
      "S1122",
      "GUILD_MEMBER_UPDATE",
      "Modify Current User Nick",
      () => ["PATCH", `${guild.path}/members/@me/nick`, { nick: "Captain" }],
    ],
    [
      "S1123",
      "GUILD_MEMBER_UPDATE",
      "Add Guild Member Role",
      async () => ["PUT", `${guild.path}/members/${await member()}/roles/${await role()}`],
    ],
    [
      "S1124",
      "GUILD_MEMBER_REMOVE",
      "Remove Guild Member",
      async () => ["DELETE", `${guild.path}/members/${await member()}`],
    ],
    ["S1125", "GUILD_BAN_ADD", "Create Guild Ban", async () => ["PUT", `${guild.path}/bans/${await member()}`, {}]],
    ["S1126", "GUILD_ROLE_CREATE", "Create Guild Role", () => ["POST", `${guild.path}/roles`, { name: "pilot" }]],
    [
      "S1127",
      "GUILD_ROLE_UPDATE",
      "Modify Guild Role",
      async () => ["PATCH", `${guild.path}/roles/${await role()}`, { name: "bosun" }],
    ],
    ["S1128", "GUILD_ROLE_DELETE", "Delete Guild Role", async () => ["DELETE", `${guild.path}/roles/${await role()}`]],
  ] as const)
    statement(number, `${name} is fired once by ${operation}, alone`, async () => {
      const [method, path, body] = (await request()) as unknown as [string, string, unknown];
      expect(await fired(method, path, body)).toEqual([name]);
    });

  statement("S1129", "GUILD_MEMBER_UPDATE is fired when a pending member completes the screening", async () => {
    const screened = await service().guild();
    await service().control("PATCH", `/guilds/${screened.id}`, { screening: true });
    const { id } = await service().member(screened);
    const events = await service().events(screened, () =>
      service().control("PUT", `/guilds/${screened.id}/members/${id}/screening`),
    );
    expect(events).toMatchObject([{ t: "GUILD_MEMBER_UPDATE", d: { pending: false } }]);
  });

  statement("S1130", "is fired after success only", async () => {
    const { id } = await service().member(guild);
    const events = await service().events(guild, async () => {
      const as = guild.owner;
      for (const [method, path, body] of [
        ["PATCH", guild.path, { name: "x" }],
        ["POST", `${guild.path}/channels`, {}],
        ["POST", `${guild.path}/roles`, { color: -1 }],
        ["PATCH", `${guild.path}/members/${id}`, { mute: true }],
        ["PUT", `${guild.path}/bans/${id}`, { delete_message_days: 8 }],
      ] as const)
        expect((await service().call(method, path, { as, body })).status).toBe(400);
    });
    expect(events).toEqual([]);
  });

  for (const [number, operation, request] of [
    ["S1131", "Modify Guild Widget", () => ["PATCH", `${guild.path}/widget`, { enabled: true }]],
    ["S1132", "Modify Guild Welcome Screen", () => ["PATCH", `${guild.path}/welcome-screen`, { description: "Ahoy" }]],
    [
      "S1133",
      "Create Webhook",
      async () => ["POST", `/channels/${(await service().channel(guild)).id}/webhooks`, { name: "Lookout" }],
    ],
    ["S1134", "Get Guild Prune Count", () => ["GET", `${guild.path}/prune`]],
    ["S1135", "Get Guild Voice Regions", () => ["GET", `${guild.path}/regions`]],
  ] as const)
    statement(number, `is not fired by ${operation}`, async () => {
      const [method, path, body] = (await request()) as unknown as [string, string, unknown];
      expect(await fired(method, path, body)).toEqual([]);
    });

  statement("S1136", "is not fired by changing a voice state", async () => {
    const { id } = await service().channel(guild, { type: 13 });
    const person = await service().member(guild);
    await service().connect(guild, person, id);
    const path = `${guild.path}/voice-states/${person.id}`;
    expect(await fired("PATCH", path, { channel_id: id, suppress: false })).toEqual([]);
  });
});

describe("INTERACTION_CREATE", () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage(service());
  });
  afterAll(() => stage?.close());

  statement("S1137", "is fired when a user uses an application command", async () => {
    expect(await stage.command()).toMatchObject({ type: 2 });
  });

  statement("S1138", "is fired when a user uses a component", async () => {
    expect(await stage.component()).toMatchObject({ type: 3 });
  });

  statement("S1139", "reaches the bot of its application alone", async () => {
    const other = await service().bot();
    const install = { permissions: permissionSet("ADMINISTRATOR") };
    await service().control("PUT", `/guilds/${stage.guild.id}/applications/${other.applicationId}`, install);
    const reader = await service().gateway(other);
    await stage.command();
    await service().role(stage.guild, { name: "the last event" });
    const seen: string[] = [];
    do seen.push((await reader.take(1))[0]?.t ?? "");
    while (seen.at(-1) !== "GUILD_ROLE_CREATE");
    await reader.close();
    expect(seen).toEqual(["GUILD_ROLE_CREATE"]);
  });
});

describe("GUILD_CREATE", () => {
  statement("S1140", "carries the guild and the fields that only it has", async () => {
    const bot = await service().bot();
    const reader = await service().gateway(bot);
    const { id } = await service().ok("POST", "/guilds", { as: bot, body: { name: "Harbour" } });
    const [event] = await reader.take(1);
    await reader.close();
    expect(event?.t).toBe("GUILD_CREATE");
    const extra = [
      "joined_at",
      "large",
      "unavailable",
      "member_count",
      "voice_states",
      "members",
      "channels",
      "threads",
      "presences",
      "stage_instances",
    ];
    expect(event?.d).toMatchObject({ id, name: "Harbour", owner_id: bot.id });
    expect(extra.filter((field) => !(field in Object(event?.d)))).toEqual([]);
  });
});
