import { setTimeout } from "node:timers/promises";
import {
  type Client,
  createClient,
  createUser,
  getInteraction,
  getMessage,
  joinGuild,
  listGlobalCommands,
  listGuildCommands,
  moveClock,
  paginateListMessages,
  useCommand,
  useComponent,
} from "@guildwire/control/client";
import type { ApplicationCommand, InteractionRecord, Message } from "@guildwire/control/types";
import { type OptionValue, usedOptions } from "./command-options.js";
import { withReason } from "./refused-action.js";

export type { OptionValue } from "./command-options.js";

/** The output of `guildwire-service --ephemeral`: the URL of a service, and its credentials. */
export interface WorldCredentials {
  readonly url: string;
  readonly control_token: string;
  readonly application_id: string;
  readonly bot_token: string;
  readonly guild_id: string;
  readonly channel_id: string;
  /** A user in the guild, who invokes commands by default. */
  readonly user_id: string;
}

/** A user of the guild. */
export interface TestUser {
  readonly id: string;
  readonly username: string;
}

/** The arguments of a command invocation. */
export interface CommandUse {
  /** Values by option name. Users, channels and roles are passed as ids. */
  readonly options?: Readonly<Record<string, OptionValue>>;
  /** The id of the invoking user. Default: the user of the world. */
  readonly user?: string;
  /** The id of the channel. Default: the channel of the world. */
  readonly channel?: string;
  /** The id of the target user or message of a context menu command. */
  readonly target?: string;
}

/** A component of a message, by its custom id or by its row and its position in the row. */
export type Component = string | readonly [row: number, position: number];

/** A bot's response to an interaction. */
export interface Reply {
  readonly interaction: InteractionRecord;
  /** The original response, or the message that the response has edited; undefined without one. */
  readonly message: Message | undefined;
}

/** Milliseconds between two polls. */
const interval = 10;

/** Milliseconds after the last registration of commands, from which a missing one is an error. */
const registrationPause = 250;

/** A guild in which tests act as users, while the tested bot is connected. */
export class TestWorld {
  /** The base URL of the service. */
  readonly url: string;
  /** The base URL for the option `rest.api` of bot libraries. */
  readonly api: string;
  /** The token of the bot. */
  readonly token: string;
  readonly applicationId: string;
  readonly guildId: string;
  readonly channelId: string;
  readonly userId: string;
  /** A client of the control interface, for all other actions. */
  readonly control: Client;
  readonly #timeout: number;
  #users = 0;

  /** @param timeout Milliseconds that actions wait for the bot. Default: 5,000. */
  constructor(credentials: WorldCredentials, timeout: number = 5_000) {
    this.url = credentials.url;
    this.api = `${credentials.url}/api`;
    this.token = credentials.bot_token;
    this.applicationId = credentials.application_id;
    this.guildId = credentials.guild_id;
    this.channelId = credentials.channel_id;
    this.userId = credentials.user_id;
    const auth = { admin: credentials.control_token, bot: credentials.bot_token };
    this.control = createClient({ baseUrl: `${credentials.url}/control`, auth });
    this.#timeout = timeout;
  }

  /** The clock of the service. */
  readonly clock: {
    readonly advance: (duration: {
      readonly days?: number;
      readonly hours?: number;
      readonly minutes?: number;
      readonly seconds?: number;
    }) => Promise<void>;
  } = {
    advance: async ({ days = 0, hours = 0, minutes = 0, seconds = 0 }) => {
      const advance = ((days * 24 + hours) * 60 + minutes) * 60 + seconds;
      await moveClock(this.control, { body: { advance } });
    },
  };

  /**
   * Invokes a command that the bot has registered, and waits for the response.
   *
   * @param name The name of the command, followed by those of a group and a subcommand: `moor`, `fleet add`.
   *
   * Throws an Error if the bot does not respond in time, or does not register the command: at once if it has registered
   * others, otherwise after the timeout. Throws a RefusedAction with the reason if the service refuses the command.
   */
  async useCommand(name: string, { options = {}, user, channel, target }: CommandUse = {}): Promise<Reply> {
    const { command, path } = await this.#registered(name);
    const body = {
      application_id: this.applicationId,
      user_id: user ?? this.userId,
      channel_id: channel ?? this.channelId,
      name: command.name,
      type: command.type,
      ...(target !== undefined && { target_id: target }),
      ...(command.type === 1 && { options: usedOptions(command, path, options) as never }),
    };
    return this.#replyTo(await withReason(`/${name}`, useCommand(this.control, { body })), `/${name}`);
  }

  /**
   * Clicks a button, and waits for the response; undefined for a link, which sends no interaction.
   *
   * Throws an Error if the bot does not respond in time, and a RefusedAction if there is no such component.
   */
  click(message: Reply | { readonly id: string }, button: Component, user?: string): Promise<Reply | undefined> {
    return this.#useComponent(message, button, { user });
  }

  /**
   * Selects values in a menu, and waits for the response. Throws like `click`, and a RefusedAction for values that the
   * menu does not offer.
   */
  select(
    message: Reply | { readonly id: string },
    menu: Component,
    values: readonly string[],
    user?: string,
  ): Promise<Reply | undefined> {
    return this.#useComponent(message, menu, { user, values });
  }

  /** Adds a new user to the guild. */
  async addMember(username: string = `user ${++this.#users}`): Promise<TestUser> {
    const { id } = await createUser(this.control, { body: { username } });
    await joinGuild(this.control, { guild_id: this.guildId, user_id: id });
    return { id, username };
  }

  /** All messages of a channel, oldest first, including ephemeral ones. Default: the channel of the world. */
  async messages(channel: string = this.channelId): Promise<Message[]> {
    const messages: Message[] = [];
    for await (const message of paginateListMessages(this.control, { channel_id: channel, limit: 100 }))
      messages.push(message);
    return messages;
  }

  /** The commands that the bot has registered, those of the guild first. */
  async commands(): Promise<readonly ApplicationCommand[]> {
    const [application_id, guild_id] = [this.applicationId, this.guildId];
    return [
      ...(await listGuildCommands(this.control, { application_id, guild_id })),
      ...(await listGlobalCommands(this.control, { application_id })),
    ];
  }

  /**
   * Polls until a condition holds, such as one about `messages`.
   *
   * @param look Returns undefined or false until the condition holds.
   *
   * Throws an Error with the text of the condition if it does not hold in time.
   */
  async eventually<Result>(
    condition: string,
    look: () => Promise<Result | undefined | false>,
    timeout: number = this.#timeout,
  ): Promise<Result> {
    const end = performance.now() + timeout;
    for (;;) {
      const result = await look();
      if (result !== undefined && result !== false) return result;
      if (performance.now() > end) throw new Error(`${condition} within ${timeout} ms`);
      await setTimeout(interval);
    }
  }

  async #registered(name: string): Promise<{ readonly command: ApplicationCommand; readonly path: readonly string[] }> {
    const [first = "", ...path] = name.split(" ");
    const begun = performance.now();
    let known = "";
    let changed = begun;
    for (;;) {
      const commands = await this.commands();
      const command = commands.find((one) => one.name === name) ?? commands.find((one) => one.name === first);
      if (command !== undefined) return { command, path: command.name === name ? [] : path };
      const names = commands.map((one) => one.name).join(", ");
      const now = performance.now();
      if (names !== known) [known, changed] = [names, now];
      // A bot registers its commands in a few requests.
      const isMissing = known !== "" && now - changed > registrationPause;
      if (isMissing || now - begun > this.#timeout) {
        const within = isMissing ? "" : ` within ${this.#timeout} ms`;
        throw new Error(`the bot did not register ${name}${within}; it has registered: ${known || "nothing"}`);
      }
      await setTimeout(interval);
    }
  }

  async #useComponent(
    message: Reply | { readonly id: string },
    component: Component,
    { user, values }: { readonly user: string | undefined; readonly values?: readonly string[] },
  ): Promise<Reply | undefined> {
    const id = "interaction" in message ? message.message?.id : message.id;
    if (id === undefined) throw new Error("the reply has no message");
    const what = `the use of ${String(component)}`;
    const body = {
      user_id: user ?? this.userId,
      message_id: id,
      ...(typeof component === "string" ? { custom_id: component } : { place: [...component] }),
      ...(values !== undefined && { values }),
    };
    const { interaction } = await withReason(what, useComponent(this.control, { body }));
    return interaction === null ? undefined : this.#replyTo(interaction, what);
  }

  async #replyTo({ id: interaction_id }: InteractionRecord, what: string): Promise<Reply> {
    const interaction = await this.eventually(`the bot did not respond to ${what}`, async () => {
      const record = await getInteraction(this.control, { interaction_id });
      return record.state !== "pending" && record.state !== "deferred" && record;
    });
    if (interaction.state !== "responded")
      throw new Error(`the response to ${what} ${interaction.state}: ${interaction.failure ?? "no reason"}`);
    const { message_id } = interaction;
    return { interaction, message: message_id === null ? undefined : await getMessage(this.control, { message_id }) };
  }
}

/** Connects to a service in another process, with the credentials that `guildwire-service --ephemeral` prints. */
export function connectTestWorld(credentials: WorldCredentials, timeout?: number): TestWorld {
  return new TestWorld(credentials, timeout);
}
