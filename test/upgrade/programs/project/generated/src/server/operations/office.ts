// Written by guildwire from Port 1.4.0. Do not edit: change the specification.

import {
  type Operation,
  type RequestBody,
  binaryBody,
  binaryResponse,
  bodyByMediaType,
  emptyResponse,
  jsonResponse,
  responseByMediaType,
} from "@guildwire/runtime/server";
import { GetReportResult } from "../../validators/schemas.js";
import { tokenLogin } from "../security.js";

export const followLogbookOperation: Operation = {
  id: "followLogbook",
  handler: ["office", "followLogbook"],
  method: "GET",
  path: "/logbook",
  security: tokenLogin,
  responses: { 200: binaryResponse(["text/event-stream"]) },
};

const replaceLogbookBody: RequestBody = bodyByMediaType(
  {
    "application/octet-stream": binaryBody({ required: true }),
  },
  { required: true },
);

export const replaceLogbookOperation: Operation = {
  id: "replaceLogbook",
  handler: ["office", "replaceLogbook"],
  method: "PUT",
  path: "/logbook",
  security: tokenLogin,
  body: replaceLogbookBody,
  responses: { 204: emptyResponse },
};

export const getReportOperation: Operation = {
  id: "getReport",
  handler: ["office", "getReport"],
  method: "GET",
  path: "/report",
  security: tokenLogin,
  responses: {
    200: responseByMediaType({
      "application/json": jsonResponse(GetReportResult),
      "application/pdf": binaryResponse(["application/pdf"]),
    }),
  },
};
