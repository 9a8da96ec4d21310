#!/usr/bin/env node
import { runCommandLine } from "@guildwire/runtime/devices";
import { devicesChannel } from "../dist/devices.js";
await runCommandLine(devicesChannel, "guildwire-devices");
