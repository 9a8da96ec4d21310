// The program, as it runs in use.
import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const bin = fileURLToPath(new URL("../../service/bin/guildwire-service.js", import.meta.url));

/**
 * @param place Variables that name the database.
 * @returns {Promise<{ url: string, controlToken: string, cpu(): Promise<number>, stop(): Promise<void> }>} `cpu` answers
 *   the seconds that the process has spent so far.
 */
export async function startService(place) {
  const controlToken = randomBytes(32).toString("base64url");
  const own = {
    NODE_ENV: "production",
    PORT: "0",
    CONTROL_TOKEN: controlToken,
    RATE_LIMITS: "off",
    LOG_LEVEL: "silent",
  };
  const child = spawn(process.execPath, [bin], {
    env: { PATH: process.env["PATH"], ...own, ...place },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const exited = once(child, "exit");
  const [line] = await Promise.race([once(createInterface(child.stdout), "line"), exited]);
  const url = /http:\S+/.exec(String(line))?.[0];
  if (url === undefined) throw new Error(`the service has not started: ${line}`);
  return {
    url,
    controlToken,
    async cpu() {
      const text = await (await fetch(`${url}/metrics`)).text();
      const seconds = /^process_cpu_seconds_total (\S+)/m.exec(text)?.[1];
      if (seconds === undefined) throw new Error("the metrics do not say what CPU was spent");
      return Number(seconds);
    },
    async stop() {
      child.kill("SIGTERM");
      await exited;
    },
  };
}
