// Written by guildwire from Control interface of the guildwire service 0.1.0. Do not edit: change the
// specification.

import {
  type Path,
  type Report,
  type Validator,
  checkItems,
  copyItems,
  validator,
  wrongType,
} from "@guildwire/runtime/validate";
import type { ControlledUser, Notification } from "../../types/users.js";
import {
  checkControlledUser,
  checkNotification,
  copyControlledUser,
  copyNotification,
  isControlledUser,
  isNotification,
} from "../users.js";

/** What listUsers answers with the status 200. */
export type ListUsersResult = ControlledUser[];

export function isListUsersResult(value: unknown): value is ListUsersResult {
  if (!Array.isArray(value)) return false;
  for (const item of value) if (!isControlledUser(item)) return false;
  return true;
}

export function checkListUsersResult(value: unknown, path: Path, report: Report): void {
  if (!Array.isArray(value)) return wrongType(report, path, "an array", value);
  checkItems(value, path, report, isControlledUser, checkControlledUser);
}

export function copyListUsersResult(value: unknown): unknown {
  return copyItems(value, copyControlledUser);
}

/** What listUsers answers with the status 200. */
export const ListUsersResult: Validator<ListUsersResult> =
  /* @__PURE__ */ validator(isListUsersResult, checkListUsersResult, copyListUsersResult);

/** What listNotifications answers with the status 200. */
export type ListNotificationsResult = Notification[];

export function isListNotificationsResult(value: unknown): value is ListNotificationsResult {
  if (!Array.isArray(value)) return false;
  for (const item of value) if (!isNotification(item)) return false;
  return true;
}

export function checkListNotificationsResult(value: unknown, path: Path, report: Report): void {
  if (!Array.isArray(value)) return wrongType(report, path, "an array", value);
  checkItems(value, path, report, isNotification, checkNotification);
}

export function copyListNotificationsResult(value: unknown): unknown {
  return copyItems(value, copyNotification);
}

/** What listNotifications answers with the status 200. */
export const ListNotificationsResult: Validator<ListNotificationsResult> =
  /* @__PURE__ */ validator(
    isListNotificationsResult,
    checkListNotificationsResult,
    copyListNotificationsResult,
  );
