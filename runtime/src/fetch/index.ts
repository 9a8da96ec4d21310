export type { Fetch } from "../client/draft.js";
export { BodyLimitError, type BodyLimitOptions, withBodyLimit } from "./body-limit.js";
export { type EtagCacheOptions, withEtagCache } from "./etag-cache.js";
export { FetchError, type FetchErrorClasses, ResponseError, withFetchErrors } from "./fetch-errors.js";
export { type FetchLogEntry, type LoggingOptions, withLogging } from "./logging.js";
export {
  type FetchErrorContext,
  type FetchMiddleware,
  fetchThrough,
  type RequestContext,
  type RequestParameters,
  type ResponseContext,
  SameClient,
  withMiddleware,
} from "./middleware.js";
export {
  type MockFetch,
  type MockOptions,
  type MockReply,
  type MockRequest,
  type MockResponse,
  type MockRoutes,
  UnknownRouteError,
  withMocks,
} from "./mocks.js";
export type { RedactionOptions } from "./redaction.js";
export { type AxiosRequest, baseUrlOfSender, fetchWithAxios, fetchWithResults, withOriginalErrors } from "./senders.js";
export { type ClientSpan, type SpanOptions, type SpanTracer, withSpans } from "./spans.js";
