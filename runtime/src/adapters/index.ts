// For packages that adapt generated servers to frameworks with execution contexts of their own, such as @guildwire/nest.
export type { CallSteps } from "../server/call-steps.js";
export { type AdapterOptions, isKnownTarget, type OptionsOf } from "./adapter-options.js";
export {
  type ExpressRequest,
  type ExpressResponse,
  type ExpressRouter,
  type ExpressSteps,
  registerExpress,
} from "./express.js";
export {
  type FastifyOptions,
  type FastifyReply,
  type FastifyRequest,
  type FastifyScope,
  type FastifySteps,
  prepareFastify,
} from "./fastify.js";
export { type OperationMetadata, operationMetadata } from "./native-routes.js";
