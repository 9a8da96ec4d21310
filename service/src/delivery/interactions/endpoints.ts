import { HttpError } from "@guildwire/api/server";
import {
  type Interaction,
  type InteractionResponse as InteractionResponseType,
  InteractionType,
} from "@guildwire/api/types";
import { checkInteractionEndpoint, createWebhookSender } from "@guildwire/api/webhook-sender";
import { importPrivateKey, type PrivateKey } from "@guildwire/runtime/signing";
import { DeliveryError, type DeliveryLimits, type EndpointCheck } from "@guildwire/runtime/webhooks";
import type { ClaimedCheck, StoredApplication } from "../../store/repositories/applications.js";
import type { Store } from "../../store/store.js";
import { scopeOf } from "../../store/write-scope.js";
import type { CreatedInteraction } from "./create-interaction.js";
import { checkFailure, deliveryFailure } from "./delivery-failure.js";
import { applyEndpointResponse } from "./respond.js";

/**
 * Delivers interactions to the endpoints of applications, and checks these endpoints. After `close`, nothing is sent
 * and calls in progress are aborted: `verify` and `check` reject with the signal's reason and have no effect.
 */
export interface Endpoints {
  /**
   * Sends an interaction to the endpoint of its application exactly once, without retries, and applies the response. If
   * that fails, marks the interaction as failed and returns the reason; otherwise returns undefined.
   */
  deliver(application: StoredApplication, created: CreatedInteraction): Promise<string | undefined>;
  /** Checks that a URL responds to a PING and rejects invalid signatures. */
  verify(application: StoredApplication, url: string): Promise<EndpointCheck>;
  /**
   * Runs the routine check of an application's endpoint. An endpoint that fails is removed, and the owner of the
   * application is notified. The result is discarded if a URL is saved meanwhile, or if another check begins on any
   * instance. Undefined for an application without an endpoint.
   */
  check(applicationId: string): Promise<EndpointCheck | undefined>;
  /**
   * Checks every endpoint that is due; no two instances check the same one. Returns their number.
   *
   * @param signal Stops early; aborted checks have no result.
   *
   * Throws an AggregateError at the end for checks that failed because of the service itself. Their endpoints become
   * due again.
   */
  checkDue(signal?: AbortSignal): Promise<number>;
  /** Aborts calls in progress, and waits until their results are stored. */
  close(): Promise<void>;
}

/** Milliseconds between two routine checks of an endpoint. */
export const checkInterval = 6 * 3_600_000;

/** Number of invalid signatures that a routine check tries, in addition to a valid PING. */
const routineProbes = 2;

/** Maximum number of concurrent checks, so that an endpoint that does not respond cannot delay all others. */
const maxConcurrentChecks = 8;

/** Milliseconds after which a check is considered lost. A check waits for at most three responses, with timeouts. */
const checkTimeout = 10 * 60_000;

/** @param limits The hosts that may be connected to. Default: public hosts over https. */
export function createEndpoints(store: Store, limits: DeliveryLimits = {}): Endpoints {
  return new OutgoingEndpoints(store, limits);
}

class OutgoingEndpoints implements Endpoints {
  readonly #store: Store;
  readonly #limits: DeliveryLimits;
  readonly #closing = new AbortController();
  readonly #activeCalls = new Set<Promise<unknown>>();

  constructor(store: Store, limits: DeliveryLimits) {
    this.#store = store;
    this.#limits = limits;
  }

  deliver(application: StoredApplication, created: CreatedInteraction): Promise<string | undefined> {
    return this.#track(() => this.#deliver(application, created));
  }

  verify(application: StoredApplication, url: string): Promise<EndpointCheck> {
    return this.#track(() => this.#probe({ application, url }, this.#closing.signal));
  }

  check(applicationId: string): Promise<EndpointCheck | undefined> {
    return this.#track(async () => {
      const claimed = await this.#store.write({ none: true }, (work) =>
        work.applications.claimCheck(applicationId, checkExpiry(work.now)),
      );
      return claimed && this.#runCheck(claimed, this.#closing.signal);
    });
  }

  checkDue(signal: AbortSignal = this.#closing.signal): Promise<number> {
    return this.#track(() => this.#checkDue(AbortSignal.any([signal, this.#closing.signal])));
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await Promise.allSettled(this.#activeCalls);
  }

  /** Runs a task that `close` waits for. Throws after `close`. */
  async #track<Result>(task: () => Promise<Result>): Promise<Result> {
    this.#closing.signal.throwIfAborted();
    const running = task();
    this.#activeCalls.add(running);
    try {
      return await running;
    } finally {
      this.#activeCalls.delete(running);
    }
  }

  async #deliver(
    application: StoredApplication,
    { interaction, payload }: CreatedInteraction,
  ): Promise<string | undefined> {
    const { guild_id, id } = interaction;
    try {
      const response = await requestResponse(application, payload, { ...this.#limits, signal: this.#closing.signal });
      await this.#store.write(scopeOf(guild_id), (work) => applyEndpointResponse(work, interaction, response));
      return undefined;
    } catch (error) {
      // A missing response, or one that does not fit the interaction, is a failure of the endpoint.
      const isEndpointFailure = error instanceof DeliveryError || (error instanceof HttpError && error.status < 500);
      if (!isEndpointFailure) throw error;
      await this.#store.write(scopeOf(guild_id), (work) => work.interactions.setState(guild_id, id, "failed"));
      return deliveryFailure(error);
    }
  }

  async #checkDue(signal: AbortSignal): Promise<number> {
    const failures: unknown[] = [];
    let count = 0;
    const checkNext = async (): Promise<boolean> => {
      const claimed = await this.#store.write({ none: true }, (work) =>
        work.applications.claimDueCheck(work.now, checkExpiry(work.now)),
      );
      if (claimed === undefined) return false;
      try {
        await this.#runCheck(claimed, signal);
        count += 1;
      } catch (error) {
        if (!signal.aborted) failures.push(error);
      }
      return true;
    };
    const checkUntilNoneIsDue = async (): Promise<void> => {
      while (!signal.aborted && (await checkNext()));
    };
    await Promise.all(Array.from({ length: maxConcurrentChecks }, checkUntilNoneIsDue));
    if (failures.length > 0) throw new AggregateError(failures, `${failures.length} endpoints could not be checked`);
    return count;
  }

  async #runCheck(claimed: ClaimedCheck, signal: AbortSignal): Promise<EndpointCheck> {
    const { application } = claimed;
    const result = await this.#probe(claimed, signal, routineProbes);
    await this.#store.write({ none: true }, async (work) => {
      const next = result.passed ? new Date(work.now.getTime() + checkInterval) : null;
      const isCurrent = await work.applications.settleCheck(claimed, next);
      if (!isCurrent || result.passed) return;
      await work.notifications.insert({
        user_id: application.owner_id,
        application_id: application.id,
        kind: "endpoint_removed",
        message: `The interactions endpoint of ${application.name} failed a check and was removed. ${checkFailure(result)}`,
      });
    });
    return result;
  }

  async #probe(
    { application, url }: Pick<ClaimedCheck, "application" | "url">,
    signal: AbortSignal,
    wrongProbes?: number,
  ): Promise<EndpointCheck> {
    const options = { ...this.#limits, signal, privateKey: keyOf(application), ping: ping(application), wrongProbes };
    try {
      return await checkInteractionEndpoint(url, options);
    } catch (error) {
      signal.throwIfAborted();
      throw error;
    }
  }
}

/** The time at which a check that begins now is considered lost. */
function checkExpiry(now: Date): Date {
  return new Date(now.getTime() + checkTimeout);
}

/** Sends an interaction to an endpoint. Throws a DeliveryError if there is no response, or a malformed one. */
function requestResponse(
  application: StoredApplication,
  payload: Interaction,
  limits: DeliveryLimits,
): Promise<InteractionResponseType> {
  const sender = createWebhookSender({ ...limits, privateKey: keyOf(application) });
  return sender.interactionCreate({ url: application.interactions_endpoint_url ?? "", body: payload });
}

function ping({ id, bot_id }: StoredApplication): Interaction {
  return { id: bot_id, application_id: id, type: InteractionType.PING, token: "ping", version: 1 };
}

/** The private key, which is stored as base64 of PKCS #8. */
function keyOf({ private_key }: StoredApplication): PrivateKey {
  return importPrivateKey(`-----BEGIN PRIVATE KEY-----\n${private_key}\n-----END PRIVATE KEY-----\n`);
}
