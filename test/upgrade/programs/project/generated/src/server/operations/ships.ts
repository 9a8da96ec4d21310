// Written by guildwire from Port 1.4.0. Do not edit: change the specification.

import {
  type Operation,
  type RequestBody,
  arrayOf,
  binaryResponse,
  emptyResponse,
  json,
  jsonBody,
  jsonResponse,
  multipartBody,
} from "@guildwire/runtime/server";
import {
  GetPhotoPath,
  GetShipPath,
  ListShipsQuery,
  MoorShipPath,
  UploadPapersPath,
  UploadPhotoPath,
} from "../../validators/parameters/ships.js";
import {
  CreateShipBody,
  MoorShipBody,
  Ship,
  UploadPapersBody,
  UploadPhotoBody,
} from "../../validators/schemas.js";
import { tokenLogin } from "../security.js";

export const listShipsOperation: Operation = {
  id: "listShips",
  handler: ["ships", "listShips"],
  method: "GET",
  path: "/ships",
  security: tokenLogin,
  parameters: {
    query: [
      (query) => ({
        limit: query.integer("limit"),
        flags: query.list("flags", "pipeDelimited"),
        filter: query.deepObject("filter", { size: json }),
      }),
      ListShipsQuery,
    ],
  },
  responses: { 200: jsonResponse(arrayOf(Ship)) },
};

export const createShipOperation: Operation = {
  id: "createShip",
  handler: ["ships", "createShip"],
  method: "POST",
  path: "/ships",
  security: tokenLogin,
  body: jsonBody(CreateShipBody, { required: true }),
  responses: { 201: jsonResponse(Ship) },
};

export const getShipOperation: Operation = {
  id: "getShip",
  handler: ["ships", "getShip"],
  method: "GET",
  path: "/ships/{ship_id}",
  security: tokenLogin,
  parameters: { path: [(values) => ({ ship_id: values[0] }), GetShipPath] },
  responses: { 200: jsonResponse(Ship) },
};

export const moorShipOperation: Operation = {
  id: "moorShip",
  handler: ["ships", "moorShip"],
  method: "PUT",
  path: "/ships/{ship_id}/berth",
  security: tokenLogin,
  parameters: { path: [(values) => ({ ship_id: values[0] }), MoorShipPath] },
  body: jsonBody(MoorShipBody, { required: true }),
  responses: { 200: jsonResponse(Ship) },
};

export const getPhotoOperation: Operation = {
  id: "getPhoto",
  handler: ["ships", "getPhoto"],
  method: "GET",
  path: "/ships/{ship_id}/photo",
  security: tokenLogin,
  parameters: { path: [(values) => ({ ship_id: values[0] }), GetPhotoPath] },
  responses: { 200: binaryResponse(["image/png"]) },
};

const uploadPhotoBody: RequestBody = multipartBody(UploadPhotoBody, {
  required: true,
  files: ["photo"],
  read: (form) => ({ caption: form.text("caption") }),
});

export const uploadPhotoOperation: Operation = {
  id: "uploadPhoto",
  handler: ["ships", "uploadPhoto"],
  method: "PUT",
  path: "/ships/{ship_id}/photo",
  security: tokenLogin,
  parameters: { path: [(values) => ({ ship_id: values[0] }), UploadPhotoPath] },
  body: uploadPhotoBody,
  responses: { 204: emptyResponse },
};

const uploadPapersBody: RequestBody = multipartBody(UploadPapersBody, {
  required: true,
  files: ["papers", "seal"],
  read: (form) => ({}),
});

export const uploadPapersOperation: Operation = {
  id: "uploadPapers",
  handler: ["ships", "uploadPapers"],
  method: "PUT",
  path: "/ships/{ship_id}/papers",
  security: tokenLogin,
  parameters: { path: [(values) => ({ ship_id: values[0] }), UploadPapersPath] },
  body: uploadPapersBody,
  responses: { 204: emptyResponse },
};
