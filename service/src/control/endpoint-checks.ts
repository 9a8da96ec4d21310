import { errors } from "@guildwire/control/server";
import { checkFailure } from "../delivery/interactions/delivery-failure.js";
import type { Endpoints } from "../delivery/interactions/endpoints.js";
import { refuse } from "../rules/form.js";
import type { StoredApplication } from "../store/repositories/applications.js";

/**
 * Throws endpointRefused (400, code 50111) for an endpoint that does not respond to a PING, or accepts an invalid
 * signature; the message names the failed probe and the reason. Throws a form error for an invalid URL.
 *
 * Rules: interaction-endpoint-saved, control-endpoint-verified.
 */
export async function assertEndpointResponds(
  endpoints: Endpoints,
  application: StoredApplication,
  url: string,
): Promise<void> {
  if (!/^https?:\/\/[^/]/i.test(url) || !URL.canParse(url))
    refuse([{ path: "/interactions_endpoint_url", code: "address", message: "must be an http address" }]);
  const result = await endpoints.verify(application, url);
  if (result.passed) return;
  const error = errors.endpointRefused();
  error.message = `${error.message}. ${checkFailure(result)}`;
  throw error;
}
