import { expect, it } from "vitest";
import { check } from "../../generator/src/check/check.js";
import { loadedFrom, root, shown } from "../load/virtual.js";

const parts = {
  command: "",
  reply: "",
  error: "error: { $ref: '#/components/schemas/Failure' }",
  errors: "errors: { unknown: { code: 1, message: Unknown } }",
  failure:
    "{ type: object, required: [op, d, t, id], properties: { op: { type: [string, 'null'] }, d: { $ref: '#/components/schemas/Reason' }, t: { const: FAILED }, id: { type: [string, 'null'] } } }",
  reason:
    "{ type: object, required: [code, message], properties: { code: { type: integer }, message: { type: string } } }",
  more: "{ type: string }",
};

/** What `check` reports about the messages of a document. */
function findingsOf(content: string): readonly string[] {
  const diagnostics = check(loadedFrom({ "openapi.yaml": root(content) }), { strictExtensions: false });
  return diagnostics.filter(({ code }) => code === "channel-message-differs").map(shown);
}

/** A channel of lights, with one part replaced. */
function lights(changed: Partial<typeof parts> = {}): string {
  const part = { ...parts, ...changed };
  return `paths: {}
x-rpc:
  lights:
    ports: { first: 7001, last: 7002 }
    transports: { http: { path: /lights, method: put } }
    envelope: { command: { name: op, nonce: id, args: body }, reply: { name: op, nonce: id, data: d, event: t }, ${part.error} }
    commands:
      SWITCH:
        { operationId: switchLight, args: { type: boolean }${part.command}${part.reply} }
    ${part.errors}
components:
  schemas:
    Failure:
      ${part.failure}
    Reason:
      ${part.reason}
    More: ${part.more}
`;
}

const more = (reference: "command" | "reply"): string => `, ${reference}: { $ref: '#/components/schemas/More' }`;
const reply = (event: string, others = ""): string =>
  `{ type: object, properties: { op: { const: SWITCH }, d: { type: 'null' }, t: ${event}, id: { type: string }${others} } }`;

it.each<[string, Partial<typeof parts>]>([
  ["an error reply of code and message", {}],
  ["the error reply that stands for one that is not given", { error: "" }],
  ["one whose properties take anything", { failure: parts.failure.replaceAll("{ type: [string, 'null'] }", "{}") }],
  ["codes that are those of the channel", { reason: parts.reason.replace("type: integer", "enum: [1, 2]") }],
  ["a reply with an event of its own", { reply: more("reply"), more: reply("{ const: DONE }") }],
  [
    "a reply with more than it needs",
    { reply: more("reply"), more: reply("{ type: 'null' }", ", at: { type: string }") },
  ],
])("accepts %s", (_, changed) => {
  expect(findingsOf(lights(changed))).toEqual([]);
});

it.each<[string, Partial<typeof parts>, ...string[]]>([
  ["whose error reply is not an object", { failure: "{ type: string }" }, "16:7 the error reply is not an object"],
  [
    "whose error reply has no event",
    { failure: parts.failure.replace("t: { const: FAILED }, ", "") },
    "16:7 the error reply has no property `t`",
  ],
  [
    "whose error replies have several events",
    { failure: parts.failure.replace("const: FAILED", "enum: [FAILED, LOST]") },
    "16:142 `t` of the error reply does not accept the required value",
  ],
  [
    "whose error reply cannot be without a nonce",
    { failure: parts.failure.replace("id: { type: [string, 'null'] }", "id: { type: string }") },
    "16:165 `id` of the error reply does not accept the required value",
  ],
  [
    "whose error reply demands more",
    { failure: parts.failure.replace("[op, d,", "[at, op, d,").replace("t: {", "at: { type: string }, t: {") },
    "16:147 the error reply requires `at`, which no host writes",
  ],
  [
    "whose errors are texts",
    { reason: "{ type: string }" },
    "16:98 `d` of the error reply does not accept the required value",
  ],
  [
    "whose errors have texts as codes",
    { reason: parts.reason.replace("type: integer", "type: string") },
    "18:70 `code` of `d` of the error reply does not accept the required value",
  ],
  [
    "whose errors have other codes than it has itself",
    { reason: parts.reason.replace("type: integer", "enum: [2]") },
    "18:70 `code` of `d` of the error reply does not accept the required value",
  ],
  [
    "whose errors have none of the codes of hosts",
    { errors: "errors: {}", reason: parts.reason.replace("type: integer", "enum: [2]") },
    "18:70 `code` of `d` of the error reply does not accept the required value",
  ],
  [
    "whose errors have another word for their message",
    { reason: parts.reason.replaceAll("message", "text") },
    "18:7 `d` of the error reply has no property `message`",
    "18:92 `d` of the error reply requires `text`, which no host writes",
  ],
  [
    "whose reply looks like an error",
    { reply: more("reply"), more: reply("{ const: FAILED }") },
    "19:88 `t` of the reply to `SWITCH` does not accept the required value",
  ],
  [
    "whose reply may have any event",
    { reply: more("reply"), more: reply("{ type: string }") },
    "19:88 `t` of the reply to `SWITCH` does not accept the required value",
  ],
  [
    "whose command is another one",
    {
      command: more("command"),
      more: "{ type: object, required: [body], properties: { op: { const: OTHER }, id: { type: string }, body: {} } }",
    },
    "19:63 `op` of the message of `SWITCH` does not accept the required value",
  ],
  [
    "whose command has a number as its nonce",
    {
      command: more("command"),
      more: "{ type: object, required: [body], properties: { op: { const: SWITCH }, id: { type: integer }, body: {} } }",
    },
    "19:86 `id` of the message of `SWITCH` does not accept the required value",
  ],
])("a channel is refused %s", (_, changed, ...findings) => {
  const found = findingsOf(lights(changed)).map((text) => text.replace(/^openapi\.yaml:/, ""));
  expect(found).toEqual(findings.map((text) => text.replace(" ", " channel-message-differs ")));
});
