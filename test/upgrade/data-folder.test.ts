import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Program, runProgram } from "../service/harness/program.js";

const fixture = join(import.meta.dirname, "fixture/data");
const bin = resolve(import.meta.dirname, "../../service/bin/guildwire-service.js");

interface Recorded {
  readonly botToken: string;
  readonly guildId: string;
  readonly webhookPath: string;
  readonly messageId: string;
  readonly expected: Readonly<Record<"guild" | "roles" | "channels" | "message", unknown>>;
}

/** Runs a command of the current service to completion. */
function command(dataDir: string, ...args: string[]): Promise<{ readonly code: number; readonly err: string }> {
  return new Promise((done) => {
    const options = { env: { PATH: process.env["PATH"], DATA_DIR: dataDir, PORT: "0" }, timeout: 60_000 };
    execFile(process.execPath, [bin, ...args], options, (error, _, err) =>
      done({ code: error === null ? 0 : Number(error.code), err }),
    );
  });
}

describe("a data folder of version 0.1", () => {
  let folder = "";
  let program: Program | undefined;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "guildwire-upgrade-data-"));
    const database = await PGlite.create({ dataDir: join(folder, "database") });
    await database.exec(await readFile(join(fixture, "folder.sql"), "utf8"));
    await database.close();
  }, 60_000);
  afterAll(async () => {
    await program?.end("SIGKILL");
    await rm(folder, { recursive: true, force: true });
  });

  it("is refused with the commands that move it, then serves the same data from the same folder", {
    timeout: 120_000,
  }, async () => {
    const refused = await command(folder, "serve");
    expect(refused.code).not.toBe(0);
    expect(refused.err).toContain("guildwire-service export");
    expect(refused.err).toContain("guildwire-service import");

    const file = join(folder, "world.jsonl");
    expect(await command(folder, "export", file)).toMatchObject({ code: 0 });
    expect(await command(folder, "import", file)).toMatchObject({ code: 0 });
    expect(await readdir(folder)).toContain("database");

    const recorded = JSON.parse(await readFile(join(fixture, "responses.json"), "utf8")) as Recorded;
    const { botToken, guildId, webhookPath, messageId, expected } = recorded;
    // The URLs of attachments begin with it.
    program = await runProgram({ DATA_DIR: folder, PUBLIC_URL: "http://127.0.0.1:8080" });
    const { url } = program;
    const get = async (path: string): Promise<unknown> => {
      const response = await fetch(`${url}${path}`, { headers: { authorization: `Bot ${botToken}` } });
      expect(response.status).toBe(200);
      return response.json();
    };
    const guild = `/api/v8/guilds/${guildId}`;
    expect(await get(guild)).toEqual(expected.guild);
    expect(await get(`${guild}/roles`)).toEqual(expected.roles);
    expect(await get(`${guild}/channels`)).toEqual(expected.channels);
    const message = (await get(`${webhookPath}/messages/${messageId}`)) as { attachments: [{ url: string }] };
    expect(message).toEqual(expected.message);
    const attachment = await fetch(`${url}${new URL(message.attachments[0].url).pathname}`);
    expect(new Uint8Array(await attachment.arrayBuffer())).toEqual(
      Uint8Array.from({ length: 300 }, (_, at) => at % 256),
    );
  });
});
