// Written by guildwire from Guild, webhook, component, interaction and certified-device interface 8.0.0. Do
// not edit: change the specification.

import { type Operation, arrayOf, emptyResponse, jsonBody, jsonResponse } from "@guildwire/runtime/server";
import {
  GetGuildVoiceRegionsPath,
  ModifyCurrentUserVoiceStatePath,
  ModifyUserVoiceStatePath,
} from "../../validators/parameters/voice.js";
import {
  ModifyCurrentUserVoiceStateBody,
  ModifyUserVoiceStateBody,
  VoiceRegion,
} from "../../validators/voice.js";
import { botOrBearerLogin } from "../security.js";

export const getGuildVoiceRegionsOperation: Operation = {
  id: "getGuildVoiceRegions",
  handler: ["voice", "getGuildVoiceRegions"],
  method: "GET",
  path: "/guilds/{guild_id}/regions",
  security: botOrBearerLogin,
  parameters: { path: [(values) => ({ guild_id: values[0] }), GetGuildVoiceRegionsPath] },
  responses: { 200: jsonResponse(arrayOf(VoiceRegion)) },
};

export const modifyCurrentUserVoiceStateOperation: Operation = {
  id: "modifyCurrentUserVoiceState",
  handler: ["voice", "modifyCurrentUserVoiceState"],
  method: "PATCH",
  path: "/guilds/{guild_id}/voice-states/@me",
  security: botOrBearerLogin,
  parameters: { path: [(values) => ({ guild_id: values[0] }), ModifyCurrentUserVoiceStatePath] },
  body: jsonBody(ModifyCurrentUserVoiceStateBody, { required: true }),
  responses: { 204: emptyResponse },
};

export const modifyUserVoiceStateOperation: Operation = {
  id: "modifyUserVoiceState",
  handler: ["voice", "modifyUserVoiceState"],
  method: "PATCH",
  path: "/guilds/{guild_id}/voice-states/{user_id}",
  security: botOrBearerLogin,
  permissions: ["MUTE_MEMBERS"],
  parameters: { path: [(values) => ({ guild_id: values[0], user_id: values[1] }), ModifyUserVoiceStatePath] },
  body: jsonBody(ModifyUserVoiceStateBody, { required: true }),
  responses: { 204: emptyResponse },
};
