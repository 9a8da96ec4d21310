import type { Message } from "@guildwire/control/types";
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
  /** Waits until the bot has registered a command of this name. With `.not`, it does not wait. */
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
  async toHaveReplied(world, expected, { channel } = {}) {
    const checked = asWorld(world, "toHaveReplied");
    const matches = ({ content, ...others }: Message): boolean => {
      if (typeof expected === "string") return content === expected;
      if (expected instanceof RegExp)
        return new RegExp(expected.source, expected.flags.replace(/[gy]/g, "")).test(content);
      return this.equals({ content, ...others }, expected, [this.utils.subsetEquality as never]);
    };
    let sent: readonly Message[] = [];
    const pass = await holds(checked, this.isNot === true, async () => {
      const messages = await checked.messages(channel);
      sent = messages.filter(({ application_id }) => application_id === checked.applicationId);
      return sent.some(matches);
    });
    const print = (value: unknown): string => this.utils.printExpected(value);
    const received = (): string =>
      sent.length === 0 ? "no message" : sent.map(({ content }) => this.utils.printReceived(content)).join(", ");
    return {
      pass,
      message: () =>
        pass
          ? `The bot replied ${print(expected)}, which was not expected.`
          : `The bot did not reply ${print(expected)}. It sent ${received()}.`,
    };
  },

  async toHaveRegistered(world, name) {
    const checked = asWorld(world, "toHaveRegistered");
    let names: readonly string[] = [];
    const pass = await holds(checked, this.isNot === true, async () => {
      names = (await checked.commands()).map((command) => command.name);
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
  throw new TypeError(`${matcher} takes the value that startTestServer returns`);
}

/** Whether a condition holds: now for a negated matcher, otherwise within the timeout of the world. */
async function holds(world: TestWorld, isNegated: boolean, look: () => Promise<boolean>): Promise<boolean> {
  if (isNegated) return look();
  // Errors of `look` itself are thrown by the last look.
  return world.eventually("the condition did not hold", look).catch(look);
}
