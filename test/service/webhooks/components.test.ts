import { executeWebhook } from "@guildwire/api/client";
import { expect, it } from "vitest";
import { refusal } from "../harness/refusal.js";
import { describeOnStores } from "../harness/stores.js";
import { hook } from "./hook.js";

const row = (...components: object[]) => ({ type: 1, components });
const button = (custom_id: string, more: object = {}) => ({ type: 2, style: 1, label: "Go", custom_id, ...more });
const link = { type: 2, style: 5, label: "Chart", url: "https://chart.example/" };
const options = (count: number) => Array.from({ length: count }, (_, index) => ({ label: "x", value: String(index) }));
const menu = (custom_id: string, more: object = {}) => ({ type: 3, custom_id, options: options(3), ...more });
const without = (name: string, component: object) =>
  Object.fromEntries(Object.entries(component).filter(([key]) => key !== name));
const numbered = (count: number) => Array.from({ length: count }, (_, index) => button(String(index)));

/** What a message may have, by the rules that say so. */
const taken: readonly [rules: string, components: object[]][] = [
  ["[component-rows-limit]", Array.from({ length: 5 }, (_, index) => row(button(String(index))))],
  ["[component-row-empty]", [row()]],
  ["[component-row-buttons-limit]", [row(...numbered(4), link)]],
  ["[component-row-not-mixed]", [row(button("a")), row(menu("b")), row(link)]],
  ["[component-custom-id-exact]", [row(button("a"), button("A"), button("a "))]],
  ["[component-button-plain]", [row(without("label", button("a")))]],
  ["[component-button-no-style]", [row(without("style", button("a")))]],
  ["[component-link-no-custom-id]", [row(link, link)]],
  ["[component-select-options-required]", [row(menu("a", { options: options(25) }))]],
  ["[component-select-max-above-options]", [row(menu("a", { max_values: 25 }))]],
  ["[component-select-min-not-above-max]", [row(menu("a", { min_values: 2, max_values: 2 }))]],
  ["[component-select-duplicate-values]", [row(menu("a", { options: [...options(1), ...options(1)] }))]],
];

/** What a message may not have, by the rules that say so. */
const refused: readonly [rules: string, components: object[]][] = [
  ["[component-type-unknown]", [row({ ...button("a"), type: 4 })]],
  ["[component-style-unknown]", [row(button("a", { style: 6 }))]],
  ["[component-rows-top-level] for a button", [button("a")]],
  ["[component-rows-top-level] for a menu", [menu("a")]],
  ["[component-rows-limit]", Array.from({ length: 6 }, () => row())],
  ["[component-custom-id-unique] in a row", [row(button("a"), button("a", { disabled: true }))]],
  ["[component-custom-id-unique] across rows", [row(button("a")), row(menu("a"))]],
  ["[component-foreign-field] on a button", [row(button("a", { options: options(1) }))]],
  ["[component-foreign-field] on a menu", [row(menu("a", { label: "x" }))]],
  ["[component-foreign-field] on a row", [{ ...row(), custom_id: "a" }]],
  ["[component-row-not-nested]", [row(row())]],
  ["[component-row-buttons-limit]", [row(...numbered(5), link)]],
  ["[component-row-select-limit]", [row(menu("a"), menu("b"))]],
  ["[component-row-not-mixed]", [row(button("a"), menu("b"))]],
  ["[component-button-custom-id]", [row(without("custom_id", button("a")))]],
  ["[component-button-no-url]", [row(button("a", { url: link.url }))]],
  ["[component-button-no-style] without a custom_id", [row({ type: 2, label: "x" })]],
  ["[component-button-no-style] with a url", [row({ ...without("style", button("a")), url: link.url })]],
  ["[component-link-url]", [row(without("url", link))]],
  ["[component-link-no-custom-id]", [row({ ...link, custom_id: "a" })]],
  ["[component-select-custom-id]", [row(without("custom_id", menu("a")))]],
  ["[component-select-options-required] for none", [row(without("options", menu("a")))]],
  ["[component-select-options-required] for an empty list", [row(menu("a", { options: [] }))]],
  ["[component-select-options-required] for too many", [row(menu("a", { options: options(26) }))]],
  ["[component-select-min-not-above-max]", [row(menu("a", { min_values: 3, max_values: 2 }))]],
  ["[component-select-min-not-above-max] with the defaults", [row(menu("a", { min_values: 2 }))]],
];

describeOnStores("components of messages", (world) => {
  /** Sends messages with components, which the types of the client do not all allow. */
  async function sender() {
    const { at } = await hook(world());
    return (components: object[]) => {
      const body = { content: "x", components: components as [] };
      return executeWebhook(world().client(), { ...at, wait: true, body });
    };
  }

  it(`are taken and shown, with defaults filled in: ${taken.map(([rules]) => rules).join(" ")}`, async () => {
    const send = await sender();
    for (const [rules, components] of taken)
      expect((await send(components)).components, rules).toMatchObject(components);
  });

  it(`are refused: ${refused.map(([rules]) => rules).join(" ")}`, async () => {
    const send = await sender();
    for (const [rules, components] of refused)
      expect(await refusal(send(components)), rules).toMatch(/^400 50035 \/components/);
  });

  it("lose fields that no component has [component-unknown-field]", async () => {
    const send = await sender();
    expect((await send([row(button("a", { colour: "red" }))])).components).toEqual([
      row(button("a", { disabled: false })),
    ]);
  });
});
