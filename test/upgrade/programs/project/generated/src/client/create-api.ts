// Written by guildwire from Port 1.4.0. Do not edit: change the specification.

import type { Client } from "@guildwire/runtime/client";
import type { GetReportResult, Pilot, Ship, Tug } from "../types/schemas.js";
import { type GetApiV1PilotsIdArgs, type ListTugsArgs, getApiV1PilotsId, listTugs } from "./default.js";
import {
  type FollowLogbookArgs,
  type GetReportArgs,
  type ReplaceLogbookArgs,
  followLogbook,
  getReport,
  replaceLogbook,
} from "./office.js";
import { type CallOptions, type ClientOptions, createClient } from "./security.js";
import {
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

/** Every operation, by group; for people who prefer one object to many imports. */
export interface Api {
  readonly client: Client;
  readonly ships: {
    /** The ships in the port. */
    listShips(args?: ListShipsArgs, options?: CallOptions): Promise<Ship[]>;
    /** Registers a ship. */
    createShip(args: CreateShipArgs, options?: CallOptions): Promise<Ship>;
    /** One ship. */
    getShip(args: GetShipArgs, options?: CallOptions): Promise<Ship>;
    /** Moors a ship. */
    moorShip(args: MoorShipArgs, options?: CallOptions): Promise<Ship>;
    /** The picture of a ship. */
    getPhoto(args: GetPhotoArgs, options?: CallOptions): Promise<Blob>;
    /** Stores a picture of a ship. */
    uploadPhoto(args: UploadPhotoArgs, options?: CallOptions): Promise<void>;
    /** Stores the papers of a ship. */
    uploadPapers(args: UploadPapersArgs, options?: CallOptions): Promise<void>;
  };
  readonly office: {
    /** What happens in the port. */
    followLogbook(args?: FollowLogbookArgs, options?: CallOptions): Promise<Blob>;
    /** Replaces the logbook. */
    replaceLogbook(args: ReplaceLogbookArgs, options?: CallOptions): Promise<void>;
    /** The report of a day. */
    getReport(args?: GetReportArgs, options?: CallOptions): Promise<GetReportResult | Blob>;
  };
  readonly default_: {
    /** A pilot. */
    getApiV1PilotsId(args: GetApiV1PilotsIdArgs, options?: CallOptions): Promise<Pilot>;
    /** The tugs. */
    listTugs(args?: ListTugsArgs, options?: CallOptions): Promise<Tug[]>;
  };
}

/** A client with every operation bound to it. */
export function createApi(options: ClientOptions): Api {
  const client = createClient(options);
  return {
    client,
    ships: {
      listShips: (args, options) => listShips(client, args, options),
      createShip: (args, options) => createShip(client, args, options),
      getShip: (args, options) => getShip(client, args, options),
      moorShip: (args, options) => moorShip(client, args, options),
      getPhoto: (args, options) => getPhoto(client, args, options),
      uploadPhoto: (args, options) => uploadPhoto(client, args, options),
      uploadPapers: (args, options) => uploadPapers(client, args, options),
    },
    office: {
      followLogbook: (args, options) => followLogbook(client, args, options),
      replaceLogbook: (args, options) => replaceLogbook(client, args, options),
      getReport: (args, options) => getReport(client, args, options),
    },
    default_: {
      getApiV1PilotsId: (args, options) => getApiV1PilotsId(client, args, options),
      listTugs: (args, options) => listTugs(client, args, options),
    },
  };
}
