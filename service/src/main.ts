#!/usr/bin/env node
// guildwire-service: serves the interface.
import { startService } from "./service.js";

const url = process.env["DATABASE_URL"];
const folder = process.env["DATA_DIR"] ?? "./data";
const service = await startService({
  port: Number(process.env["PORT"] ?? 8080),
  database: url === undefined ? { kind: "embedded", folder } : { kind: "postgres", url },
});
console.log(`guildwire-service listens on ${service.url}`);
