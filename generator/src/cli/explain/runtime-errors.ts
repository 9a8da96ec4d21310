/** One-line meaning, cause and fix of an error at run time. */
export type RuntimeEntry = readonly [title: string, cause: string, fix: string];

/** Errors of `@guildwire/runtime` by class and by `code` or `kind`. */
export const runtimeErrors: { readonly [owner: string]: { readonly [code: string]: RuntimeEntry } } = {
  ApiError: {
    response: [
      "The server responded with an error status",
      "The request reached the server, which refused it. `status`, `body` and `headers` have the details.",
      "Correct what readError(error) reports. isApiError(error, operation, status) types the body.",
    ],
    network: [
      "No response was received",
      "The connection failed or was lost: name resolution, TLS, a proxy, or a server that is not running.",
      "Check baseUrl and the network; `cause` has the error of the platform. Calls that are safe to repeat are retried.",
    ],
    timeout: [
      "No response in time",
      "The call, with its retries, took longer than its timeout.",
      "Raise `timeout` for this call or for the client, or reduce the work of the request.",
    ],
    decode: [
      "A response is not what the specification describes",
      "The body is not JSON, was truncated, exceeds a limit, has an undeclared media type, or violates its schema (InvalidResponseError).",
      "Check that baseUrl is the URL of the API and not to a web page, and compare the response with the specification.",
    ],
    argument: [
      "A call has invalid arguments; nothing was sent",
      "A parameter, a header, a credential or the body cannot be sent as given.",
      "Correct the argument that the message names.",
    ],
  },
  PaginationError: {
    "cursor-repeated": [
      "A page has the cursor of an earlier page",
      "The server returned a cursor that was used before, so the iteration would never end.",
      "Report it to the owner of the API. The pages so far are complete.",
    ],
    "too-many-pages": [
      "A pagination has more pages than allowed",
      "The iteration reached its maximum number of pages.",
      "Raise maxPages if you expect more pages, or narrow the request.",
    ],
    "malformed-page": [
      "A page cannot be read",
      "The response has no list of items where the specification says, or its cursor is neither a string nor a number.",
      "Compare the response with `x-pagination` of the operation, and report it to the owner of the API.",
    ],
  },
  OAuthError: {
    "token-request-failed": [
      "The token endpoint is not available",
      "The request for a token failed in the network, or the endpoint responded with 429 or a 5xx status.",
      "Check tokenUrl. Later calls request a token again.",
    ],
    "token-response-invalid": [
      "The token endpoint sent an invalid response",
      "The response has no access token, or is not JSON as RFC 6749 requires.",
      "Check that tokenUrl is a token endpoint of OAuth 2.0.",
    ],
  },
  BodyLimitError: {
    BODY_LIMIT: [
      "A response body is larger than the limit of withBodyLimit",
      "The server sent more bytes than the program allows. The rest was not read.",
      "Raise the limit if such bodies are expected, or request less, for example a smaller page.",
    ],
  },
  UnknownRouteError: {
    UNKNOWN_ROUTE: [
      "No mocked route matches a request",
      "A test with withMocks sent a request that none of its routes describes.",
      "Add the route, or correct the method or path that the message names.",
    ],
  },
  ConversionError: {
    unconvertible: [
      "A value cannot be converted",
      "A date, a 64-bit integer or a branded value does not have its form in code or on the wire.",
      "Correct the value at the path that the message names.",
    ],
  },
  ResponseMismatch: {
    "response-invalid": [
      "A handler returned a response that does not match its schema",
      "The server validates responses, and the result of the handler violates the specification. The caller gets a 500.",
      "Correct what the message lists, in the handler or in the specification.",
    ],
  },
  ValidationError: {
    ValidationError: [
      "A value does not match its schema",
      "`.assert` of a validator received an invalid value. `issues` lists each violation with its path.",
      "Correct the value, or use `.validate`, which returns the issues instead of throwing them.",
    ],
  },
  ConfigurationError: {
    "missing-option": [
      "A server cannot be created: a handler or an option is missing",
      "The specification requires handlers, hooks of `authenticate`, or `resolve` that were not passed. The message lists them.",
      "Pass what the message lists. With `partial: true`, operations without a handler respond with 501.",
    ],
    "invalid-option": [
      "A server cannot be created: an option is unknown or invalid",
      "The name of an option, a limit or a timeout is misspelled, or its value is invalid. The message lists the known names.",
      "Correct the option.",
    ],
    "invalid-handler": [
      "A server or an endpoint cannot be created: a handler is invalid",
      "Two handlers match the same deliveries, the pattern of a handler is invalid, or a handler of a server with " +
        "`partial: true` belongs to no operation.",
      "Remove one of the handlers, correct its pattern, or correct its name. Helpers may be methods of classes.",
    ],
  },
  Failure: {
    "invalid-request": [
      "400: a request does not match the specification",
      "A parameter or the body violates its schema. The response lists the issues.",
      "Correct the request. If it should be valid, correct the specification and generate again.",
    ],
    "malformed-body": [
      "400: a body cannot be decoded",
      "The body does not conform to its media type, is truncated, or is nested too deeply.",
      "Send a body that matches its Content-Type.",
    ],
    unauthenticated: [
      "401: a request has no valid credentials",
      "The credentials are absent, or the hook `authenticate` returned a falsy result.",
      "Send the credentials that the operation requires.",
    ],
    forbidden: [
      "403: the caller is not allowed",
      "The hook `authorize` refused the caller, or a permission is missing.",
      "Use credentials with the permission that the reference lists for the operation.",
    ],
    "not-found": [
      "404: no operation has this path",
      "No path of the specification matches.",
      "Check path and basePath.",
    ],
    "method-not-allowed": [
      "405: the path has no operation for this method",
      "The path exists with other methods, which the header Allow lists.",
      "Use one of the listed methods.",
    ],
    "not-acceptable": [
      "406: no response has an accepted media type",
      "The header Accept excludes every media type of the operation's responses.",
      "Accept one of the media types of the specification.",
    ],
    timeout: [
      "408: a request was not received in time",
      "The sender was too slow, or stopped within the body.",
      "Send the request again. `timeouts.body` of the server allows more time.",
    ],
    "too-large": [
      "413: a body exceeds the limit",
      "The body has more bytes than the server accepts for the operation.",
      "Send less, or raise `limits` of the server.",
    ],
    "unsupported-media-type": [
      "415: the body has an undeclared media type",
      "Content-Type is absent, or is not a media type of the operation's request body.",
      "Send one of the media types of the specification.",
    ],
    "too-many-requests": [
      "429: a rate limit was exceeded",
      "A handler or hook of the server refused the caller because of the number of its requests.",
      "Wait for the time of Retry-After. The generated client does so automatically.",
    ],
    internal: [
      "500: a handler failed",
      "A handler threw an unexpected exception, or returned a result that does not match the specification.",
      "Read the log of the server: the response has no details. `onError` receives the exception.",
    ],
    "not-implemented": [
      "501: an operation has no handler yet",
      "The handler is a stub, or is absent and the option `partial` is set.",
      "Implement the handler.",
    ],
    unavailable: [
      "503: the server cannot respond at the moment",
      "The handler took longer than `timeouts.handler`, or the server is shutting down.",
      "Try again after the time of Retry-After.",
    ],
  },
  SigningError: {
    "missing-header": [
      "The signature or the timestamp is missing",
      "A request has no header with the signature or the timestamp, or an empty one.",
      "Check that a proxy does not remove the headers, and that the request comes from the sender of the webhook.",
    ],
    "repeated-header": [
      "A header of the signature was sent twice",
      "With two values, it is not certain which of them was signed.",
      "Check the proxies between the sender and your server.",
    ],
    "malformed-signature": [
      "The signature has an invalid format",
      "The header has no signature in the encoding that the specification declares.",
      "Check the header name and the x-signature of the specification.",
    ],
    "signature-length": [
      "The signature has a wrong length",
      "An Ed25519 signature has 64 bytes, but the decoded header has a different length.",
      "Check the sender.",
    ],
    "malformed-id": [
      "The message id has an invalid format",
      "The id is not 1 to 256 visible ASCII characters without dots.",
      "Check the sender.",
    ],
    "malformed-timestamp": [
      "The timestamp has an invalid format",
      "The timestamp is not 1 to 64 visible ASCII characters or, with a tolerance, not a number of seconds.",
      "Check the sender.",
    ],
    "stale-timestamp": [
      "The timestamp is outside the tolerance",
      "The request was delayed or replayed, or a clock is wrong.",
      "Synchronize the clock of the server. Raise `tolerance` only if deliveries are delayed.",
    ],
    "bad-signature": [
      "The signature does not match",
      "The request was signed with another key, or its body was changed, for example by a parser.",
      "Check the key. Verify the raw bytes of the body before a framework parses them.",
    ],
    "malformed-body": [
      "A signed body is not JSON",
      "The signature is valid, but the body is not JSON in UTF-8.",
      "Report it to the sender.",
    ],
    "malformed-key": [
      "A key has an unsupported format",
      "The key is neither an Ed25519 key (hexadecimal digits, PEM or JWK) nor a secret for HMAC-SHA256.",
      "Copy the key again. Check that the environment variable contains all of it.",
    ],
    "weak-key": [
      "A key is not secure",
      "Anyone can forge signatures for this public key, or guess this secret: it has less than 16 bytes.",
      "Create a new key pair, or a random secret.",
    ],
  },
  DispatchError: {
    "raw-body-missing": [
      "The raw body of a delivery is not available",
      "A framework parsed the body before the endpoint could verify its signature.",
      "Mount the endpoint before the body parser, or exclude its route.",
    ],
    "invalid-delivery": [
      "A signed delivery does not match the specification",
      "The sender uses a later version of the interface, or the specification is wrong. `issues` has the details.",
      "Update the specification and generate again.",
    ],
    "no-handler": [
      "No handler matches a delivery",
      "The delivery has a type or a name for which nothing is registered.",
      "Register a handler for it, or a fallback.",
    ],
    "response-not-allowed": [
      "A handler returned a response of another kind of delivery",
      "The specification lists which responses each kind of delivery may have.",
      "Return one of the listed responses.",
    ],
    "invalid-response": [
      "A handler returned an invalid response",
      "The response does not match its schema. `issues` has the details.",
      "Correct the handler. The response builders check their arguments at compile time.",
    ],
    "no-client": [
      "A follow-up needs a client",
      "The endpoint was created without the option client.",
      "Pass a client to the endpoint.",
    ],
    "token-expired": [
      "The token of a delivery has expired",
      "A follow-up was sent after the validity period of the token. Nothing was sent.",
      "Respond earlier, or send a new message instead.",
    ],
  },
  DeliveryError: {
    "url-refused": [
      "A webhook URL is not allowed",
      "The URL is not https, contains credentials, or resolves to an address that is not public.",
      "Use a public https URL. Tests can allow others with allowPrivate and allowHttp.",
    ],
    unreachable: [
      "An endpoint sent no complete response",
      "The connection failed or was lost.",
      "Check the URL, DNS and TLS of the endpoint. `mayHaveArrived` says whether a retry can deliver it twice.",
    ],
    timeout: [
      "An endpoint did not respond in time",
      "The endpoint took longer than the timeout of the sender.",
      "Respond first and do the work afterwards, or raise the timeout.",
    ],
    aborted: [
      "A delivery was aborted",
      "The signal of the call was aborted before the response was complete.",
      "If your program aborted it, there is nothing to do.",
    ],
    "too-large": [
      "The response of an endpoint is too large",
      "The response exceeds the maximum size.",
      "Send a shorter response from the endpoint.",
    ],
    status: [
      "An endpoint responded with a status other than 200",
      "The endpoint refused the delivery, failed, or redirects. Redirects are not followed.",
      "Correct the endpoint, or its URL.",
    ],
    "malformed-response": [
      "The response of an endpoint is not JSON",
      "The status is 200, but the body is not JSON.",
      "Correct the endpoint.",
    ],
    "invalid-response": [
      "The response of an endpoint does not match the specification",
      "The body is JSON, but violates its schema. `issues` has the details.",
      "Correct the endpoint.",
    ],
  },
  EndpointCheck: {
    "not-acknowledged": [
      "An endpoint did not acknowledge a valid ping",
      "checkEndpoint sent a ping with a valid signature, and the response is not the acknowledgement.",
      "Respond to a ping as the specification describes. Generated endpoints do so automatically.",
    ],
    "not-refused": [
      "An endpoint accepted an invalid signature",
      "checkEndpoint sent a request with an invalid signature, and the endpoint did not respond with 401.",
      "Verify each request before using it. Generated endpoints do so automatically.",
    ],
  },
  StreamError: {
    "too-large": [
      "An item of a stream is too large",
      "An item exceeds the maximum size, which bounds the memory of the reader.",
      "Raise `maxItem` if such items are expected.",
    ],
    malformed: [
      "An item of a stream violates its format",
      "An item is not JSON, or the stream has another format than declared.",
      "Compare the response with the media type of the specification.",
    ],
    incomplete: [
      "A stream ended within an item",
      "The connection was lost, or the sender stopped early.",
      "Read the stream again. Streams with event ids resume automatically.",
    ],
    "invalid-item": [
      "An item of a stream does not match its schema",
      "The sender uses another version of the interface, or the specification is wrong.",
      "Update the specification and generate again.",
    ],
  },
  ChannelError: {
    invalid: [
      "A message does not match the specification",
      "A command or a reply violates its schema. `issues` has the details.",
      "Correct the message.",
    ],
    malformed: [
      "A message is not a JSON object",
      "The peer sent something else.",
      "Check that the peer speaks the protocol.",
    ],
    "too-large": ["A message is too large", "A message exceeds the maximum size.", "Send several smaller messages."],
    "unknown-command": [
      "A command does not exist",
      "The channel has no command of this name.",
      "Correct the name, or update the specification.",
    ],
    nonce: [
      "A reply belongs to another command",
      "The nonce of the reply is not that of the pending command.",
      "Send one command at a time, or correct the host.",
    ],
    refused: [
      "The peer refused",
      "The peer sent an error reply or closed the connection; `code` is its number.",
      "Correct what the message names, such as the client id.",
    ],
    timeout: ["No reply in time", "The peer did not reply.", "Check that the peer is running, and try again."],
    closed: ["The connection is closed", "The session was closed, or the connection was lost.", "Connect again."],
    "not-found": [
      "The service was not found on any port of the range",
      "The program of the channel is not running on this machine; `ports` describes each port.",
      "Start the program.",
    ],
    "no-port": [
      "A host found no free port",
      "Other programs use every port of the range; `ports` describes each one.",
      "End one of them.",
    ],
    unsupported: [
      "The platform lacks a feature or a package",
      "The message names it, such as the package ws on Node 20.",
      "Install what the message names, or use a platform that has it.",
    ],
  },
};
