// Written by guildwire from Guild, webhook, component, interaction and certified-device interface 8.0.0. Do
// not edit: change the specification.

import type { PartialEmoji } from "./emojis.js";

/**
 * The kind of a message component.
 *
 * Components state their types as constants, so that each is a type; this names them all for programs.
 *
 * - A component of any other type is refused. (component-type-unknown)
 */
export const ComponentType = {
  /** A row that holds other components. */
  ACTION_ROW: 1,
  /** A button. */
  BUTTON: 2,
  /** A menu to choose options from. */
  SELECT_MENU: 3,
} as const;
export type ComponentType = (typeof ComponentType)[keyof typeof ComponentType];

/**
 * What a button looks like, and whether it is a link.
 *
 * Buttons state their styles as constants, so that each style is a type; this names them all for programs.
 *
 * - A button of any other style is refused. (component-style-unknown)
 */
export const ButtonStyle = {
  /** The main action; needs a custom_id. */
  PRIMARY: 1,
  /** A lesser action; needs a custom_id. */
  SECONDARY: 2,
  /** An action that confirms; needs a custom_id. */
  SUCCESS: 3,
  /** An action that destroys; needs a custom_id. */
  DANGER: 4,
  /** Opens an address; needs a url, and takes no custom_id. */
  LINK: 5,
} as const;
export type ButtonStyle = (typeof ButtonStyle)[keyof typeof ButtonStyle];

/**
 * The developer's own name of a component; interactions carry it back.
 *
 * 1 to 100 characters.
 *
 * @remarks A choice: No lower bound is stated; an empty id could not tell components apart.
 */
export type CustomId = string;

/**
 * The components of a message, as rows from top to bottom.
 *
 * At most 5 items. Every custom_id must differ from the others of the message.
 *
 * - At the top level of a message stand action rows only; a button or a select menu there is refused.
 *   (component-rows-top-level)
 * - A message with more action rows than its components may have is refused. (component-rows-limit)
 * - No two components of a message have the same custom_id, whatever their kinds and rows, disabled ones
 *   included. (component-custom-id-unique)
 * - Custom ids are compared as exact strings; case and white space count. (component-custom-id-exact)
 */
export type MessageComponents = readonly ActionRow[];

/**
 * One component, told apart by its type.
 *
 * Rows and menus name what they hold; this is for programs that handle any component.
 *
 * - A component with a field that belongs to another type of component is refused. (component-foreign-field)
 * - A field that no component has is dropped, not refused. (component-unknown-field)
 * - Using a component, link buttons apart, sends an interaction of type 3 to the application.
 *   (component-interaction-sent)
 */
export type MessageComponent = ActionRow | Button | SelectMenu;

/**
 * A row of buttons, or of one select menu.
 *
 * - An action row cannot hold an action row. (component-row-not-nested)
 * - Link buttons count among the buttons that an action row may hold. (component-row-buttons-limit)
 * - An action row holds no second select menu. (component-row-select-limit)
 * - An action row holds either buttons or a select menu; different rows of one message may differ in this.
 *   (component-row-not-mixed)
 * - An action row without components is accepted. (component-row-empty)
 */
export interface ActionRow {
  /** Marks an action row. */
  type: 1;
  custom_id?: never;
  disabled?: never;
  style?: never;
  label?: never;
  emoji?: never;
  url?: never;
  options?: never;
  placeholder?: never;
  min_values?: never;
  max_values?: never;
  /**
   * Either buttons or a select menu, never both.
   *
   * Buttons: at most 5 items. Select menus: exactly 1 item.
   *
   * @remarks A choice: A row without components is not mentioned; it is accepted, empty or with the list left
   * out (T46).
   */
  components?: readonly Button[] | readonly SelectMenu[];
}

/**
 * A button. With a style from 1 to 4, or without one, it sends an interaction; with style 5 it opens an
 * address.
 *
 * - A button that is not a link has a custom_id. (component-button-custom-id)
 * - A button that is not a link has no url. (component-button-no-url)
 * - A button without a style is not a link; it needs a custom_id and takes no url.
 *   (component-button-no-style)
 * - A button with neither a label nor an emoji is accepted. (component-button-plain)
 */
export type Button = PrimaryButton | SecondaryButton | SuccessButton | DangerButton | LinkButton;

/** A button for the main action; also any button that states no style. */
export interface PrimaryButton {
  /** Marks a button. */
  type: 2;
  /** Names the button in the interaction that it sends. */
  custom_id: CustomId;
  /**
   * Whether the button cannot be pressed.
   *
   * @default false
   */
  disabled?: boolean;
  /**
   * The look of the button.
   *
   * @remarks A choice: A button without style is no link (T49); which of the other looks it has is not said,
   * and this is the first.
   * @default 1
   */
  style?: 1;
  /**
   * Text on the button.
   *
   * At most 80 characters.
   */
  label?: string;
  /** Emoji on the button. */
  emoji?: PartialEmoji;
  url?: never;
  options?: never;
  placeholder?: never;
  min_values?: never;
  max_values?: never;
  components?: never;
}

/** A button for a lesser action. */
export interface SecondaryButton {
  /** Marks a button. */
  type: 2;
  /** Names the button in the interaction that it sends. */
  custom_id: CustomId;
  /**
   * Whether the button cannot be pressed.
   *
   * @default false
   */
  disabled?: boolean;
  /** The look of the button. */
  style: 2;
  /**
   * Text on the button.
   *
   * At most 80 characters.
   */
  label?: string;
  /** Emoji on the button. */
  emoji?: PartialEmoji;
  url?: never;
  options?: never;
  placeholder?: never;
  min_values?: never;
  max_values?: never;
  components?: never;
}

/** A button for an action that confirms. */
export interface SuccessButton {
  /** Marks a button. */
  type: 2;
  /** Names the button in the interaction that it sends. */
  custom_id: CustomId;
  /**
   * Whether the button cannot be pressed.
   *
   * @default false
   */
  disabled?: boolean;
  /** The look of the button. */
  style: 3;
  /**
   * Text on the button.
   *
   * At most 80 characters.
   */
  label?: string;
  /** Emoji on the button. */
  emoji?: PartialEmoji;
  url?: never;
  options?: never;
  placeholder?: never;
  min_values?: never;
  max_values?: never;
  components?: never;
}

/** A button for an action that destroys. */
export interface DangerButton {
  /** Marks a button. */
  type: 2;
  /** Names the button in the interaction that it sends. */
  custom_id: CustomId;
  /**
   * Whether the button cannot be pressed.
   *
   * @default false
   */
  disabled?: boolean;
  /** The look of the button. */
  style: 4;
  /**
   * Text on the button.
   *
   * At most 80 characters.
   */
  label?: string;
  /** Emoji on the button. */
  emoji?: PartialEmoji;
  url?: never;
  options?: never;
  placeholder?: never;
  min_values?: never;
  max_values?: never;
  components?: never;
}

/**
 * A button that opens an address.
 *
 * - A link button has a url. (component-link-url)
 * - A link button has no custom_id, although other components need one. (component-link-no-custom-id)
 * - Clicking a link button sends no interaction. (component-link-no-interaction)
 */
export interface LinkButton {
  /** Marks a button. */
  type: 2;
  custom_id?: never;
  /**
   * Whether the button cannot be pressed.
   *
   * @default false
   */
  disabled?: boolean;
  /** Marks a link. */
  style: 5;
  /**
   * Text on the button.
   *
   * At most 80 characters.
   */
  label?: string;
  /** Emoji on the button. */
  emoji?: PartialEmoji;
  /**
   * The address to open.
   *
   * @remarks A choice: No form of the address is stated; any string is accepted.
   */
  url: string;
  options?: never;
  placeholder?: never;
  min_values?: never;
  max_values?: never;
  components?: never;
}

/**
 * A menu from which a user chooses one or more options.
 *
 * min_values must not be above max_values.
 *
 * - A select menu has a custom_id. (component-select-custom-id)
 * - A select menu needs options; an empty list is refused, and so is one with too many.
 *   (component-select-options-required)
 * - A select menu whose min_values is above its max_values is refused, with the defaults counted in.
 *   (component-select-min-not-above-max)
 * - A select menu whose max_values is above the number of its options is accepted.
 *   (component-select-max-above-options)
 * - Options of one menu may have the same value. (component-select-duplicate-values)
 * - The interaction of a select menu is sent when the user has finished choosing and closes the menu.
 *   (component-select-sent-when-closed)
 */
export interface SelectMenu {
  /** Marks a select menu. */
  type: 3;
  /** Names the menu in the interaction that it sends. */
  custom_id: CustomId;
  /**
   * Whether the menu cannot be used.
   *
   * @default false
   */
  disabled?: boolean;
  style?: never;
  label?: never;
  emoji?: never;
  url?: never;
  /**
   * The options to choose from, in the order in which they are shown.
   *
   * 1 to 25 items.
   *
   * @remarks A choice: No lower bound is stated; a menu without options could not be used.
   */
  options: readonly SelectOption[];
  /**
   * Text that is shown while nothing is chosen.
   *
   * At most 100 characters.
   */
  placeholder?: string;
  /**
   * The least number of options to choose.
   *
   * 0 to 25.
   *
   * @default 1
   */
  min_values?: number;
  /**
   * The greatest number of options to choose.
   *
   * 1 to 25.
   *
   * @remarks A choice: No lower bound is stated; a menu from which nothing may be chosen could not be used.
   * @default 1
   */
  max_values?: number;
  components?: never;
}

/** One choice of a select menu. */
export interface SelectOption {
  /**
   * What the user reads.
   *
   * At most 100 characters.
   */
  label: string;
  /**
   * What the application receives.
   *
   * At most 100 characters.
   */
  value: string;
  /**
   * More about the choice.
   *
   * At most 100 characters.
   */
  description?: string;
  /** Emoji beside the label. */
  emoji?: PartialEmoji;
  /** Whether the option is chosen at first. */
  default?: boolean;
}
