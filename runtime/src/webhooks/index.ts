export {
  type CheckOptions,
  checkEndpoint,
  type EndpointCheck,
  type EndpointRules,
  type Probe,
  type ProbeFailureCode,
  type ProbeName,
} from "./check-endpoint.js";
export {
  type DeliverOptions,
  type DeliveryValidator,
  deliverWebhook,
  type SenderKey,
  type SenderSecrets,
  type SenderSignature,
  type WebhookDelivery,
  type WebhookMessage,
} from "./deliver.js";
export { DeliveryError, type DeliveryErrorCode, type DeliveryErrorDetails } from "./error.js";
export type { DeliveryLimits, ResolvedAddress } from "./post.js";
export { isPublicAddress } from "./public-address.js";
export { createWebhookSender, type SenderOptions, type WebhookSender } from "./sender.js";
