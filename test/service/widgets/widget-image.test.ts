import { getGuildWidgetImage, modifyGuild, modifyGuildWidget } from "@guildwire/api/client";
import { WidgetStyle } from "@guildwire/api/types";
import sharp from "sharp";
import { expect, it } from "vitest";
import { picture } from "../harness/pictures.js";
import { refusal } from "../harness/refusal.js";
import { describeOnStores } from "../harness/stores.js";
import type { World } from "../harness/world.js";

/** The size of each style in pixels; the width of the shield depends on its number. */
const sizes = { banner1: [320, 92], banner2: [320, 72], banner3: [320, 108], banner4: [320, 208] } as const;

/** The center of the icon. */
const iconAt = { banner1: [40, 36], banner2: [40, 36], banner3: [40, 36], banner4: [40, 116] } as const;

const banners = Object.keys(sizes) as (keyof typeof sizes)[];

/** The public image: its size, and its pixels as [red, green, blue, alpha]. */
async function draw(world: World, guild_id: string, style?: WidgetStyle) {
  const blob = await getGuildWidgetImage(
    world.client(),
    { guild_id, ...(style !== undefined && { style }) },
    { as: "blob" },
  );
  expect(blob.type).toBe("image/png");
  const { data, info } = await sharp(await blob.arrayBuffer())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return {
    width,
    height,
    data,
    pixel: (x: number, y: number) => [...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)],
  };
}

describeOnStores("the widget image", (world) => {
  /** A guild whose widget is on. */
  async function shownGuild(name = "Harbour Watch") {
    const made = await world().guild({ name });
    await modifyGuildWidget(made.owner.client, { guild_id: made.guild.id, body: { enabled: true } });
    return made;
  }

  it("requires neither authentication nor a permission [widget-image-open]", async () => {
    const { guild } = await shownGuild();
    for (const style of Object.values(WidgetStyle)) {
      const { width, height } = await draw(world(), guild.id, style);
      if (style === "shield") expect([width > 80 && width < 200, height]).toEqual([true, 20]);
      else expect([width, height]).toEqual(sizes[style]);
    }
  });

  it("is a shield by default [widget-image-default-style]", async () => {
    const { guild } = await shownGuild();
    const [plain, shield] = [await draw(world(), guild.id), await draw(world(), guild.id, "shield")];
    expect(plain.data.equals(shield.data)).toBe(true);
  });

  it("has one of five styles [widget-image-unknown-style]", async () => {
    const { guild } = await shownGuild();
    const call = getGuildWidgetImage(world().client(), { guild_id: guild.id, style: "banner5" as WidgetStyle });
    expect(await refusal(call)).toBe("400 50035 /style");
    const pictures = await Promise.all(Object.values(WidgetStyle).map((style) => draw(world(), guild.id, style)));
    expect(new Set(pictures.map(({ data }) => data.toString("base64"))).size).toBe(5);
  });

  it("is rejected while the widget is disabled, and for an unknown guild [widget-image-disabled] [auth-guild-unknown]", async () => {
    const { guild } = await world().guild();
    expect(await refusal(getGuildWidgetImage(world().client(), { guild_id: guild.id }))).toBe("403 50004");
    expect(await refusal(getGuildWidgetImage(world().client(), { guild_id: "9".repeat(18) }))).toBe("404 10004");
  });

  it("shows the number of online members, in every style", async () => {
    const { guild } = await shownGuild();
    const styles = Object.values(WidgetStyle);
    const before = await Promise.all(styles.map((style) => draw(world(), guild.id, style)));
    const { id } = await world().member(guild.id);
    await world().write((work) => work.members.update(guild.id, id, { status: "idle" }), guild.id);
    const after = await Promise.all(styles.map((style) => draw(world(), guild.id, style)));
    styles.forEach((style, index) => {
      expect(after[index]?.data.equals(before[index]?.data ?? Buffer.of()), style).toBe(false);
    });
  });

  it("shows the icon of the guild in every banner, and initials without one", async () => {
    const { guild, owner } = await shownGuild();
    const at = async (style: keyof typeof sizes) => {
      const [x, y] = iconAt[style];
      // Below the center of the icon, where the initials have no pixels.
      return (await draw(world(), guild.id, style)).pixel(x, y + 18).slice(0, 3);
    };
    const without = await Promise.all(banners.map(at));
    const icon = await picture("png", 64, 64);
    await modifyGuild(owner.client, { guild_id: guild.id, body: { icon } });
    for (const [index, style] of banners.entries()) {
      expect(await at(style)).toEqual([0x33, 0x66, 0x99]);
      expect(without[index]).not.toEqual([0x33, 0x66, 0x99]);
    }
  });

  it("shows the name of the guild, cut if too long, on any machine", async () => {
    const { guild } = await shownGuild("M".repeat(100));
    for (const style of banners) {
      const shown = await draw(world(), guild.id, style);
      const [, y] = iconAt[style];
      const bright = (from: number, to: number) => {
        let count = 0;
        for (let x = from; x < to; x++)
          for (let row = y - 15; row < y + 2; row++)
            if (
              shown
                .pixel(x, row)
                .slice(0, 3)
                .every((c) => c > 200)
            )
              count++;
        return count;
      };
      expect(bright(76, 200), style).toBeGreaterThan(200);
      // The name ends before the edge or the colored area.
      const end = style === "banner2" ? 232 : 304;
      expect(bright(end + 2, end + 14), style).toBe(0);
    }
  });

  it("accepts names in several scripts, including unsupported characters", async () => {
    const { guild } = await shownGuild("Ђорђе & <Ελλάς> 日本 🌊");
    for (const style of banners) expect((await draw(world(), guild.id, style)).width).toBe(320);
  });
});
