// Written by guildwire from Control interface of the guildwire service 0.1.0. Do not edit: change the
// specification.

import { type Operation, emptyResponse, jsonBody, jsonResponse } from "@guildwire/runtime/server";
import {
  ConnectVoiceBody,
  JoinGuildBody,
  Member,
  SetLastActivityBody,
  VoiceState,
} from "../../validators/members.js";
import {
  BoostGuildPath,
  CompleteScreeningPath,
  ConnectVoicePath,
  DisconnectVoicePath,
  GetVoiceStatePath,
  JoinGuildPath,
  LeaveGuildPath,
  SetLastActivityPath,
  StopBoostingPath,
} from "../../validators/parameters/members.js";
import { adminLogin } from "../security.js";

export const joinGuildOperation: Operation = {
  id: "joinGuild",
  handler: ["members", "joinGuild"],
  method: "PUT",
  path: "/guilds/{guild_id}/members/{user_id}",
  security: adminLogin,
  parameters: { path: [(values) => ({ guild_id: values[0], user_id: values[1] }), JoinGuildPath] },
  body: jsonBody(JoinGuildBody, { required: false, absent: {} }),
  responses: { 200: jsonResponse(Member) },
};

export const leaveGuildOperation: Operation = {
  id: "leaveGuild",
  handler: ["members", "leaveGuild"],
  method: "DELETE",
  path: "/guilds/{guild_id}/members/{user_id}",
  security: adminLogin,
  parameters: { path: [(values) => ({ guild_id: values[0], user_id: values[1] }), LeaveGuildPath] },
  responses: { 204: emptyResponse },
};

export const completeScreeningOperation: Operation = {
  id: "completeScreening",
  handler: ["members", "completeScreening"],
  method: "PUT",
  path: "/guilds/{guild_id}/members/{user_id}/screening",
  security: adminLogin,
  parameters: { path: [(values) => ({ guild_id: values[0], user_id: values[1] }), CompleteScreeningPath] },
  responses: { 204: emptyResponse },
};

export const setLastActivityOperation: Operation = {
  id: "setLastActivity",
  handler: ["members", "setLastActivity"],
  method: "PUT",
  path: "/guilds/{guild_id}/members/{user_id}/activity",
  security: adminLogin,
  parameters: { path: [(values) => ({ guild_id: values[0], user_id: values[1] }), SetLastActivityPath] },
  body: jsonBody(SetLastActivityBody, { required: true }),
  responses: { 204: emptyResponse },
};

export const boostGuildOperation: Operation = {
  id: "boostGuild",
  handler: ["members", "boostGuild"],
  method: "PUT",
  path: "/guilds/{guild_id}/members/{user_id}/boost",
  security: adminLogin,
  parameters: { path: [(values) => ({ guild_id: values[0], user_id: values[1] }), BoostGuildPath] },
  responses: { 204: emptyResponse },
};

export const stopBoostingOperation: Operation = {
  id: "stopBoosting",
  handler: ["members", "stopBoosting"],
  method: "DELETE",
  path: "/guilds/{guild_id}/members/{user_id}/boost",
  security: adminLogin,
  parameters: { path: [(values) => ({ guild_id: values[0], user_id: values[1] }), StopBoostingPath] },
  responses: { 204: emptyResponse },
};

export const connectVoiceOperation: Operation = {
  id: "connectVoice",
  handler: ["members", "connectVoice"],
  method: "PUT",
  path: "/guilds/{guild_id}/members/{user_id}/voice-state",
  security: adminLogin,
  parameters: { path: [(values) => ({ guild_id: values[0], user_id: values[1] }), ConnectVoicePath] },
  body: jsonBody(ConnectVoiceBody, { required: true }),
  responses: { 200: jsonResponse(VoiceState) },
};

export const getVoiceStateOperation: Operation = {
  id: "getVoiceState",
  handler: ["members", "getVoiceState"],
  method: "GET",
  path: "/guilds/{guild_id}/members/{user_id}/voice-state",
  security: adminLogin,
  parameters: { path: [(values) => ({ guild_id: values[0], user_id: values[1] }), GetVoiceStatePath] },
  responses: { 200: jsonResponse(VoiceState) },
};

export const disconnectVoiceOperation: Operation = {
  id: "disconnectVoice",
  handler: ["members", "disconnectVoice"],
  method: "DELETE",
  path: "/guilds/{guild_id}/members/{user_id}/voice-state",
  security: adminLogin,
  parameters: { path: [(values) => ({ guild_id: values[0], user_id: values[1] }), DisconnectVoicePath] },
  responses: { 204: emptyResponse },
};
