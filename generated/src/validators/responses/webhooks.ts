// Written by guildwire from Guild, webhook, component, interaction and certified-device interface 8.0.0. Do
// not edit: change the specification.

import {
  type Path,
  type Report,
  type Validator,
  checkItems,
  copyItems,
  validator,
  wrongType,
} from "@guildwire/runtime/validate";
import type { Webhook } from "../../types/webhooks.js";
import { checkWebhook, copyWebhook, isWebhook } from "../webhooks.js";

/** What getChannelWebhooks answers with the status 200. */
export type GetChannelWebhooksResult = Webhook[];

export function isGetChannelWebhooksResult(value: unknown): value is GetChannelWebhooksResult {
  if (!Array.isArray(value)) return false;
  for (const item of value) if (!isWebhook(item)) return false;
  return true;
}

export function checkGetChannelWebhooksResult(value: unknown, path: Path, report: Report): void {
  if (!Array.isArray(value)) return wrongType(report, path, "an array", value);
  checkItems(value, path, report, isWebhook, checkWebhook);
}

export function copyGetChannelWebhooksResult(value: unknown): unknown {
  return copyItems(value, copyWebhook);
}

/** What getChannelWebhooks answers with the status 200. */
export const GetChannelWebhooksResult: Validator<GetChannelWebhooksResult> =
  /* @__PURE__ */ validator(
    isGetChannelWebhooksResult,
    checkGetChannelWebhooksResult,
    copyGetChannelWebhooksResult,
  );

/** What getGuildWebhooks answers with the status 200. */
export type GetGuildWebhooksResult = Webhook[];

export function isGetGuildWebhooksResult(value: unknown): value is GetGuildWebhooksResult {
  if (!Array.isArray(value)) return false;
  for (const item of value) if (!isWebhook(item)) return false;
  return true;
}

export function checkGetGuildWebhooksResult(value: unknown, path: Path, report: Report): void {
  if (!Array.isArray(value)) return wrongType(report, path, "an array", value);
  checkItems(value, path, report, isWebhook, checkWebhook);
}

export function copyGetGuildWebhooksResult(value: unknown): unknown {
  return copyItems(value, copyWebhook);
}

/** What getGuildWebhooks answers with the status 200. */
export const GetGuildWebhooksResult: Validator<GetGuildWebhooksResult> =
  /* @__PURE__ */ validator(
    isGetGuildWebhooksResult,
    checkGetGuildWebhooksResult,
    copyGetGuildWebhooksResult,
  );

/** What executeSlackCompatibleWebhook answers with the status 200. */
export type ExecuteSlackCompatibleWebhookResult200 = string | null;

export function isExecuteSlackCompatibleWebhookResult200(value: unknown): value is ExecuteSlackCompatibleWebhookResult200 {
  return value === null || typeof value === "string";
}

export function checkExecuteSlackCompatibleWebhookResult200(value: unknown, path: Path, report: Report): void {
  if (value !== null && typeof value !== "string") wrongType(report, path, "a string or null", value);
}

/** What executeSlackCompatibleWebhook answers with the status 200. */
export const ExecuteSlackCompatibleWebhookResult200: Validator<ExecuteSlackCompatibleWebhookResult200> =
  /* @__PURE__ */ validator(
    isExecuteSlackCompatibleWebhookResult200,
    checkExecuteSlackCompatibleWebhookResult200,
  );
