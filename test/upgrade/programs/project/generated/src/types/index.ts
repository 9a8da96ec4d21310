// Written by guildwire from Port 1.4.0. Do not edit: change the specification.

export type {
  CreateShipBody,
  GetReportResult,
  ListShipsResponsedefault,
  MoorShipBody,
  NewShip,
  Pilot,
  Ship,
  Tug,
  UploadPapersBody,
  UploadPhotoBody,
} from "./schemas.js";
