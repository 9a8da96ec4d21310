// Written by guildwire from Guild, webhook, component, interaction and certified-device interface 8.0.0. Do
// not edit: change the specification.

import { type Operation, arrayOf, emptyResponse, jsonBody, jsonResponse } from "@guildwire/runtime/server";
import { Ban, CreateGuildBanBody } from "../../validators/bans.js";
import {
  CreateGuildBanPath,
  GetGuildBanPath,
  GetGuildBansPath,
  RemoveGuildBanPath,
} from "../../validators/parameters/bans.js";
import { botOrBearerLogin } from "../security.js";

export const getGuildBansOperation: Operation = {
  id: "getGuildBans",
  handler: ["bans", "getGuildBans"],
  method: "GET",
  path: "/guilds/{guild_id}/bans",
  security: botOrBearerLogin,
  permissions: ["BAN_MEMBERS"],
  parameters: { path: [(values) => ({ guild_id: values[0] }), GetGuildBansPath] },
  responses: { 200: jsonResponse(arrayOf(Ban)) },
};

export const getGuildBanOperation: Operation = {
  id: "getGuildBan",
  handler: ["bans", "getGuildBan"],
  method: "GET",
  path: "/guilds/{guild_id}/bans/{user_id}",
  security: botOrBearerLogin,
  permissions: ["BAN_MEMBERS"],
  parameters: { path: [(values) => ({ guild_id: values[0], user_id: values[1] }), GetGuildBanPath] },
  responses: { 200: jsonResponse(Ban) },
};

export const createGuildBanOperation: Operation = {
  id: "createGuildBan",
  handler: ["bans", "createGuildBan"],
  method: "PUT",
  path: "/guilds/{guild_id}/bans/{user_id}",
  security: botOrBearerLogin,
  permissions: ["BAN_MEMBERS"],
  events: ["GUILD_BAN_ADD"],
  parameters: { path: [(values) => ({ guild_id: values[0], user_id: values[1] }), CreateGuildBanPath] },
  body: jsonBody(CreateGuildBanBody, { required: false, absent: {} }),
  responses: { 204: emptyResponse },
};

export const removeGuildBanOperation: Operation = {
  id: "removeGuildBan",
  handler: ["bans", "removeGuildBan"],
  method: "DELETE",
  path: "/guilds/{guild_id}/bans/{user_id}",
  security: botOrBearerLogin,
  permissions: ["BAN_MEMBERS"],
  events: ["GUILD_BAN_REMOVE"],
  parameters: { path: [(values) => ({ guild_id: values[0], user_id: values[1] }), RemoveGuildBanPath] },
  responses: { 204: emptyResponse },
};
