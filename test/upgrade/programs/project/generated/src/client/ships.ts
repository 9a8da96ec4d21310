// Written by guildwire from Port 1.4.0. Do not edit: change the specification.

import {
  type Client,
  blob,
  deepObject,
  json,
  multipart,
  nothing,
  pipeList,
  rateLimit,
  scalar,
  segment,
  send,
} from "@guildwire/runtime/client";
import type {
  CreateShipBody,
  MoorShipBody,
  Ship,
  UploadPapersBody,
  UploadPhotoBody,
} from "../types/schemas.js";
import { type CallOptions, tokenLogin } from "./security.js";

/** Arguments of listShips. */
export interface ListShipsArgs {
  /**
   * 1 to 100.
   *
   * @default 20
   */
  limit?: number;
  flags?: readonly string[];
  filter?: { berth?: string; size?: { least?: number } };
}

/**
 * The ships in the port.
 *
 * `GET /ships` Login: token.
 */
export async function listShips(
  client: Client,
  args: ListShipsArgs = {},
  options?: CallOptions,
): Promise<Ship[]> {
  return send(client, {
    id: "listShips",
    method: "GET",
    path: "/ships",
    query: scalar("limit", args.limit) + pipeList("flags", args.flags) + deepObject("filter", args.filter),
    security: tokenLogin,
  }, options);
}

/** Arguments of createShip. */
export interface CreateShipArgs {
  body: CreateShipBody;
}

/**
 * Registers a ship.
 *
 * `POST /ships` Login: token.
 */
export async function createShip(client: Client, args: CreateShipArgs, options?: CallOptions): Promise<Ship> {
  return send(client, {
    id: "createShip",
    method: "POST",
    path: "/ships",
    body: json(args.body),
    security: tokenLogin,
  }, options);
}

/** Arguments of getShip. */
export interface GetShipArgs {
  /** Matches `^[0-9]{1,19}$`. */
  ship_id: string;
}

/**
 * One ship.
 *
 * `GET /ships/{ship_id}` Login: token.
 */
export async function getShip(client: Client, args: GetShipArgs, options?: CallOptions): Promise<Ship> {
  return send(client, {
    id: "getShip",
    method: "GET",
    path: `/ships/${segment(args.ship_id, "ship_id")}`,
    security: tokenLogin,
    limit: rateLimit("getShip", args.ship_id),
  }, options);
}

/** Arguments of moorShip. */
export interface MoorShipArgs {
  ship_id: string;
  body: MoorShipBody;
}

/**
 * Moors a ship.
 *
 * `PUT /ships/{ship_id}/berth` Login: token.
 */
export async function moorShip(client: Client, args: MoorShipArgs, options?: CallOptions): Promise<Ship> {
  return send(client, {
    id: "moorShip",
    method: "PUT",
    path: `/ships/${segment(args.ship_id, "ship_id")}/berth`,
    body: json(args.body),
    security: tokenLogin,
  }, options);
}

/** Arguments of getPhoto. */
export interface GetPhotoArgs {
  ship_id: string;
}

/**
 * The picture of a ship.
 *
 * `GET /ships/{ship_id}/photo` Login: token.
 */
export async function getPhoto(client: Client, args: GetPhotoArgs, options?: CallOptions): Promise<Blob> {
  return send(client, {
    id: "getPhoto",
    method: "GET",
    path: `/ships/${segment(args.ship_id, "ship_id")}/photo`,
    read: blob,
    security: tokenLogin,
  }, options);
}

/** Arguments of uploadPhoto. */
export interface UploadPhotoArgs {
  ship_id: string;
  body: UploadPhotoBody;
}

/**
 * Stores a picture of a ship.
 *
 * `PUT /ships/{ship_id}/photo` Login: token.
 */
export async function uploadPhoto(
  client: Client,
  args: UploadPhotoArgs,
  options?: CallOptions,
): Promise<void> {
  return send(client, {
    id: "uploadPhoto",
    method: "PUT",
    path: `/ships/${segment(args.ship_id, "ship_id")}/photo`,
    body: multipart(args.body, { photo: { file: true } }),
    read: nothing,
    security: tokenLogin,
  }, options);
}

/** Arguments of uploadPapers. */
export interface UploadPapersArgs {
  ship_id: string;
  body: UploadPapersBody;
}

/**
 * Stores the papers of a ship.
 *
 * `PUT /ships/{ship_id}/papers` Login: token.
 */
export async function uploadPapers(
  client: Client,
  args: UploadPapersArgs,
  options?: CallOptions,
): Promise<void> {
  return send(client, {
    id: "uploadPapers",
    method: "PUT",
    path: `/ships/${segment(args.ship_id, "ship_id")}/papers`,
    body: multipart(args.body, { papers: { file: true }, seal: { file: true } }),
    read: nothing,
    security: tokenLogin,
  }, options);
}
