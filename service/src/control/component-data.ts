import {
  type ActionRow,
  type Button,
  ButtonStyle,
  ComponentType,
  type MessageComponentData,
  type MessageComponents,
  type SelectMenu,
} from "@guildwire/api/types";
import { errors } from "@guildwire/control/server";
import type { UseComponentBody } from "@guildwire/control/types";

/**
 * The data of the interaction when a user uses a component of a message. Undefined for components that send none: a
 * link, or a menu that is still open.
 *
 * Rules: component-interaction-sent, component-link-no-interaction, component-select-sent-when-closed,
 * interaction-component-data, interaction-select-values, control-component-disabled.
 *
 * Throws unknownComponent (404, code 10063) for a component that does not exist or is disabled.
 */
export function componentDataOf(
  rows: MessageComponents,
  { custom_id, place, values = [], closed }: Pick<UseComponentBody, "custom_id" | "place" | "values" | "closed">,
): MessageComponentData | undefined {
  const [row = -1, column = -1] = place ?? [];
  const component =
    custom_id === undefined
      ? componentsOf(rows[row])[column]
      : rows.flatMap(componentsOf).find((each) => each.custom_id === custom_id);
  if (component === undefined || component.disabled === true) throw errors.unknownComponent();
  if (component.type === ComponentType.SELECT_MENU) {
    if (closed === false) return undefined;
    return { custom_id: component.custom_id, component_type: ComponentType.SELECT_MENU, values: [...values] };
  }
  if (component.style === ButtonStyle.LINK) return undefined;
  return { custom_id: component.custom_id, component_type: ComponentType.BUTTON };
}

function componentsOf(row: ActionRow | undefined): readonly (Button | SelectMenu)[] {
  return row?.components ?? [];
}
