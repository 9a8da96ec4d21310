import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { lockFolder } from "../../../service/src/folder-lock.js";

const bin = join(import.meta.dirname, "../../../service/bin/guildwire-service.js");

interface Running {
  readonly child: ChildProcess;
  readonly out: () => string;
  readonly err: () => string;
  readonly ended: Promise<number | null>;
}

let folder: string;
let children: ChildProcess[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "guildwire-start-"));
  children = [];
});

afterEach(async () => {
  for (const child of children) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
  }
  await rm(folder, { recursive: true, force: true });
});

function start(args: readonly string[], env: Readonly<Record<string, string>> = {}): Running {
  const child = spawn(process.execPath, [bin, ...args], {
    env: { PATH: process.env["PATH"], PORT: "0", DATA_DIR: folder, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  children.push(child);
  const texts = { out: "", err: "" };
  child.stdout.on("data", (chunk) => {
    texts.out += chunk;
  });
  child.stderr.on("data", (chunk) => {
    texts.err += chunk;
  });
  const ended = once(child, "close").then(([code]) => code as number | null);
  return { child, out: () => texts.out, err: () => texts.err, ended };
}

/** Resolves with the URL of the service; rejects if it ends instead. */
function listening({ child, ended, out, err }: Running): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdout?.on("data", () => {
      const [, url] = /"url":"([^"]+)".*"msg":"listening"/.exec(out()) ?? [];
      if (url !== undefined) resolve(url);
    });
    void ended.then((code) => reject(new Error(`it ended with ${code}: ${err()}`)));
  });
}

const variables =
  /^export URL=\S+ TOKEN=\S+ GUILD=\d+\nexport CHANNEL=\d+ APPLICATION=\d+ OWNER_TOKEN=\S+\nexport WEBHOOK=\S+\n$/;

function variableOf(out: string, name: string): string {
  return new RegExp(`\\b${name}=(\\S+)`).exec(out)?.[1] ?? "";
}

describe("serve and seed on one data folder", () => {
  it.each([
    ["seed first", [["seed"], []]],
    ["serve first", [[], ["seed"]]],
  ] as const)(
    "both succeed when they start simultaneously, %s",
    async (_title, commands) => {
      const [first, second] = commands.map((args) => start(args));
      const [serving, seeding] = commands[0].length === 0 ? [first, second] : [second, first];
      if (serving === undefined || seeding === undefined) throw new Error("two were started");
      const url = await listening(serving);
      expect(await seeding.ended, seeding.err()).toBe(0);
      expect(seeding.out()).toMatch(variables);
      const response = await fetch(`${url}/api/v8/guilds/${variableOf(seeding.out(), "GUILD")}`, {
        headers: { authorization: `Bot ${variableOf(seeding.out(), "TOKEN")}` },
      });
      expect(await response.json()).toMatchObject({ name: "Harbour Watch" });
      serving.child.kill("SIGTERM");
      expect(await serving.ended).toBe(0);
    },
    200_000,
  );

  it("seed uses the running service at its URL", async () => {
    const serving = start([]);
    const url = await listening(serving);
    const seeding = start(["seed"]);
    expect(await seeding.ended).toBe(0);
    expect(seeding.out()).toMatch(variables);
    expect(variableOf(seeding.out(), "URL")).toBe(url);
    // Several seeds may run concurrently.
    const more = [start(["seed"]), start(["seed"])];
    expect(await Promise.all(more.map(({ ended }) => ended))).toEqual([0, 0]);
  }, 200_000);

  it("seed names CONTROL_TOKEN if the service has another one", async () => {
    const serving = start([], { CONTROL_TOKEN: "the-token-of-the-service" });
    const url = await listening(serving);
    const seeding = start(["seed"], { CONTROL_TOKEN: "the-token-of-the-seed" });
    expect(await seeding.ended).toBe(1);
    expect(seeding.err()).toBe(
      `CONTROL_TOKEN: the service at ${url} refuses the admin token (401). ` +
        "Set it to the value that the service was started with.\n",
    );
  }, 200_000);

  it("a second serve exits with code 1, and names the process that serves", async () => {
    const serving = start([]);
    const url = await listening(serving);
    const second = start([]);
    expect(await second.ended).toBe(1);
    expect(second.err()).toContain(
      `in use by process ${serving.child.pid}, which serves it at ${url}. Stop that process`,
    );
  }, 200_000);

  it("serve and seed wait for a process that holds the folder temporarily", async () => {
    const lock = await lockFolder(folder, "migrate");
    const [serving, seeding] = [start([]), start(["seed"])];
    const waiting = new Promise<void>((resolve) => {
      const look = (): void => {
        if (serving.out().includes("waiting for another process") && seeding.err().includes("Waiting to seed"))
          resolve();
      };
      serving.child.stdout?.on("data", look);
      seeding.child.stderr?.on("data", look);
    });
    await waiting;
    await lock.release();
    await listening(serving);
    expect(await seeding.ended, seeding.err()).toBe(0);
    expect(seeding.out()).toMatch(variables);
  }, 200_000);
});
