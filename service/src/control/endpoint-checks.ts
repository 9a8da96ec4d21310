import { errors } from "@guildwire/control/server";
import type { EndpointCheck } from "@guildwire/runtime/webhooks";
import type { Endpoints } from "../delivery/interactions/endpoints.js";
import { refuse } from "../rules/form.js";
import type { StoredApplication } from "../store/repositories/applications.js";

/**
 * Throws endpointRefused (400, code 50111) for an address that does not answer a ping, or accepts an invalid signature,
 * and a form error for what is no address.
 *
 * Rules: interaction-endpoint-saved, control-endpoint-verified.
 */
export async function assertAnswers(endpoints: Endpoints, application: StoredApplication, url: string): Promise<void> {
  if (!/^https?:\/\/[^/]/i.test(url) || !URL.canParse(url))
    refuse([{ path: "/interactions_endpoint_url", code: "address", message: "must be an http address" }]);
  const result = await endpoints.verify(application, url);
  if (!result.passed) throw errors.endpointRefused();
}

/** Which probe of a check failed, and why; undefined if none did. */
export function failureOf(check: EndpointCheck | undefined): string | undefined {
  const failed = check?.probes.find(({ passed }) => !passed);
  return failed && `${failed.name}: ${failed.reason}`;
}
