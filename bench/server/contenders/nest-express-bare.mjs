// A route of Nest, on Express.
import { bareNest } from "../nest-bare.mjs";

export const server = await bareNest("express");
