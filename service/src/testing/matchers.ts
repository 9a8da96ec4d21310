import type { ApplicationCommandOption, Message } from "@guildwire/control/types";
import { TestWorld } from "./test-world.js";

/** What a message has to match: its content, a pattern of its content, or some of its properties. */
export type ExpectedMessage = string | RegExp | Partial<Message>;

/** Where `toHaveReplied` looks. */
export interface ReplyPlace {
  /** The id of the channel. Default: the channel of the world. */
  readonly channel?: string;
}

/** The matchers, as Vitest and Jest declare theirs. */
export interface WorldMatchers<Returned = void> {
  /**
   * Waits until the bot has sent a message: a response to an interaction, or another one. With `.not`, it does not wait.
   *
   * @param expected The content, a pattern of it, or some properties of the message.
   */
  toHaveReplied(expected: ExpectedMessage, place?: ReplyPlace): Promise<Returned>;
  /**
   * Waits until the bot has registered a command of this name, or a subcommand such as `fleet add`. With `.not`, it does
   * not wait.
   */
  toHaveRegistered(name: string): Promise<Returned>;
}

/** The part of a matcher's `this` that both libraries have. */
interface MatcherContext {
  readonly isNot?: boolean;
  readonly equals: (one: unknown, other: unknown, testers?: never[]) => boolean;
  readonly utils: {
    readonly printExpected: (value: unknown) => string;
    readonly printReceived: (value: unknown) => string;
    readonly subsetEquality: unknown;
  };
}

interface MatcherResult {
  readonly pass: boolean;
  readonly message: () => string;
}

/** Number of messages in the report of a failure. */
const mostShown = 10;

/** The matchers for `expect.extend` of Vitest and Jest. The modules `./vitest` and `./jest` extend `expect` with them. */
export const matchers: {
  toHaveReplied(
    this: MatcherContext,
    world: unknown,
    expected: ExpectedMessage,
    place?: ReplyPlace,
  ): Promise<MatcherResult>;
  toHaveRegistered(this: MatcherContext, world: unknown, name: string): Promise<MatcherResult>;
} = {
  async toHaveReplied(world, expected, place) {
    const checked = asWorld(world, "toHaveReplied");
    const channel = channelOf(place);
    requireExpected(expected);
    const matches = (message: Message): boolean => {
      if (typeof expected === "string") return message.content === expected;
      if (isPattern(expected))
        return new RegExp(expected.source, expected.flags.replace(/[gy]/g, "")).test(message.content);
      return this.equals(message, expected, [this.utils.subsetEquality as never]);
    };
    let sent: readonly Message[] = [];
    const pass = await holds(checked, this.isNot === true, async () => {
      const messages = await checked.messages(channel);
      sent = messages.filter(({ application_id }) => application_id === checked.applicationId);
      return sent.some(matches);
    });
    const print = (value: unknown): string => this.utils.printExpected(value);
    const received = (): string => {
      if (sent.length === 0) return "no message";
      const shown = sent.slice(-mostShown).map((message) => this.utils.printReceived(compared(message, expected)));
      return `${sent.length > mostShown ? `${sent.length} messages, at last ` : ""}${shown.join(", ")}`;
    };
    return {
      pass,
      message: () =>
        pass
          ? `The bot replied ${print(expected)}, which was not expected. It sent ${received()}.`
          : `The bot did not reply ${print(expected)}. It sent ${received()}.`,
    };
  },

  async toHaveRegistered(world, name) {
    const checked = asWorld(world, "toHaveRegistered");
    if (typeof name !== "string" || name === "")
      throw new TypeError("toHaveRegistered takes the name of a command, such as moor or fleet add");
    let names: readonly string[] = [];
    const pass = await holds(checked, this.isNot === true, async () => {
      names = (await checked.commands()).flatMap((command) => namesOf(command));
      return names.includes(name);
    });
    return {
      pass,
      message: () =>
        pass
          ? `The bot registered ${name}, which was not expected.`
          : `The bot did not register ${name}. It has registered: ${names.join(", ") || "nothing"}.`,
    };
  },
};

/** Throws a TypeError for another value. */
function asWorld(value: unknown, matcher: string): TestWorld {
  if (value instanceof TestWorld) return value;
  const hint = value instanceof Promise ? "; await the promise first" : "";
  throw new TypeError(`${matcher} takes the value that startTestServer returns${hint}`);
}

/** The channel of `{ channel }`. Throws a TypeError for another value, which would select the channel of the world. */
function channelOf(place: unknown = {}): string | undefined {
  const { channel, ...others } = Object(place) as Readonly<Record<string, unknown>>;
  const isObject = typeof place === "object" && place !== null && !Array.isArray(place);
  const isPlace = isObject && Object.keys(others).length === 0;
  if (isPlace && (channel === undefined || typeof channel === "string")) return channel;
  throw new TypeError("toHaveReplied takes the ID of a channel as { channel }");
}

/** Throws a TypeError for a value that no message can match, so that `.not` does not pass by mistake. */
function requireExpected(expected: unknown): void {
  const isText = typeof expected === "string" || isPattern(expected);
  if (isText || (typeof expected === "object" && expected !== null && !Array.isArray(expected))) return;
  throw new TypeError("toHaveReplied takes a text, a pattern or properties of a message");
}

/** Also for a pattern of another realm, as in the runner of Jest. */
function isPattern(value: unknown): value is RegExp {
  return Object.prototype.toString.call(value) === "[object RegExp]";
}

/** What a message is compared by: its content, or the properties that were expected. */
function compared(message: Message, expected: ExpectedMessage): unknown {
  if (typeof expected === "string" || isPattern(expected)) return message.content;
  const names = Object.keys(expected).filter((name) => Object.hasOwn(message, name));
  return Object.fromEntries(names.map((name) => [name, message[name]]));
}

/** The name of a command, and those of its subcommands: `fleet`, `fleet add`. */
function namesOf({ name, options = [] }: Pick<ApplicationCommandOption, "name" | "options">): string[] {
  const below = options.filter(({ type }) => type === 1 || type === 2).flatMap(namesOf);
  return [name, ...below.map((each) => `${name} ${each}`)];
}

/** Whether a condition holds: now for a negated matcher, otherwise within the timeout of the world. */
async function holds(world: TestWorld, isNegated: boolean, look: () => Promise<boolean>): Promise<boolean> {
  if (isNegated) return look();
  // Errors of `look` itself are thrown by the last look.
  return world.eventually("the condition did not hold", look).catch(look);
}
