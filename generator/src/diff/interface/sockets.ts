import type { SocketChannel, SocketMessage } from "../../model/interface.js";
import { canonicalJson } from "../canonical-json.js";
import { formatJson } from "../message-format.js";
import { paired } from "../pairing.js";
import { type ChangeReporter, type Comparison, reporterFor } from "./comparison.js";

/** Compares WebSocket channels. Client messages are compared like requests, host messages like responses. */
export function compareSockets(comparison: Comparison): void {
  const { base, head } = comparison;
  const { removed, added, kept } = paired(base.sockets, head.sockets, ({ name }) => name);
  for (const { name, at } of removed) {
    const details = { message: `the channel ${name} was removed`, base: at, head: "/x-sockets" };
    reporterFor(comparison, name).report("channel-removed", details);
  }
  for (const { name, at } of added) {
    const details = { message: `the channel ${name} was added`, base: "/x-sockets", head: at };
    reporterFor(comparison, name).report("channel-added", details);
  }
  for (const [was, is] of kept) {
    const reporter = reporterFor(comparison, is.name);
    compareFrame(was, is, reporter);
    compareQuery(comparison, was, is, reporter);
    compareMessages(comparison, was, is, reporter);
    compareCloseCodes(was, is, reporter);
  }
}

function compareFrame(base: SocketChannel, head: SocketChannel, { report }: ChangeReporter): void {
  const pointers = { base: base.at, head: head.at };
  if (base.path !== head.path) {
    report("channel-transport-changed", { message: `the path was ${base.path}, and is ${head.path}`, ...pointers });
  }
  if (canonicalJson(base.envelope) !== canonicalJson(head.envelope)) {
    const message = `the envelope was ${formatJson(base.envelope)}, and is ${formatJson(head.envelope)}`;
    report("channel-envelope-changed", { message, ...pointers });
  }
  if (base.maxBytes === head.maxBytes) return;
  const isNarrower = (head.maxBytes ?? Number.POSITIVE_INFINITY) < (base.maxBytes ?? Number.POSITIVE_INFINITY);
  const message = `the limit was ${base.maxBytes ?? "none"}, and is ${head.maxBytes ?? "none"}`;
  report(isNarrower ? "message-size-narrowed" : "message-size-widened", { message, ...pointers });
}

function compareQuery(
  { schemas }: Comparison,
  base: SocketChannel,
  head: SocketChannel,
  { report, context }: ChangeReporter,
): void {
  const { removed, added, kept } = paired(base.query, head.query, ({ name }) => name);
  for (const { name, at } of removed) {
    const details = { message: `the query parameter ${name} was removed`, base: at, head: head.at };
    report("channel-query-removed", details, ` query ${name}`);
  }
  for (const { name, at } of added) {
    const details = { message: `the query parameter ${name} was added`, base: base.at, head: at };
    report("channel-query-added", details, ` query ${name}`);
  }
  for (const [was, is] of kept) {
    const path = ` query ${is.name}`;
    const pointers = { base: was.at, head: is.at };
    if (!was.required && is.required) {
      report("channel-query-made-required", { message: "was optional, and is required", ...pointers }, path);
    }
    if (was.required && !is.required) {
      report("channel-query-made-optional", { message: "was required, and is optional", ...pointers }, path);
    }
    schemas.compare(was.use, is.use, { context, path, direction: "request" });
  }
}

function compareMessages(
  { schemas }: Comparison,
  base: SocketChannel,
  head: SocketChannel,
  { report, context }: ChangeReporter,
): void {
  const { removed, added, kept } = paired(base.messages, head.messages, ({ name }) => name);
  for (const { name, at } of removed) {
    report("message-removed", { message: `the message ${name} was removed`, base: at, head: head.at }, ` ${name}`);
  }
  for (const { name, at, from } of added) {
    const details = { message: `the message ${name} was added`, base: base.at, head: at };
    report(from === "client" ? "client-message-added" : "host-message-added", details, ` ${name}`);
  }
  for (const [was, is] of kept) {
    const path = ` ${is.name}`;
    const pointers = { base: was.at, head: is.at };
    if (was.from !== is.from) {
      const details = { message: `was sent by ${was.from}, and is sent by ${is.from}`, ...pointers };
      report("message-sender-changed", details, path);
    }
    if (was.opcode !== is.opcode) {
      // The opcode is a constant of the message as well.
      report("message-opcode-changed", { message: `was ${was.opcode}, and is ${is.opcode}`, ...pointers }, path);
      continue;
    }
    for (const direction of directionsOf(is)) schemas.compare(was.message, is.message, { context, path, direction });
  }
}

function directionsOf({ from }: SocketMessage): readonly ("request" | "response")[] {
  if (from === "both") return ["request", "response"];
  return [from === "client" ? "request" : "response"];
}

function compareCloseCodes(base: SocketChannel, head: SocketChannel, { report }: ChangeReporter): void {
  const pointers = { base: base.at, head: head.at };
  const { removed, added, kept } = paired(base.closeCodes, head.closeCodes, ({ name }) => name);
  for (const { name, code } of added)
    report("close-code-added", { message: `${name} (${code}) was added`, ...pointers, key: name });
  for (const { name, code } of removed)
    report("close-code-removed", { message: `${name} (${code}) was removed`, ...pointers, key: name });
  for (const [was, is] of kept) {
    if (was.code !== is.code)
      report("close-code-changed", {
        message: `${is.name} was ${was.code}, and is ${is.code}`,
        ...pointers,
        key: is.name,
      });
    if (was.reconnect === is.reconnect) continue;
    const message = `after ${is.name}, a client may ${is.reconnect ? "now" : "no longer"} connect again`;
    report("close-code-reconnect-changed", { message, ...pointers, key: is.name });
  }
}
