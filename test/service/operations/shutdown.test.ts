import { once } from "node:events";
import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient, getGuild } from "@guildwire/api/client";
import { createApplication, createClient as createControlClient, createUser, getUser } from "@guildwire/control/client";
import { startService } from "@guildwire/service";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { runProgram } from "../harness/program.js";
import { refusal } from "../harness/refusal.js";
import { newDatabase } from "../harness/stores.js";

const adminToken = "the admin token of tests";

describe("the shutdown of a service", () => {
  it("completes requests in progress, closes streams, and refuses new connections", async () => {
    const service = await startService({
      database: await newDatabase("the embedded database"),
      port: 0,
      controlToken: adminToken,
    });
    const { hostname, port } = new URL(service.url);
    const stream = await fetch(`${service.url}/control/events/stream`, {
      headers: { authorization: `Bearer ${adminToken}` },
    });
    expect(stream.headers.get("content-type")).toMatch(/^text\/event-stream/);
    const body = JSON.stringify({ username: "Nelly" });
    const half = connect({ host: hostname, port: Number(port) });
    half.setEncoding("utf8");
    let response = "";
    half.on("data", (text) => {
      response += text;
    });
    half.write(
      `POST /control/users HTTP/1.1\r\nHost: ${hostname}\r\nAuthorization: Bearer ${adminToken}\r\n` +
        `Content-Type: application/json\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`,
    );
    // Waits for 100 Continue, so that the request is certainly in progress.
    await once(half, "data");
    expect(response).toMatch(/^HTTP\/1\.1 100 /);
    const closed = service.close();
    expect(await stream.text()).toBe("");
    await expect(fetch(`${service.url}/healthz`)).rejects.toThrow();
    half.write(body);
    await once(half, "end");
    expect(response).toContain("HTTP/1.1 200 OK");
    expect(response).toContain('"username":"Nelly"');
    await closed;
  }, 60_000);

  it("completes a request that asks for another protocol", async () => {
    const database = await newDatabase("the embedded database");
    const service = await startService({ database, port: 0, controlToken: adminToken });
    const { store } = service.services;
    const { read } = store;
    let proceed: () => void = () => undefined;
    const isReading = new Promise<void>((resolve) => {
      vi.spyOn(store, "read").mockImplementation((async (...args: Parameters<typeof read>) => {
        resolve();
        await new Promise<void>((release) => {
          proceed = release;
        });
        return read.apply(store, args);
      }) as typeof read);
    });
    const { hostname, port } = new URL(service.url);
    const socket = connect({ host: hostname, port: Number(port) });
    onTestFinished(() => void socket.destroy());
    let response = "";
    socket.setEncoding("utf8").on("data", (text) => {
      response += text;
    });
    socket.write(
      `GET /control/users/1 HTTP/1.1\r\nHost: ${hostname}\r\nAuthorization: Bearer ${adminToken}\r\n` +
        "Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAA\r\n\r\n",
    );
    await isReading;
    const ended = once(socket, "close");
    const closed = service.close();
    proceed();
    await ended;
    expect(response).toMatch(/^HTTP\/1\.1 404 Not Found[\s\S]*"code":10013/);
    await closed;
  }, 60_000);
});

describe("a request that asks for another protocol", () => {
  const upgrade = "Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAA\r\n";

  async function started() {
    const database = await newDatabase("the embedded database");
    const service = await startService({ database, port: 0, controlToken: adminToken });
    onTestFinished(() => service.close());
    const { hostname, port } = new URL(service.url);
    const open = () => connect({ host: hostname, port: Number(port) });
    return { service, hostname, open };
  }

  it("is handled with its body, whether that arrives with the headers or later", async () => {
    const { hostname, open } = await started();
    const body = JSON.stringify({ username: "Nelly" });
    for (const isLater of [false, true]) {
      const socket = open();
      const head =
        `POST /control/users HTTP/1.1\r\nHost: ${hostname}\r\nAuthorization: Bearer ${adminToken}\r\n` +
        `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n${upgrade}\r\n`;
      if (isLater) socket.write(head, () => setImmediate(() => socket.write(body)));
      else socket.write(head + body);
      const response = Buffer.concat(await socket.toArray()).toString();
      expect(response).toContain("HTTP/1.1 200 OK");
      expect(response).toContain('"username":"Nelly"');
    }
  }, 60_000);

  it("does not end the service if its connection is reset", async () => {
    const { service, hostname, open } = await started();
    for (let attempt = 0; attempt < 20; attempt += 1) {
      const socket = open();
      await once(socket, "connect");
      socket.write(`GET /healthz HTTP/1.1\r\nHost: ${hostname}\r\n${upgrade}\r\n`);
      await new Promise((resolve) => setImmediate(resolve));
      socket.resetAndDestroy();
    }
    expect((await fetch(`${service.url}/healthz`)).status).toBe(200);
  }, 60_000);
});

describe("the program", () => {
  const folders: string[] = [];
  afterEach(async () => {
    for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
  });

  async function newFolder(): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), "guildwire-service-"));
    folders.push(folder);
    return folder;
  }

  /** Runs the program on a folder until it listens, with a client for its admin. */
  async function run(folder: string) {
    const program = await runProgram({ DATA_DIR: folder });
    const admin = (await readFile(join(folder, "control-token"), "utf8")).trim();
    return { ...program, control: createControlClient({ baseUrl: `${program.url}/control`, auth: { admin } }) };
  }

  it("exits on a signal, and has its data after a restart, also after a kill", async () => {
    const folder = await newFolder();
    const first = await run(folder);
    const nelly = await createUser(first.control, { body: { username: "Nelly" } });
    expect((await stat(join(folder, "control-token"))).mode & 0o777).toBe(0o600);
    expect(await first.end("SIGTERM")).toEqual([0, null]);
    expect(first.entries.map(({ msg }) => msg)).toEqual(expect.arrayContaining(["listening", "stopping", "stopped"]));
    const second = await run(folder);
    expect(await getUser(second.control, { user_id: nelly.id })).toEqual(nelly);
    const body = { name: "Pilot", owner_id: nelly.id };
    const { bot_token } = await createApplication(second.control, { body });
    expect(await second.end("SIGKILL")).toEqual([null, "SIGKILL"]);
    // Starts immediately: the lock is released as soon as the process ends.
    const third = await run(folder);
    const client = createClient({ baseUrl: `${third.url}/api/v8`, auth: { bot: bot_token } });
    expect(await refusal(getGuild(client, { guild_id: "1" }))).toBe("404 10004");
    expect(await third.end("SIGINT")).toEqual([0, null]);
  }, 240_000);

  it("responds to every request of 48 kept connections that are in use when it stops", async () => {
    const program = await run(await newFolder());
    const { hostname, port } = new URL(program.url);
    const head = `Host: ${hostname}\r\n\r\n`;
    const requests = [`GET /healthz HTTP/1.1\r\n${head}`, `GET /api/v8/guilds/1 HTTP/1.1\r\n${head}`];
    let count = 0;
    let report: () => void = () => undefined;
    const isInUse = new Promise<void>((resolve) => {
      report = resolve;
    });
    /** Sends the next request when the response to the last one is complete. Returns how the connection ended. */
    const use = async (index: number): Promise<string> => {
      const socket = connect({ host: hostname, port: Number(port) });
      onTestFinished(() => void socket.destroy());
      let text = "";
      let ending = "";
      const send = (): void => {
        text = "";
        socket.write(requests[index % requests.length] ?? "");
      };
      socket.setEncoding("utf8");
      socket.on("data", (chunk) => {
        text += chunk;
        const length = /content-length: (\d+)\r/i.exec(text)?.[1];
        if (length === undefined || text.length < text.indexOf("\r\n\r\n") + 4 + Number(length)) return;
        count += 1;
        if (count === 2_000) report();
        ending = /connection: close\r/i.test(text) ? "closed by a response" : "";
        if (ending === "") send();
      });
      socket.on("error", ({ message }) => {
        ending = message;
      });
      send();
      await new Promise((resolve) => socket.once("close", resolve));
      return ending === "" ? "a request without a response" : ending;
    };
    const endings = Promise.all(Array.from({ length: 48 }, (_, index) => use(index)));
    await isInUse;
    const ended = program.end("SIGTERM");
    expect(new Set(await endings)).toEqual(new Set(["closed by a response"]));
    expect(await ended).toEqual([0, null]);
  }, 240_000);
});
