/** What contract tests and the proxy of `guildwire mock` report of a server: what happened, cause, fix. */
export const conformRules: { readonly [rule: string]: readonly [title: string, cause: string, fix: string] } = {
  "undeclared-status": [
    "A response has a status that its operation does not declare",
    "`responses` of the operation has neither the status nor its class, such as `4XX`, nor `default`.",
    "Add the response to the document, or send a declared status.",
  ],
  "undeclared-media-type": [
    "A response has a media type that is not declared",
    "`content` of the response has no media type or range that matches the Content-Type header.",
    "Add the media type to the document, or send a declared Content-Type.",
  ],
  "malformed-body": [
    "The body of a response is not what its Content-Type says",
    "The Content-Type is JSON, but the body is not.",
    "Send JSON. An interrupted response and an error page of a proxy are frequent causes.",
  ],
  "missing-body": [
    "A response lacks its body",
    "The document declares content for the status.",
    "Send the body, or remove `content` from the response.",
  ],
  "unexpected-body": [
    "A response has a body that is not declared",
    "The document declares no `content` for the status.",
    "Remove the body, or declare its content.",
  ],
  "response-schema": [
    "The body of a response violates its schema",
    "A value that the server sends has another type, exceeds a limit, or lacks a required property. The message has its location.",
    "Correct the server, or the schema if clients must accept such values.",
  ],
  "missing-header": [
    "A required header of a response is missing",
    "The document declares the header with `required: true`.",
    "Send the header, or make it optional.",
  ],
  "header-schema": [
    "A header of a response violates its schema",
    "The header is not a value of the declared type, or exceeds a limit.",
    "Correct the header, or its schema.",
  ],
  "server-error": [
    "The server responded with a status of 500 or above",
    "The server failed while it handled a request that the document permits, or that it has to refuse. An invalid request needs a status of the class 4XX.",
    "Read the server's log for the request, and handle the case.",
  ],
  "valid-refused": [
    "The server refused a valid request",
    "The request satisfies the document, but the status reports it as malformed. The server is stricter than the document.",
    "State the server's rule in the document, or accept the request. Omit operations whose rules no schema expresses with --skip.",
  ],
  "invalid-accepted": [
    "The server accepted an invalid request",
    "The request violates the rule that the failure names first, but the status is a success. The server does not check the rule.",
    "Check the rule in the server, or remove it from the document.",
  ],
  "credentials-refused": [
    "The server responded with 401 to valid credentials",
    "The credentials of --auth or --header are wrong or expired, or the server expects another scheme.",
    "Check the environment variables that the options name, and the security schemes of the document.",
  ],
  "credentials-not-required": [
    "The server accepted a request without credentials",
    "The operation requires authentication in the document, but the status is neither 401 nor 403.",
    "Require credentials in the server, or correct `security` of the operation.",
  ],
  "missing-operation": [
    "The server does not have an operation of the document",
    "A path without parameters responds with 404.",
    "Implement the operation, or correct the path or the URL: it has to contain the base path.",
  ],
  "no-response": [
    "The server sent no complete response",
    "The connection was closed or the response took longer than --timeout.",
    "Read the server's log for the request, or increase --timeout.",
  ],
  "created-not-found": [
    "An item that was created cannot be read",
    "The creating operation succeeded, but the reading one does not find the identifier of its response.",
    "Store the item before the response is sent, under the identifier in the response.",
  ],
  "not-stored": [
    "A created item differs from what was sent",
    "A property of the request has another value when the item is read.",
    "Store the property, or mark it `writeOnly` or `readOnly`.",
  ],
  "not-listed": [
    "A created item is not in its list",
    "The listing operation succeeded, but its response does not contain the identifier of the item.",
    "Add created items to the list. Paginated lists are not tested.",
  ],
  "changed-not-found": [
    "An item that was changed cannot be read",
    "The changing operation succeeded, but the reading one no longer finds the item.",
    "Keep the item and its identifier when it changes.",
  ],
  "change-not-stored": [
    "A changed item differs from what was sent",
    "The changing operation succeeded, but a property has another value when the item is read.",
    "Store the change before the response is sent.",
  ],
  "still-there": [
    "An item that was removed can still be read",
    "The removing operation succeeded, but the reading one succeeds afterwards.",
    "Remove the item before the response is sent.",
  ],
  link: [
    "A link of a response has no target",
    "The response lacks what an argument of the link refers to, or the operation of the link responds with 404.",
    "Correct `links` of the response, or send what they refer to.",
  ],
  "wrong-status": [
    "A response has another status than its vector states",
    "The vector of --vectors states the status in `expect.status`.",
    "Correct the server or the vector.",
  ],
  "wrong-code": [
    "The body of an error has another code than its vector states",
    "The code is read as the error format of the document describes.",
    "Correct the server or the vector, and check `x-error-format`.",
  ],
  "missing-error": [
    "An error response does not report a location that its vector states",
    "`expect.errors` of the vector lists the location, but the body has no error there or below.",
    "Report the location, or correct the vector.",
  ],
  "missing-allow": [
    "The Allow header lacks a method that its vector states",
    "`expect.allow` of the vector lists the method.",
    "List every method of the path in Allow.",
  ],
};
