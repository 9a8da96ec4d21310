// Written by guildwire from Guild, webhook, component, interaction and certified-device interface 8.0.0. Do
// not edit: change the specification.

import { type Operation, jsonBody, jsonResponse } from "@guildwire/runtime/server";
import {
  GetGuildWelcomeScreenPath,
  ModifyGuildWelcomeScreenPath,
} from "../../validators/parameters/welcome-screens.js";
import { ModifyGuildWelcomeScreenBody, WelcomeScreen } from "../../validators/welcome-screens.js";
import { botOrBearerLogin } from "../security.js";

export const getGuildWelcomeScreenOperation: Operation = {
  id: "getGuildWelcomeScreen",
  handler: ["welcomeScreens", "getGuildWelcomeScreen"],
  method: "GET",
  path: "/guilds/{guild_id}/welcome-screen",
  security: botOrBearerLogin,
  parameters: { path: [(values) => ({ guild_id: values[0] }), GetGuildWelcomeScreenPath] },
  responses: { 200: jsonResponse(WelcomeScreen) },
};

export const modifyGuildWelcomeScreenOperation: Operation = {
  id: "modifyGuildWelcomeScreen",
  handler: ["welcomeScreens", "modifyGuildWelcomeScreen"],
  method: "PATCH",
  path: "/guilds/{guild_id}/welcome-screen",
  security: botOrBearerLogin,
  permissions: ["MANAGE_GUILD"],
  parameters: { path: [(values) => ({ guild_id: values[0] }), ModifyGuildWelcomeScreenPath] },
  body: jsonBody(ModifyGuildWelcomeScreenBody, { required: true }),
  responses: { 200: jsonResponse(WelcomeScreen) },
};
