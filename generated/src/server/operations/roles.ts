// Written by guildwire from Guild, webhook, component, interaction and certified-device interface 8.0.0. Do
// not edit: change the specification.

import { type Operation, arrayOf, emptyResponse, jsonBody, jsonResponse } from "@guildwire/runtime/server";
import {
  CreateGuildRolePath,
  DeleteGuildRolePath,
  GetGuildRolesPath,
  ModifyGuildRolePath,
  ModifyGuildRolePositionsPath,
} from "../../validators/parameters/roles.js";
import {
  CreateGuildRoleBody,
  ModifyGuildRoleBody,
  ModifyGuildRolePositionsBody,
  Role,
} from "../../validators/roles.js";
import { botOrBearerLogin } from "../security.js";

export const getGuildRolesOperation: Operation = {
  id: "getGuildRoles",
  handler: ["roles", "getGuildRoles"],
  method: "GET",
  path: "/guilds/{guild_id}/roles",
  security: botOrBearerLogin,
  parameters: { path: [(values) => ({ guild_id: values[0] }), GetGuildRolesPath] },
  responses: { 200: jsonResponse(arrayOf(Role)) },
};

export const createGuildRoleOperation: Operation = {
  id: "createGuildRole",
  handler: ["roles", "createGuildRole"],
  method: "POST",
  path: "/guilds/{guild_id}/roles",
  security: botOrBearerLogin,
  permissions: ["MANAGE_ROLES"],
  events: ["GUILD_ROLE_CREATE"],
  parameters: { path: [(values) => ({ guild_id: values[0] }), CreateGuildRolePath] },
  body: jsonBody(CreateGuildRoleBody, { required: false, absent: {} }),
  responses: { 200: jsonResponse(Role) },
};

export const modifyGuildRolePositionsOperation: Operation = {
  id: "modifyGuildRolePositions",
  handler: ["roles", "modifyGuildRolePositions"],
  method: "PATCH",
  path: "/guilds/{guild_id}/roles",
  security: botOrBearerLogin,
  permissions: ["MANAGE_ROLES"],
  events: ["GUILD_ROLE_UPDATE"],
  parameters: { path: [(values) => ({ guild_id: values[0] }), ModifyGuildRolePositionsPath] },
  body: jsonBody(ModifyGuildRolePositionsBody, { required: true }),
  responses: { 200: jsonResponse(arrayOf(Role)) },
};

export const modifyGuildRoleOperation: Operation = {
  id: "modifyGuildRole",
  handler: ["roles", "modifyGuildRole"],
  method: "PATCH",
  path: "/guilds/{guild_id}/roles/{role_id}",
  security: botOrBearerLogin,
  permissions: ["MANAGE_ROLES"],
  events: ["GUILD_ROLE_UPDATE"],
  parameters: { path: [(values) => ({ guild_id: values[0], role_id: values[1] }), ModifyGuildRolePath] },
  body: jsonBody(ModifyGuildRoleBody, { required: true }),
  responses: { 200: jsonResponse(Role) },
};

export const deleteGuildRoleOperation: Operation = {
  id: "deleteGuildRole",
  handler: ["roles", "deleteGuildRole"],
  method: "DELETE",
  path: "/guilds/{guild_id}/roles/{role_id}",
  security: botOrBearerLogin,
  permissions: ["MANAGE_ROLES"],
  events: ["GUILD_ROLE_DELETE"],
  parameters: { path: [(values) => ({ guild_id: values[0], role_id: values[1] }), DeleteGuildRolePath] },
  responses: { 204: emptyResponse },
};
