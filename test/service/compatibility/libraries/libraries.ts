import { once } from "node:events";
import { readFileSync } from "node:fs";
import { API } from "@discordjs/core/http-only";
import { REST } from "@discordjs/rest";
import { Client as DysnomiaClient } from "@projectdysnomia/dysnomia";
import { Client, Events, GatewayIntentBits } from "discord.js";
import { Client as ErisClient } from "eris";
import { Client as OceanicClient } from "oceanic.js";
import { LoopbackAgent } from "../loopback-agent.js";
import { callsOfCore } from "./core.js";
import { callsOfEris } from "./eris.js";
import { callsOfGatewayClient } from "./gateway-client.js";
import { callsOfOceanic } from "./oceanic.js";
import type { Stage } from "./stage.js";
import type { Calls } from "./steps.js";

/** A library that is connected as the bot of a stage. */
export interface Connected {
  readonly calls: Calls;
  /** What the library has reported outside of calls. */
  readonly failures: readonly unknown[];
  close(): void | Promise<void>;
}

/** Connects a library by the options that its documentation has; rejects unless it knows the guild of the stage. */
export type Connect = (url: string, stage: Stage) => Promise<Connected>;

const packageOfTests = JSON.parse(readFileSync(new URL("../../../package.json", import.meta.url), "utf8")) as {
  readonly devDependencies: Readonly<Record<string, string>>;
};

/** For a library that has TLS only. */
const overTls = (url: string) => ({ baseURL: "/api/v10", domain: "127.0.0.1", agent: new LoopbackAgent(url) });

/** The libraries by package name. None is modified. */
export const libraries: Readonly<Record<string, Connect>> = {
  async "discord.js"(url, stage) {
    const { Guilds, GuildMembers, GuildVoiceStates } = GatewayIntentBits;
    const api = `${url}/api`;
    const client = new Client({ intents: [Guilds, GuildMembers, GuildVoiceStates], rest: { api } });
    const failures = failuresOf(client);
    const ready = once(client, Events.ClientReady);
    await client.login(stage.bot.token);
    await ready;
    return {
      calls: callsOfGatewayClient(client as Client<true>, stage, api),
      failures,
      close: () => client.destroy(),
    };
  },

  async "@discordjs/core"(url, stage) {
    const rest = new REST({ api: `${url}/api`, version: "10" }).setToken(stage.bot.token);
    const close = () => {
      rest.clearHashSweeper();
      rest.clearHandlerSweeper();
    };
    return { calls: callsOfCore(new API(rest), stage), failures: [], close };
  },

  async eris(url, stage) {
    const options = { intents: ["guilds", "guildMembers"], restMode: true, rest: overTls(url) } as const;
    const client = new ErisClient(`Bot ${stage.bot.token}`, options as never);
    return connectedEris(client, stage);
  },

  async "@projectdysnomia/dysnomia"(url, stage) {
    const rest = { baseURL: "/api/v10", domain: "127.0.0.1", port: Number(new URL(url).port), https: false };
    const options = { gateway: { intents: ["guilds", "guildMembers"] }, restMode: true, rest };
    const client = new DysnomiaClient(`Bot ${stage.bot.token}`, options as never);
    return connectedEris(client as unknown as ErisClient, stage, {
      modifyCurrentUserNick: "not offered",
      ...fileCallsOfDysnomia(client, stage),
    });
  },

  async "oceanic.js"(url, stage) {
    const client = new OceanicClient({
      auth: `Bot ${stage.bot.token}`,
      gateway: { intents: ["GUILDS", "GUILD_MEMBERS"] },
      rest: { baseURL: `${url}/api/v10` },
    });
    const failures = failuresOf(client);
    const ready = once(client, "ready");
    await client.connect();
    await ready;
    if (!client.guilds.has(stage.guildId)) throw new Error("the client does not know the guild");
    return { calls: callsOfOceanic(client, stage), failures, close: () => client.disconnect(false) };
  },
};

/** The version of a package, which is pinned. */
export function versionOf(name: string): string {
  const version = packageOfTests.devDependencies[name];
  if (version === undefined) throw new Error(`${name} is not a dependency`);
  return version;
}

async function connectedEris(client: ErisClient, stage: Stage, differences: Partial<Calls> = {}): Promise<Connected> {
  const failures = failuresOf(client);
  const ready = once(client, "ready");
  await client.connect();
  await ready;
  if (!client.guilds.has(stage.guildId)) throw new Error("the client does not know the guild");
  const close = () => client.disconnect({ reconnect: false });
  return { calls: { ...callsOfEris(client, stage), ...differences }, failures, close };
}

/** Unlike in eris, files are among the attachments. */
function fileCallsOfDysnomia(client: DysnomiaClient, stage: Stage): Partial<Calls> {
  const attachments = [{ filename: "log.txt", file: Buffer.from("All quiet") }];
  return {
    "reply with a file": async () => {
      const messageID = await stage.message();
      const sent = await client.createMessage(stage.channelId, { attachments, messageReference: { messageID } });
      await stage.assertHasFile(sent.id, "log.txt", messageID);
    },
    "replace a file": async () => {
      const id = await stage.messageWithFile();
      await client.editMessage(stage.channelId, id, { attachments });
      await stage.assertHasFile(id, "log.txt");
    },
  };
}

function failuresOf(client: { on(event: "error", listener: (error: Error | string) => void): unknown }): unknown[] {
  const failures: unknown[] = [];
  client.on("error", (error) => void failures.push(error));
  return failures;
}
