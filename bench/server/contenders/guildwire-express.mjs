// The generated server as routes of Express.
import { createServer } from "node:http";
import { definition } from "@guildwire/api/server";
import { guildwireExpress } from "@guildwire/runtime/express";
import express from "express";
import { handlers, options } from "../server-options.mjs";

export const server = createServer(
  guildwireExpress(express(), definition, handlers, { ...options, basePath: "/api/v8" }),
);
