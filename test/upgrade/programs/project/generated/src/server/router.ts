// Written by guildwire from Port 1.4.0. Do not edit: change the specification.

import { type Route, canonicalPath } from "@guildwire/runtime/server";
import { getApiV1PilotsIdOperation, listTugsOperation } from "./operations/default.js";
import { followLogbookOperation, getReportOperation, replaceLogbookOperation } from "./operations/office.js";
import {
  createShipOperation,
  getPhotoOperation,
  getShipOperation,
  listShipsOperation,
  moorShipOperation,
  uploadPapersOperation,
  uploadPhotoOperation,
} from "./operations/ships.js";

/**
 * The route of a path, which begins with a slash and has neither base path nor query. Literal segments win
 * over parameters; a trailing or a double slash makes another path. The texts of the path's parameters are
 * put into `values`, as they were sent.
 */
export function route(path: string, values: string[]): Route | undefined {
  if (!path.startsWith("/")) return undefined;
  const canonical = canonicalPath(path);
  return belowRoot(canonical, 1, values);
}

// Below /
function belowRoot(path: string, start: number, values: string[]): Route | undefined {
  const end = segmentEnd(path, start);
  const last = end === path.length;
  switch (end - start) {
    case 3:
      if (path.startsWith("api", start)) return last ? undefined : belowApi(path, end + 1, values);
      break;
    case 5:
      if (path.startsWith("ships", start)) return last ? shipsRoute : belowShips(path, end + 1, values);
      break;
    case 6:
      if (path.startsWith("report", start)) return last ? reportRoute : undefined;
      break;
    case 7:
      if (path.startsWith("logbook", start)) return last ? logbookRoute : undefined;
      break;
  }
  return undefined;
}

// Below /ships
function belowShips(path: string, start: number, values: string[]): Route | undefined {
  const end = segmentEnd(path, start);
  const last = end === path.length;
  if (end === start) return undefined;
  values[0] = path.slice(start, end);
  return last ? shipsShipIdRoute : belowShipsShipId(path, end + 1);
}

// Below /ships/{ship_id}
function belowShipsShipId(path: string, start: number): Route | undefined {
  const end = segmentEnd(path, start);
  const last = end === path.length;
  switch (end - start) {
    case 5:
      if (path.startsWith("berth", start)) return last ? shipsShipIdBerthRoute : undefined;
      if (path.startsWith("photo", start)) return last ? shipsShipIdPhotoRoute : undefined;
      break;
    case 6:
      if (path.startsWith("papers", start)) return last ? shipsShipIdPapersRoute : undefined;
      break;
  }
  return undefined;
}

// Below /api
function belowApi(path: string, start: number, values: string[]): Route | undefined {
  const end = segmentEnd(path, start);
  const last = end === path.length;
  switch (end - start) {
    case 2:
      if (path.startsWith("v1", start)) return last ? undefined : belowApiV1(path, end + 1, values);
      break;
  }
  return undefined;
}

// Below /api/v1
function belowApiV1(path: string, start: number, values: string[]): Route | undefined {
  const end = segmentEnd(path, start);
  const last = end === path.length;
  switch (end - start) {
    case 4:
      if (path.startsWith("tugs", start)) return last ? apiV1TugsRoute : undefined;
      break;
    case 6:
      if (path.startsWith("pilots", start)) return last ? undefined : belowApiV1Pilots(path, end + 1, values);
      break;
  }
  return undefined;
}

// Below /api/v1/pilots
function belowApiV1Pilots(path: string, start: number, values: string[]): Route | undefined {
  const end = segmentEnd(path, start);
  const last = end === path.length;
  if (end === start) return undefined;
  values[0] = path.slice(start, end);
  return last ? apiV1PilotsIdRoute : undefined;
}

// Where the segment that begins at `start` ends: at the next slash, or with the path.
function segmentEnd(path: string, start: number): number {
  const slash = path.indexOf("/", start);
  return slash === -1 ? path.length : slash;
}

/** /ships */
const shipsRoute: Route = {
  allow: "GET, HEAD, POST, OPTIONS",
  GET: listShipsOperation,
  POST: createShipOperation,
};

/** /ships/{ship_id} */
const shipsShipIdRoute: Route = {
  allow: "GET, HEAD, OPTIONS",
  GET: getShipOperation,
};

/** /ships/{ship_id}/berth */
const shipsShipIdBerthRoute: Route = {
  allow: "PUT, OPTIONS",
  PUT: moorShipOperation,
};

/** /ships/{ship_id}/photo */
const shipsShipIdPhotoRoute: Route = {
  allow: "GET, HEAD, PUT, OPTIONS",
  GET: getPhotoOperation,
  PUT: uploadPhotoOperation,
};

/** /ships/{ship_id}/papers */
const shipsShipIdPapersRoute: Route = {
  allow: "PUT, OPTIONS",
  PUT: uploadPapersOperation,
};

/** /logbook */
const logbookRoute: Route = {
  allow: "GET, HEAD, PUT, OPTIONS",
  GET: followLogbookOperation,
  PUT: replaceLogbookOperation,
};

/** /report */
const reportRoute: Route = {
  allow: "GET, HEAD, OPTIONS",
  GET: getReportOperation,
};

/** /api/v1/pilots/{id} */
const apiV1PilotsIdRoute: Route = {
  allow: "GET, HEAD, OPTIONS",
  GET: getApiV1PilotsIdOperation,
};

/** /api/v1/tugs */
const apiV1TugsRoute: Route = {
  allow: "GET, HEAD, OPTIONS",
  GET: listTugsOperation,
};
