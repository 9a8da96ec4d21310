import { afterAll, beforeAll, describe, expect } from "vitest";
import { runEndpoint } from "./endpoint.js";
import { anySnowflake, type Json, outcome, type Reply, runService } from "./service.js";
import { openStage, type Stage } from "./stage.js";
import { statement } from "./statement.js";

const service = runService();

let stage: Stage;
let command: Json;
let click: Json;
let choice: Json;
beforeAll(async () => {
  stage = await openStage(service());
  command = await stage.command({ options: [{ name: "pier", type: 3, value: "north" }] });
  click = await stage.component();
  choice = await stage.component({ custom_id: "piers", values: ["2", "1"] });
});
afterAll(() => stage?.close());

/** The first response to an interaction. */
const respond = ({ id, token }: Json, body: unknown): Promise<Reply> =>
  service().call("POST", `/interactions/${id}/${token}/callback`, { body });
/** The path of the original response. */
const original = ({ application_id, token }: Json): string => `/webhooks/${application_id}/${token}/messages/@original`;

describe("the interaction object", () => {
  statement("S0300", "has an id, which is a snowflake", async () => {
    for (const { id } of [command, click, choice]) expect(id).toMatch(anySnowflake);
  });

  statement("S0301", "has the application's id", async () => {
    for (const each of [command, click]) expect(each.application_id).toBe(stage.bot.applicationId);
  });

  statement("S0302", "has type 1 if it is a PING, and then no data", async () => {
    const bot = await service().bot();
    const endpoint = await runEndpoint(bot.publicKey);
    const url = { interactions_endpoint_url: endpoint.url };
    await service().control("PATCH", `/applications/${bot.applicationId}`, url);
    const ping = endpoint.received.find(({ isVerified }) => isVerified);
    expect(ping?.json).toMatchObject({ type: 1, application_id: bot.applicationId });
    expect(ping?.json).not.toHaveProperty("data");
  });

  statement("S0303", "has type 2 if it is of an application command", async () => {
    expect(command.type).toBe(2);
  });

  statement("S0304", "has type 3 if it is of a message component", async () => {
    for (const each of [click, choice]) expect(each.type).toBe(3);
  });

  statement("S0305", "has data if it is of a command or a component", async () => {
    for (const each of [command, click, choice]) expect(each.data).toEqual(expect.any(Object));
  });

  statement("S0306", "has the id of the guild in which it began, and none in a direct message", async () => {
    expect(command.guild_id).toBe(stage.guild.id);
    expect(await stage.command({ channel_id: undefined })).not.toHaveProperty("guild_id");
  });

  statement("S0307", "has the id of the channel in which it began", async () => {
    for (const each of [command, click]) expect(each.channel_id).toBe(stage.channel.id);
  });

  statement("S0308", "has the member, with permissions, in a guild, and none in a direct message", async () => {
    expect(command.member).toMatchObject({ user: { id: stage.member.id }, permissions: "3072" });
    expect(await stage.command({ channel_id: undefined })).not.toHaveProperty("member");
  });

  statement("S0309", "has the user in a direct message, and none in a guild", async () => {
    expect((await stage.command({ channel_id: undefined })).user).toMatchObject({ id: stage.member.id });
    expect(command).not.toHaveProperty("user");
  });

  statement("S0310", "has a token, which a callback accepts", async () => {
    const used = await stage.command();
    expect(outcome(await respond({ ...used, token: "guessed" }, { type: 4, data: { content: "x" } }))).toBe(
      "404 10062",
    );
    expect(outcome(await respond(used, { type: 4, data: { content: "x" } }))).toBe("204");
  });

  statement("S0311", "has version 1", async () => {
    for (const { version } of [command, click, choice]) expect(version).toBe(1);
  });

  statement("S0312", "has the message of a component, and none for a command", async () => {
    for (const each of [click, choice])
      expect(each.message).toMatchObject({ id: stage.message.id, content: "Where to?" });
    expect(command).not.toHaveProperty("message");
  });
});

describe("the data of a command", () => {
  statement("S0313", "has the command's id", async () => {
    expect((await stage.command({ id: "123456789012345678" })).data.id).toBe("123456789012345678");
  });

  statement("S0314", "has the command's name", async () => {
    expect(command.data.name).toBe("moor");
  });

  for (const [number, type, name, target] of [
    ["S0315", 1, "a typed command", () => ({})],
    ["S0316", 2, "a command on a user", () => ({ target_id: stage.member.id })],
    ["S0317", 3, "a command on a message", () => ({ target_id: stage.message.id })],
  ] as const)
    statement(number, `has type ${type} for ${name}`, async () => {
      expect((await stage.command({ type, ...target() })).data.type).toBe(type);
    });

  statement("S0318", "has the options that the user entered", async () => {
    expect(command.data.options).toEqual([{ name: "pier", type: 3, value: "north" }]);
  });

  statement("S0319", "has no options if the user entered none", async () => {
    expect((await stage.command()).data).not.toHaveProperty("options");
  });

  for (const [number, type, what, target] of [
    ["S0320", 2, "user", () => stage.member.id],
    ["S0321", 3, "message", () => stage.message.id],
  ] as const)
    statement(number, `has the ${what} that it was used on (target_id)`, async () => {
      expect((await stage.command({ type, target_id: target() })).data.target_id).toBe(target());
      expect(command.data).not.toHaveProperty("target_id");
    });

  statement("S0322", "has no custom_id, component_type and values", async () => {
    for (const field of ["custom_id", "component_type", "values"]) expect(command.data).not.toHaveProperty(field);
  });
});

describe("the data of a component", () => {
  statement("S0323", "has its custom_id", async () => {
    expect([click.data.custom_id, choice.data.custom_id]).toEqual(["berth", "piers"]);
  });

  statement("S0324", "has its type", async () => {
    expect([click.data.component_type, choice.data.component_type]).toEqual([2, 3]);
  });

  statement("S0325", "has the values chosen from a select menu, as strings", async () => {
    expect(choice.data.values.toSorted()).toEqual(["1", "2"]);
  });

  statement("S0326", "has no values for a button", async () => {
    expect(click.data).not.toHaveProperty("values");
  });

  statement("S0327", "has no id, name, type, options and target_id", async () => {
    for (const field of ["id", "name", "type", "options", "target_id"]) expect(click.data).not.toHaveProperty(field);
  });
});

describe("resolved data", () => {
  statement("S0328", "maps the id of the user that a command was used on to the user", async () => {
    const { data } = await stage.command({ type: 2, target_id: stage.member.id });
    expect(data.resolved.users).toMatchObject({ [stage.member.id]: { id: stage.member.id } });
  });

  statement("S0329", "maps the id of the user that a command was used on to the member", async () => {
    const { data } = await stage.command({ type: 2, target_id: stage.member.id });
    expect(data.resolved.members[stage.member.id]).toMatchObject({ roles: [], joined_at: expect.any(String) });
  });

  statement("S0330", "has members without user, deaf and mute", async () => {
    const { data } = await stage.command({ type: 2, target_id: stage.member.id });
    expect(Object.keys(data.resolved.members)).toEqual([stage.member.id]);
    for (const field of ["user", "deaf", "mute"])
      expect(data.resolved.members[stage.member.id]).not.toHaveProperty(field);
  });

  statement("S0331", "maps the id of a user option to the user and the member", async () => {
    const options = [{ name: "who", type: 6, value: stage.member.id }];
    const { data } = await stage.command({ options });
    expect(data.resolved.users).toMatchObject({ [stage.member.id]: { id: stage.member.id } });
    expect(data.resolved.members).toMatchObject({ [stage.member.id]: { roles: [] } });
  });

  statement("S0332", "maps the id of a role option to the role", async () => {
    const role = await service().role(stage.guild, { name: "pilot" });
    const { data } = await stage.command({ options: [{ name: "which", type: 8, value: role.id }] });
    expect(data.resolved.roles).toMatchObject({ [role.id]: { id: role.id, name: "pilot" } });
  });

  statement("S0333", "maps the id of a channel option to id, name, type and permissions", async () => {
    const { id } = stage.channel;
    const { data } = await stage.command({ options: [{ name: "where", type: 7, value: id }] });
    expect(data.resolved.channels).toEqual({ [id]: { id, name: "quay", type: 0, permissions: "3072" } });
  });

  statement("S0334", "has thread_metadata and parent_id for a channel that is a thread", async () => {
    const body = { name: "knots", owner_id: stage.member.id };
    const { id } = await service().control("POST", `/channels/${stage.channel.id}/threads`, body);
    const { data } = await stage.command({ options: [{ name: "where", type: 7, value: id }] });
    expect(data.resolved.channels).toMatchObject({
      [id]: { id, type: 11, parent_id: stage.channel.id, thread_metadata: { archived: false } },
    });
  });

  statement("S0335", "maps the id of the message that a command was used on to the message", async () => {
    const { data } = await stage.command({ type: 3, target_id: stage.message.id });
    expect(data.resolved.messages).toMatchObject({
      [stage.message.id]: { id: stage.message.id, content: "Where to?" },
    });
  });

  statement("S0336", "is absent where a command names nothing", async () => {
    expect(command.data).not.toHaveProperty("resolved");
  });
});

describe("the message interaction object", () => {
  let message: Json;
  let used: Json;
  beforeAll(async () => {
    used = await stage.command();
    await respond(used, { type: 4, data: { content: "Moored" } });
    message = await service().ok("GET", original(used));
  });

  for (const [number, field, title, expected] of [
    ["S0337", "id", "the interaction's id", () => used.id],
    ["S0338", "type", "the interaction's type", () => 2],
    ["S0339", "name", "the command's name", () => "moor"],
    ["S0340", "user", "the user", () => expect.objectContaining({ id: stage.member.id })],
  ] as const)
    statement(number, `has ${title} (${field})`, async () => {
      expect(message.interaction[field]).toEqual(expected());
    });

  statement("S0341", "is not on a message that responds to a component of an existing message", async () => {
    const onButton = await stage.component();
    await respond(onButton, { type: 4, data: { content: "Berthed" } });
    expect(await service().ok("GET", original(onButton))).not.toHaveProperty("interaction");
  });
});

describe("the interaction response", () => {
  statement("S0342", "requires a type", async () => {
    expect(outcome(await respond(await stage.command(), { data: { content: "x" } }))).toMatch(/^400 50035/);
  });

  for (const [number, title, type] of [
    ["S0343", "6, which acknowledges a component", 6],
    ["S0344", "5, which acknowledges a command", 5],
  ] as const)
    statement(number, `accepts type ${title}, without data`, async () => {
      const used = type === 6 ? await stage.component() : await stage.command();
      expect(outcome(await respond(used, { type }))).toBe("204");
    });

  statement("S0345", "accepts type 1, PONG, for a PING alone", async () => {
    expect(outcome(await respond(await stage.command(), { type: 1 }))).toBe("400 50035 /type");
  });

  statement("S0346", "with type 4 is a message in the channel", async () => {
    const used = await stage.command();
    await respond(used, { type: 4, data: { content: "North pier" } });
    expect((await service().messages(stage.channel.id)).map(({ content }) => content)).toContain("North pier");
  });

  statement("S0347", "with type 5 shows a loading state until it is edited", async () => {
    const used = await stage.command();
    await respond(used, { type: 5 });
    expect((await service().ok("GET", original(used))).flags & 128).toBe(128);
    const edited = await service().ok("PATCH", original(used), { body: { content: "Done" } });
    expect(edited).toMatchObject({ content: "Done", flags: 0 });
  });

  statement("S0348", "with type 6 shows no loading state, and the original can be edited later", async () => {
    const used = await stage.component();
    await respond(used, { type: 6 });
    expect(await service().ok("GET", original(used))).toMatchObject({ id: stage.message.id, flags: 0 });
    const edited = await service().ok("PATCH", original(used), { body: { content: "Where to now?" } });
    expect(edited).toMatchObject({ id: stage.message.id, content: "Where to now?" });
    await service().ok("PATCH", original(used), { body: { content: "Where to?" } });
  });

  statement("S0349", "with type 7 edits the message of the component", async () => {
    const used = await stage.component();
    expect(outcome(await respond(used, { type: 7, data: { content: "Elsewhere" } }))).toBe("204");
    const { content } = await service().control("GET", `/messages/${stage.message.id}`);
    expect(content).toBe("Elsewhere");
    await service().ok("PATCH", original(used), { body: { content: "Where to?" } });
  });

  for (const [number, type] of [
    ["S0350", 6],
    ["S0351", 7],
  ] as const)
    statement(number, `does not take type ${type} for a command`, async () => {
      expect(outcome(await respond(await stage.command(), { type, data: { content: "x" } }))).toMatch(/^400 50035/);
    });

  for (const [number, type] of [
    ["S0352", 0],
    ["S0353", 2],
    ["S0354", 3],
    ["S0355", 8],
  ] as const)
    statement(number, `refuses type ${type}`, async () => {
      expect(outcome(await respond(await stage.command(), { type, data: { content: "x" } }))).toMatch(/^400 50035/);
    });
});

describe("interaction callback data", () => {
  const reply = async (data: object): Promise<Json> => {
    const used = await stage.command();
    expect(outcome(await respond(used, { type: 4, data }))).toBe("204");
    return service().ok("GET", original(used));
  };
  const refused = async (data: object, field: string): Promise<void> => {
    expect(outcome(await respond(await stage.command(), { type: 4, data }))).toMatch(
      new RegExp(`^400 50035 /data/${field}`),
    );
  };
  const embeds = (count: number) => Array.from({ length: count }, (_, index) => ({ title: `Pier ${index}` }));

  statement("S0356", "accepts tts", async () => {
    expect(await reply({ content: "x", tts: true })).toMatchObject({ tts: true });
  });

  statement("S0357", "accepts content", async () => {
    expect(await reply({ content: "North pier" })).toMatchObject({ content: "North pier" });
  });

  statement("S0358", "accepts 10 embeds", async () => {
    expect((await reply({ embeds: embeds(10) })).embeds).toHaveLength(10);
  });

  statement("S0359", "rejects 11 embeds", () => refused({ embeds: embeds(11) }, "embeds"));

  statement("S0360", "accepts allowed_mentions, which decide whom the content mentions", async () => {
    const content = `<@${stage.member.id}>`;
    expect((await reply({ content })).mentions).toMatchObject([{ id: stage.member.id }]);
    expect((await reply({ content, allowed_mentions: { parse: [] } })).mentions).toEqual([]);
  });

  statement("S0361", "accepts the flag EPHEMERAL, 64, and shows the message to the user alone", async () => {
    const message = await reply({ content: "Hush", flags: 64 });
    expect(message.flags).toBe(64);
    const seenBy = async (id: string) =>
      (await service().control("GET", `/channels/${stage.channel.id}/messages?viewer_id=${id}&limit=100`)).map(
        (each: Json) => each.id,
      );
    expect(await seenBy(stage.member.id)).toContain(message.id);
    expect(await seenBy(stage.guild.owner.id)).not.toContain(message.id);
  });

  for (const [number, flags] of [
    ["S0362", 1],
    ["S0363", 32],
    ["S0364", 65],
    ["S0365", 128],
  ] as const)
    statement(number, `refuses the flags ${flags}`, () => refused({ content: "x", flags }, "flags"));

  statement("S0366", "accepts components", async () => {
    const components = [{ type: 1, components: [{ type: 2, style: 1, custom_id: "b", label: "Go" }] }];
    expect((await reply({ content: "x", components })).components).toMatchObject(components);
  });
});
