import { createGuildChannel, getGuildWidget, modifyGuildWidget } from "@guildwire/api/client";
import { createInvite, joinGuild, modifyGuildState, moveClock } from "@guildwire/control/client";
import { expect, it } from "vitest";
import { describeOnStores } from "../harness/stores.js";

describeOnStores("the URL of an invite", (world) => {
  async function harbour(name = "Harbour Watch") {
    const { guild, owner } = await world().guild({ name });
    const channel = await createGuildChannel(owner.client, { guild_id: guild.id, body: { name: "arrivals" } });
    return { guild_id: guild.id, channel_id: channel.id, owner };
  }

  const open = (code: string, accept = "application/json") =>
    fetch(`${world().service.url}/invite/${code}`, { headers: { accept } });

  it("of a widget shows the target of the invite", async () => {
    const { guild_id, channel_id, owner } = await harbour();
    await modifyGuildWidget(owner.client, { guild_id, body: { enabled: true, channel_id } });
    const { instant_invite } = await getGuildWidget(world().client(), { guild_id });
    const response = await fetch(String(instant_invite));
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("application/json");
    expect(response.headers.get("vary")).toBe("Accept");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.json()).toEqual({
      code: String(instant_invite).split("/").at(-1),
      guild: {
        id: guild_id,
        name: "Harbour Watch",
        icon: null,
        splash: null,
        banner: null,
        description: null,
        features: [],
        verification_level: 0,
        vanity_url_code: null,
      },
      channel: { id: channel_id, name: "arrivals", type: 0 },
      expires_at: null,
    });
  });

  it("is a page for browsers, which escapes names and runs no scripts", async () => {
    const { channel_id, owner } = await harbour(`<img src=x onerror="alert('&')">`);
    const { code } = await createInvite(world().control(), { channel_id, body: { inviter_id: owner.id, max_age: 60 } });
    const response = await open(code, "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8");
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
    expect(response.headers.get("content-security-policy")).toMatch(/^default-src 'none';/);
    const page = await response.text();
    expect(page).toContain("&lt;img src=x onerror=&quot;alert(&#39;&amp;&#39;)&quot;&gt;");
    expect(page).not.toContain("<img");
    expect(page).toContain("#arrivals");
    expect(page).toContain(new Date(world().now.getTime() + 60_000).toISOString());
    const unknown = await open("nothing", "text/html");
    expect([unknown.status, unknown.headers.get("content-type")]).toEqual([404, "text/html; charset=utf-8"]);
  });

  it("of a vanity code shows the guild", async () => {
    const { guild_id } = await harbour();
    const code = `pier-${guild_id}`;
    expect((await open(code)).status).toBe(404);
    await modifyGuildState(world().control(), { guild_id, body: { vanity_url_code: code } });
    const shown = await (await open(code)).json();
    expect(shown).toMatchObject({ code, guild: { id: guild_id, vanity_url_code: code }, expires_at: null });
    expect(shown).not.toHaveProperty("channel");
  });

  it("gets a 404 for an expired, used-up or unknown invite", async () => {
    const { guild_id, channel_id, owner } = await harbour();
    const invite = (terms: object) =>
      createInvite(world().control(), { channel_id, body: { inviter_id: owner.id, ...terms } });
    const once = await invite({ max_uses: 1 });
    expect((await open(once.code)).status).toBe(200);
    const { id: user_id } = await world().user();
    await joinGuild(world().control(), { guild_id, user_id, body: { invite_code: once.code } });
    const short = await invite({ max_age: 60 });
    await moveClock(world().control(), { body: { advance: 60 } });
    for (const code of [once.code, short.code, "nothing", "", "a/b", "%00", "%ff", "..%2f..", "x".repeat(500)]) {
      const response = await open(code);
      expect(response.status, code).toBe(404);
      expect(await response.json(), code).toMatchObject({ code: expect.any(Number), message: expect.any(String) });
    }
    const posted = await fetch(`${world().service.url}/invite/${once.code}`, { method: "POST" });
    expect([posted.status, posted.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  });
});
