export {
  type ContentDisposition,
  formatContentDisposition,
  parseContentDisposition,
} from "../http/content-disposition.js";
export { parseRequestTarget, type RequestTarget } from "../http/request-target.js";
export type { OutgoingEvent, OutgoingPart, PartKind, PartTypes, StreamPart } from "../streams/index.js";
export { anyText, anything, arrayOf, orNull } from "../validate/unnamed-validators.js";
export { allowIgnoredParameters } from "./allow-ignored-parameters.js";
export {
  type BodyDecoder,
  type BodyOptions,
  binaryBody,
  bodyByMediaType,
  type FormBodyOptions,
  type FormFiles,
  formBody,
  jsonBody,
  type RequestBody,
  textBody,
  type WrapValidator,
  withValidator,
} from "./body.js";
export { type ByteRange, type RangeTarget, requestedRange } from "./byte-range.js";
export { canonicalPath } from "./canonical-path.js";
export { closeGracefully, type GracefulClose } from "./close-gracefully.js";
export { ConfigurationError, type ConfigurationErrorCode } from "./configuration-error.js";
export type { CallFacts, Context, EmittedEvent } from "./context.js";
export { type Cors, type CorsOptions, createCors } from "./cors.js";
export { type DeclaredHeaders, type HeaderValues, withHeaders } from "./declared-headers.js";
export {
  type DeclaredCodes,
  declaredCode,
  declaredIssueCode,
  fittingText,
  type TextLimits,
} from "./declared-values.js";
export {
  describeErrorResponse,
  type ErrorContent,
  type ErrorFormat,
  type ErrorResponse,
  emptyErrorResponse,
  numericCode,
  problemDetails,
  type RenderedError,
  textCode,
} from "./error-format.js";
export { Failure, type FailureKind, type FailureResponse, type Failures, notImplemented } from "./failure.js";
export { createFetchHandler, type FetchHandler } from "./fetch.js";
export type { FormFile, IncomingFile, UploadedFile } from "./file.js";
export type { ExpectedPart, FileFields } from "./file-fields.js";
export {
  type DeclaredBody,
  declaredError,
  type ErrorCode,
  type ErrorResponseOptions,
  HttpError,
  type HttpErrorOptions,
} from "./http-error.js";
export type {
  IdempotencyKey,
  IdempotencyOptions,
  IdempotencyRecord,
  IdempotencyStore,
} from "./idempotency.js";
export {
  createMemoryIdempotencyStore,
  createPostgresIdempotencyStore,
  createSqliteIdempotencyStore,
  idempotencyTable,
  type MemoryIdempotencyStoreOptions,
  type PostgresTransaction,
  type SqliteTransaction,
  type TransactionalStore,
  type TransactionalStoreOptions,
} from "./idempotency-stores.js";
export { dottedPath, type IssueTree, issueMap, issueTree, pointerFragment } from "./issue-arrangement.js";
export { itemsBody, partsBody } from "./items-body.js";
export type { OperationLimits, ServerLimits, ServerTimeouts } from "./limits.js";
export { createMemoryTransport, type MemoryTransport } from "./memory.js";
export { messageWithIssue } from "./message-with-issue.js";
export {
  type MultipartBodyOptions,
  multipartBody,
  type PayloadBodyOptions,
  payloadBody,
  type UploadBodyOptions,
  uploadBody,
} from "./multipart-body.js";
export { nestedForm } from "./nested-form.js";
export {
  continueWhenWanted,
  createNodeHandler,
  type NodeServerLimits,
  type NodeServerOptions,
  nodeServerOptions,
} from "./node.js";
export type { NodeHandler, NodeRequest, NodeResponse, NodeServer } from "./node-http.js";
export type {
  Awaitable,
  FieldPermission,
  Operation,
  Parameters,
  Route,
  Router,
  SecurityRequirement,
  Variants,
} from "./operation.js";
export type {
  AnyPrincipal,
  Around,
  Authenticate,
  AuthorizeRequest,
  ErrorFacts,
  RequestEnd,
  RequestStart,
  RequestSummary,
  Resolve,
  ServerDefinition,
  ServerOptions,
  StreamEnd,
  StreamOutcome,
} from "./options.js";
export { type ConditionalRequest, checkPreconditions, isNotModified } from "./preconditions.js";
export { type ListStyle, Query } from "./query.js";
export type { RequestFacts } from "./request-facts.js";
export { type RequiredPermissions, requiredPermissionsOf } from "./required-permissions.js";
export {
  type BinaryBody,
  type BinaryContent,
  binaryResponse,
  emptyResponse,
  jsonResponse,
  type ResponseBody,
  responseByMediaType,
  textResponse,
} from "./response.js";
export { ResponseMismatch } from "./response-mismatch.js";
export { basicScheme, type Credential, httpScheme, keyScheme, type SecurityScheme } from "./security.js";
export { addSourcePositions, type SchemaPosition, type SourceLine, type SourcePositions } from "./source-positions.js";
export {
  type ServerSpan,
  type ServerSpanOptions,
  type ServerSpans,
  type ServerTracer,
  type SpanRequest,
  serverSpans,
} from "./spans.js";
export { issueCodes, type Spelling, spelled } from "./spelling.js";
export { type SegmentPiece, splitSegment } from "./split-segment.js";
export type { StreamEncoding } from "./stream-encoding.js";
export {
  eventStream,
  jsonLineStream,
  jsonSequenceStream,
  partStream,
  type StreamItem,
} from "./stream-response.js";
export { label, labelList, labelObject, list, matrix, matrixList, matrixObject, object } from "./style.js";
export {
  boolean,
  type Convert,
  integer,
  json,
  jsonWith,
  number,
  type PropertyConverters,
  singleOrList,
  text,
} from "./text.js";
export type { ValueReader } from "./value-reader.js";
