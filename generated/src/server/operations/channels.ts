// Written by guildwire from Guild, webhook, component, interaction and certified-device interface 8.0.0. Do
// not edit: change the specification.

import { type Operation, arrayOf, emptyResponse, jsonBody, jsonResponse } from "@guildwire/runtime/server";
import {
  ActiveThreads,
  Channel,
  CreateGuildChannelBody,
  ModifyGuildChannelPositionsBody,
} from "../../validators/channels.js";
import {
  CreateGuildChannelPath,
  GetGuildChannelsPath,
  ListActiveThreadsPath,
  ModifyGuildChannelPositionsPath,
} from "../../validators/parameters/channels.js";
import { botOrBearerLogin } from "../security.js";

export const getGuildChannelsOperation: Operation = {
  id: "getGuildChannels",
  handler: ["channels", "getGuildChannels"],
  method: "GET",
  path: "/guilds/{guild_id}/channels",
  security: botOrBearerLogin,
  parameters: { path: [(values) => ({ guild_id: values[0] }), GetGuildChannelsPath] },
  responses: { 200: jsonResponse(arrayOf(Channel)) },
};

export const createGuildChannelOperation: Operation = {
  id: "createGuildChannel",
  handler: ["channels", "createGuildChannel"],
  method: "POST",
  path: "/guilds/{guild_id}/channels",
  security: botOrBearerLogin,
  permissions: ["MANAGE_CHANNELS"],
  events: ["CHANNEL_CREATE"],
  parameters: { path: [(values) => ({ guild_id: values[0] }), CreateGuildChannelPath] },
  body: jsonBody(CreateGuildChannelBody, { required: true }),
  responses: { 200: jsonResponse(Channel) },
};

export const modifyGuildChannelPositionsOperation: Operation = {
  id: "modifyGuildChannelPositions",
  handler: ["channels", "modifyGuildChannelPositions"],
  method: "PATCH",
  path: "/guilds/{guild_id}/channels",
  security: botOrBearerLogin,
  permissions: ["MANAGE_CHANNELS"],
  events: ["CHANNEL_UPDATE"],
  parameters: { path: [(values) => ({ guild_id: values[0] }), ModifyGuildChannelPositionsPath] },
  body: jsonBody(ModifyGuildChannelPositionsBody, { required: true }),
  responses: { 204: emptyResponse },
};

export const listActiveThreadsOperation: Operation = {
  id: "listActiveThreads",
  handler: ["channels", "listActiveThreads"],
  method: "GET",
  path: "/guilds/{guild_id}/threads/active",
  security: botOrBearerLogin,
  parameters: { path: [(values) => ({ guild_id: values[0] }), ListActiveThreadsPath] },
  responses: { 200: jsonResponse(ActiveThreads) },
};
