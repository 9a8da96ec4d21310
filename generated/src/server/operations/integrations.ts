// Written by guildwire from Guild, webhook, component, interaction and certified-device interface 8.0.0. Do
// not edit: change the specification.

import { type Operation, arrayOf, emptyResponse, jsonResponse } from "@guildwire/runtime/server";
import { Integration } from "../../validators/integrations.js";
import {
  DeleteGuildIntegrationPath,
  GetGuildIntegrationsPath,
} from "../../validators/parameters/integrations.js";
import { botOrBearerLogin } from "../security.js";

export const getGuildIntegrationsOperation: Operation = {
  id: "getGuildIntegrations",
  handler: ["integrations", "getGuildIntegrations"],
  method: "GET",
  path: "/guilds/{guild_id}/integrations",
  security: botOrBearerLogin,
  permissions: ["MANAGE_GUILD"],
  parameters: { path: [(values) => ({ guild_id: values[0] }), GetGuildIntegrationsPath] },
  responses: { 200: jsonResponse(arrayOf(Integration)) },
};

export const deleteGuildIntegrationOperation: Operation = {
  id: "deleteGuildIntegration",
  handler: ["integrations", "deleteGuildIntegration"],
  method: "DELETE",
  path: "/guilds/{guild_id}/integrations/{integration_id}",
  security: botOrBearerLogin,
  permissions: ["MANAGE_GUILD"],
  events: ["GUILD_INTEGRATIONS_UPDATE"],
  parameters: {
    path: [(values) => ({ guild_id: values[0], integration_id: values[1] }), DeleteGuildIntegrationPath],
  },
  responses: { 204: emptyResponse },
};
