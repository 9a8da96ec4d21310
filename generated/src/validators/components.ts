// Written by guildwire from Guild, webhook, component, interaction and certified-device interface 8.0.0. Do
// not edit: change the specification.

import {
  type Path,
  type Report,
  type Validator,
  at,
  broken,
  checkItems,
  copyItems,
  distinctScalars,
  fieldOf,
  forbidden,
  isObject,
  isReported,
  itemsOf,
  maxLength,
  missing,
  notAlone,
  notListed,
  pick,
  repeated,
  tooFewItems,
  tooLarge,
  tooLong,
  tooManyItems,
  tooShort,
  tooSmall,
  validator,
  wrongType,
} from "@guildwire/runtime/validate";
import type {
  ActionRow,
  Button,
  ButtonStyle,
  ComponentType,
  CustomId,
  DangerButton,
  LinkButton,
  MessageComponent,
  MessageComponents,
  PrimaryButton,
  SecondaryButton,
  SelectMenu,
  SelectOption,
  SuccessButton,
} from "../types/components.js";
import { checkPartialEmoji, copyPartialEmoji, isPartialEmoji } from "./emojis.js";

export function isComponentType(value: unknown): value is ComponentType {
  return value === 1 || value === 2 || value === 3;
}

export function checkComponentType(value: unknown, path: Path, report: Report): void {
  if (value !== 1 && value !== 2 && value !== 3)
    notListed(report, path, "enum", "one of 1 (ACTION_ROW), 2 (BUTTON) or 3 (SELECT_MENU)", value);
}

/** Checks values of type ComponentType. */
const componentTypeValidator: Validator<ComponentType> =
  /* @__PURE__ */ validator(isComponentType, checkComponentType);

export function isButtonStyle(value: unknown): value is ButtonStyle {
  return value === 1 || value === 2 || value === 3 || value === 4 || value === 5;
}

export function checkButtonStyle(value: unknown, path: Path, report: Report): void {
  if (value !== 1 && value !== 2 && value !== 3 && value !== 4 && value !== 5)
    notListed(
      report,
      path,
      "enum",
      "one of 1 (PRIMARY), 2 (SECONDARY), 3 (SUCCESS), 4 (DANGER) or 5 (LINK)",
      value,
    );
}

/** Checks values of type ButtonStyle. */
const buttonStyleValidator: Validator<ButtonStyle> =
  /* @__PURE__ */ validator(isButtonStyle, checkButtonStyle);

export function isCustomId(value: unknown): value is CustomId {
  return typeof value === "string" && value.length >= 1 && maxLength(value, 100);
}

export function checkCustomId(value: unknown, path: Path, report: Report): void {
  if (typeof value !== "string") wrongType(report, path, "a string", value);
  else {
    if (value.length < 1) tooShort(report, path, 1, value);
    if (!maxLength(value, 100)) tooLong(report, path, 100, value);
  }
}

/** Checks values of type CustomId. */
const customIdValidator: Validator<CustomId> = /* @__PURE__ */ validator(isCustomId, checkCustomId);

export function isMessageComponents(value: unknown): value is MessageComponents {
  if (!Array.isArray(value)) return false;
  if (value.length > 5) return false;
  for (const item of value) if (!isActionRow(item)) return false;
  if (!obeysMessageComponentsUniqueCustomId(value)) return false;
  return true;
}

export function checkMessageComponents(value: unknown, path: Path, report: Report): void {
  if (!Array.isArray(value)) return wrongType(report, path, "an array", value);
  if (value.length > 5) tooManyItems(report, path, 5, "the list", "action rows", value.length);
  checkItems(value.slice(0, 5), path, report, isActionRow, checkActionRow);
  if (value.length > 5) return;
  if (!obeysMessageComponentsUniqueCustomId(value)) repeated(
    report,
    path,
    value,
    ["*", "components", "*", "custom_id"],
    "unique-custom-id",
    "every custom_id must differ from the others of the message",
  );
}

export function copyMessageComponents(value: unknown): unknown {
  return copyItems(value, copyActionRow);
}

function obeysMessageComponentsUniqueCustomId(value: readonly unknown[]): boolean {
  const found: unknown[] = [];
  for (const first of value) {
    const second = isObject(first) ? first["components"] : undefined;
    for (const third of itemsOf(second)) {
      const fourth = isObject(third) ? third["custom_id"] : undefined;
      if (fourth !== undefined) found.push(fourth);
    }
  }
  return distinctScalars(found);
}

/** Checks values of type MessageComponents. */
const messageComponentsValidator: Validator<MessageComponents> =
  /* @__PURE__ */ validator(isMessageComponents, checkMessageComponents, copyMessageComponents);

export function isMessageComponent(value: unknown): value is MessageComponent {
  if (!isObject(value)) return false;
  switch (value["type"]) {
    case 1:
      return isActionRow(value);
    case 2:
      return isButton(value);
    case 3:
      return isSelectMenu(value);
    default:
      return false;
  }
}

export function checkMessageComponent(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  switch (value["type"]) {
    case 1:
      checkActionRow(value, path, report);
      return;
    case 2:
      checkButton(value, path, report);
      return;
    case 3:
      checkSelectMenu(value, path, report);
      return;
    default:
      if (value["type"] === undefined) missing(report, at(path, "type"), "a Message Component");
      else notListed(
        report,
        at(path, "type"),
        "enum",
        "one of 1 (Action row), 2 (Button) or 3 (Select menu)",
        value["type"],
      );
  }
}

export function copyMessageComponent(value: unknown): unknown {
  if (!isObject(value)) return value;
  switch (value["type"]) {
    case 1:
      return copyActionRow(value);
    case 2:
      return copyButton(value);
    case 3:
      return copySelectMenu(value);
    default:
      return value;
  }
}

/** Checks values of type MessageComponent. */
const messageComponentValidator: Validator<MessageComponent> =
  /* @__PURE__ */ validator(isMessageComponent, checkMessageComponent, copyMessageComponent);

export function isActionRow(value: unknown): value is ActionRow {
  if (!isObject(value)) return false;
  const type = value["type"];
  if (type !== 1) return false;
  if (value["custom_id"] !== undefined) return false;
  if (value["disabled"] !== undefined) return false;
  if (value["style"] !== undefined) return false;
  if (value["label"] !== undefined) return false;
  if (value["emoji"] !== undefined) return false;
  if (value["url"] !== undefined) return false;
  if (value["options"] !== undefined) return false;
  if (value["placeholder"] !== undefined) return false;
  if (value["min_values"] !== undefined) return false;
  if (value["max_values"] !== undefined) return false;
  const components = value["components"];
  if (components !== undefined && !isActionRowComponents(components)) return false;
  return true;
}

export function checkActionRow(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const type = value["type"];
  if (type === undefined) missing(report, at(path, "type"), "an Action Row");
  else if (type !== 1) return notListed(report, at(path, "type"), "const", "1 (ACTION_ROW)", type);
  if (value["custom_id"] !== undefined) forbidden(report, at(path, "custom_id"), "an Action Row");
  if (value["disabled"] !== undefined) forbidden(report, at(path, "disabled"), "an Action Row");
  if (value["style"] !== undefined) forbidden(report, at(path, "style"), "an Action Row");
  if (value["label"] !== undefined) forbidden(report, at(path, "label"), "an Action Row");
  if (value["emoji"] !== undefined) forbidden(report, at(path, "emoji"), "an Action Row");
  if (value["url"] !== undefined) forbidden(report, at(path, "url"), "an Action Row");
  if (value["options"] !== undefined) forbidden(report, at(path, "options"), "an Action Row");
  if (value["placeholder"] !== undefined) forbidden(report, at(path, "placeholder"), "an Action Row");
  if (value["min_values"] !== undefined) forbidden(report, at(path, "min_values"), "an Action Row");
  if (value["max_values"] !== undefined) forbidden(report, at(path, "max_values"), "an Action Row");
  const components = value["components"];
  if (components !== undefined) checkActionRowComponents(components, at(path, "components"), report);
}

export function copyActionRow(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, ["type", "components"]);
  if (copy["components"] !== undefined) copy["components"] = copyActionRowComponents(copy["components"]);
  return copy;
}

function isActionRowComponentsVariant1(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  if (value.length > 5) return false;
  for (const item of value) if (!isButton(item)) return false;
  return true;
}

function checkActionRowComponentsVariant1(value: unknown, path: Path, report: Report): void {
  if (!Array.isArray(value)) return wrongType(report, path, "an array", value);
  if (value.length > 5) tooManyItems(report, path, 5, "an Action Row", "buttons", value.length);
  checkItems(value.slice(0, 5), path, report, isButton, checkButton);
}

function isActionRowComponentsVariant2(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  if (value.length < 1) return false;
  if (value.length > 1) return false;
  for (const item of value) if (!isSelectMenu(item)) return false;
  return true;
}

function checkActionRowComponentsVariant2(value: unknown, path: Path, report: Report): void {
  if (!Array.isArray(value)) return wrongType(report, path, "an array", value);
  if (value.length < 1) tooFewItems(report, path, 1, "an Action Row", "select menu", value.length);
  if (value.length > 1) notAlone(report, path, "an Action Row", "a select menu", value.length);
  checkItems(value.slice(0, 1), path, report, isSelectMenu, checkSelectMenu);
}

function isActionRowComponents(value: unknown): boolean {
  return isActionRowComponentsVariant1(value) || isActionRowComponentsVariant2(value);
}

function checkActionRowComponents(value: unknown, path: Path, report: Report): void {
  if (Array.isArray(value)) {
    if (value.length === 0) {
      checkActionRowComponentsVariant1(value, path, report);
      return;
    }
    switch (fieldOf(value[0], "type")) {
      case 2:
        checkActionRowComponentsVariant1(value, path, report);
        return;
      case 3:
        checkActionRowComponentsVariant2(value, path, report);
        return;
      default:
        if (!isObject(value[0])) return wrongType(report, at(path, 0), "an object", value[0]);
        if (fieldOf(value[0], "type") === undefined) missing(
          report,
          at(at(path, 0), "type"),
          "an Action Row",
        );
        else notListed(
          report,
          at(at(path, 0), "type"),
          "enum",
          "one of 2 (Button) or 3 (Select menu)",
          fieldOf(value[0], "type"),
        );
    }
    return;
  }
  wrongType(report, path, "an array", value);
}

function copyActionRowComponents(value: unknown): unknown {
  if (isActionRowComponentsVariant1(value)) return copyItems(value, copyButton);
  if (isActionRowComponentsVariant2(value)) return copyItems(value, copySelectMenu);
  return value;
}

/** Checks values of type ActionRow. */
const actionRowValidator: Validator<ActionRow> =
  /* @__PURE__ */ validator(isActionRow, checkActionRow, copyActionRow);

export function isButton(value: unknown): value is Button {
  if (!isObject(value)) return false;
  switch (value["style"]) {
    case undefined:
    case 1:
      return isPrimaryButton(value);
    case 2:
      return isSecondaryButton(value);
    case 3:
      return isSuccessButton(value);
    case 4:
      return isDangerButton(value);
    case 5:
      return isLinkButton(value);
    default:
      return false;
  }
}

export function checkButton(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  switch (value["style"]) {
    case undefined:
    case 1:
      checkPrimaryButton(value, path, report);
      return;
    case 2:
      checkSecondaryButton(value, path, report);
      return;
    case 3:
      checkSuccessButton(value, path, report);
      return;
    case 4:
      checkDangerButton(value, path, report);
      return;
    case 5:
      checkLinkButton(value, path, report);
      return;
    default:
      notListed(
        report,
        at(path, "style"),
        "enum",
        "one of 1 (Primary button), 2 (Secondary button), 3 (Success button), 4 (Danger button) or 5 (Link button)",
        value["style"],
      );
  }
}

export function copyButton(value: unknown): unknown {
  if (!isObject(value)) return value;
  switch (value["style"]) {
    case undefined:
    case 1:
      return copyPrimaryButton(value);
    case 2:
      return copySecondaryButton(value);
    case 3:
      return copySuccessButton(value);
    case 4:
      return copyDangerButton(value);
    case 5:
      return copyLinkButton(value);
    default:
      return value;
  }
}

/** Checks values of type Button. */
const buttonValidator: Validator<Button> = /* @__PURE__ */ validator(isButton, checkButton, copyButton);

export function isPrimaryButton(value: unknown): value is PrimaryButton {
  if (!isObject(value)) return false;
  const type = value["type"];
  if (type !== 2) return false;
  const custom_id = value["custom_id"];
  if (!isCustomId(custom_id)) return false;
  const disabled = value["disabled"];
  if (disabled !== undefined && typeof disabled !== "boolean") return false;
  const style = value["style"];
  if (style !== undefined && style !== 1) return false;
  const label = value["label"];
  if (label !== undefined && (typeof label !== "string" || !maxLength(label, 80))) return false;
  const emoji = value["emoji"];
  if (emoji !== undefined && !isPartialEmoji(emoji)) return false;
  if (value["url"] !== undefined) return false;
  if (value["options"] !== undefined) return false;
  if (value["placeholder"] !== undefined) return false;
  if (value["min_values"] !== undefined) return false;
  if (value["max_values"] !== undefined) return false;
  if (value["components"] !== undefined) return false;
  return true;
}

export function checkPrimaryButton(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const type = value["type"];
  if (type === undefined) missing(report, at(path, "type"), "a Primary Button");
  else if (type !== 2) return notListed(report, at(path, "type"), "const", "2 (BUTTON)", type);
  const custom_id = value["custom_id"];
  if (custom_id === undefined) missing(report, at(path, "custom_id"), "a Primary Button");
  else if (!isCustomId(custom_id)) checkCustomId(custom_id, at(path, "custom_id"), report);
  const disabled = value["disabled"];
  if (disabled !== undefined && typeof disabled !== "boolean")
    wrongType(report, at(path, "disabled"), "a boolean", disabled);
  const style = value["style"];
  if (style !== undefined && style !== 1) notListed(report, at(path, "style"), "const", "1 (PRIMARY)", style);
  const label = value["label"];
  if (label !== undefined) {
    if (typeof label !== "string") wrongType(report, at(path, "label"), "a string", label);
    else if (!maxLength(label, 80)) tooLong(report, at(path, "label"), 80, label);
  }
  const emoji = value["emoji"];
  if (emoji !== undefined) checkPartialEmoji(emoji, at(path, "emoji"), report);
  if (value["url"] !== undefined) forbidden(report, at(path, "url"), "a Primary Button");
  if (value["options"] !== undefined) forbidden(report, at(path, "options"), "a Primary Button");
  if (value["placeholder"] !== undefined) forbidden(report, at(path, "placeholder"), "a Primary Button");
  if (value["min_values"] !== undefined) forbidden(report, at(path, "min_values"), "a Primary Button");
  if (value["max_values"] !== undefined) forbidden(report, at(path, "max_values"), "a Primary Button");
  if (value["components"] !== undefined) forbidden(report, at(path, "components"), "a Primary Button");
}

export function copyPrimaryButton(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, ["type", "custom_id", "disabled", "style", "label", "emoji"]);
  if (copy["disabled"] === undefined) copy["disabled"] = false;
  if (copy["style"] === undefined) copy["style"] = 1;
  if (copy["emoji"] !== undefined) copy["emoji"] = copyPartialEmoji(copy["emoji"]);
  return copy;
}

/** Checks values of type PrimaryButton. */
const primaryButtonValidator: Validator<PrimaryButton> =
  /* @__PURE__ */ validator(isPrimaryButton, checkPrimaryButton, copyPrimaryButton);

export function isSecondaryButton(value: unknown): value is SecondaryButton {
  if (!isObject(value)) return false;
  const type = value["type"];
  if (type !== 2) return false;
  const custom_id = value["custom_id"];
  if (!isCustomId(custom_id)) return false;
  const disabled = value["disabled"];
  if (disabled !== undefined && typeof disabled !== "boolean") return false;
  const style = value["style"];
  if (style !== 2) return false;
  const label = value["label"];
  if (label !== undefined && (typeof label !== "string" || !maxLength(label, 80))) return false;
  const emoji = value["emoji"];
  if (emoji !== undefined && !isPartialEmoji(emoji)) return false;
  if (value["url"] !== undefined) return false;
  if (value["options"] !== undefined) return false;
  if (value["placeholder"] !== undefined) return false;
  if (value["min_values"] !== undefined) return false;
  if (value["max_values"] !== undefined) return false;
  if (value["components"] !== undefined) return false;
  return true;
}

export function checkSecondaryButton(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const type = value["type"];
  if (type === undefined) missing(report, at(path, "type"), "a Secondary Button");
  else if (type !== 2) return notListed(report, at(path, "type"), "const", "2 (BUTTON)", type);
  const custom_id = value["custom_id"];
  if (custom_id === undefined) missing(report, at(path, "custom_id"), "a Secondary Button");
  else if (!isCustomId(custom_id)) checkCustomId(custom_id, at(path, "custom_id"), report);
  const disabled = value["disabled"];
  if (disabled !== undefined && typeof disabled !== "boolean")
    wrongType(report, at(path, "disabled"), "a boolean", disabled);
  const style = value["style"];
  if (style === undefined) missing(report, at(path, "style"), "a Secondary Button");
  else if (style !== 2) return notListed(report, at(path, "style"), "const", "2 (SECONDARY)", style);
  const label = value["label"];
  if (label !== undefined) {
    if (typeof label !== "string") wrongType(report, at(path, "label"), "a string", label);
    else if (!maxLength(label, 80)) tooLong(report, at(path, "label"), 80, label);
  }
  const emoji = value["emoji"];
  if (emoji !== undefined) checkPartialEmoji(emoji, at(path, "emoji"), report);
  if (value["url"] !== undefined) forbidden(report, at(path, "url"), "a Secondary Button");
  if (value["options"] !== undefined) forbidden(report, at(path, "options"), "a Secondary Button");
  if (value["placeholder"] !== undefined) forbidden(report, at(path, "placeholder"), "a Secondary Button");
  if (value["min_values"] !== undefined) forbidden(report, at(path, "min_values"), "a Secondary Button");
  if (value["max_values"] !== undefined) forbidden(report, at(path, "max_values"), "a Secondary Button");
  if (value["components"] !== undefined) forbidden(report, at(path, "components"), "a Secondary Button");
}

export function copySecondaryButton(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, ["type", "custom_id", "disabled", "style", "label", "emoji"]);
  if (copy["disabled"] === undefined) copy["disabled"] = false;
  if (copy["emoji"] !== undefined) copy["emoji"] = copyPartialEmoji(copy["emoji"]);
  return copy;
}

/** Checks values of type SecondaryButton. */
const secondaryButtonValidator: Validator<SecondaryButton> =
  /* @__PURE__ */ validator(isSecondaryButton, checkSecondaryButton, copySecondaryButton);

export function isSuccessButton(value: unknown): value is SuccessButton {
  if (!isObject(value)) return false;
  const type = value["type"];
  if (type !== 2) return false;
  const custom_id = value["custom_id"];
  if (!isCustomId(custom_id)) return false;
  const disabled = value["disabled"];
  if (disabled !== undefined && typeof disabled !== "boolean") return false;
  const style = value["style"];
  if (style !== 3) return false;
  const label = value["label"];
  if (label !== undefined && (typeof label !== "string" || !maxLength(label, 80))) return false;
  const emoji = value["emoji"];
  if (emoji !== undefined && !isPartialEmoji(emoji)) return false;
  if (value["url"] !== undefined) return false;
  if (value["options"] !== undefined) return false;
  if (value["placeholder"] !== undefined) return false;
  if (value["min_values"] !== undefined) return false;
  if (value["max_values"] !== undefined) return false;
  if (value["components"] !== undefined) return false;
  return true;
}

export function checkSuccessButton(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const type = value["type"];
  if (type === undefined) missing(report, at(path, "type"), "a Success Button");
  else if (type !== 2) return notListed(report, at(path, "type"), "const", "2 (BUTTON)", type);
  const custom_id = value["custom_id"];
  if (custom_id === undefined) missing(report, at(path, "custom_id"), "a Success Button");
  else if (!isCustomId(custom_id)) checkCustomId(custom_id, at(path, "custom_id"), report);
  const disabled = value["disabled"];
  if (disabled !== undefined && typeof disabled !== "boolean")
    wrongType(report, at(path, "disabled"), "a boolean", disabled);
  const style = value["style"];
  if (style === undefined) missing(report, at(path, "style"), "a Success Button");
  else if (style !== 3) return notListed(report, at(path, "style"), "const", "3 (SUCCESS)", style);
  const label = value["label"];
  if (label !== undefined) {
    if (typeof label !== "string") wrongType(report, at(path, "label"), "a string", label);
    else if (!maxLength(label, 80)) tooLong(report, at(path, "label"), 80, label);
  }
  const emoji = value["emoji"];
  if (emoji !== undefined) checkPartialEmoji(emoji, at(path, "emoji"), report);
  if (value["url"] !== undefined) forbidden(report, at(path, "url"), "a Success Button");
  if (value["options"] !== undefined) forbidden(report, at(path, "options"), "a Success Button");
  if (value["placeholder"] !== undefined) forbidden(report, at(path, "placeholder"), "a Success Button");
  if (value["min_values"] !== undefined) forbidden(report, at(path, "min_values"), "a Success Button");
  if (value["max_values"] !== undefined) forbidden(report, at(path, "max_values"), "a Success Button");
  if (value["components"] !== undefined) forbidden(report, at(path, "components"), "a Success Button");
}

export function copySuccessButton(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, ["type", "custom_id", "disabled", "style", "label", "emoji"]);
  if (copy["disabled"] === undefined) copy["disabled"] = false;
  if (copy["emoji"] !== undefined) copy["emoji"] = copyPartialEmoji(copy["emoji"]);
  return copy;
}

/** Checks values of type SuccessButton. */
const successButtonValidator: Validator<SuccessButton> =
  /* @__PURE__ */ validator(isSuccessButton, checkSuccessButton, copySuccessButton);

export function isDangerButton(value: unknown): value is DangerButton {
  if (!isObject(value)) return false;
  const type = value["type"];
  if (type !== 2) return false;
  const custom_id = value["custom_id"];
  if (!isCustomId(custom_id)) return false;
  const disabled = value["disabled"];
  if (disabled !== undefined && typeof disabled !== "boolean") return false;
  const style = value["style"];
  if (style !== 4) return false;
  const label = value["label"];
  if (label !== undefined && (typeof label !== "string" || !maxLength(label, 80))) return false;
  const emoji = value["emoji"];
  if (emoji !== undefined && !isPartialEmoji(emoji)) return false;
  if (value["url"] !== undefined) return false;
  if (value["options"] !== undefined) return false;
  if (value["placeholder"] !== undefined) return false;
  if (value["min_values"] !== undefined) return false;
  if (value["max_values"] !== undefined) return false;
  if (value["components"] !== undefined) return false;
  return true;
}

export function checkDangerButton(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const type = value["type"];
  if (type === undefined) missing(report, at(path, "type"), "a Danger Button");
  else if (type !== 2) return notListed(report, at(path, "type"), "const", "2 (BUTTON)", type);
  const custom_id = value["custom_id"];
  if (custom_id === undefined) missing(report, at(path, "custom_id"), "a Danger Button");
  else if (!isCustomId(custom_id)) checkCustomId(custom_id, at(path, "custom_id"), report);
  const disabled = value["disabled"];
  if (disabled !== undefined && typeof disabled !== "boolean")
    wrongType(report, at(path, "disabled"), "a boolean", disabled);
  const style = value["style"];
  if (style === undefined) missing(report, at(path, "style"), "a Danger Button");
  else if (style !== 4) return notListed(report, at(path, "style"), "const", "4 (DANGER)", style);
  const label = value["label"];
  if (label !== undefined) {
    if (typeof label !== "string") wrongType(report, at(path, "label"), "a string", label);
    else if (!maxLength(label, 80)) tooLong(report, at(path, "label"), 80, label);
  }
  const emoji = value["emoji"];
  if (emoji !== undefined) checkPartialEmoji(emoji, at(path, "emoji"), report);
  if (value["url"] !== undefined) forbidden(report, at(path, "url"), "a Danger Button");
  if (value["options"] !== undefined) forbidden(report, at(path, "options"), "a Danger Button");
  if (value["placeholder"] !== undefined) forbidden(report, at(path, "placeholder"), "a Danger Button");
  if (value["min_values"] !== undefined) forbidden(report, at(path, "min_values"), "a Danger Button");
  if (value["max_values"] !== undefined) forbidden(report, at(path, "max_values"), "a Danger Button");
  if (value["components"] !== undefined) forbidden(report, at(path, "components"), "a Danger Button");
}

export function copyDangerButton(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, ["type", "custom_id", "disabled", "style", "label", "emoji"]);
  if (copy["disabled"] === undefined) copy["disabled"] = false;
  if (copy["emoji"] !== undefined) copy["emoji"] = copyPartialEmoji(copy["emoji"]);
  return copy;
}

/** Checks values of type DangerButton. */
const dangerButtonValidator: Validator<DangerButton> =
  /* @__PURE__ */ validator(isDangerButton, checkDangerButton, copyDangerButton);

export function isLinkButton(value: unknown): value is LinkButton {
  if (!isObject(value)) return false;
  const type = value["type"];
  if (type !== 2) return false;
  if (value["custom_id"] !== undefined) return false;
  const disabled = value["disabled"];
  if (disabled !== undefined && typeof disabled !== "boolean") return false;
  const style = value["style"];
  if (style !== 5) return false;
  const label = value["label"];
  if (label !== undefined && (typeof label !== "string" || !maxLength(label, 80))) return false;
  const emoji = value["emoji"];
  if (emoji !== undefined && !isPartialEmoji(emoji)) return false;
  const url = value["url"];
  if (typeof url !== "string") return false;
  if (value["options"] !== undefined) return false;
  if (value["placeholder"] !== undefined) return false;
  if (value["min_values"] !== undefined) return false;
  if (value["max_values"] !== undefined) return false;
  if (value["components"] !== undefined) return false;
  return true;
}

export function checkLinkButton(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const type = value["type"];
  if (type === undefined) missing(report, at(path, "type"), "a Link Button");
  else if (type !== 2) return notListed(report, at(path, "type"), "const", "2 (BUTTON)", type);
  if (value["custom_id"] !== undefined) forbidden(report, at(path, "custom_id"), "a Link Button");
  const disabled = value["disabled"];
  if (disabled !== undefined && typeof disabled !== "boolean")
    wrongType(report, at(path, "disabled"), "a boolean", disabled);
  const style = value["style"];
  if (style === undefined) missing(report, at(path, "style"), "a Link Button");
  else if (style !== 5) return notListed(report, at(path, "style"), "const", "5 (LINK)", style);
  const label = value["label"];
  if (label !== undefined) {
    if (typeof label !== "string") wrongType(report, at(path, "label"), "a string", label);
    else if (!maxLength(label, 80)) tooLong(report, at(path, "label"), 80, label);
  }
  const emoji = value["emoji"];
  if (emoji !== undefined) checkPartialEmoji(emoji, at(path, "emoji"), report);
  const url = value["url"];
  if (url === undefined) missing(report, at(path, "url"), "a Link Button");
  else if (typeof url !== "string") wrongType(report, at(path, "url"), "a string", url);
  if (value["options"] !== undefined) forbidden(report, at(path, "options"), "a Link Button");
  if (value["placeholder"] !== undefined) forbidden(report, at(path, "placeholder"), "a Link Button");
  if (value["min_values"] !== undefined) forbidden(report, at(path, "min_values"), "a Link Button");
  if (value["max_values"] !== undefined) forbidden(report, at(path, "max_values"), "a Link Button");
  if (value["components"] !== undefined) forbidden(report, at(path, "components"), "a Link Button");
}

export function copyLinkButton(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, ["type", "disabled", "style", "label", "emoji", "url"]);
  if (copy["disabled"] === undefined) copy["disabled"] = false;
  if (copy["emoji"] !== undefined) copy["emoji"] = copyPartialEmoji(copy["emoji"]);
  return copy;
}

/** Checks values of type LinkButton. */
const linkButtonValidator: Validator<LinkButton> =
  /* @__PURE__ */ validator(isLinkButton, checkLinkButton, copyLinkButton);

export function isSelectMenu(value: unknown): value is SelectMenu {
  if (!isObject(value)) return false;
  const type = value["type"];
  if (type !== 3) return false;
  const custom_id = value["custom_id"];
  if (!isCustomId(custom_id)) return false;
  const disabled = value["disabled"];
  if (disabled !== undefined && typeof disabled !== "boolean") return false;
  if (value["style"] !== undefined) return false;
  if (value["label"] !== undefined) return false;
  if (value["emoji"] !== undefined) return false;
  if (value["url"] !== undefined) return false;
  const options = value["options"];
  if (!isSelectMenuOptions(options)) return false;
  const placeholder = value["placeholder"];
  if (placeholder !== undefined
    && (typeof placeholder !== "string" || !maxLength(placeholder, 100))) return false;
  const min_values = value["min_values"];
  if (min_values !== undefined
    && (typeof min_values !== "number"
      || !Number.isInteger(min_values)
      || min_values < 0
      || min_values > 25)) return false;
  const max_values = value["max_values"];
  if (max_values !== undefined
    && (typeof max_values !== "number"
      || !Number.isInteger(max_values)
      || max_values < 1
      || max_values > 25)) return false;
  if (value["components"] !== undefined) return false;
  {
    const lower = value["min_values"] ?? 1;
    const upper = value["max_values"] ?? 1;
    if (typeof lower === "number" && typeof upper === "number" && lower > upper) return false;
  }
  return true;
}

export function checkSelectMenu(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const type = value["type"];
  if (type === undefined) missing(report, at(path, "type"), "a Select Menu");
  else if (type !== 3) return notListed(report, at(path, "type"), "const", "3 (SELECT_MENU)", type);
  const custom_id = value["custom_id"];
  if (custom_id === undefined) missing(report, at(path, "custom_id"), "a Select Menu");
  else if (!isCustomId(custom_id)) checkCustomId(custom_id, at(path, "custom_id"), report);
  const disabled = value["disabled"];
  if (disabled !== undefined && typeof disabled !== "boolean")
    wrongType(report, at(path, "disabled"), "a boolean", disabled);
  if (value["style"] !== undefined) forbidden(report, at(path, "style"), "a Select Menu");
  if (value["label"] !== undefined) forbidden(report, at(path, "label"), "a Select Menu");
  if (value["emoji"] !== undefined) forbidden(report, at(path, "emoji"), "a Select Menu");
  if (value["url"] !== undefined) forbidden(report, at(path, "url"), "a Select Menu");
  const options = value["options"];
  if (options === undefined) missing(report, at(path, "options"), "a Select Menu");
  else checkSelectMenuOptions(options, at(path, "options"), report);
  const placeholder = value["placeholder"];
  if (placeholder !== undefined) {
    if (typeof placeholder !== "string") wrongType(report, at(path, "placeholder"), "a string", placeholder);
    else if (!maxLength(placeholder, 100)) tooLong(report, at(path, "placeholder"), 100, placeholder);
  }
  const min_values = value["min_values"];
  if (min_values !== undefined) {
    if (typeof min_values !== "number" || !Number.isInteger(min_values))
      wrongType(report, at(path, "min_values"), "an integer", min_values);
    else if (min_values < 0) tooSmall(report, at(path, "min_values"), 0, min_values);
    else if (min_values > 25) tooLarge(report, at(path, "min_values"), 25, min_values);
  }
  const max_values = value["max_values"];
  if (max_values !== undefined) {
    if (typeof max_values !== "number" || !Number.isInteger(max_values))
      wrongType(report, at(path, "max_values"), "an integer", max_values);
    else if (max_values < 1) tooSmall(report, at(path, "max_values"), 1, max_values);
    else if (max_values > 25) tooLarge(report, at(path, "max_values"), 25, max_values);
  }
  if (value["components"] !== undefined) forbidden(report, at(path, "components"), "a Select Menu");
  {
    const lower = value["min_values"] ?? 1;
    const upper = value["max_values"] ?? 1;
    if (typeof lower === "number" && typeof upper === "number" && lower > upper && !isReported(report, path, [
      "min_values",
      "max_values",
    ])) broken(
      report,
      at(path, value["min_values"] === undefined ? "max_values" : "min_values"),
      "min-values-not-above-max-values",
      "min_values must not be above max_values",
      { limit: upper, actual: lower },
    );
  }
}

export function copySelectMenu(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, [
    "type", "custom_id", "disabled", "options", "placeholder", "min_values", "max_values",
  ]);
  if (copy["disabled"] === undefined) copy["disabled"] = false;
  copy["options"] = copyItems(copy["options"], copySelectOption);
  if (copy["min_values"] === undefined) copy["min_values"] = 1;
  if (copy["max_values"] === undefined) copy["max_values"] = 1;
  return copy;
}

function isSelectMenuOptions(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  if (value.length < 1) return false;
  if (value.length > 25) return false;
  for (const item of value) if (!isSelectOption(item)) return false;
  return true;
}

function checkSelectMenuOptions(value: unknown, path: Path, report: Report): void {
  if (!Array.isArray(value)) return wrongType(report, path, "an array", value);
  if (value.length < 1) tooFewItems(report, path, 1, "a Select Menu", "select option", value.length);
  if (value.length > 25) tooManyItems(report, path, 25, "a Select Menu", "select options", value.length);
  checkItems(value.slice(0, 25), path, report, isSelectOption, checkSelectOption);
}

/** Checks values of type SelectMenu. */
const selectMenuValidator: Validator<SelectMenu> =
  /* @__PURE__ */ validator(isSelectMenu, checkSelectMenu, copySelectMenu);

export function isSelectOption(value: unknown): value is SelectOption {
  if (!isObject(value)) return false;
  const label = value["label"];
  if (typeof label !== "string" || !maxLength(label, 100)) return false;
  const value_ = value["value"];
  if (typeof value_ !== "string" || !maxLength(value_, 100)) return false;
  const description = value["description"];
  if (description !== undefined
    && (typeof description !== "string" || !maxLength(description, 100))) return false;
  const emoji = value["emoji"];
  if (emoji !== undefined && !isPartialEmoji(emoji)) return false;
  const default_ = value["default"];
  if (default_ !== undefined && typeof default_ !== "boolean") return false;
  return true;
}

export function checkSelectOption(value: unknown, path: Path, report: Report): void {
  if (!isObject(value)) return wrongType(report, path, "an object", value);
  const label = value["label"];
  if (label === undefined) missing(report, at(path, "label"), "a Select Option");
  else
    if (typeof label !== "string") wrongType(report, at(path, "label"), "a string", label);
    else if (!maxLength(label, 100)) tooLong(report, at(path, "label"), 100, label);
  const value_ = value["value"];
  if (value_ === undefined) missing(report, at(path, "value"), "a Select Option");
  else
    if (typeof value_ !== "string") wrongType(report, at(path, "value"), "a string", value_);
    else if (!maxLength(value_, 100)) tooLong(report, at(path, "value"), 100, value_);
  const description = value["description"];
  if (description !== undefined) {
    if (typeof description !== "string") wrongType(report, at(path, "description"), "a string", description);
    else if (!maxLength(description, 100)) tooLong(report, at(path, "description"), 100, description);
  }
  const emoji = value["emoji"];
  if (emoji !== undefined) checkPartialEmoji(emoji, at(path, "emoji"), report);
  const default_ = value["default"];
  if (default_ !== undefined && typeof default_ !== "boolean")
    wrongType(report, at(path, "default"), "a boolean", default_);
}

export function copySelectOption(value: unknown): unknown {
  if (!isObject(value)) return value;
  const copy = pick(value, ["label", "value", "description", "emoji", "default"]);
  if (copy["emoji"] !== undefined) copy["emoji"] = copyPartialEmoji(copy["emoji"]);
  return copy;
}

/** Checks values of type SelectOption. */
const selectOptionValidator: Validator<SelectOption> =
  /* @__PURE__ */ validator(isSelectOption, checkSelectOption, copySelectOption);

export {
  componentTypeValidator as ComponentType,
  buttonStyleValidator as ButtonStyle,
  customIdValidator as CustomId,
  messageComponentsValidator as MessageComponents,
  messageComponentValidator as MessageComponent,
  actionRowValidator as ActionRow,
  buttonValidator as Button,
  primaryButtonValidator as PrimaryButton,
  secondaryButtonValidator as SecondaryButton,
  successButtonValidator as SuccessButton,
  dangerButtonValidator as DangerButton,
  linkButtonValidator as LinkButton,
  selectMenuValidator as SelectMenu,
  selectOptionValidator as SelectOption,
};
