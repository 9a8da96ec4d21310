// Written by guildwire from Port 1.4.0. Do not edit: change the specification.

import type { Awaitable, BinaryBody, UploadedFile } from "@guildwire/runtime/server";
import type {
  CreateShipBody,
  MoorShipBody,
  Ship,
  UploadPapersBody,
  UploadPhotoBody,
} from "../types/schemas.js";
import type {
  GetPhotoPath,
  GetShipPath,
  ListShipsQuery,
  MoorShipPath,
  UploadPapersPath,
  UploadPhotoPath,
} from "../validators/parameters/ships.js";
import type { Context } from "./context.js";

/** What listShips is called with. */
export interface ListShipsRequest {
  readonly query: ListShipsQuery & Required<Pick<ListShipsQuery, "limit">>;
}

/** What listShips answers. 200: The ships. */
export type ListShipsResult = Ship[];

/** What createShip is called with. */
export interface CreateShipRequest {
  readonly body: CreateShipBody;
}

/** What createShip answers. 201: The ship. */
export type CreateShipResult = Ship;

/** What getShip is called with. */
export interface GetShipRequest {
  readonly path: GetShipPath;
}

/** What getShip answers. 200: The ship. */
export type GetShipResult = Ship;

/** What moorShip is called with. */
export interface MoorShipRequest {
  readonly path: MoorShipPath;
  readonly body: MoorShipBody;
}

/** What moorShip answers. 200: The ship, moored. */
export type MoorShipResult = Ship;

/** What getPhoto is called with. */
export interface GetPhotoRequest {
  readonly path: GetPhotoPath;
}

/** What getPhoto answers. 200: The picture. */
export type GetPhotoResult = BinaryBody;

/** What uploadPhoto is called with. */
export interface UploadPhotoRequest {
  readonly path: UploadPhotoPath;
  readonly body: Omit<UploadPhotoBody, "photo">;
  readonly files: readonly UploadedFile[];
}

/** What uploadPhoto answers. 204: Stored. */
export type UploadPhotoResult = void;

/** What uploadPapers is called with. */
export interface UploadPapersRequest {
  readonly path: UploadPapersPath;
  readonly body: Omit<UploadPapersBody, "papers" | "seal">;
  readonly files: readonly UploadedFile[];
}

/** What uploadPapers answers. 204: Stored. */
export type UploadPapersResult = void;

/** Handlers of ships. */
export interface ShipsHandlers<Principal = unknown> {
  /**
   * The ships in the port.
   *
   * `GET /ships` Login: token.
   */
  listShips(request: ListShipsRequest, context: Context<Principal>): Awaitable<ListShipsResult>;
  /**
   * Registers a ship.
   *
   * `POST /ships` Login: token.
   */
  createShip(request: CreateShipRequest, context: Context<Principal>): Awaitable<CreateShipResult>;
  /**
   * One ship.
   *
   * `GET /ships/{ship_id}` Login: token.
   */
  getShip(request: GetShipRequest, context: Context<Principal>): Awaitable<GetShipResult>;
  /**
   * Moors a ship.
   *
   * `PUT /ships/{ship_id}/berth` Login: token.
   */
  moorShip(request: MoorShipRequest, context: Context<Principal>): Awaitable<MoorShipResult>;
  /**
   * The picture of a ship.
   *
   * `GET /ships/{ship_id}/photo` Login: token.
   */
  getPhoto(request: GetPhotoRequest, context: Context<Principal>): Awaitable<GetPhotoResult>;
  /**
   * Stores a picture of a ship.
   *
   * `PUT /ships/{ship_id}/photo` Login: token.
   */
  uploadPhoto(request: UploadPhotoRequest, context: Context<Principal>): Awaitable<UploadPhotoResult>;
  /**
   * Stores the papers of a ship.
   *
   * `PUT /ships/{ship_id}/papers` Login: token.
   */
  uploadPapers(request: UploadPapersRequest, context: Context<Principal>): Awaitable<UploadPapersResult>;
}
