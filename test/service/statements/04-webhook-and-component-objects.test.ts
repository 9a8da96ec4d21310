import { beforeAll, describe, expect } from "vitest";
import { picture } from "../harness/pictures.js";
import { anySnowflake, type GuildScene, type Json, outcome, type Reply, runService } from "./service.js";
import { statement } from "./statement.js";

const service = runService();

let guild: GuildScene;
let channel: Json;
let webhook: Json;
beforeAll(async () => {
  guild = await service().guild();
  channel = await service().channel(guild);
  webhook = await service().webhook(guild.owner, channel.id);
});

describe("the webhook object", () => {
  const place = (body: object): Promise<Json> => service().control("POST", `/channels/${channel.id}/webhooks`, body);
  const read = (id: string): Promise<Json> => service().ok("GET", `/webhooks/${id}`, { as: guild.owner });

  statement("S0218", "has an id, which is a snowflake", async () => {
    expect(webhook.id).toMatch(anySnowflake);
  });

  for (const [number, type, name, more] of [
    ["S0219", 1, "Incoming", () => ({})],
    [
      "S0220",
      2,
      "Channel Follower",
      async () => ({ source_channel_id: (await service().channel(guild, { type: 5 })).id }),
    ],
    ["S0221", 3, "Application", () => ({ application_id: guild.owner.applicationId })],
  ] as const)
    statement(number, `has type ${type} if it is ${name}`, async () => {
      const { id } = await place({ type, name: "placed", ...(await more()) });
      expect((await read(id)).type).toBe(type);
    });

  statement("S0222", "has type 1 and a generated token if Create Webhook made it", async () => {
    expect(webhook).toMatchObject({ type: 1, token: expect.stringMatching(/^[\w.-]{40,}$/) });
  });

  statement("S0223", "has the guild's id", async () => {
    expect((await read(webhook.id)).guild_id).toBe(guild.id);
  });

  statement("S0224", "has the channel's id", async () => {
    expect((await read(webhook.id)).channel_id).toBe(channel.id);
  });

  statement("S0225", "has the user who created it", async () => {
    expect((await read(webhook.id)).user).toMatchObject({ id: guild.owner.id });
  });

  statement("S0226", "has no user if it is fetched with its token", async () => {
    const byToken = await service().ok("GET", `/webhooks/${webhook.id}/${webhook.token}`);
    expect(byToken).toMatchObject({ id: webhook.id, name: "Lookout" });
    expect(byToken).not.toHaveProperty("user");
  });

  statement("S0227", "has its default name", async () => {
    expect((await read(webhook.id)).name).toBe("Lookout");
  });

  statement("S0228", "has its default avatar, which is null or a hash", async () => {
    expect((await read(webhook.id)).avatar).toBeNull();
    const made = await service().webhook(guild.owner, channel.id, { avatar: await picture("png", 64, 64) });
    expect(made.avatar).toMatch(/^[0-9a-f]{32}$/);
  });

  statement("S0229", "has its token if it is Incoming, and none otherwise", async () => {
    expect((await read(webhook.id)).token).toBe(webhook.token);
    const { id } = await place({ type: 3, name: "placed", application_id: guild.owner.applicationId });
    expect(await read(id)).not.toHaveProperty("token");
  });

  statement("S0230", "has the application that created it, or null", async () => {
    expect((await read(webhook.id)).application_id).toBe(guild.owner.applicationId);
    const { id } = await place({ type: 1, name: "placed" });
    expect((await read(id)).application_id).toBeNull();
  });

  statement("S0231", "has its source guild if it is a Channel Follower, and none otherwise", async () => {
    const source = await service().channel(guild, { type: 5, name: "news" });
    const { id } = await place({ type: 2, name: "placed", source_channel_id: source.id });
    expect((await read(id)).source_guild).toEqual({ id: guild.id, name: "Harbour", icon: null });
    expect(await read(webhook.id)).not.toHaveProperty("source_guild");
  });

  statement("S0232", "has its source channel if it is a Channel Follower, and none otherwise", async () => {
    const source = await service().channel(guild, { type: 5, name: "news" });
    const { id } = await place({ type: 2, name: "placed", source_channel_id: source.id });
    expect((await read(id)).source_channel).toEqual({ id: source.id, name: "news" });
    expect(await read(webhook.id)).not.toHaveProperty("source_channel");
  });

  statement("S0233", "has its URL where an OAuth2 flow returns it, and not in the interface's responses", async () => {
    const placed = await place({ type: 1, name: "placed" });
    expect(placed.url).toMatch(/^https?:\/\/.+\/webhooks\/\d+\/.+/);
    expect(webhook).not.toHaveProperty("url");
  });
});

describe("the message component object", () => {
  /** Executes the webhook with the components in rows of their own. */
  const send = (...components: object[]): Promise<Reply> =>
    service().call("POST", `/webhooks/${webhook.id}/${webhook.token}`, {
      query: { wait: "true" },
      body: { content: "x", components },
    });
  const row = (...components: object[]) => ({ type: 1, components });
  const button = (more: object = {}) => ({ type: 2, style: 1, custom_id: "b", label: "Go", ...more });
  const menu = (more: object = {}) => ({
    type: 3,
    custom_id: "m",
    options: [{ label: "One", value: "1" }],
    ...more,
  });
  const inRow = async (component: object): Promise<Json> => {
    const reply = await send(row(component));
    expect(outcome(reply)).toBe("200");
    return reply.json.components[0].components[0];
  };
  const refused = async (component: object, at: string): Promise<void> => {
    const result = outcome(await send(row(component)));
    expect(result).toMatch(/^400 50035 \/components\/0/);
    expect(result).toContain(at);
  };

  for (const [number, name, component] of [
    ["S0234", "1, Action Row", row(button())],
    ["S0235", "2, Button", row(button())],
    ["S0236", "3, Select Menu", row(menu())],
  ] as const)
    statement(number, `accepts type ${name}`, async () => {
      const reply = await send(component);
      expect(reply.json.components).toMatchObject([component]);
    });

  for (const [number, type] of [
    ["S0237", 0],
    ["S0238", 4],
    ["S0239", "2"],
  ] as const)
    statement(number, `refuses type ${JSON.stringify(type)}`, async () => {
      await refused(button({ type }), "/components/0");
    });

  statement("S0240", "rejects a component without a type", async () => {
    await refused({ style: 1, custom_id: "b", label: "Go" }, "/components/0");
  });

  for (const [number, what, component] of [
    ["S0241", "a button", button],
    ["S0242", "a select menu", menu],
  ] as const)
    statement(number, `accepts a custom_id of 100 characters on ${what}`, async () => {
      expect(await inRow(component({ custom_id: "c".repeat(100) }))).toMatchObject({ custom_id: "c".repeat(100) });
    });

  for (const [number, what, component] of [
    ["S0243", "a button", button],
    ["S0244", "a select menu", menu],
  ] as const)
    statement(number, `refuses a custom_id of 101 characters on ${what}`, async () => {
      await refused(component({ custom_id: "c".repeat(101) }), "custom_id");
    });

  statement("S0245", "counts the characters of a custom_id as code points", async () => {
    expect(await inRow(button({ custom_id: "🐟".repeat(100) }))).toMatchObject({ custom_id: "🐟".repeat(100) });
  });

  statement("S0246", "rejects a custom_id on an action row", async () => {
    expect(outcome(await send({ ...row(button()), custom_id: "r" }))).toMatch(/^400 50035 \/components\/0/);
  });

  for (const [number, what, component] of [
    ["S0247", "a button", button],
    ["S0248", "a select menu", menu],
  ] as const)
    statement(number, `accepts disabled on ${what}`, async () => {
      expect(await inRow(component({ disabled: true }))).toMatchObject({ disabled: true });
    });

  statement("S0249", "treats a component without disabled as enabled", async () => {
    for (const component of [button(), menu()]) expect(await inRow(component)).toMatchObject({ disabled: false });
  });

  statement("S0250", "rejects disabled on an action row", async () => {
    expect(outcome(await send({ ...row(button()), disabled: true }))).toMatch(/^400 50035 \/components\/0/);
  });

  for (const [number, style, name] of [
    ["S0251", 1, "Primary"],
    ["S0252", 2, "Secondary"],
    ["S0253", 3, "Success"],
    ["S0254", 4, "Danger"],
  ] as const)
    statement(number, `accepts button style ${style}, ${name}, with a custom_id`, async () => {
      expect(await inRow(button({ style }))).toMatchObject({ style, custom_id: "b" });
    });

  statement("S0255", "accepts button style 5, Link, with a url", async () => {
    const link = { type: 2, style: 5, label: "Chart", url: "https://charts.example" };
    expect(await inRow(link)).toMatchObject(link);
  });

  for (const [number, style] of [
    ["S0256", 0],
    ["S0257", 6],
  ] as const)
    statement(number, `refuses button style ${style}`, async () => {
      await refused(button({ style }), "/components/0");
    });

  statement("S0258", "accepts a button without a style as a button with a custom_id", async () => {
    expect(await inRow({ type: 2, custom_id: "b", label: "Go" })).toMatchObject({ custom_id: "b" });
  });

  statement("S0259", "rejects a style on a select menu", async () => {
    await refused(menu({ style: 1 }), "style");
  });

  statement("S0260", "accepts a label of 80 characters on a button", async () => {
    expect(await inRow(button({ label: "l".repeat(80) }))).toMatchObject({ label: "l".repeat(80) });
  });

  statement("S0261", "rejects a label of 81 characters on a button", async () => {
    await refused(button({ label: "l".repeat(81) }), "label");
  });

  statement("S0262", "rejects a label on a select menu", async () => {
    await refused(menu({ label: "Go" }), "label");
  });

  statement("S0263", "accepts an emoji with name, id and animated on a button", async () => {
    const emoji = { name: "anchor", id: "123456789012345678", animated: true };
    expect(await inRow(button({ emoji }))).toMatchObject({ emoji });
  });

  statement("S0264", "accepts a standard emoji, with a name alone, on a button", async () => {
    expect((await inRow(button({ emoji: { name: "⚓" } }))).emoji).toMatchObject({ name: "⚓" });
  });

  statement("S0265", "rejects an emoji on a select menu", async () => {
    await refused(menu({ emoji: { name: "⚓" } }), "emoji");
  });

  statement("S0266", "rejects a url on a select menu", async () => {
    await refused(menu({ url: "https://charts.example" }), "url");
  });

  const options = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ label: `Pier ${index}`, value: `${index}` }));

  statement("S0267", "accepts 25 options on a select menu", async () => {
    expect((await inRow(menu({ options: options(25) }))).options).toHaveLength(25);
  });

  statement("S0268", "rejects 26 options on a select menu", async () => {
    await refused(menu({ options: options(26) }), "options");
  });

  statement("S0269", "rejects a select menu without options", async () => {
    await refused({ type: 3, custom_id: "m" }, "options");
  });

  statement("S0270", "rejects options on a button", async () => {
    await refused(button({ options: options(1) }), "options");
  });

  statement("S0271", "accepts a placeholder of 100 characters on a select menu", async () => {
    expect(await inRow(menu({ placeholder: "p".repeat(100) }))).toMatchObject({ placeholder: "p".repeat(100) });
  });

  statement("S0272", "rejects a placeholder of 101 characters on a select menu", async () => {
    await refused(menu({ placeholder: "p".repeat(101) }), "placeholder");
  });

  statement("S0273", "rejects a placeholder on a button", async () => {
    await refused(button({ placeholder: "p" }), "placeholder");
  });

  for (const [number, values] of [
    ["S0274", { min_values: 0 }],
    ["S0275", { min_values: 25, max_values: 25 }],
    ["S0276", { max_values: 1 }],
    ["S0277", { max_values: 25 }],
  ] as const)
    statement(number, `accepts ${JSON.stringify(values)} on a select menu`, async () => {
      expect(await inRow(menu({ options: options(25), ...values }))).toMatchObject(values);
    });

  for (const [number, values, field] of [
    ["S0278", { min_values: -1 }, "min_values"],
    ["S0279", { min_values: 26, max_values: 25 }, "min_values"],
    ["S0280", { max_values: 26 }, "max_values"],
    ["S0281", { max_values: 0, min_values: 0 }, "max_values"],
  ] as const)
    statement(number, `refuses ${JSON.stringify(values)} on a select menu`, async () => {
      await refused(menu({ options: options(25), ...values }), field);
    });

  statement("S0282", "treats min_values as 1 where a select menu has none", async () => {
    expect(await inRow(menu({ options: options(2) }))).toMatchObject({ min_values: 1 });
  });

  statement("S0283", "treats max_values as 1 where a select menu has none", async () => {
    expect(await inRow(menu({ options: options(2) }))).toMatchObject({ max_values: 1 });
    await refused(menu({ options: options(3), min_values: 2 }), "min_values");
  });

  statement("S0284", "rejects min_values on a button", async () => {
    await refused(button({ min_values: 1 }), "min_values");
  });

  statement("S0285", "rejects max_values on a button", async () => {
    await refused(button({ max_values: 1 }), "max_values");
  });

  statement("S0286", "accepts components on an action row", async () => {
    expect((await send(row(button(), button({ custom_id: "c" })))).json.components[0].components).toHaveLength(2);
  });

  for (const [number, what, component] of [
    ["S0287", "a button", button],
    ["S0288", "a select menu", menu],
  ] as const)
    statement(number, `refuses components on ${what}`, async () => {
      await refused(component({ components: [] }), "components");
    });

  const option = (more: object = {}) => menu({ options: [{ label: "One", value: "1", ...more }] });
  for (const [number, field] of [
    ["S0289", "label"],
    ["S0290", "value"],
    ["S0291", "description"],
  ] as const)
    statement(number, `accepts an option's ${field} of 100 characters`, async () => {
      expect((await inRow(option({ [field]: "o".repeat(100) }))).options).toMatchObject([{ [field]: "o".repeat(100) }]);
    });

  for (const [number, field] of [
    ["S0292", "label"],
    ["S0293", "value"],
    ["S0294", "description"],
  ] as const)
    statement(number, `refuses an option's ${field} of 101 characters`, async () => {
      await refused(option({ [field]: "o".repeat(101) }), field);
    });

  for (const [number, field, rest] of [
    ["S0295", "label", { value: "1" }],
    ["S0296", "value", { label: "One" }],
  ] as const)
    statement(number, `refuses an option without a ${field}`, async () => {
      await refused(menu({ options: [rest] }), field);
    });

  statement("S0297", "accepts an option with an emoji of id, name and animated", async () => {
    const emoji = { id: "123456789012345678", name: "anchor", animated: false };
    expect((await inRow(option({ emoji }))).options).toMatchObject([{ emoji }]);
  });

  statement("S0298", "accepts an option that is selected by default", async () => {
    expect((await inRow(option({ default: true }))).options).toMatchObject([{ default: true }]);
  });

  statement("S0299", "accepts an option without description, emoji and default", async () => {
    expect((await inRow(option())).options).toEqual([{ label: "One", value: "1" }]);
  });
});
