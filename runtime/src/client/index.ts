export {
  type ContentDisposition,
  formatContentDisposition,
  parseContentDisposition,
} from "../http/content-disposition.js";
export {
  type OutgoingPart,
  type ServerSentEvent,
  StreamError,
  type StreamErrorCode,
  type StreamPart,
} from "../streams/index.js";
export { combineBits, formatBits, hasBits, parseBits, withoutBits } from "./bits.js";
export { type BinaryInput, binary, form, formText, json, text } from "./body.js";
export type { BodyInput } from "./body-input.js";
export {
  type Auth,
  type CallOptions,
  type CallSettings,
  type Client,
  type ClientOptions,
  type Credential,
  type Credentials,
  createClient,
  type FetchOptions,
  type RetryOptions,
} from "./client.js";
export type { Clock } from "./clock.js";
export { type ConfigurableClient, configurable } from "./configurable.js";
export { withDefaults } from "./defaults.js";
export type { Draft, Fetch } from "./draft.js";
export { ApiError, type ApiErrorDetails, type ApiErrorKind } from "./error.js";
export {
  type ErrorFacts,
  issueList,
  issueMap,
  issueTree,
  type JsonNode,
  readErrorBody,
  type UncheckedErrorFacts,
  type UncheckedIssue,
} from "./error-reader.js";
export { cookieHeader, headerList, headerObject, headerValue } from "./header.js";
export { idempotent } from "./idempotent.js";
export { type Issue, pointerOfFragment, pointerOfPath } from "./issue.js";
export { type ItemsInput, jsonLinesBody, jsonSequenceBody, partsBody } from "./item-body.js";
export { atLink, nextFromLink } from "./link.js";
export { mockResult } from "./mock-result.js";
export { type FileInput, multipart, type PartDescription, payload } from "./multipart.js";
export {
  type ClientCredentialsOptions,
  clientCredentials,
  type IssuedAccessToken,
  type IssuedTokens,
  OAuthError,
  type RefreshTokenOptions,
  refreshToken,
  type TokenEndpoint,
} from "./oauth.js";
export { type AttemptFacts, type DeprecationFacts, type Hooks, observed, type ResponseFacts } from "./observed.js";
export { headersOfError, isResponseOf, type Outcome, type ResultWithResponse, safe, withResponse } from "./outcome.js";
export {
  afterLastItem,
  type InfinitePage,
  type InfinitePages,
  type InfiniteSource,
  infinitePages,
  iteratePages,
  type NextPosition,
  nextFromHeader,
  nextOffset,
  nextPage,
  type PageOptions,
  type PageSource,
  type Pages,
  PaginationError,
  type PaginationErrorCode,
} from "./pages.js";
export { label, matrix, segment, segmentList, segmentObject } from "./path.js";
export {
  commaList,
  commaObject,
  deepObject,
  formObject,
  formQuery,
  jsonParameter,
  jsonQuery,
  pipeList,
  repeated,
  reserved,
  scalar,
  spaceList,
  textQuery,
} from "./query.js";
export { type RateLimitHeaders, type RateLimitOf, rateLimitBy, secondsUntil } from "./rate-limit.js";
export { rateLimitByPolicy } from "./rate-limit-policy.js";
export {
  type AcceptOption,
  asAccepted,
  type BinaryForm,
  type BinaryForms,
  type BinaryOptions,
  binaryBody,
  jsonOrNothing,
  nothing,
  plain,
  withStatus,
  withStatusByType,
} from "./read.js";
export type { Limit, RequestBody, RequestDescription, Security } from "./request.js";
export { requireArguments } from "./required-arguments.js";
export {
  anyHeader,
  booleanHeader,
  type DecodedHeaders,
  type HeaderReader,
  type HeaderTable,
  integerHeader,
  jsonHeader,
  listHeader,
  numberHeader,
  objectHeader,
  type ResponseHeaderReader,
  type ResultWithHeaders,
  readHeaders,
  textHeader,
} from "./response-headers.js";
export {
  type ErrorInterceptor,
  interceptErrors,
  orThrow,
  type Result,
  resultOf,
  type StatusResult,
  statusResultOf,
} from "./result.js";
export { allOf, anyOf, apiKey, basic, http } from "./security.js";
export { send } from "./send.js";
export { atServer } from "./server.js";
export { expandServerUrl, type ServerUrlVariable } from "./server-url.js";
export { compareSnowflakes, snowflakeOfTime, timeOfSnowflake } from "./snowflake.js";
export {
  byteParts,
  dataOf,
  jsonEvents,
  jsonLines,
  jsonParts,
  jsonSequence,
  mixedParts,
  openStream,
  type StreamFormat,
  type StreamOptions,
  textEvents,
} from "./stream.js";
export { type IssuedToken, type TokenProvider, type TokenProviderOptions, tokenProvider } from "./token-provider.js";
export { type UploadFacts, uploadProgress } from "./upload-progress.js";
export {
  createValidatingClient,
  InvalidResponseError,
  type ResponseValidation,
  type ValidatedCall,
  type ValidationCallOptions,
  type ValidationOptions,
  validated,
} from "./validated.js";
