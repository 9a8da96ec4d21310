import { HttpError } from "@guildwire/api/server";
import {
  type Interaction,
  type InteractionResponse as InteractionResponseType,
  InteractionType,
} from "@guildwire/api/types";
import { InteractionResponse } from "@guildwire/api/validators";
import { importPrivateKey, type PrivateKey } from "@guildwire/runtime/signing";
import {
  checkEndpoint,
  createWebhookSender,
  DeliveryError,
  type DeliveryLimits,
  type EndpointCheck,
} from "@guildwire/runtime/webhooks";
import type { ClaimedCheck, StoredApplication } from "../../store/repositories/applications.js";
import { type Store, scopeOf } from "../../store/store.js";
import type { CreatedInteraction } from "./create-interaction.js";
import { checkFailure, deliveryFailure } from "./delivery-failure.js";
import { applyEndpointResponse } from "./respond.js";

/**
 * The far end of outgoing webhooks. Once it is closed nothing is sent any more, and what is under way is called off:
 * `verify` and `check` reject then, with the signal's reason, and nothing has come of them.
 */
export interface Endpoints {
  /**
   * Sends an interaction to the endpoint of its application, once and never again, and takes the answer as its first
   * response. Answers why that has failed; the interaction counts as failed then. Undefined if it has not.
   */
  deliver(application: StoredApplication, created: CreatedInteraction): Promise<string | undefined>;
  /** Looks whether an address answers a ping and refuses what is wrongly signed. */
  verify(application: StoredApplication, url: string): Promise<EndpointCheck>;
  /**
   * Checks the endpoint of an application as the service does from time to time; one that fails is removed, and the owner
   * of the application is told. If an address is saved meanwhile, or another check begins, on whatever instance, nothing
   * comes of this one. Undefined for an application without an endpoint.
   */
  check(applicationId: string): Promise<EndpointCheck | undefined>;
  /**
   * Checks every endpoint that is due, each on one instance. Answers how many that were.
   *
   * @param signal Ends it early; checks that it calls off have found out nothing.
   *
   * Throws an AggregateError once it is through if some could not be checked: not because of the endpoint's answers, but
   * of the service's own troubles. These are due again after a while.
   */
  checkDue(signal?: AbortSignal): Promise<number>;
  /** Calls off what is under way, and waits until its end is written down. */
  close(): Promise<void>;
}

/** Milliseconds between two routine checks of an endpoint. */
export const checkInterval = 6 * 3_600_000;

/** How many of the wrong signatures a routine check tries, beside the ping itself. */
const routineProbes = 2;

/** Maximum number of endpoints checked at once, so that one that does not respond cannot delay all others. */
const maxConcurrentChecks = 8;

/** Milliseconds after which a check counts as lost with its instance. It takes three answers at most, each with a timeout. */
const checkTimeout = 10 * 60_000;

/** @param limits What may be connected to. Default: public addresses over https. */
export function createEndpoints(store: Store, limits: DeliveryLimits = {}): Endpoints {
  const closing = new AbortController();
  const activeCalls = new Set<Promise<unknown>>();

  /** Has `close` wait for a task, and refuses to begin one afterwards. */
  async function waitedFor<Result>(task: () => Promise<Result>): Promise<Result> {
    closing.signal.throwIfAborted();
    const running = task();
    activeCalls.add(running);
    try {
      return await running;
    } finally {
      activeCalls.delete(running);
    }
  }

  async function probe(
    application: StoredApplication,
    url: string,
    signal: AbortSignal,
    wrongProbes?: number,
  ): Promise<EndpointCheck> {
    const options = { ...limits, signal, privateKey: keyOf(application), ping: ping(application), wrongProbes };
    try {
      return await checkEndpoint(url, options);
    } catch (error) {
      signal.throwIfAborted();
      throw error;
    }
  }

  async function run(claimed: ClaimedCheck, signal: AbortSignal): Promise<EndpointCheck> {
    const { application, url } = claimed;
    const result = await probe(application, url, signal, routineProbes);
    await store.write({ none: true }, async (work) => {
      const next = result.passed ? new Date(work.now.getTime() + checkInterval) : null;
      const counted = await work.applications.settleCheck(claimed, next);
      if (!counted || result.passed) return;
      await work.notifications.insert({
        user_id: application.owner_id,
        application_id: application.id,
        kind: "endpoint_removed",
        message: `The interactions endpoint of ${application.name} failed a check and was removed. ${checkFailure(result)}`,
      });
    });
    return result;
  }

  return {
    deliver: (application, { interaction, payload }) =>
      waitedFor(async () => {
        const { guild_id, id } = interaction;
        try {
          const response = await requestResponse(application, payload, { ...limits, signal: closing.signal });
          await store.write(scopeOf(guild_id), (work) => applyEndpointResponse(work, interaction, response));
          return undefined;
        } catch (error) {
          // The endpoint's fault: no answer, or one that is no response to this interaction. Anything else is the service's.
          const isFault = error instanceof DeliveryError || (error instanceof HttpError && error.status < 500);
          if (!isFault) throw error;
          await store.write(scopeOf(guild_id), (work) => work.interactions.setState(guild_id, id, "failed"));
          return deliveryFailure(error);
        }
      }),
    verify: (application, url) => waitedFor(() => probe(application, url, closing.signal)),
    check: (applicationId) =>
      waitedFor(async () => {
        const claimed = await store.write({ none: true }, (work) =>
          work.applications.claimCheck(applicationId, checkExpiry(work.now)),
        );
        return claimed && run(claimed, closing.signal);
      }),
    checkDue: (ending = closing.signal) =>
      waitedFor(async () => {
        const signal = AbortSignal.any([ending, closing.signal]);
        const failures: unknown[] = [];
        let count = 0;
        const checkNext = async (): Promise<boolean> => {
          const claimed = await store.write({ none: true }, (work) =>
            work.applications.claimDueCheck(work.now, checkExpiry(work.now)),
          );
          if (claimed === undefined) return false;
          try {
            await run(claimed, signal);
            count += 1;
          } catch (error) {
            if (!signal.aborted) failures.push(error);
          }
          return true;
        };
        const checkOn = async (): Promise<void> => {
          while (!signal.aborted && (await checkNext()));
        };
        await Promise.all(Array.from({ length: maxConcurrentChecks }, checkOn));
        if (failures.length > 0)
          throw new AggregateError(failures, `${failures.length} endpoints could not be checked`);
        return count;
      }),
    async close() {
      closing.abort();
      await Promise.allSettled(activeCalls);
    },
  };
}

/** When a check that begins now counts as lost. */
function checkExpiry(now: Date): Date {
  return new Date(now.getTime() + checkTimeout);
}

/** What an endpoint answers to an interaction. Throws a DeliveryError if it does not, or not with a response. */
function requestResponse(
  application: StoredApplication,
  payload: Interaction,
  limits: DeliveryLimits,
): Promise<InteractionResponseType> {
  const { send } = createWebhookSender({ ...limits, privateKey: keyOf(application), response: InteractionResponse });
  return send(application.interactions_endpoint_url ?? "", payload);
}

function ping({ id, bot_id }: StoredApplication): Interaction {
  return { id: bot_id, application_id: id, type: InteractionType.PING, token: "ping", version: 1 };
}

/** Applications keep their key as base64 of PKCS #8. */
function keyOf({ private_key }: StoredApplication): PrivateKey {
  return importPrivateKey(`-----BEGIN PRIVATE KEY-----\n${private_key}\n-----END PRIVATE KEY-----\n`);
}
