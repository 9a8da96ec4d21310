import type { Client } from "../client/index.js";
import type { DispatchDefinition } from "./definition.js";
import { DispatchError } from "./error.js";

/** What a handler gets beside the delivery. */
export interface DispatchContext<FollowUps, Parameters = unknown> {
  /** What the route's match has read from the key. */
  readonly params: Parameters;
  /**
   * Operations that the token of the delivery allows, bound to it. They reject with a DispatchError: `token-expired`
   * once it is not valid any more, without sending anything; `no-client` without the option `client`.
   */
  readonly followUps: FollowUps;
  /**
   * Does work once the response is out, such as what a deferral has promised. Works begin together; what they throw
   * goes to `onError`.
   */
  readonly afterwards: (work: () => unknown) => void;
}

/** A delivery on its way through a handler. */
export interface DeliveryHandling {
  readonly context: DispatchContext<object>;
  /** What is to be done once the response is out. */
  readonly afterwardsTasks: readonly (() => unknown)[];
}

export function createHandling(
  definition: DispatchDefinition,
  delivery: unknown,
  params: Readonly<Record<string, unknown>>,
  {
    client,
    now,
    received,
  }: { readonly client: Client | undefined; readonly now: () => number; readonly received: number },
): DeliveryHandling {
  const { validity = Number.POSITIVE_INFINITY } = definition;
  const works: (() => unknown)[] = [];
  let bound: object | undefined;
  const context: DispatchContext<object> = {
    params,
    // Most deliveries have none.
    get followUps() {
      bound ??= guardFunctions(definition.followUps(client ?? unavailableClient, delivery as never), () => {
        if (client === undefined) throw withoutClient("follow-ups");
        if (now() - received >= validity) {
          const minutes = Math.round(validity / 6_000) / 10;
          throw new DispatchError("token-expired", `the token was valid for ${minutes} minutes, which are over`);
        }
      });
      return bound;
    },
    afterwards: (work) => {
      works.push(work);
    },
  };
  return { context, afterwardsTasks: works };
}

export function withoutClient(what: string): DispatchError {
  return new DispatchError("no-client", `${what} need a client: give the option \`client\`, made by createClient`);
}

/** Never sends anything: every function that gets it is guarded. */
const unavailableClient: Client = {
  settings: () => {
    throw withoutClient("follow-ups");
  },
};

function guardFunctions(functions: object, guard: () => void): object {
  return Object.fromEntries(
    Object.entries(functions as Readonly<Record<string, (...args: unknown[]) => unknown>>).map(([name, call]) => [
      name,
      async (...args: unknown[]) => {
        guard();
        return call(...args);
      },
    ]),
  );
}
