import type { Client } from "../client/index.js";
import type { DispatchDefinition } from "./definition.js";
import { DispatchError } from "./error.js";

/** Context of a handler. */
export interface DispatchContext<FollowUps, Parameters = unknown> {
  /** The parameters that the route's match extracted from the key. */
  readonly params: Parameters;
  /**
   * Operations that the token of the delivery permits, bound to it. They reject with a DispatchError: `token-expired`
   * after expiry, without sending a request; `no-client` without the option `client`.
   */
  readonly followUps: FollowUps;
  /**
   * Runs tasks after the response, such as the work announced by a deferred response. Tasks start together; their
   * errors go to
   * `onError`.
   */
  readonly afterwards: (work: () => unknown) => void;
}

/** The state of a delivery while it is handled. */
export interface DeliveryHandling {
  readonly context: DispatchContext<object>;
  /** Tasks to run after the response. */
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
    // Created lazily: most handlers use none.
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

/** Never used to send: every function that receives it is guarded. */
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
