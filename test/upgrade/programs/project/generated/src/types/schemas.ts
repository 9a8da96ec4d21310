// Written by guildwire from Port 1.4.0. Do not edit: change the specification.

import type { FileInput } from "@guildwire/runtime/client";

export interface NewShip {
  /** 1 to 60 characters. */
  name: string;
  /** At most 400. Above 0. */
  length: number;
  flag?: "DE" | "DK" | "NL" | "SE";
}

export interface Ship {
  id: string;
  name: string;
  length: number;
  flag?: string;
  berth?: string;
}

export interface Pilot {
  id: string;
  name: string;
}

export interface Tug {
  name: string;
}

export interface ListShipsResponsedefault {
  code?: number;
  message: string;
}

export type CreateShipBody = NewShip;

export interface MoorShipBody {
  /** At most 4 characters. */
  berth: string;
}

export interface UploadPhotoBody {
  /** At most 100 characters. */
  caption?: string;
  photo: FileInput;
}

export interface UploadPapersBody {
  /** 1 to 5 items. */
  papers: readonly FileInput[];
  seal?: FileInput;
}

export interface GetReportResult {
  ships: number;
}
