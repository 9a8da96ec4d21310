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
import { scopeOf } from "../../access/tokens-in-paths.js";
import type { StoredApplication } from "../../store/repositories/applications.js";
import type { Store } from "../../store/store.js";
import type { CreatedInteraction } from "./create-interaction.js";
import { respondByAnswer } from "./respond.js";

/** The far end of outgoing webhooks. */
export interface Endpoints {
  /**
   * Sends an interaction to the endpoint of its application, once and never again, and takes the answer as its first
   * response. Answers whether that has come off; if not, the interaction counts as failed.
   */
  deliver(application: StoredApplication, created: CreatedInteraction): Promise<boolean>;
  /** Looks whether an address answers a ping and refuses what is wrongly signed. */
  verify(application: StoredApplication, url: string): Promise<EndpointCheck>;
  /**
   * Checks the endpoint of an application as the service does from time to time; one that fails is removed, and the owner
   * of the application is told. Undefined for an application without an endpoint.
   */
  check(applicationId: string): Promise<EndpointCheck | undefined>;
  /** Checks every endpoint that is due. Answers how many that were. */
  checkDue(): Promise<number>;
}

/** Milliseconds between two routine checks of an endpoint. */
export const checkEvery = 6 * 3_600_000;

/** How many of the wrong signatures a routine check tries, beside the ping itself. */
const routineProbes = 2;

/** How many endpoints are checked in one go. */
const dueAtOnce = 100;

/** @param limits What may be connected to. Default: public addresses over https. */
export function createEndpoints(store: Store, limits: DeliveryLimits = {}): Endpoints {
  async function check(applicationId: string): Promise<EndpointCheck | undefined> {
    const application = await store.read((work) => work.applications.find(applicationId));
    const url = application?.interactions_endpoint_url;
    if (application === undefined || url === undefined || url === null) return undefined;
    const result = await checkEndpoint(url, {
      ...limits,
      privateKey: keyOf(application),
      ping: ping(application),
      wrongProbes: routineProbes,
    });
    await store.write({ none: true }, async (work) => {
      // It may have been set to something else in between, which has its own checks.
      const present = await work.applications.find(applicationId);
      if (present?.interactions_endpoint_url !== url) return;
      await work.applications.setEndpoint(
        application.id,
        result.passed ? url : null,
        result.passed ? new Date(work.now.getTime() + checkEvery) : null,
      );
      if (result.passed) return;
      const failed = result.probes.find(({ passed }) => !passed);
      await work.notifications.insert({
        user_id: application.owner_id,
        application_id: application.id,
        kind: "endpoint_removed",
        message: `The interactions endpoint of ${application.name} failed a check and was removed: ${failed?.name}: ${failed?.reason}`,
      });
    });
    return result;
  }

  return {
    async deliver(application, { interaction, payload }) {
      const { guild_id, id } = interaction;
      const response = await answerOf(application, payload, limits);
      try {
        if (response !== undefined) {
          await store.write(scopeOf(guild_id), (work) => respondByAnswer(work, interaction, response));
          return true;
        }
      } catch (error) {
        // The answer is no response to this interaction.
        if (!(error instanceof HttpError)) throw error;
      }
      await store.write(scopeOf(guild_id), (work) => work.interactions.setState(guild_id, id, "failed"));
      return false;
    },
    verify: (application, url) =>
      checkEndpoint(url, { ...limits, privateKey: keyOf(application), ping: ping(application) }),
    check,
    async checkDue() {
      const due = await store.read((work) => work.applications.dueForCheck(work.now, dueAtOnce));
      for (const { id } of due) await check(id);
      return due.length;
    },
  };
}

/** What an endpoint answers to an interaction; undefined if it does not, or not with a response. */
async function answerOf(
  application: StoredApplication,
  payload: Interaction,
  limits: DeliveryLimits,
): Promise<InteractionResponseType | undefined> {
  const { send } = createWebhookSender({ ...limits, privateKey: keyOf(application), response: InteractionResponse });
  try {
    return await send(application.interactions_endpoint_url ?? "", payload);
  } catch (error) {
    if (error instanceof DeliveryError) return undefined;
    throw error;
  }
}

function ping({ id, bot_id }: StoredApplication): Interaction {
  return { id: bot_id, application_id: id, type: InteractionType.PING, token: "ping", version: 1 };
}

/** Applications keep their key as base64 of PKCS #8. */
function keyOf({ private_key }: StoredApplication): PrivateKey {
  return importPrivateKey(`-----BEGIN PRIVATE KEY-----\n${private_key}\n-----END PRIVATE KEY-----\n`);
}
