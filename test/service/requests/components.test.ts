import { createWebhook } from "@guildwire/api/client";
import type { Webhook } from "@guildwire/api/types";
import { beforeAll, expect, it } from "vitest";
import { describeOnStores } from "../harness/stores.js";

const button = (custom_id: string, more: object = {}) => ({ type: 2, style: 1, label: "a", custom_id, ...more });
const link = { type: 2, style: 5, label: "a", url: "https://example.com" };
const option = (value: string) => ({ label: value, value });
const menu = (more: object = {}) => ({ type: 3, custom_id: "menu", options: [option("a"), option("b")], ...more });
const row = (...components: readonly unknown[]) => ({ type: 1, components });

describeOnStores("components of a message", (world) => {
  let webhook: Webhook;
  beforeAll(async () => {
    const { guild, owner } = await world().guild({ channels: [{ name: "harbour", type: 0 }] });
    const channel = await world().read(async (work) => (await work.channels.list(guild.id))[0]);
    webhook = await createWebhook(owner.client, { channel_id: channel?.id ?? "", body: { name: "Harbour" } });
  });

  /** Sends components with a text. Returns the status and the pointers of the issues. */
  async function send(components: unknown): Promise<string> {
    const response = await fetch(`${world().service.url}/api/v8/webhooks/${webhook.id}/${webhook.token}?wait=true`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ content: "a text", components }),
    });
    const body = (await response.json()) as { readonly code?: number; readonly components?: unknown };
    if (response.status !== 200) return `${response.status} ${body.code}`;
    return `200 ${JSON.stringify(body.components)}`;
  }

  const refused = "400 50035";
  it.each([
    ["of any other type [component-type-unknown]", [row({ type: 9, custom_id: "a" })]],
    ["a button of any other style [component-style-unknown]", [row(button("a", { style: 9 }))]],
    ["a button at the top [component-rows-top-level]", [button("a")]],
    ["a menu at the top [component-rows-top-level]", [menu()]],
    ["six rows [component-rows-limit]", Array.from({ length: 6 }, (_, index) => row(button(`${index}`)))],
    ["two with one custom_id, whatever they are [component-custom-id-unique]", [row(button("menu")), row(menu())]],
    [
      "two with one custom_id, one disabled [component-custom-id-unique]",
      [row(button("a"), button("a", { disabled: true }))],
    ],
    ["fields of another type [component-foreign-field]", [row({ ...button("a"), options: [option("a")] })]],
    ["a row in a row [component-row-not-nested]", [row(row(button("a")))]],
    [
      "six buttons in a row, links counted [component-row-buttons-limit]",
      [row(...Array.from({ length: 5 }, (_, index) => button(`${index}`)), link)],
    ],
    ["two menus in a row [component-row-select-limit]", [row(menu(), menu({ custom_id: "other" }))]],
    ["a button beside a menu [component-row-not-mixed]", [row(button("a"), menu())]],
    ["a button without custom_id [component-button-custom-id]", [row({ type: 2, style: 1, label: "a" })]],
    ["a button with url [component-button-no-url]", [row(button("a", { url: "https://example.com" }))]],
    [
      "a button with url and no style [component-button-no-style]",
      [row({ type: 2, label: "a", url: "https://example.com" })],
    ],
    ["a link without url [component-link-url]", [row({ type: 2, style: 5, label: "a" })]],
    ["a link with custom_id [component-link-no-custom-id]", [row({ ...link, custom_id: "a" })]],
    ["a menu without custom_id [component-select-custom-id]", [row({ type: 3, options: [option("a")] })]],
    ["a menu without options [component-select-options-required]", [row({ type: 3, custom_id: "a" })]],
    ["a menu with no option [component-select-options-required]", [row(menu({ options: [] }))]],
    [
      "a menu with 26 options [component-select-options-required]",
      [row(menu({ options: Array.from({ length: 26 }, (_, index) => option(`${index}`)) }))],
    ],
    [
      "a menu whose least is above its most [component-select-min-not-above-max]",
      [row(menu({ min_values: 2, max_values: 1 }))],
    ],
    [
      "a menu whose least is above the standard most [component-select-min-not-above-max]",
      [row(menu({ min_values: 2 }))],
    ],
  ])("refuses %s", async (_, components) => {
    expect(await send(components)).toBe(refused);
  });

  it.each([
    [
      "custom ids that differ in case and space [component-custom-id-exact]",
      [row(button("a"), button("A"), button(" a"))],
    ],
    ["a row without components [component-row-empty]", [row()]],
    ["a button with neither label nor emoji [component-button-plain]", [row({ type: 2, style: 1, custom_id: "a" })]],
    ["a menu whose most is above its options [component-select-max-above-options]", [row(menu({ max_values: 9 }))]],
    [
      "a menu with a value twice [component-select-duplicate-values]",
      [row(menu({ options: [option("a"), option("a")] }))],
    ],
    ["rows that differ in what they hold [component-row-not-mixed]", [row(button("a")), row(menu())]],
  ])("takes %s", async (_, components) => {
    expect(await send(components)).toMatch(/^200 /);
  });

  it("drops unknown fields [component-unknown-field]", async () => {
    const response = await send([row(button("a", { colour: "red" }))]);
    expect(response).toMatch(/^200 /);
    expect(response).not.toContain("colour");
  });
});
