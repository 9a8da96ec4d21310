// Written by guildwire from Port 1.4.0. Do not edit: change the specification.

export {
  type DirectionalValidator,
  type Issue,
  type Result,
  type ValidateOptions,
  ValidationError,
  type Validator,
} from "@guildwire/runtime/validate";
export { GetApiV1PilotsIdPath } from "./parameters/default.js";
export {
  GetPhotoPath,
  GetShipPath,
  ListShipsQuery,
  MoorShipPath,
  UploadPapersPath,
  UploadPhotoPath,
} from "./parameters/ships.js";
export { ListTugsResult } from "./responses/default.js";
export { ListShipsResult } from "./responses/ships.js";
export {
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
