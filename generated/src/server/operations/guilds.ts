// Written by guildwire from Guild, webhook, component, interaction and certified-device interface 8.0.0. Do
// not edit: change the specification.

import { type Operation, emptyResponse, jsonBody, jsonResponse } from "@guildwire/runtime/server";
import { CreateGuildBody, Guild, GuildPreview, ModifyGuildBody } from "../../validators/guilds.js";
import {
  DeleteGuildPath,
  GetGuildPath,
  GetGuildPreviewPath,
  GetGuildQuery,
  ModifyGuildPath,
} from "../../validators/parameters/guilds.js";
import { botOrBearerLogin } from "../security.js";

export const createGuildOperation: Operation = {
  id: "createGuild",
  handler: ["guilds", "createGuild"],
  method: "POST",
  path: "/guilds",
  security: botOrBearerLogin,
  events: ["GUILD_CREATE"],
  body: jsonBody(CreateGuildBody, { required: true }),
  responses: { 200: jsonResponse(Guild) },
};

export const getGuildOperation: Operation = {
  id: "getGuild",
  handler: ["guilds", "getGuild"],
  method: "GET",
  path: "/guilds/{guild_id}",
  security: botOrBearerLogin,
  parameters: {
    path: [(values) => ({ guild_id: values[0] }), GetGuildPath],
    query: [(query) => ({ with_counts: query.boolean("with_counts") }), GetGuildQuery],
  },
  responses: { 200: jsonResponse(Guild) },
};

export const modifyGuildOperation: Operation = {
  id: "modifyGuild",
  handler: ["guilds", "modifyGuild"],
  method: "PATCH",
  path: "/guilds/{guild_id}",
  security: botOrBearerLogin,
  permissions: ["MANAGE_GUILD"],
  fieldPermissions: [{ property: "owner_id", permissions: [], ownerOnly: true }],
  events: ["GUILD_UPDATE"],
  parameters: { path: [(values) => ({ guild_id: values[0] }), ModifyGuildPath] },
  body: jsonBody(ModifyGuildBody, { required: true }),
  responses: { 200: jsonResponse(Guild) },
};

export const deleteGuildOperation: Operation = {
  id: "deleteGuild",
  handler: ["guilds", "deleteGuild"],
  method: "DELETE",
  path: "/guilds/{guild_id}",
  security: botOrBearerLogin,
  ownerOnly: true,
  events: ["GUILD_DELETE"],
  parameters: { path: [(values) => ({ guild_id: values[0] }), DeleteGuildPath] },
  responses: { 204: emptyResponse },
};

export const getGuildPreviewOperation: Operation = {
  id: "getGuildPreview",
  handler: ["guilds", "getGuildPreview"],
  method: "GET",
  path: "/guilds/{guild_id}/preview",
  security: botOrBearerLogin,
  parameters: { path: [(values) => ({ guild_id: values[0] }), GetGuildPreviewPath] },
  responses: { 200: jsonResponse(GuildPreview) },
};
