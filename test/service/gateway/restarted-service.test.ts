import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient, createGuildRole } from "@guildwire/api/client";
import { Client, Events, GatewayIntentBits } from "discord.js";
import { Client as ErisClient } from "eris";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { seed } from "../../../service/src/seed.js";
import { secretToken } from "../../secrets.js";
import { LoopbackAgent } from "../compatibility/loopback-agent.js";
import { runProgram } from "../harness/program.js";

/** Attempts to resume, which eris makes at once: the default of its option. */
const maxResumeAttempts = 10;

/** Waits for an event. Libraries report refused connections as the event `error`, which is expected here. */
function next(client: Client | ErisClient, event: string): Promise<void> {
  return new Promise((resolve) => void (client as NodeJS.EventEmitter).once(event, () => resolve()));
}

/** A port that stays the same while the service behind it is replaced. */
class Door {
  readonly #server = createServer((socket) => this.#open(socket));
  readonly #sockets = new Set<Socket>();
  #waiting: Socket[] = [];
  #target: string | undefined;
  /** What happens to connections while there is no service. */
  absence: "waits" | "refuses" = "waits";

  async listen(): Promise<void> {
    this.#server.listen(0, "127.0.0.1");
    await once(this.#server, "listening");
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  leadTo(target: string | undefined): void {
    this.#target = target;
    if (target !== undefined) for (const socket of this.#waiting.splice(0)) this.#open(socket);
  }

  #open(client: Socket): void {
    if (this.#target !== undefined) {
      const { hostname, port } = new URL(this.#target);
      const service = connect(Number(port), hostname);
      for (const [socket, other] of [
        [client, service],
        [service, client],
      ] as const)
        this.#sockets.add(socket.on("error", () => other.destroy()).on("close", () => other.destroy()));
      client.pipe(service).pipe(client);
    } else if (this.absence === "waits") this.#waiting.push(client);
    else client.resetAndDestroy();
  }

  close(): void {
    this.#server.close();
    for (const socket of [...this.#sockets, ...this.#waiting]) socket.destroy();
  }
}

describe("after a kill of the only instance,", () => {
  const door = new Door();
  const admin = secretToken("control");
  let folder = "";
  let program: Awaited<ReturnType<typeof runProgram>>;
  let bot: { readonly guildId: string; readonly botToken: string };
  let first: Client;
  let second: ErisClient;

  const start = async () => {
    program = await runProgram({ DATA_DIR: folder, CONTROL_TOKEN: admin, PUBLIC_URL: door.url });
    door.leadTo(program.url);
  };
  /** Creates a role, also while no client can reach the service through the door. */
  const create = (name: string) => {
    const client = createClient({ baseUrl: `${program.url}/api/v8`, auth: { bot: bot.botToken } });
    return createGuildRole(client, { guild_id: bot.guildId, body: { name } });
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "guildwire-restarted-"));
    await door.listen();
    await start();
    bot = await seed(program.url, admin);
    first = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api: `${door.url}/api` } });
    const rest = { baseURL: "/api/v10", domain: "127.0.0.1", agent: new LoopbackAgent(door.url) };
    second = new ErisClient(`Bot ${bot.botToken}`, { intents: ["guilds"], rest } as never);
    for (const client of [first, second]) (client as NodeJS.EventEmitter).on("error", () => undefined);
    const ready = [next(first, Events.ClientReady), next(second, "ready")];
    await first.login(bot.botToken);
    await second.connect();
    await Promise.all(ready);
  }, 60_000);

  afterAll(async () => {
    await first?.destroy();
    second?.disconnect({ reconnect: false });
    door.close();
    await program?.end("SIGKILL");
    await rm(folder, { recursive: true, force: true });
  });

  it("libraries resume without loss if their connections wait for the next one", { timeout: 60_000 }, async () => {
    const names: string[][] = [[], []];
    first.on(Events.GuildRoleCreate, ({ name }) => void names[0]?.push(name));
    second.on("guildRoleCreate", (_, { name }) => void names[1]?.push(name));
    await create("before");
    const resumed = [next(first, Events.ShardResume), next(second, "shardResume")];
    door.leadTo(undefined);
    await program.end("SIGKILL");
    program = await runProgram({ DATA_DIR: folder, CONTROL_TOKEN: admin, PUBLIC_URL: door.url });
    await create("meanwhile");
    door.leadTo(program.url);
    await Promise.all(resumed);
    const last = [next(first, Events.GuildRoleCreate), next(second, "guildRoleCreate")];
    await create("after");
    await Promise.all(last);
    expect(names).toEqual([
      ["before", "meanwhile", "after"],
      ["before", "meanwhile", "after"],
    ]);
  });

  it("they begin new sessions by their own logic if connections are refused", { timeout: 60_000 }, async () => {
    door.absence = "refuses";
    door.leadTo(undefined);
    const gaveUp = new Promise<string>((resolve) => {
      second.on("debug", (message) => {
        if (message.includes("excessive resume attempts")) resolve(message);
      });
    });
    const refused = new Promise<void>((resolve) => {
      first.on(Events.Debug, (message) => {
        if (message.includes("due to a network error")) resolve();
      });
    });
    const ready = [next(first, Events.ShardReady), next(second, "shardReady")];
    const session = (second.shards.get(0) as unknown as { sessionID: string }).sessionID;
    await program.end("SIGKILL");
    // Without a pause between them.
    expect(await gaveUp).toContain(`Attempt ${maxResumeAttempts}`);
    await refused;
    await start();
    await Promise.all(ready);
    expect((second.shards.get(0) as unknown as { sessionID: string }).sessionID).not.toBe(session);
    const received = [next(first, Events.GuildRoleCreate), next(second, "guildRoleCreate")];
    await create("in the new session");
    await Promise.all(received);
  });
});
