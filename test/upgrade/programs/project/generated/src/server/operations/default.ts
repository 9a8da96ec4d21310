// Written by guildwire from Port 1.4.0. Do not edit: change the specification.

import { type Operation, arrayOf, jsonResponse } from "@guildwire/runtime/server";
import { GetApiV1PilotsIdPath } from "../../validators/parameters/default.js";
import { Pilot, Tug } from "../../validators/schemas.js";
import { tokenLogin } from "../security.js";

export const getApiV1PilotsIdOperation: Operation = {
  id: "getApiV1PilotsId",
  handler: ["default_", "getApiV1PilotsId"],
  method: "GET",
  path: "/api/v1/pilots/{id}",
  security: tokenLogin,
  parameters: { path: [(values) => ({ id: values[0] }), GetApiV1PilotsIdPath] },
  responses: { 200: jsonResponse(Pilot) },
};

export const listTugsOperation: Operation = {
  id: "listTugs",
  handler: ["default_", "listTugs"],
  method: "GET",
  path: "/api/v1/tugs",
  security: tokenLogin,
  responses: { 200: jsonResponse(arrayOf(Tug)) },
};
