export { StreamError, type StreamErrorCode } from "./error.js";
export {
  type DecodeOptions,
  decodeEvents,
  encodeEvent,
  eventHeartbeat,
  type OutgoingEvent,
  type ServerSentEvent,
  type StreamPosition,
} from "./events.js";
export { decodeJsonLines, decodeJsonSequence, encodeJsonLine, encodeJsonSequenceItem } from "./json.js";
export { decodeMultipart, encodeClosingBoundary, encodePart, type StreamPart } from "./multipart.js";
export {
  type ItemEncoder,
  type OutgoingStreamOptions,
  type StartedStream,
  startItems,
  streamItems,
} from "./outgoing.js";
export { isJsonPart, type OutgoingPart, type PartKind, type PartTypes, partEncoder } from "./parts.js";
