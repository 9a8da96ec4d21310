import { type Cases, none, operation, plain } from "./case.js";

const lifecycle = (keys: string): string => `x-lifecycles: { token: { subject: a token, ${keys} } }\n`;
const moves = (transitions: string): string =>
  lifecycle(`states: { new: made, old: gone }, transitions: [${transitions}]`);
const move = "{ from: new, to: old, by: time }";
const errors = (entry: string): string => `x-errors: { LOST: ${entry} }\n`;
const lost = "{ status: 404, code: 10, message: lost }";
const errorFormat = (properties: string): string =>
  `x-error-format: { schema: { type: object, properties: { status: { type: integer }, text: { type: string } } }, body: { ${properties} } }\n`;
const rateLimit = (headers: string): string => `x-rate-limit: { headers: { ${headers} } }\n`;
const servers = (...list: readonly string[]): string => `servers: [${list.join(", ")}]\n`;
const one = "{ url: https://one.example }";
const two = "{ url: https://two.example }";
const region = (values: string, more = "description: Region"): string =>
  servers(`{ url: 'https://{r}.example', variables: { r: { default: eu, enum: [${values}], ${more} } } }`);
const anywhere = servers("{ url: 'https://{r}.example', variables: { r: { default: eu } } }");

export const documentCases: Cases = {
  "server-added": {
    base: servers(one),
    head: servers(one, two),
    not: servers("{ url: https://one.example, description: first }"),
  },
  "server-removed": { base: servers(one, two), head: servers(one), not: servers(two, one) },
  "server-variable-changed": {
    base: servers("{ url: 'https://{a}.example', variables: { a: { default: x } } }"),
    head: servers("{ url: 'https://{a}.example', variables: { a: { default: y } } }"),
    not: servers("{ url: 'https://{a}.example', variables: { a: { default: x, description: A } } }"),
  },
  "server-variable-value-added": {
    base: region("eu"),
    head: region("eu, us"),
    not: region("eu", "description: Where"),
  },
  "server-variable-value-removed": { base: region("us, eu"), head: region("eu"), not: region("eu, us") },
  "server-variable-restricted": { base: anywhere, head: region("eu"), notBase: region("eu"), not: region("eu, us") },
  "server-variable-freed": { base: region("eu"), head: anywhere, notBase: region("eu, us"), not: region("eu") },
  "default-server-changed": { base: servers(one, two), head: servers(two, one), not: servers(one) },
  "error-code-added": { base: none, head: errors(lost), notBase: errors(lost), not: errors(lost.replace("10", "11")) },
  "error-code-removed": { base: errors(lost), head: none, not: errors(lost.replace("10", "11")) },
  "error-code-changed": {
    base: errors(lost),
    head: errors(lost.replace("10", "11")),
    not: errors(lost.replace("404", "410")),
  },
  "error-status-changed": {
    base: errors(lost),
    head: errors(lost.replace("404", "410")),
    not: errors(lost.replace("10", "11")),
  },
  "error-message-changed": {
    base: errors(lost),
    head: errors(lost.replace("lost", "gone")),
    not: errors("{ message: lost, code: 10, status: 404 }"),
  },
  "error-failures-changed": {
    base: errors(lost.replace("}", ", for: [not-found, timeout] }")),
    head: errors(lost.replace("}", ", for: not-found }")),
    not: errors(lost.replace("}", ", for: [timeout, not-found] }")),
  },
  "error-format-changed": {
    base: errorFormat("status: { from: status }, text: { from: message }"),
    head: errorFormat("status: { from: status }, text: { from: title }"),
    not: errorFormat("text: { from: message }, status: { from: status }"),
  },
  "rate-limit-headers-changed": {
    base: rateLimit("remaining: X-Left, resetAfter: X-Reset"),
    head: rateLimit("remaining: X-Remaining, resetAfter: X-Reset"),
    not: rateLimit("resetAfter: X-Reset, remaining: x-left"),
  },
  "lifecycle-added": {
    base: none,
    head: lifecycle("validity: PT15M"),
    notBase: lifecycle("validity: PT15M"),
    not: lifecycle("validity: PT16M"),
  },
  "lifecycle-removed": { base: lifecycle("validity: PT15M"), head: none, not: lifecycle("validity: PT16M") },
  "validity-shortened": {
    base: lifecycle("validity: PT2H"),
    head: lifecycle("validity: PT90M"),
    not: lifecycle("validity: P1D"),
  },
  "validity-lengthened": {
    base: lifecycle("validity: PT15M"),
    head: lifecycle("validity: PT1H"),
    not: lifecycle("validity: PT30S"),
  },
  "state-added": {
    base: lifecycle("states: { new: made }"),
    head: lifecycle("states: { new: made, old: gone }"),
    not: lifecycle("states: { new: just made }"),
  },
  "state-removed": {
    base: lifecycle("states: { new: made, old: gone }"),
    head: lifecycle("states: { new: made }"),
    not: lifecycle("states: { old: gone, new: made }"),
  },
  "transition-added": { base: moves(""), head: moves(move), not: lifecycle("states: { new: made, old: gone }") },
  "transition-removed": { base: moves(move), head: moves(""), not: moves("{ to: old, from: new, by: time }") },
  "transition-changed": {
    base: moves(move),
    head: moves(move.replace(" }", ", when: it rains }")),
    not: moves("{ by: time, to: old, from: new }"),
  },
  "description-changed": {
    base: operation("description: Gets."),
    head: operation("description: Gets it."),
    not: operation('description: "Gets."'),
  },
  "behaviour-added": {
    base: plain,
    head: operation("x-behaviour: [{ id: first, text: It works. }]"),
    not: operation("x-behaviour: []"),
  },
  "behaviour-removed": {
    base: operation("x-behaviour: [{ id: first, text: It works. }]"),
    head: plain,
    not: operation("x-behaviour: [{ text: It works., id: first }]"),
  },
  "behaviour-changed": {
    base: operation("x-behaviour: [{ id: first, text: It works. }]"),
    head: operation("x-behaviour: [{ id: first, text: It fails. }]"),
    not: operation("x-behaviour: [{ id: second, text: It works. }]"),
  },
};
