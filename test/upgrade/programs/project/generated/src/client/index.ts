// Written by guildwire from Port 1.4.0. Do not edit: change the specification.

export {
  ApiError,
  type AttemptFacts,
  type Client,
  type FileInput,
  type Hooks,
  type ResponseFacts,
  type UploadFacts,
  observed,
  uploadProgress,
} from "@guildwire/runtime/client";
export { type Api, createApi } from "./create-api.js";
export { type GetApiV1PilotsIdArgs, type ListTugsArgs, getApiV1PilotsId, listTugs } from "./default.js";
export {
  type FollowLogbookArgs,
  type GetReportArgs,
  type ReplaceLogbookArgs,
  followLogbook,
  getReport,
  replaceLogbook,
} from "./office.js";
export { type CallOptions, type ClientOptions, type Credentials, createClient } from "./security.js";
export { type ServerVariables, serverAddress } from "./server-address.js";
export {
  type CreateShipArgs,
  type GetPhotoArgs,
  type GetShipArgs,
  type ListShipsArgs,
  type MoorShipArgs,
  type UploadPapersArgs,
  type UploadPhotoArgs,
  createShip,
  getPhoto,
  getShip,
  listShips,
  moorShip,
  uploadPapers,
  uploadPhoto,
} from "./ships.js";
