// Nest with class-validator, on Express.
import { validatedNest } from "../nest-validated.mjs";

export const server = await validatedNest("express");
