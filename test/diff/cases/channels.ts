import { type Cases, json, none } from "./case.js";

const webhook = (keys: string, method = "post"): string =>
  `webhooks:\n  ping:\n    ${method}:\n${["operationId: onPing", ...(keys.includes("responses:") ? [] : ["responses: { '204': { description: ok } }"]), ...keys.split("\n").filter((line) => line !== "")].map((line) => `      ${line}`).join("\n")}\n`;
const carrying = (schema: string): string => `requestBody: { content: ${json(schema)} }`;
const signature = (headers: string): string =>
  webhook(`x-signature: { scheme: ed25519, ${headers}, timestampHeader: X-Time, content: [timestamp, body] }`);
const dispatch = (when: number): string =>
  webhook(
    `requestBody: { content: ${json("{ type: object, properties: { type: { type: integer } } }")} }\nx-dispatch: { discriminator: type, automatic: [{ when: ${when}, respond: { type: 1 } }] }`,
  );
const undispatched = webhook(
  `requestBody: { content: ${json("{ type: object, properties: { type: { type: integer } } }")} }`,
);
const events = (...lines: readonly string[]): string =>
  `x-gateway-events:\n${lines.map((line) => `  ${line}`).join("\n")}\n`;
const event = (keys = ""): string => events(`MADE: { title: Made${keys} }`);
/** The fields of a channel's message besides its name and nonce. */
const message = (...names: readonly string[]): string =>
  `{ type: object, required: [cmd, nonce, ${names.join(", ")}], properties: { cmd: { type: string }, nonce: { type: string }, ${names.map((name) => `${name}: ${name === "evt" ? `{ type: "null" }` : "{}"}`).join(", ")} } }`;
const defaults = {
  host: "host: 127.0.0.1",
  ports: "ports: { first: 6463, last: 6472 }",
  query: "query: { v: { schema: { type: integer }, transports: [http, websocket] } }",
  transports: "transports: { http: { path: /rpc }, websocket: { path: / } }",
  envelope:
    "envelope: { command: { name: cmd, nonce: nonce, args: args }, reply: { name: cmd, nonce: nonce, data: data, event: evt } }",
  commands: `commands: { PING: { operationId: ping, command: ${message("args")}, args: { type: object }, reply: ${message("data", "evt")}, data: { type: object } } }`,
  errors: "errors: { LOST: { code: 1, message: lost } }",
  closeCodes: "closeCodes: { NORMAL: { code: 1000, message: done } }",
};
const channel = (other: Partial<typeof defaults> = {}): string =>
  `x-rpc:\n  devices:\n${Object.values({ ...defaults, ...other })
    .filter((line) => line !== "")
    .map((line) => `    ${line}`)
    .join("\n")}\n`;
const socketDefaults = {
  path: "path: /gateway",
  envelope: "envelope: { opcode: op, payload: d }",
  maxBytes: "maxBytes: 4096",
  messages:
    "messages: { hello: { opcode: 10, from: host, payload: { type: object } }, beat: { opcode: 1, from: client } }",
  closeCodes: "closeCodes: { timedOut: { code: 4009, message: late, reconnect: true } }",
};
const socket = (other: Partial<typeof socketDefaults> = {}): string =>
  `x-sockets:\n  gateway:\n${Object.values({ ...socketDefaults, ...other })
    .filter((line) => line !== "")
    .map((line) => `    ${line}`)
    .join("\n")}\n`;
const socketMessages = (text: string): string => socket({ messages: `messages: { ${text} }` });
const hello = "hello: { opcode: 10, from: host, payload: { type: object } }";
const beat = "beat: { opcode: 1, from: client }";
export const channelsCases: Cases = {
  "close-code-reconnect-changed": {
    base: socket(),
    head: socket({ closeCodes: "closeCodes: { timedOut: { code: 4009, message: late } }" }),
    not: socket({ closeCodes: "closeCodes: { timedOut: { code: 4010, message: late, reconnect: true } }" }),
  },
  "client-message-added": {
    base: socket(),
    head: socketMessages(`${hello}, ${beat}, identify: { opcode: 2, from: client }`),
    not: socketMessages(`${beat}, ${hello}`),
  },
  "host-message-added": {
    base: socket(),
    head: socketMessages(`${hello}, ${beat}, reconnect: { opcode: 7, from: host }`),
    not: socketMessages(`${beat}, ${hello}`),
  },
  "message-removed": {
    base: socket(),
    head: socketMessages(hello),
    not: socketMessages(`${beat}, ${hello}`),
    also: ["derived-type-removed"],
  },
  "message-opcode-changed": {
    base: socket(),
    head: socketMessages(`${hello}, beat: { opcode: 3, from: client }`),
    not: socketMessages(`${hello}, beat: { opcode: 1, from: client, description: Beats. }`),
    also: ["request-const-changed", "response-const-changed"],
  },
  "message-sender-changed": {
    base: socket(),
    head: socketMessages(`${hello}, beat: { opcode: 1, from: both }`),
    not: socketMessages(`${hello}, beat: { opcode: 1, from: client, description: Beats. }`),
  },
  "message-size-narrowed": {
    base: socket(),
    head: socket({ maxBytes: "maxBytes: 4095" }),
    not: socket({ maxBytes: "maxBytes: 4097" }),
  },
  "message-size-widened": {
    base: socket(),
    head: socket({ maxBytes: "" }),
    not: socket({ maxBytes: "maxBytes: 4095" }),
  },
  "webhook-added": { base: none, head: webhook(""), notBase: webhook(""), not: webhook("deprecated: true") },
  "webhook-removed": { base: webhook(""), head: none, not: webhook("", "put") },
  "webhook-renamed": {
    base: webhook(""),
    head: webhook("").replace("  ping:\n", "  called:\n    x-renamed-from: ping\n"),
    not: webhook("").replace("  ping:\n", "  ping:\n    x-renamed-from: called\n"),
  },
  "webhook-method-changed": { base: webhook(""), head: webhook("", "put"), not: webhook("summary: S") },
  "webhook-headers-changed": {
    base: webhook(""),
    head: webhook("parameters: [{ name: X-Try, in: header, schema: { type: integer } }]"),
    not: webhook("parameters: []"),
  },
  "webhook-body-added": {
    base: webhook(""),
    head: webhook(carrying("{ type: string }")),
    not: webhook("summary: S"),
  },
  "webhook-body-removed": {
    base: webhook(carrying("{ type: string }")),
    head: webhook(""),
    not: webhook(carrying("{ type: integer }")),
    also: ["derived-type-removed"],
  },
  "webhook-body-form-changed": {
    base: webhook(carrying("{ type: string }")),
    head: webhook("requestBody: { content: { text/plain: { schema: { type: string } } } }"),
    not: webhook(carrying("{ type: integer }")),
    also: ["derived-type-removed"],
  },
  "webhook-answer-added": {
    base: webhook(""),
    head: webhook("responses: { '204': { description: ok }, '200': { description: ok } }"),
    not: webhook("responses: { '204': { description: fine } }"),
  },
  "webhook-answer-removed": {
    base: webhook("responses: { '204': { description: ok }, '200': { description: ok } }"),
    head: webhook(""),
    not: webhook("responses: { '200': { description: ok }, '204': { description: ok } }"),
  },
  "webhook-answer-form-changed": {
    base: webhook("responses: { '200': { description: ok } }"),
    head: webhook(`responses: { '200': { description: ok, content: ${json("{ type: string }")} } }`),
    not: webhook("responses: { '200': { description: ok, content: {} } }"),
  },
  "dispatch-introduced": { base: undispatched, head: dispatch(1), not: undispatched.replace("integer", "string") },
  "dispatch-dropped": { base: dispatch(1), head: undispatched, not: dispatch(2) },
  "dispatch-changed": {
    base: dispatch(1),
    head: dispatch(2),
    not: dispatch(1).replace(
      "discriminator: type, automatic: [{ when: 1, respond: { type: 1 } }]",
      "automatic: [{ respond: { type: 1 }, when: 1 }], discriminator: type",
    ),
  },
  "signature-introduced": {
    base: webhook(""),
    head: signature("signatureHeader: X-Sig"),
    not: webhook("summary: X-Sig"),
  },
  "signature-dropped": {
    base: signature("signatureHeader: X-Sig"),
    head: webhook(""),
    not: signature("signatureHeader: X-Signature"),
  },
  "signature-changed": {
    base: signature("signatureHeader: X-Sig"),
    head: signature("signatureHeader: X-Signature"),
    not: signature("encoding: hex, signatureHeader: X-Sig"),
  },
  "event-added": {
    base: event(),
    head: events("MADE: { title: Made }", "LOST: { title: Lost }"),
    not: event(", firedBy: client"),
  },
  "event-renamed": {
    base: event(),
    head: events("BUILT: { title: Made, x-renamed-from: MADE }"),
    not: events("MADE: { title: Made, x-renamed-from: BUILT }"),
  },
  "event-removed": {
    base: events("MADE: { title: Made }", "LOST: { title: Lost }"),
    head: event(),
    not: events("LOST: { title: Lost }", "MADE: { title: Made }"),
  },
  "event-payload-added": {
    base: event(),
    head: event(", payload: { type: string }"),
    not: event(", firedBy: client"),
  },
  "event-payload-removed": {
    base: event(", payload: { type: string }"),
    head: event(),
    not: event(", payload: { type: integer }"),
  },
  "event-source-changed": {
    base: event(),
    head: event(", firedBy: a timer"),
    not: event(", payload: { type: string }"),
  },
  "channel-added": { base: none, head: channel(), notBase: channel(), not: channel({ host: "host: localhost" }) },
  "channel-removed": {
    base: channel(),
    head: none,
    also: ["derived-type-removed"],
    not: channel({ host: "host: localhost" }),
  },
  "channel-host-changed": { base: channel(), head: channel({ host: "host: localhost" }), not: channel({ host: "" }) },
  "channel-ports-narrowed": {
    base: channel(),
    head: channel({ ports: "ports: { first: 6464, last: 6472 }" }),
    not: channel({ ports: "ports: { first: 6464, last: 6473 }" }),
  },
  "channel-ports-widened": {
    base: channel(),
    head: channel({ ports: "ports: { first: 6463, last: 6473 }" }),
    not: channel({ ports: "ports: { last: 6470, first: 6463 }" }),
  },
  "channel-transport-added": {
    base: channel({ transports: "transports: { http: { path: /rpc } }" }),
    head: channel(),
    not: channel({ transports: "transports: { http: { path: /rpc, successStatus: 200 } }" }),
  },
  "channel-transport-removed": {
    base: channel(),
    head: channel({ transports: "transports: { http: { path: /rpc } }" }),
    not: channel({ transports: "transports: { websocket: { path: / }, http: { path: /rpc } }" }),
  },
  "channel-transport-changed": {
    base: channel(),
    head: channel({ transports: "transports: { http: { path: /v2 }, websocket: { path: / } }" }),
    not: channel({ transports: "transports: { http: { path: /rpc, method: post }, websocket: { path: / } }" }),
  },
  "channel-query-added": { base: channel({ query: "" }), head: channel(), not: channel({ query: "query: {}" }) },
  "channel-query-removed": {
    base: channel(),
    head: channel({ query: "" }),
    not: channel({ query: "query: { v: { transports: [http, websocket], schema: { type: integer } } }" }),
  },
  "channel-query-made-required": {
    base: channel({ query: "query: { v: { schema: { type: integer }, required: false } }" }),
    head: channel(),
    notBase: channel(),
    not: channel({ query: "query: { v: { schema: { type: integer }, required: true } }" }),
  },
  "channel-query-made-optional": {
    base: channel(),
    head: channel({ query: "query: { v: { schema: { type: integer }, required: false } }" }),
    not: channel({ query: "query: { v: { schema: { type: integer }, required: true } }" }),
  },
  "channel-query-transports-changed": {
    base: channel(),
    head: channel({ query: "query: { v: { schema: { type: integer }, transports: [http] } }" }),
    not: channel({ query: "query: { v: { schema: { type: integer }, transports: [websocket, http] } }" }),
  },
  "channel-envelope-changed": {
    base: channel(),
    head: channel({
      envelope: defaults.envelope.replace("args: args", "args: arguments"),
      commands: defaults.commands.replace(message("args"), message("arguments")),
    }),
    not: channel({ envelope: defaults.envelope.replace("nonce: nonce, args: args", "args: args") }),
    also: ["request-property-added-required", "request-property-removed"],
  },
  "command-added": { base: channel({ commands: "" }), head: channel(), not: channel({ commands: "commands: {}" }) },
  "command-removed": {
    base: channel(),
    head: channel({ commands: "" }),
    also: ["derived-type-removed"],
    not: channel({ commands: defaults.commands.replace("operationId: ping", "operationId: pong") }),
  },
  "command-operation-changed": {
    base: channel(),
    head: channel({ commands: defaults.commands.replace("operationId: ping", "operationId: pong") }),
    also: ["derived-type-removed"],
    not: channel({ commands: defaults.commands.replace("operationId: ping", "operationId: 'ping'") }),
  },
  "channel-error-added": { base: channel({ errors: "" }), head: channel(), not: channel({ errors: "errors: {}" }) },
  "channel-error-removed": {
    base: channel(),
    head: channel({ errors: "" }),
    not: channel({ errors: "errors: { LOST: { code: 2, message: lost } }" }),
  },
  "channel-error-changed": {
    base: channel(),
    head: channel({ errors: "errors: { LOST: { code: 2, message: lost } }" }),
    not: channel({ errors: "errors: { LOST: { code: 1, message: gone } }" }),
  },
  "close-code-added": {
    base: channel({ closeCodes: "" }),
    head: channel(),
    not: channel({ closeCodes: "closeCodes: {}" }),
  },
  "close-code-removed": {
    base: channel(),
    head: channel({ closeCodes: "" }),
    not: channel({ closeCodes: "closeCodes: { NORMAL: { code: 1001, message: done } }" }),
  },
  "close-code-changed": {
    base: channel(),
    head: channel({ closeCodes: "closeCodes: { NORMAL: { code: 1001, message: done } }" }),
    not: channel({ closeCodes: "closeCodes: { NORMAL: { code: 1000, message: over } }" }),
  },
};
