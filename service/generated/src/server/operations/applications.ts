// Written by guildwire from Control interface of the guildwire service 0.1.0. Do not edit: change the
// specification.

import { type Operation, jsonBody, jsonResponse } from "@guildwire/runtime/server";
import {
  Application,
  CreateApplicationBody,
  EndpointCheck,
  ModifyApplicationBody,
  NewApplication,
} from "../../validators/applications.js";
import {
  CheckEndpointPath,
  GetApplicationPath,
  ModifyApplicationPath,
  ResetBotTokenPath,
} from "../../validators/parameters/applications.js";
import { adminLogin } from "../security.js";

export const createApplicationOperation: Operation = {
  id: "createApplication",
  handler: ["applications", "createApplication"],
  method: "POST",
  path: "/applications",
  security: adminLogin,
  body: jsonBody(CreateApplicationBody, { required: true }),
  responses: { 200: jsonResponse(NewApplication) },
};

export const getApplicationOperation: Operation = {
  id: "getApplication",
  handler: ["applications", "getApplication"],
  method: "GET",
  path: "/applications/{application_id}",
  security: adminLogin,
  parameters: { path: [(values) => ({ application_id: values[0] }), GetApplicationPath] },
  responses: { 200: jsonResponse(Application) },
};

export const modifyApplicationOperation: Operation = {
  id: "modifyApplication",
  handler: ["applications", "modifyApplication"],
  method: "PATCH",
  path: "/applications/{application_id}",
  security: adminLogin,
  parameters: { path: [(values) => ({ application_id: values[0] }), ModifyApplicationPath] },
  body: jsonBody(ModifyApplicationBody, { required: true }),
  responses: { 200: jsonResponse(Application) },
};

export const resetBotTokenOperation: Operation = {
  id: "resetBotToken",
  handler: ["applications", "resetBotToken"],
  method: "POST",
  path: "/applications/{application_id}/bot-token",
  security: adminLogin,
  parameters: { path: [(values) => ({ application_id: values[0] }), ResetBotTokenPath] },
  responses: { 200: jsonResponse(NewApplication) },
};

export const checkEndpointOperation: Operation = {
  id: "checkEndpoint",
  handler: ["applications", "checkEndpoint"],
  method: "POST",
  path: "/applications/{application_id}/endpoint-check",
  security: adminLogin,
  parameters: { path: [(values) => ({ application_id: values[0] }), CheckEndpointPath] },
  responses: { 200: jsonResponse(EndpointCheck) },
};
