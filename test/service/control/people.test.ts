import { addGuildMember, getGuild, getGuildMember, getGuildPreview } from "@guildwire/api/client";
import {
  createApplication,
  createUser,
  getApplication,
  getClock,
  getUser,
  grantAccessToken,
  listNotifications,
  listUsers,
  modifyApplication,
  modifyUser,
  moveClock,
  resetBotToken,
  revokeAccess,
  setPresence,
} from "@guildwire/control/client";
import { expect, it } from "vitest";
import { refusal } from "../harness/refusal.js";
import { describeOnStores } from "../harness/stores.js";

const unknownId = "999";

describeOnStores("the control interface", (world) => {
  it("requires the admin token [control-admin-token]", async () => {
    expect(await refusal(getClock(world().control("another token")))).toBe("401 40001");
    const response = await fetch(`${world().service.url}/control/clock`);
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ code: 40001, message: "Unauthorized" });
    expect(await refusal(createUser(world().control("another token"), { body: { username: "" } }))).toBe("401 40001");
  });

  it("creates users, and changes them", async () => {
    const control = world().control();
    const user = await createUser(control, { body: { username: "  Nelly  ", discriminator: "0042", verified: false } });
    expect(user).toMatchObject({ username: "Nelly", discriminator: "0042", bot: false, verified: false, phone: true });
    const changed = await modifyUser(control, { user_id: user.id, body: { verified: true, mfa_enabled: true } });
    expect(changed).toEqual({ ...user, verified: true, mfa_enabled: true });
    expect(await getUser(control, { user_id: user.id })).toEqual(changed);
    const [next] = await listUsers(control, { after: String(BigInt(user.id) - 1n), limit: 1 });
    expect(next).toEqual(changed);
  });

  it("creates bots with a token, and replaces the token", async () => {
    const control = world().control();
    const owner = await createUser(control, { body: { username: "Nelly" } });
    const made = await createApplication(control, { body: { name: "Pilot", owner_id: owner.id } });
    const { bot_token, ...application } = made;
    expect(application.public_key).toMatch(/^[0-9a-f]{64}$/);
    expect(await getApplication(control, { application_id: made.id })).toEqual(application);
    expect(await getUser(control, { user_id: made.bot_id })).toMatchObject({ username: "Pilot", bot: true });
    const call = (bot: string) => refusal(getGuild(world().client({ bot }), { guild_id: unknownId }));
    expect(await call(bot_token)).toBe("404 10004");
    const { bot_token: next } = await resetBotToken(control, { application_id: made.id });
    expect(await call(bot_token)).toBe("401 40001");
    expect(await call(next)).toBe("404 10004");
    const body = { name: "Tug", description: "Pulls." };
    expect(await modifyApplication(control, { application_id: made.id, body })).toEqual({ ...application, ...body });
  });

  it("grants access tokens, which are valid until they are revoked or expire", async () => {
    const control = world().control();
    const { guild, owner } = await world().guild();
    const add = async (bearer: string, user_id: string) =>
      addGuildMember(owner.client, { guild_id: guild.id, user_id, body: { access_token: bearer } });
    const grant = async (user_id: string, expires_in: number) =>
      grantAccessToken(control, {
        user_id,
        body: { application_id: owner.applicationId, scopes: ["guilds.join"], expires_in },
      });
    const [joins, revokes, late] = await Promise.all(
      ["one", "two", "three"].map((username) => createUser(control, { body: { username } })),
    );
    const { access_token } = await grant(joins?.id ?? "", 60);
    expect((await add(access_token, joins?.id ?? "")).status).toBe(201);
    const revoked = await grant(revokes?.id ?? "", 60);
    await revokeAccess(control, { user_id: revoked.user_id, application_id: revoked.application_id });
    expect(await refusal(add(revoked.access_token, revoked.user_id))).toBe("403 50025");
    const expired = await grant(late?.id ?? "", 60);
    await moveClock(control, { body: { advance: 61 } });
    expect(await refusal(add(expired.access_token, expired.user_id))).toBe("403 50025");
  });

  it("moves the clock forwards only [control-clock-forwards]", async () => {
    const control = world().control();
    const before = await getClock(control);
    const after = await moveClock(control, { body: { advance: 90.5 } });
    expect(Date.parse(after.now) - Date.parse(before.now)).toBe(90_500);
    expect(after.offset - before.offset).toBeCloseTo(90.5);
    expect(await getClock(control)).toEqual(after);
    const now = new Date(Date.parse(after.now) + 1000).toISOString();
    expect((await moveClock(control, { body: { now } })).now).toBe(now);
    expect(await refusal(moveClock(control, { body: { now: before.now } }))).toBe("400 50035 /now");
    expect(await refusal(moveClock(control, { body: {} }))).toMatch(/^400 50035/);
    expect((await getClock(control)).now).toBe(now);
  });

  it("rejects times beyond the range of ids, and leap seconds [control-clock-forwards]", async () => {
    const control = world().control();
    const { now } = await getClock(control);
    for (const body of [
      { now: "2084-09-06T15:47:35.552Z" },
      { now: "9999-12-31T23:59:59Z" },
      { now: "2030-06-30T23:59:60Z" },
    ])
      expect(await refusal(moveClock(control, { body }))).toBe("400 50035 /now");
    expect(await refusal(moveClock(control, { body: { advance: 3_153_600_000 } }))).toBe("400 50035 /advance");
    expect((await getClock(control)).now).toBe(now);
  });

  it("sets presences, which guilds count", async () => {
    const { guild, owner } = await world().guild();
    const count = async () => (await getGuildPreview(owner.client, { guild_id: guild.id })).approximate_presence_count;
    expect(await count()).toBe(0);
    await setPresence(world().control(), { user_id: owner.id, body: { status: "idle" } });
    expect(await count()).toBe(1);
    await setPresence(world().control(), { user_id: owner.id, body: { status: "offline" } });
    expect(await count()).toBe(0);
    await getGuildMember(owner.client, { guild_id: guild.id, user_id: owner.id });
  });

  it("responds to unknown users and applications with their error codes", async () => {
    const control = world().control();
    const { id: user_id } = await createUser(control, { body: { username: "Nelly" } });
    const refusals = [
      () => getUser(control, { user_id: unknownId }),
      () => modifyUser(control, { user_id: unknownId, body: {} }),
      () => setPresence(control, { user_id: unknownId, body: { status: "online" } }),
      () => listNotifications(control, { user_id: unknownId }),
      () => createApplication(control, { body: { name: "Pilot", owner_id: unknownId } }),
      () =>
        grantAccessToken(control, { user_id: unknownId, body: { application_id: unknownId, scopes: ["identify"] } }),
    ];
    for (const call of refusals) expect(await refusal(call())).toBe("404 10013");
    const grant = { application_id: unknownId, scopes: ["identify"] };
    expect(await refusal(grantAccessToken(control, { user_id, body: grant }))).toBe("404 10002");
    expect(await refusal(getApplication(control, { application_id: unknownId }))).toBe("404 10002");
    expect(await refusal(resetBotToken(control, { application_id: unknownId }))).toBe("404 10002");
    expect(await listNotifications(control, { user_id })).toEqual([]);
  });
});
