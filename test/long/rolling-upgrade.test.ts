import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { secretToken } from "../secrets.js";
import { readEvents } from "../service/harness/event-reader.js";
import { findPostgres, startPostgresCluster } from "../service/harness/postgres-cluster.js";
import { type Program, runProgram } from "../service/harness/program.js";
import { compileFormerVersion, formerVersions, hasFormerVersions } from "./former-version.js";
import { createLoadWorld } from "./load-world.js";

const admin = secretToken("rolling-upgrade");
const skipped = !hasFormerVersions
  ? "skipped: the history lacks a former version"
  : (await findPostgres()) === undefined && "skipped: PostgreSQL is not installed";

it.skipIf(skipped).each(formerVersions)(
  `an upgrade of one instance after the other from migration $migration loses no request and no event${skipped ? `, ${skipped}` : ""}`,
  { timeout: 600_000 },
  async ({ commit }) => {
    const former = await compileFormerVersion(commit);
    onTestFinished(() => former.remove());
    const cluster = await startPostgresCluster();
    onTestFinished(() => cluster.stop());
    const folder = await mkdtemp(join(tmpdir(), "guildwire-rolling-"));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const env = { DATA_DIR: folder, DATABASE_URL: cluster.url("postgres"), CONTROL_TOKEN: admin, RATE_LIMITS: "off" };
    const start = async (bin?: string): Promise<Program> => {
      const program = await runProgram(env, { lifetime: 500_000, ...(bin !== undefined && { bin }) });
      onTestFinished(async () => void (await program.end("SIGKILL")));
      return program;
    };
    const [one, two] = [await start(former.bin), await start(former.bin)];
    const world = await createLoadWorld(one.url, admin, { bots: 1, guilds: 1 });
    const [{ token }, { guild_id }] = [world.bots[0], world.guilds[0]] as never as [
      { token: string },
      { guild_id: string },
    ];
    const roles = `/api/v8/guilds/${guild_id}/roles`;

    /** The instances behind the proxy, which get requests in turns. */
    let behind: readonly Program[] = [one, two];
    let sent = 0;
    const request = async (path: string, body?: object) => {
      const instance = behind[sent++ % behind.length] as Program;
      const headers = { authorization: `Bot ${token}`, ...(body && { "content-type": "application/json" }) };
      const init = { method: body ? "POST" : "GET", headers, ...(body && { body: JSON.stringify(body) }) };
      const response = await fetch(instance.url + path, init);
      expect(response.status, `${path} of ${instance.url}`).toBe(200);
      return response.json();
    };
    const created: string[] = [];
    /** Writes through each instance, and reads what was written through each. */
    const use = async () => {
      for (let count = 0; count < 10; count++) {
        const { id } = (await request(roles, { name: `role ${created.length}`, permissions: "1024" })) as {
          id: string;
        };
        created.push(id);
        const known = new Set(((await request(roles)) as { id: string }[]).map((role) => role.id));
        expect(created.filter((each) => !known.has(each))).toEqual([]);
      }
    };
    const follow = async (url: string, after?: string) => {
      const reader = await readEvents(url, token, after === undefined ? {} : { after });
      onTestFinished(() => reader.close());
      return reader;
    };
    const received: unknown[] = [];
    const take = async (reader: Awaited<ReturnType<typeof follow>>, last: string) => {
      let id = last;
      while (received.length < created.length) {
        const [event] = await reader.take(1);
        id = event?.id ?? id;
        if (event?.t === "GUILD_ROLE_CREATE") received.push((event.d["role"] as { id: string }).id);
      }
      return id;
    };

    const reader = await follow(one.url);
    await use();
    const position = await take(reader, reader.start);

    const three = await start();
    behind = [one, two, three];
    await use();
    // A former instance delivers events of the present one.
    const seen = await take(reader, position);

    behind = [two, three];
    await use();
    expect(await one.end("SIGTERM")).toEqual([0, null]);
    const resumed = await follow(three.url, seen);
    await take(resumed, seen);

    behind = [three];
    expect(await two.end("SIGTERM")).toEqual([0, null]);
    const four = await start();
    behind = [three, four];
    await use();
    await take(resumed, seen);
    expect(received).toEqual(created);
    // What only the present version stores is available after the upgrade.
    const bits = String((1n << 46n) | 1024n);
    const role = await request(`/api/v10/guilds/${guild_id}/roles`, { name: "crew", permissions: bits });
    expect(role).toMatchObject({ permissions: bits });
    // The former version does not start again on newer tables.
    await expect(runProgram(env, { bin: former.bin })).rejects.toThrow("it ended with 1");
  },
);
