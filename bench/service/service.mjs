// Starts the program as in production.
import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const bin = fileURLToPath(new URL("../../service/bin/guildwire-service.js", import.meta.url));

/**
 * @param place Variables that name the database.
 * @param program The program that is started. Default: this build.
 * @returns {Promise<{ url: string, controlToken: string, cpu(): Promise<number>, memory(): number, kill(): Promise<void>, stop(): Promise<void> }>}
 *   `cpu` returns the seconds that the process has used so far.
 */
export async function startService(place, program = bin) {
  const controlToken = randomBytes(32).toString("base64url");
  const own = {
    NODE_ENV: "production",
    PORT: "0",
    CONTROL_TOKEN: controlToken,
    RATE_LIMITS: "off",
    LOG_LEVEL: "silent",
  };
  const child = spawn(process.execPath, [program], {
    env: { PATH: process.env["PATH"], ...own, ...place },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const exited = once(child, "exit");
  const [line] = await Promise.race([once(createInterface(child.stdout), "line"), exited]);
  const url = /http:[^\s"]+/.exec(String(line))?.[0];
  if (url === undefined) throw new Error(`the service has not started: ${line}`);
  return {
    url,
    controlToken,
    async kill() {
      child.kill("SIGKILL");
      await exited;
    },
    cpu: async () => cpuOf(child.pid),
    /** MiB of memory that the process occupies. */
    memory: () => Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${child.pid}/status`, "utf8"))[1]) / 1024,
    async stop() {
      child.kill("SIGTERM");
      await exited;
    },
  };
}

/** Starts the handwritten server; see `startService` for the result. */
export async function startContender(env, args = []) {
  const child = spawn(process.execPath, [fileURLToPath(new URL("contender.mjs", import.meta.url)), ...args], {
    env: { PATH: process.env["PATH"], NODE_ENV: "production", ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const exited = once(child, "exit");
  const [line] = await Promise.race([once(createInterface(child.stdout), "line"), exited]);
  const end = async (signal) => {
    child.kill(signal);
    await exited;
  };
  return {
    url: String(line),
    cpu: async () => cpuOf(child.pid),
    kill: () => end("SIGKILL"),
    stop: () => end("SIGTERM"),
  };
}

/** Seconds of CPU that a process has used so far. */
function cpuOf(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/^.*\) /s, "")
    .split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
