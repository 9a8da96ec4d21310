// Written by guildwire from Guild, webhook, component, interaction and certified-device interface 8.0.0. Do
// not edit: change the specification.

import type {
  ActionRow,
  CustomId,
  DangerButton,
  LinkButton,
  PrimaryButton,
  SecondaryButton,
  SelectMenu,
  SelectOption,
  SuccessButton,
} from "../types/components.js";

/** A row of buttons, or of one select menu. */
export function actionRow(...components: NonNullable<ActionRow["components"]>): ActionRow {
  return { type: 1, components };
}

/** A button for the main action. */
export function button(
  label: string,
  custom_id: CustomId,
  options?: Omit<PrimaryButton, "type" | "style" | "label" | "custom_id">,
): PrimaryButton {
  return { ...options, type: 2, style: 1, label, custom_id };
}

/** A button for the main action. */
export function primaryButton(
  label: string,
  custom_id: CustomId,
  options?: Omit<PrimaryButton, "type" | "style" | "label" | "custom_id">,
): PrimaryButton {
  return { ...options, type: 2, style: 1, label, custom_id };
}

/** A button for a lesser action. */
export function secondaryButton(
  label: string,
  custom_id: CustomId,
  options?: Omit<SecondaryButton, "type" | "style" | "label" | "custom_id">,
): SecondaryButton {
  return { ...options, type: 2, style: 2, label, custom_id };
}

/** A button for an action that confirms. */
export function successButton(
  label: string,
  custom_id: CustomId,
  options?: Omit<SuccessButton, "type" | "style" | "label" | "custom_id">,
): SuccessButton {
  return { ...options, type: 2, style: 3, label, custom_id };
}

/** A button for an action that destroys. */
export function dangerButton(
  label: string,
  custom_id: CustomId,
  options?: Omit<DangerButton, "type" | "style" | "label" | "custom_id">,
): DangerButton {
  return { ...options, type: 2, style: 4, label, custom_id };
}

/** A button that opens an address. */
export function linkButton(
  label: string,
  url: string,
  options?: Omit<LinkButton, "type" | "style" | "label" | "url">,
): LinkButton {
  return { ...options, type: 2, style: 5, label, url };
}

/** A menu from which a user chooses one or more options. */
export function selectMenu(
  custom_id: CustomId,
  items: readonly SelectOption[],
  options?: Omit<SelectMenu, "type" | "custom_id" | "options">,
): SelectMenu {
  return { ...options, type: 3, custom_id, options: items };
}

/** One choice of a select menu. */
export function option(
  label: string,
  value: string,
  options?: Omit<SelectOption, "label" | "value">,
): SelectOption {
  return { ...options, label, value };
}
