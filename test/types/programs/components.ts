import { createClient, executeWebhook } from "@guildwire/api/client";
import {
  type ActionRow,
  type Button,
  ButtonStyle,
  ComponentType,
  type LinkButton,
  type MessageComponent,
  type MessageComponents,
  type SelectMenu,
} from "@guildwire/api/types";
import { accepts, type Equal, webhook_id, webhook_token } from "./expectation.js";

// Buttons

accepts<Button[]>([
  { type: 2, custom_id: "a" }, // style defaults to PRIMARY
  { type: 2, style: 1, custom_id: "a", label: "Press", emoji: { id: null, name: "🔥" }, disabled: true },
  { type: 2, style: 4, custom_id: "a" },
  { type: 2, style: 5, url: "https://example.com/" },
  { type: ComponentType.BUTTON, style: ButtonStyle.LINK, url: "https://example.com/" },
  // @ts-expect-error TS2322 a link button has no custom_id
  { type: 2, style: 5, url: "https://example.com/", custom_id: "a" },
  // @ts-expect-error TS2322 a link button has a url
  { type: 2, style: 5 },
  // @ts-expect-error TS2322 only a link button has a url
  { type: 2, style: 1, custom_id: "a", url: "https://example.com/" },
  // @ts-expect-error TS2322 so it is without a style
  { type: 2, custom_id: "a", url: "https://example.com/" },
  // @ts-expect-error TS2322 a button that is no link has a custom_id
  { type: 2, style: 3 },
  // @ts-expect-error TS2322 there are five styles
  { type: 2, style: 6, custom_id: "a" },
  // @ts-expect-error TS2322 a select menu's options are no part of a button
  { type: 2, custom_id: "a", options: [] },
  // @ts-expect-error TS2322 null is no label
  { type: 2, custom_id: "a", label: null },
  // @ts-expect-error TS2353 a property that no component has
  { type: 2, custom_id: "a", colour: "red" },
]);

// Select menus

accepts<SelectMenu[]>([
  { type: 3, custom_id: "a", options: [] },
  { type: 3, custom_id: "a", options: [{ label: "One", value: "1" }], min_values: 0, max_values: 1, placeholder: "?" },
  // @ts-expect-error TS2741 a select menu has options
  { type: 3, custom_id: "a" },
  // @ts-expect-error TS2741 an option has a value
  { type: 3, custom_id: "a", options: [{ label: "One" }] },
  // @ts-expect-error TS2322 a select menu has no style
  { type: 3, custom_id: "a", options: [], style: 1 },
]);

// Rows

const press = { type: 2, custom_id: "a" } satisfies Button;
const pick = { type: 3, custom_id: "b", options: [{ label: "One", value: "1" }] } satisfies SelectMenu;
accepts<ActionRow[]>([
  { type: 1, components: [] },
  {
    type: 1,
    components: [
      { type: 2, custom_id: "a" },
      { type: 2, style: 5, url: "https://example.com/" },
    ],
  },
  { type: 1, components: [{ type: 3, custom_id: "a", options: [] }] },
  // @ts-expect-error TS2322 a row has buttons or select menus, not both
  { type: 1, components: [press, pick] },
  // @ts-expect-error TS2322 a row has no rows
  { type: 1, components: [{ type: 1, components: [] }] },
  // @ts-expect-error TS2322 a row has no custom_id
  { type: 1, custom_id: "a", components: [] },
  // @ts-expect-error TS2322 9 is no type of component
  { type: 9, components: [] },
]);

accepts<MessageComponents[]>([
  [],
  // @ts-expect-error TS2322 a button stands in a row
  [{ type: 2, custom_id: "a" }],
]);

// Components that are built before they are sent

const buttons: Button[] = [];
for (const style of [ButtonStyle.PRIMARY, ButtonStyle.DANGER] as const) {
  buttons.push({ type: ComponentType.BUTTON, style, custom_id: `button-${style}` });
}
const rows = [
  { type: ComponentType.ACTION_ROW, components: buttons },
  { type: 1, components: [{ type: 3, custom_id: "select", options: [{ label: "One", value: "1", default: true }] }] },
] satisfies MessageComponents;
const client = createClient({ baseUrl: "https://guild.example" });
executeWebhook(client, { webhook_id, webhook_token, body: { components: rows } });
executeWebhook(client, { webhook_id, webhook_token, body: { components: rows.slice(1) } });
// @ts-expect-error TS2322 a button outside of a row
executeWebhook(client, { webhook_id, webhook_token, body: { components: buttons } });

// Narrowing by type and style

export function describe(component: MessageComponent): string {
  switch (component.type) {
    case ComponentType.ACTION_ROW:
      return `${component.components?.length ?? 0} components`;
    case ComponentType.BUTTON:
      if (component.style === ButtonStyle.LINK) {
        accepts<Equal<typeof component, LinkButton>>(true);
        return component.url;
      }
      accepts<Equal<typeof component.custom_id, string>>(true);
      // @ts-expect-error TS2345 only link buttons have a url
      accepts<string>(component.url);
      return component.custom_id;
    case ComponentType.SELECT_MENU:
      return component.options.map(({ label }) => label).join();
    default:
      accepts<Equal<typeof component, never>>(true);
      return component;
  }
}
