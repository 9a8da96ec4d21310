// Written by guildwire from Control interface of the guildwire service 0.1.0. Do not edit: change the
// specification.

import { type Operation, jsonBody, jsonResponse } from "@guildwire/runtime/server";
import { Clock, MoveClockBody } from "../../validators/clock.js";
import { adminLogin } from "../security.js";

export const getClockOperation: Operation = {
  id: "getClock",
  handler: ["clock", "getClock"],
  method: "GET",
  path: "/clock",
  security: adminLogin,
  responses: { 200: jsonResponse(Clock) },
};

export const moveClockOperation: Operation = {
  id: "moveClock",
  handler: ["clock", "moveClock"],
  method: "PATCH",
  path: "/clock",
  security: adminLogin,
  body: jsonBody(MoveClockBody, { required: true }),
  responses: { 200: jsonResponse(Clock) },
};
