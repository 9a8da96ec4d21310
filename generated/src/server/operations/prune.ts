// Written by guildwire from Guild, webhook, component, interaction and certified-device interface 8.0.0. Do
// not edit: change the specification.

import { type Operation, jsonBody, jsonResponse } from "@guildwire/runtime/server";
import {
  BeginGuildPrunePath,
  GetGuildPruneCountPath,
  GetGuildPruneCountQuery,
} from "../../validators/parameters/prune.js";
import { BeginGuildPruneBody, PruneCount, PruneResult } from "../../validators/prune.js";
import { botOrBearerLogin } from "../security.js";

export const getGuildPruneCountOperation: Operation = {
  id: "getGuildPruneCount",
  handler: ["prune", "getGuildPruneCount"],
  method: "GET",
  path: "/guilds/{guild_id}/prune",
  security: botOrBearerLogin,
  permissions: ["KICK_MEMBERS"],
  parameters: {
    path: [(values) => ({ guild_id: values[0] }), GetGuildPruneCountPath],
    query: [
      (query) => ({ days: query.integer("days"), include_roles: query.list("include_roles") }),
      GetGuildPruneCountQuery,
    ],
  },
  responses: { 200: jsonResponse(PruneCount) },
};

export const beginGuildPruneOperation: Operation = {
  id: "beginGuildPrune",
  handler: ["prune", "beginGuildPrune"],
  method: "POST",
  path: "/guilds/{guild_id}/prune",
  security: botOrBearerLogin,
  permissions: ["KICK_MEMBERS"],
  events: ["GUILD_MEMBER_REMOVE"],
  parameters: { path: [(values) => ({ guild_id: values[0] }), BeginGuildPrunePath] },
  body: jsonBody(BeginGuildPruneBody, { required: false, absent: {} }),
  responses: { 200: jsonResponse(PruneResult) },
};
