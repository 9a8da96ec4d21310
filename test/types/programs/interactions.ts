import {
  type ComponentHandler,
  createInteractionEndpoint,
  deferUpdate,
  onCommand,
  onComponent,
  reply,
  updateMessage,
} from "@guildwire/api/interactions";
import { ComponentType, type MessageComponentData } from "@guildwire/api/types";
import { accepts, type Equal } from "./expectation.js";

// A kind determines the type of the data, alone and together with other criteria

createInteractionEndpoint({
  publicKey: "",
  handlers: [
    onComponent({ kind: ComponentType.SELECT_MENU }, ({ data }) => updateMessage({ content: data.values.join() })),
    onComponent({ exact: "snacks", kind: 3 }, ({ data }) => updateMessage({ content: data.values.join() })),
    onComponent({ prefix: "menu:", kind: 3 }, ({ data }, { params }) =>
      updateMessage({ content: data.values.join(params.rest) }),
    ),
    onComponent({ pattern: "menu:{page:integer}", kind: 3 }, ({ data: { values } }, { params }) =>
      updateMessage({ content: values[params.page] ?? "none" }),
    ),
    onComponent({ kind: 3 }, async ({ data, message, token }) => {
      accepts<Equal<typeof data.component_type, 3>>(true);
      accepts<string[]>(data.values);
      return updateMessage({ content: `${message.id} ${token}` });
    }),
    onComponent({ kind: ComponentType.BUTTON }, ({ data }) => {
      accepts<Equal<typeof data.values, undefined>>(true);
      return updateMessage({ content: data.custom_id });
    }),
    // @ts-expect-error TS18048 a button has no values
    onComponent({ kind: ComponentType.BUTTON }, ({ data }) => updateMessage({ content: data.values.join() })),
    // @ts-expect-error TS2322 an action row sends no interactions
    onComponent({ kind: ComponentType.ACTION_ROW }, () => deferUpdate()),
    // @ts-expect-error TS2322 a kind is a number of the interface
    onComponent({ kind: "button" }, () => deferUpdate()),
    // @ts-expect-error TS2322 commands have no kind
    onCommand({ kind: 2 }, () => reply({ content: "" })),
  ],
});

// Without a kind, the data is of either type until it is narrowed

onComponent("snacks", ({ data }) => {
  accepts<Equal<typeof data, MessageComponentData>>(true);
  accepts<Equal<typeof data.values, string[] | undefined>>(true);
  return updateMessage({ content: data.component_type === 3 ? data.values.join() : data.custom_id });
});
// @ts-expect-error TS18048 the key alone does not say what it belongs to
onComponent("snacks", ({ data }) => updateMessage({ content: data.values.join() }));

// A kind known only at run time narrows nothing; a handler may also accept all kinds

declare const kind: 2 | 3;
const either: ComponentHandler = ({ data }) => updateMessage({ content: (data.values ?? []).join() });
onComponent({ kind }, ({ data }) => updateMessage({ content: (data.values ?? []).join() }));
onComponent({ kind: 3 }, either);
// @ts-expect-error TS18048 it may be a button
onComponent({ kind }, ({ data }) => updateMessage({ content: data.values.join() }));
