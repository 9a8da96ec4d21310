export { defaultBodySerializer } from "./body.js";
export { createClient as default } from "./client.js";
export type {
  BodySerializer,
  Client,
  ClientForPath,
  ClientMethod,
  ClientOptions,
  ClientRequestMethod,
  DefaultParamsOption,
  FetchOptions,
  FetchResponse,
  HeadersOptions,
  MaybeOptionalInit,
  MergedOptions,
  Middleware,
  MiddlewareCallbackParams,
  MiddlewareRequestParams,
  ParamsOption,
  ParseAs,
  ParseAsResponse,
  PathSerializer,
  QuerySerializer,
  QuerySerializerOptions,
  RequestBodyOption,
  RequestOptions,
} from "./client-types.js";
export { fetchWithMiddleware, type MiddlewareFetch } from "./fetch-with-middleware.js";
export { type GeneratedOptions, generatedOptions } from "./generated-options.js";
export { mergeHeaders } from "./headers.js";
export type { ClientPathsWithMethod, MethodResponse } from "./method-response.js";
export { serializeArrayParam, serializeObjectParam, serializePrimitiveParam } from "./parameter-values.js";
export { createPathBasedClient, type PathBasedClient, wrapAsPathBasedClient } from "./path-based.js";
export { type GeneratedClient, pathsClientOf } from "./paths-client-of.js";
export { createFinalURL, createQuerySerializer, defaultPathSerializer, removeTrailingSlash } from "./url.js";
export { withSender } from "./with-sender.js";
