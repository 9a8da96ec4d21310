import { afterAll, beforeAll, describe, expect } from "vitest";
import { runEndpoint } from "./endpoint.js";
import { type Caller, type GuildScene, type Json, outcome, permissionSet, type Reply, runService } from "./service.js";
import { openStage, type Stage } from "./stage.js";
import { statement } from "./statement.js";

const service = runService();

describe("a member in a guild with Membership Screening", () => {
  let guild: GuildScene;
  let channel: Json;
  beforeAll(async () => {
    const everyone = [{ id: 0, permissions: permissionSet("VIEW_CHANNEL", "SEND_MESSAGES") }];
    guild = await service().guild({ roles: everyone });
    channel = await service().channel(guild);
    await service().control("PATCH", `/guilds/${guild.id}`, { screening: true });
  });
  const read = ({ id }: Caller): Promise<Json> =>
    service().ok("GET", `${guild.path}/members/${id}`, { as: guild.owner });
  const write = ({ id }: Caller): Promise<Reply> =>
    service().controlReply("POST", `/channels/${channel.id}/messages`, { author_id: id, content: "x" });
  const add = async (person: Caller): Promise<Reply> => {
    const access_token = await service().accessToken(person.id, guild.owner.applicationId, "guilds.join");
    return service().call("PUT", `${guild.path}/members/${person.id}`, { as: guild.owner, body: { access_token } });
  };

  statement("S0406", "is pending if Add Guild Member added the member", async () => {
    const person = await service().person();
    expect((await add(person)).json).toMatchObject({ pending: true });
    expect(await read(person)).toMatchObject({ pending: true });
  });

  statement("S0407", "is pending if the member joined", async () => {
    expect(await read(await service().member(guild))).toMatchObject({ pending: true });
  });

  statement("S0408", "is announced by Guild Member Add", async () => {
    const person = await service().person();
    const events = await service().events(guild, () => add(person));
    expect(events).toMatchObject([{ t: "GUILD_MEMBER_ADD", d: { user: { id: person.id }, pending: true } }]);
  });

  statement("S0409", "may not write while pending", async () => {
    const member = await service().member(guild);
    expect((await write(member)).status).toBe(403);
  });

  statement("S0410", "is pending no longer after completing the screening, and may write", async () => {
    const member = await service().member(guild);
    await service().control("PUT", `/guilds/${guild.id}/members/${member.id}/screening`);
    expect(await read(member)).toMatchObject({ pending: false });
    expect((await write(member)).status).toBe(200);
  });

  statement("S0411", "is announced by Guild Member Update after completing the screening", async () => {
    const member = await service().member(guild);
    const events = await service().events(guild, () =>
      service().control("PUT", `/guilds/${guild.id}/members/${member.id}/screening`),
    );
    expect(events).toMatchObject([{ t: "GUILD_MEMBER_UPDATE", d: { user: { id: member.id }, pending: false } }]);
  });

  statement("S0412", "gets access immediately when a role is given", async () => {
    const [member, role] = [await service().member(guild), await service().role(guild)];
    await service().ok("PUT", `${guild.path}/members/${member.id}/roles/${role.id}`, { as: guild.owner });
    expect((await write(member)).status).toBe(200);
    expect(await read(member)).toMatchObject({ pending: false });
  });

  statement("S0413", "bypasses the verification level when a role is given", async () => {
    const everyone = [{ id: 0, permissions: permissionSet("VIEW_CHANNEL", "SEND_MESSAGES") }];
    const strict = await service().guild({ roles: everyone, verification_level: 4 });
    const { id } = await service().channel(strict);
    const [person, role] = [await service().person({ verified: false, phone: false }), await service().role(strict)];
    await service().join(strict, person);
    const attempt = () =>
      service().controlReply("POST", `/channels/${id}/messages`, { author_id: person.id, content: "x" });
    expect((await attempt()).status).toBe(403);
    await service().ok("PUT", `${strict.path}/members/${person.id}/roles/${role.id}`, { as: strict.owner });
    expect((await attempt()).status).toBe(200);
  });

  statement("S0414", "is not pending in a guild without Membership Screening", async () => {
    const open = await service().guild();
    const member = await service().member(open);
    const path = `${open.path}/members/${member.id}`;
    expect((await service().ok("GET", path, { as: open.owner })).pending ?? false).toBe(false);
  });
});

describe("an archived thread", () => {
  /** A webhook's channel with an archived thread. */
  async function archived() {
    const guild = await service().guild();
    const { id } = await service().channel(guild);
    const webhook = await service().webhook(guild.owner, id);
    const body = { name: "knots", owner_id: guild.owner.id };
    const thread = await service().control("POST", `/channels/${id}/threads`, body);
    await service().control("PATCH", `/threads/${thread.id}`, { archived: true });
    return { guild, thread, path: `/webhooks/${webhook.id}/${webhook.token}` };
  }

  statement("S0415", "is unarchived by a webhook message that names it", async () => {
    const { thread, path } = await archived();
    const options = { query: { thread_id: thread.id }, body: { content: "Fog" } };
    expect(outcome(await service().call("POST", path, options))).toBe("204");
    expect((await service().control("GET", `/threads/${thread.id}`)).thread_metadata).toMatchObject({
      archived: false,
    });
  });

  statement("S0416", "gets the webhook message that names it", async () => {
    const { thread, path } = await archived();
    await service().ok("POST", path, { query: { thread_id: thread.id }, body: { content: "Fog" } });
    expect(await service().messages(thread.id)).toMatchObject([{ content: "Fog" }]);
  });

  statement("S0417", "stays archived if it is a thread of another channel, and the message is not sent", async () => {
    const { guild, thread } = await archived();
    const other = await service().channel(guild, { name: "other" });
    const webhook = await service().webhook(guild.owner, other.id);
    const options = { query: { thread_id: thread.id, wait: "true" }, body: { content: "Fog" } };
    expect((await service().call("POST", `/webhooks/${webhook.id}/${webhook.token}`, options)).status).toBe(404);
    expect((await service().control("GET", `/threads/${thread.id}`)).thread_metadata).toMatchObject({ archived: true });
  });
});

describe("an interaction and its token", () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage(service());
  });
  afterAll(() => stage?.close());
  const respond = ({ id, token }: Json): Promise<Reply> =>
    service().call("POST", `/interactions/${id}/${token}/callback`, { body: { type: 4, data: { content: "Moored" } } });
  const follow = ({ application_id, token }: Json): Promise<Reply> =>
    service().call("POST", `/webhooks/${application_id}/${token}`, { body: { content: "And fast" } });

  statement("S0418", "is responded to by its first response", async () => {
    const used = await stage.command();
    const state = async () => (await service().control("GET", `/interactions/${used.id}`)).state;
    expect(await state()).toBe("pending");
    expect(outcome(await respond(used))).toBe("204");
    expect(await state()).toBe("responded");
  });

  statement("S0419", "accepts one first response only", async () => {
    const used = await stage.command();
    await respond(used);
    expect(outcome(await respond(used))).toBe("400 40060");
  });

  statement("S0420", "accepts a first response after 14 minutes", async () => {
    const used = await stage.command();
    await service().advance(14 * 60);
    expect(outcome(await respond(used))).toBe("204");
  });

  statement("S0421", "accepts followups and edits while the token is valid", async () => {
    const used = await stage.command();
    await respond(used);
    await service().advance(14 * 60);
    expect(outcome(await follow(used))).toBe("200");
    const original = `/webhooks/${used.application_id}/${used.token}/messages/@original`;
    expect(outcome(await service().call("PATCH", original, { body: { content: "Adrift" } }))).toBe("200");
  });

  statement("S0422", "accepts no first response after 15 minutes", async () => {
    const used = await stage.command();
    await service().advance(15 * 60);
    expect(outcome(await respond(used))).toBe("404 10062");
  });

  statement("S0423", "accepts no followup and no edit after 15 minutes", async () => {
    const used = await stage.command();
    await respond(used);
    await service().advance(15 * 60);
    expect(outcome(await follow(used))).toBe("401 50027");
    const original = `/webhooks/${used.application_id}/${used.token}/messages/@original`;
    for (const method of ["GET", "DELETE"]) expect(outcome(await service().call(method, original))).toBe("401 50027");
    expect(outcome(await service().call("PATCH", original, { body: { content: "Late" } }))).toBe("401 50027");
  });

  const save = (url: string | null) =>
    service().control("PATCH", `/applications/${stage.bot.applicationId}`, { interactions_endpoint_url: url });
  const use = () =>
    service().control("POST", "/interactions/commands", {
      application_id: stage.bot.applicationId,
      user_id: stage.member.id,
      channel_id: stage.channel.id,
      name: "moor",
    });

  statement("S0424", "is delivered by outgoing webhook once a valid endpoint URL is saved", async () => {
    const endpoint = await runEndpoint(stage.bot.publicKey);
    await save(endpoint.url);
    endpoint.received.splice(0);
    expect(await use()).toMatchObject({ delivery: "webhook" });
    expect(endpoint.received).toHaveLength(1);
    await save(null);
  });

  statement("S0425", "is not delivered over the gateway while an endpoint URL is saved", async () => {
    const endpoint = await runEndpoint(stage.bot.publicKey);
    await save(endpoint.url);
    expect(await service().events(stage.guild, use)).toEqual([]);
    await save(null);
  });

  statement("S0426", "is delivered over the gateway again once the endpoint URL is deleted", async () => {
    const endpoint = await runEndpoint(stage.bot.publicKey);
    await save(endpoint.url);
    await save(null);
    endpoint.received.splice(0);
    expect(await service().events(stage.guild, use)).toMatchObject([{ t: "INTERACTION_CREATE" }]);
    expect(endpoint.received).toEqual([]);
  });
});
