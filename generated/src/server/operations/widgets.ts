// Written by guildwire from Guild, webhook, component, interaction and certified-device interface 8.0.0. Do
// not edit: change the specification.

import { type Operation, binaryResponse, jsonBody, jsonResponse } from "@guildwire/runtime/server";
import {
  GetGuildWidgetImagePath,
  GetGuildWidgetImageQuery,
  GetGuildWidgetPath,
  GetGuildWidgetSettingsPath,
  ModifyGuildWidgetPath,
} from "../../validators/parameters/widgets.js";
import { GuildWidget, ModifyGuildWidgetBody, PublicWidget } from "../../validators/widgets.js";
import { botOrBearerLogin } from "../security.js";

export const getGuildWidgetSettingsOperation: Operation = {
  id: "getGuildWidgetSettings",
  handler: ["widgets", "getGuildWidgetSettings"],
  method: "GET",
  path: "/guilds/{guild_id}/widget",
  security: botOrBearerLogin,
  permissions: ["MANAGE_GUILD"],
  parameters: { path: [(values) => ({ guild_id: values[0] }), GetGuildWidgetSettingsPath] },
  responses: { 200: jsonResponse(GuildWidget) },
};

export const modifyGuildWidgetOperation: Operation = {
  id: "modifyGuildWidget",
  handler: ["widgets", "modifyGuildWidget"],
  method: "PATCH",
  path: "/guilds/{guild_id}/widget",
  security: botOrBearerLogin,
  permissions: ["MANAGE_GUILD"],
  parameters: { path: [(values) => ({ guild_id: values[0] }), ModifyGuildWidgetPath] },
  body: jsonBody(ModifyGuildWidgetBody, { required: true }),
  responses: { 200: jsonResponse(GuildWidget) },
};

export const getGuildWidgetOperation: Operation = {
  id: "getGuildWidget",
  handler: ["widgets", "getGuildWidget"],
  method: "GET",
  path: "/guilds/{guild_id}/widget.json",
  parameters: { path: [(values) => ({ guild_id: values[0] }), GetGuildWidgetPath] },
  responses: { 200: jsonResponse(PublicWidget) },
};

export const getGuildWidgetImageOperation: Operation = {
  id: "getGuildWidgetImage",
  handler: ["widgets", "getGuildWidgetImage"],
  method: "GET",
  path: "/guilds/{guild_id}/widget.png",
  parameters: {
    path: [(values) => ({ guild_id: values[0] }), GetGuildWidgetImagePath],
    query: [(query) => ({ style: query.text("style") }), GetGuildWidgetImageQuery],
  },
  responses: { 200: binaryResponse(["image/png"]) },
};
