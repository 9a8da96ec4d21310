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
import { type FormIssue, pointer, refuse } from "../rules/form.js";

/**
 * The data of the interaction when a user uses a component of a message. Undefined for components that send none: a
 * link, or a menu that is still open.
 *
 * Rules: component-interaction-sent, component-link-no-interaction, component-select-sent-when-closed,
 * interaction-component-data, interaction-select-values, control-component-disabled, control-select-values.
 *
 * Throws unknownComponent (404, code 10063) for a component that does not exist or is disabled, and invalidFormBody (400,
 * code 50035) for values that a user cannot select in the menu.
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
    refuse(selectionIssues(component, values));
    return { custom_id: component.custom_id, component_type: ComponentType.SELECT_MENU, values: [...values] };
  }
  if (component.style === ButtonStyle.LINK) return undefined;
  return { custom_id: component.custom_id, component_type: ComponentType.BUTTON };
}

/** The issues of a selection: values that the menu does not offer, repeated ones, and too few or too many. */
function selectionIssues(
  { options, min_values = 1, max_values = 1 }: SelectMenu,
  values: readonly string[],
): readonly FormIssue[] {
  const offered = new Set(options.map(({ value }) => value));
  const issues = values.flatMap((value, index): readonly FormIssue[] => {
    const path = pointer("values", index);
    if (!offered.has(value)) {
      return [{ path, code: "enum", message: `must be one of: ${[...offered].join(", ")}` }];
    }
    return values.indexOf(value) === index ? [] : [{ path, code: "unique-items", message: "must not be repeated" }];
  });
  if (issues.length > 0 || (values.length >= min_values && values.length <= max_values)) return issues;
  const count = min_values === max_values ? String(min_values) : `${min_values} to ${max_values}`;
  const code = values.length < min_values ? "min-items" : "max-items";
  return [{ path: "/values", code, message: `must have ${count} ${count === "1" ? "value" : "values"}` }];
}

function componentsOf(row: ActionRow | undefined): readonly (Button | SelectMenu)[] {
  return row?.components ?? [];
}
