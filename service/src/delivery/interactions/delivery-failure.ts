import { HttpError } from "@guildwire/api/server";
import type { DeliveryError, EndpointCheck, ProbeName } from "@guildwire/runtime/webhooks";

/** The probes in the order in which a failed one is reported: an endpoint that rejects a valid PING comes first. */
const probeNames: Readonly<Record<ProbeName, string>> = {
  valid: "PING",
  "wrong-key": "PING with an invalid signature (signed with another key)",
  "altered-body": "PING with an invalid signature (body changed after signing)",
  "altered-timestamp": "PING with an invalid signature (timestamp changed after signing)",
  "zero-signature": "PING with a signature of zeros",
};

/**
 * The failed probe of a check and the reason, such as `PING: the endpoint was reached, but responded with status 404;
 * expected status 200`. Undefined if no probe failed.
 *
 * Rules: interaction-endpoint-saved, interaction-endpoint-removed.
 */
export function checkFailure(check: EndpointCheck): string | undefined {
  for (const [name, label] of Object.entries(probeNames)) {
    const failed = check.probes.find((probe) => probe.name === name && !probe.passed);
    if (failed === undefined) continue;
    return `${failed.code === "url-refused" ? "No PING was sent" : label}: ${failed.reason}`;
  }
  return undefined;
}

/**
 * The reason why an interaction has no response. It contains nothing that the endpoint sent, which may be the token.
 */
export function deliveryFailure(error: DeliveryError | HttpError): string {
  if (error instanceof HttpError) return `the endpoint was reached, but its response was refused: ${refusalOf(error)}`;
  if (error.code !== "invalid-response") return error.message;
  const paths = error.issues.slice(0, 5).map(({ path }) => `"${path.slice(0, 100)}"`);
  return `the endpoint was reached, but its response is not an interaction response: it is malformed at ${paths.join(", ")}`;
}

/** The message of an error; for a form error with the first issue. */
function refusalOf({ message, issues }: HttpError): string {
  const [first] = issues ?? [];
  return first === undefined ? message : `${message} (${first.path}: ${first.message})`;
}
