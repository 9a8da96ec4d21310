import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ImageBounds, imageBounds, imageFormat, readImage } from "../../../service/src/rules/images.js";

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const jpeg = [0xff, 0xd8, 0xff, 0xe0];
const gif = [...Buffer.from("GIF89a")];

const uri = (bytes: readonly number[], label = "png") =>
  `data:image/${label};base64,${Buffer.from(bytes).toString("base64")}`;

/** The path and code of the error for an image of that size, or the format of the stored image. */
async function read(
  bytes: readonly number[],
  bounds: ImageBounds,
  { width = 16, height = 9, animated = false, features = [] as string[], label = "png" } = {},
): Promise<string> {
  const read = await readImage("/icon", uri(bytes, label), { bounds, features }, async () => ({
    width,
    height,
    animated,
  }));
  return "issue" in read ? `${read.issue.path} ${read.issue.code}` : read.image.format;
}

describe("an image", () => {
  it("has the format of its bytes, regardless of its declared type [limit-image-format]", async () => {
    expect(await read(jpeg, imageBounds.icon, { label: "png" })).toBe("jpeg");
    expect(await read(gif, imageBounds.banner, { label: "png", features: ["BANNER"] })).toBe("/icon image-format");
    expect(imageFormat(Uint8Array.from(png))).toBe("png");
    expect(imageFormat(Uint8Array.from(png.slice(0, 7)))).toBeUndefined();
  });

  it("is rejected if it cannot be decoded [limit-image-decoded]", async () => {
    expect(await read([1, 2, 3], imageBounds.icon)).toBe("/icon image-format");
    const broken = await readImage(
      "/icon",
      uri(png),
      { bounds: imageBounds.icon, features: [] },
      async () => undefined,
    );
    expect(broken).toMatchObject({ issue: { path: "/icon", code: "image-format" } });
  });

  it("is not decoded if it has too many bytes [limit-image-bytes]", async () => {
    const bounds = { ...imageBounds.icon, maxBytes: 10 };
    const decoded: Uint8Array[] = [];
    const inspect = async (bytes: Uint8Array) => {
      decoded.push(bytes);
      return { width: 1, height: 1, animated: false };
    };
    const eleven = await readImage("/icon", uri([...png, 0, 0, 0]), { bounds, features: [] }, inspect);
    expect(eleven).toMatchObject({ issue: { path: "/icon", code: "image-bytes" } });
    expect(decoded).toEqual([]);
    const ten = await readImage("/icon", uri([...png, 0, 0]), { bounds, features: [] }, inspect);
    expect(ten).toMatchObject({ image: { format: "png" } });
    expect(imageBounds.icon.maxBytes).toBe(10 * 1024 * 1024);
  });

  it("is decoded completely [limit-image-decoded]", async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 50 }), async (tail) => {
        const bytes = [...png, ...tail];
        const read = await readImage("/icon", uri(bytes), { bounds: imageBounds.icon, features: [] }, async () => ({
          width: 1,
          height: 1,
          animated: false,
        }));
        expect("image" in read && [...read.image.bytes]).toEqual(bytes);
      }),
    );
  });
});

describe("an icon", () => {
  it("has at most 128x128 pixels for a new guild [guild-create-icon-size]", async () => {
    expect(await read(png, imageBounds.createGuildIcon, { width: 128, height: 128 })).toBe("png");
    expect(await read(png, imageBounds.createGuildIcon, { width: 129, height: 1 })).toBe("/icon image-size");
    expect(await read(png, imageBounds.createGuildIcon, { width: 1, height: 129 })).toBe("/icon image-size");
  });

  it("has at most 1024x1024 pixels in a change [guild-modify-icon-size]", async () => {
    expect(await read(png, imageBounds.icon, { width: 1024, height: 1024 })).toBe("png");
    expect(await read(png, imageBounds.icon, { width: 1025, height: 1 })).toBe("/icon image-size");
    expect(await read(png, imageBounds.icon, { width: 1, height: 1025 })).toBe("/icon image-size");
  });

  it("is a PNG, a JPEG or a GIF [guild-modify-icon-format]", async () => {
    for (const bytes of [png, jpeg, gif]) expect(await read(bytes, imageBounds.icon)).not.toContain("/icon");
    expect(await read([...Buffer.from("RIFF....WEBP")], imageBounds.icon)).toBe("/icon image-format");
  });

  it("may be animated only in guilds with the feature [guild-modify-icon-animated] [guild-create-icon-animated]", async () => {
    const animated = { animated: true };
    expect(await read(gif, imageBounds.icon, animated)).toBe("/icon requires-feature");
    expect(await read(gif, imageBounds.createGuildIcon, animated)).toBe("/icon requires-feature");
    expect(await read(gif, imageBounds.icon, { ...animated, features: ["ANIMATED_ICON"] })).toBe("gif");
    expect(await read(gif, imageBounds.icon, { animated: false })).toBe("gif");
    expect(await read(gif, imageBounds.webhookAvatar, animated)).toBe("gif");
  });
});

describe("a wide image", () => {
  it.each([
    ["splash", "INVITE_SPLASH"],
    ["discovery_splash", "DISCOVERABLE"],
    ["banner", "BANNER"],
  ] as const)(
    "%s requires the feature %s [guild-modify-splash-feature] [guild-modify-discovery-splash-feature] [guild-modify-banner-feature]",
    async (field, feature) => {
      expect(await read(png, imageBounds[field])).toBe("/icon requires-feature");
      expect(await read(png, imageBounds[field], { features: ["NEWS"] })).toBe("/icon requires-feature");
      expect(await read(png, imageBounds[field], { features: [feature] })).toBe("png");
    },
  );

  it("has the ratio 16:9 to the nearest pixel [guild-modify-image-ratio]", async () => {
    const banner = (width: number, height: number) =>
      read(png, imageBounds.banner, { width, height, features: ["BANNER"] });
    expect(await banner(1920, 1080)).toBe("png");
    expect(await banner(1366, 768)).toBe("png");
    expect(await banner(17, 10)).toBe("png");
    expect(await banner(1920, 1082)).toBe("/icon image-ratio");
    expect(await banner(1080, 1920)).toBe("/icon image-ratio");
  });

  it("may have any size that matches the ratio when one side is rounded [guild-modify-image-ratio]", async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 5000 }), async (height) => {
        const width = Math.round((height * 16) / 9);
        expect(await read(png, imageBounds.splash, { width, height, features: ["INVITE_SPLASH"] })).toBe("png");
        const wider = { width: width + 2, height, features: ["INVITE_SPLASH"] };
        expect(await read(png, imageBounds.splash, wider)).toBe("/icon image-ratio");
      }),
    );
  });
});
