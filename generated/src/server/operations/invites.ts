// Written by guildwire from Guild, webhook, component, interaction and certified-device interface 8.0.0. Do
// not edit: change the specification.

import { type Operation, arrayOf, jsonResponse } from "@guildwire/runtime/server";
import { InviteWithMetadata, VanityUrl } from "../../validators/invites.js";
import { GetGuildInvitesPath, GetGuildVanityUrlPath } from "../../validators/parameters/invites.js";
import { botOrBearerLogin } from "../security.js";

export const getGuildInvitesOperation: Operation = {
  id: "getGuildInvites",
  handler: ["invites", "getGuildInvites"],
  method: "GET",
  path: "/guilds/{guild_id}/invites",
  security: botOrBearerLogin,
  permissions: ["MANAGE_GUILD"],
  parameters: { path: [(values) => ({ guild_id: values[0] }), GetGuildInvitesPath] },
  responses: { 200: jsonResponse(arrayOf(InviteWithMetadata)) },
};

export const getGuildVanityUrlOperation: Operation = {
  id: "getGuildVanityUrl",
  handler: ["invites", "getGuildVanityUrl"],
  method: "GET",
  path: "/guilds/{guild_id}/vanity-url",
  security: botOrBearerLogin,
  permissions: ["MANAGE_GUILD"],
  parameters: { path: [(values) => ({ guild_id: values[0] }), GetGuildVanityUrlPath] },
  responses: { 200: jsonResponse(VanityUrl) },
};
