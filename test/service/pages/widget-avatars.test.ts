import { getGuildWidget, modifyGuildWidget } from "@guildwire/api/client";
import { setPresence } from "@guildwire/control/client";
import sharp from "sharp";
import { expect, it } from "vitest";
import { describeOnStores } from "../harness/stores.js";

describeOnStores("avatars of members on a widget", (world) => {
  it("are served, and may be embedded in any page", async () => {
    const { guild, owner } = await world().guild();
    for (const _ of "abc") {
      const { id: user_id } = await world().member(guild.id);
      await setPresence(world().control(), { user_id, body: { status: "online" } });
    }
    await modifyGuildWidget(owner.client, { guild_id: guild.id, body: { enabled: true } });
    const { members } = await getGuildWidget(world().client(), { guild_id: guild.id });
    expect(members).toHaveLength(3);
    for (const { avatar_url } of members) {
      const response = await fetch(String(avatar_url));
      expect(response.status).toBe(200);
      expect(response.headers.get("content-type")).toBe("image/png");
      expect(response.headers.get("cache-control")).toBe("public, max-age=86400");
      expect(response.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
      expect(response.headers.get("x-content-type-options")).toBe("nosniff");
      const { format, width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
      expect({ format, width, height }).toEqual({ format: "png", width: 128, height: 128 });
    }
  });

  it("are stable, and differ between members", async () => {
    const picture = async (index: number) =>
      Buffer.from(await (await fetch(`${world().service.url}/widget-avatars/${index}.png`)).arrayBuffer()).toString(
        "hex",
      );
    expect(await picture(1)).toBe(await picture(1));
    expect(await picture(1)).not.toBe(await picture(2));
  });

  it("get a 404 for other names", async () => {
    for (const name of ["", "x.png", "-1.png", "01.png", "1.jpg", "1", "1.png/x", "1234567.png"])
      expect((await fetch(`${world().service.url}/widget-avatars/${name}`)).status, name).toBe(404);
    const posted = await fetch(`${world().service.url}/widget-avatars/1.png`, { method: "POST" });
    expect([posted.status, posted.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
    const head = await fetch(`${world().service.url}/widget-avatars/1.png`, { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
  });
});

describeOnStores("a widget", (world) => {
  it("may be read and embedded by pages of other sites", async () => {
    const { guild, owner } = await world().guild();
    await modifyGuildWidget(owner.client, { guild_id: guild.id, body: { enabled: true } });
    const get = (path: string) => fetch(`${world().service.url}/api/v8/guilds/${guild.id}${path}`);
    for (const path of ["/widget.json", "/widget.png", "/widget.png?style=banner2"]) {
      const { status, headers } = await get(path);
      expect(status, path).toBe(200);
      expect(headers.get("cross-origin-resource-policy"), path).toBe("cross-origin");
      expect(headers.get("access-control-allow-origin"), path).toBe("*");
    }
    const { headers } = await get("/widget");
    expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
    expect(headers.get("access-control-allow-origin")).toBeNull();
  });
});
