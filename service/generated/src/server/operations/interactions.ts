// Written by guildwire from Control interface of the guildwire service 0.1.0. Do not edit: change the
// specification.

import { type Operation, jsonBody, jsonResponse } from "@guildwire/runtime/server";
import {
  ComponentUse,
  InteractionRecord,
  UseCommandBody,
  UseComponentBody,
} from "../../validators/interactions.js";
import { GetInteractionPath } from "../../validators/parameters/interactions.js";
import { adminLogin } from "../security.js";

export const useCommandOperation: Operation = {
  id: "useCommand",
  handler: ["interactions", "useCommand"],
  method: "POST",
  path: "/interactions/commands",
  security: adminLogin,
  body: jsonBody(UseCommandBody, { required: true }),
  responses: { 200: jsonResponse(InteractionRecord) },
};

export const useComponentOperation: Operation = {
  id: "useComponent",
  handler: ["interactions", "useComponent"],
  method: "POST",
  path: "/interactions/components",
  security: adminLogin,
  body: jsonBody(UseComponentBody, { required: true }),
  responses: { 200: jsonResponse(ComponentUse) },
};

export const getInteractionOperation: Operation = {
  id: "getInteraction",
  handler: ["interactions", "getInteraction"],
  method: "GET",
  path: "/interactions/{interaction_id}",
  security: adminLogin,
  parameters: { path: [(values) => ({ interaction_id: values[0] }), GetInteractionPath] },
  responses: { 200: jsonResponse(InteractionRecord) },
};
