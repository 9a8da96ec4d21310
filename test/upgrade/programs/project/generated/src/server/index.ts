// Written by guildwire from Port 1.4.0. Do not edit: change the specification.

export {
  type Awaitable,
  HttpError,
  type HttpErrorOptions,
  type Operation,
  type UploadedFile,
  notImplemented,
} from "@guildwire/runtime/server";
export type { Context } from "./context.js";
export {
  type ServerOptions,
  createFetchHandler,
  createMemoryTransport,
  createNodeHandler,
} from "./create-server.js";
export type {
  DefaultHandlers,
  GetApiV1PilotsIdRequest,
  GetApiV1PilotsIdResult,
  ListTugsRequest,
  ListTugsResult,
} from "./default.js";
export type { Handlers, HandlersSoFar } from "./handlers.js";
export type {
  FollowLogbookRequest,
  FollowLogbookResult,
  GetReportRequest,
  GetReportResult,
  OfficeHandlers,
  ReplaceLogbookRequest,
  ReplaceLogbookResult,
} from "./office.js";
export type {
  CreateShipRequest,
  CreateShipResult,
  GetPhotoRequest,
  GetPhotoResult,
  GetShipRequest,
  GetShipResult,
  ListShipsRequest,
  ListShipsResult,
  MoorShipRequest,
  MoorShipResult,
  ShipsHandlers,
  UploadPapersRequest,
  UploadPapersResult,
  UploadPhotoRequest,
  UploadPhotoResult,
} from "./ships.js";
