// Written by guildwire from Control interface of the guildwire service 0.1.0. Do not edit: change the
// specification.

import { type Operation, emptyResponse, jsonBody, jsonResponse } from "@guildwire/runtime/server";
import {
  AddEmojiBody,
  ConnectAccountBody,
  Emoji,
  GuildState,
  InstallApplicationBody,
  Integration,
  ModifyGuildStateBody,
} from "../../validators/guilds.js";
import {
  AddEmojiPath,
  ConnectAccountPath,
  GetGuildStatePath,
  InstallApplicationPath,
  ModifyGuildStatePath,
  RemoveEmojiPath,
} from "../../validators/parameters/guilds.js";
import { adminLogin } from "../security.js";

export const getGuildStateOperation: Operation = {
  id: "getGuildState",
  handler: ["guilds", "getGuildState"],
  method: "GET",
  path: "/guilds/{guild_id}",
  security: adminLogin,
  parameters: { path: [(values) => ({ guild_id: values[0] }), GetGuildStatePath] },
  responses: { 200: jsonResponse(GuildState) },
};

export const modifyGuildStateOperation: Operation = {
  id: "modifyGuildState",
  handler: ["guilds", "modifyGuildState"],
  method: "PATCH",
  path: "/guilds/{guild_id}",
  security: adminLogin,
  parameters: { path: [(values) => ({ guild_id: values[0] }), ModifyGuildStatePath] },
  body: jsonBody(ModifyGuildStateBody, { required: true }),
  responses: { 200: jsonResponse(GuildState) },
};

export const addEmojiOperation: Operation = {
  id: "addEmoji",
  handler: ["guilds", "addEmoji"],
  method: "POST",
  path: "/guilds/{guild_id}/emojis",
  security: adminLogin,
  parameters: { path: [(values) => ({ guild_id: values[0] }), AddEmojiPath] },
  body: jsonBody(AddEmojiBody, { required: true }),
  responses: { 200: jsonResponse(Emoji) },
};

export const removeEmojiOperation: Operation = {
  id: "removeEmoji",
  handler: ["guilds", "removeEmoji"],
  method: "DELETE",
  path: "/guilds/{guild_id}/emojis/{emoji_id}",
  security: adminLogin,
  parameters: { path: [(values) => ({ guild_id: values[0], emoji_id: values[1] }), RemoveEmojiPath] },
  responses: { 204: emptyResponse },
};

export const connectAccountOperation: Operation = {
  id: "connectAccount",
  handler: ["guilds", "connectAccount"],
  method: "POST",
  path: "/guilds/{guild_id}/integrations",
  security: adminLogin,
  parameters: { path: [(values) => ({ guild_id: values[0] }), ConnectAccountPath] },
  body: jsonBody(ConnectAccountBody, { required: true }),
  responses: { 200: jsonResponse(Integration) },
};

export const installApplicationOperation: Operation = {
  id: "installApplication",
  handler: ["guilds", "installApplication"],
  method: "PUT",
  path: "/guilds/{guild_id}/applications/{application_id}",
  security: adminLogin,
  parameters: {
    path: [(values) => ({ guild_id: values[0], application_id: values[1] }), InstallApplicationPath],
  },
  body: jsonBody(InstallApplicationBody, { required: true }),
  responses: { 200: jsonResponse(Integration) },
};
