import type { RpcChannel, RpcCommand } from "../../model/interface.js";
import { canonicalJson } from "../canonical-json.js";
import { formatJson } from "../message-format.js";
import { paired } from "../pairing.js";
import type { InterfaceRuleId } from "../rules/interface-rules.js";
import { type ChangeReporter, type Comparison, reporterFor } from "./comparison.js";

/** Compares RPC channels. Commands are compared like requests to the host, replies like its responses. */
export function compareChannels(comparison: Comparison): void {
  const { base, head } = comparison;
  const { removed, added, kept } = paired(base.channels, head.channels, ({ name }) => name);
  for (const { name, at } of removed) {
    const details = { message: `the channel ${name} was removed`, base: at, head: "/x-rpc" };
    reporterFor(comparison, name).report("channel-removed", details);
  }
  for (const { name, at } of added) {
    const details = { message: `the channel ${name} was added`, base: "/x-rpc", head: at };
    reporterFor(comparison, name).report("channel-added", details);
  }
  for (const [was, is] of kept) {
    const reporter = reporterFor(comparison, is.name);
    compareAddress(was, is, reporter);
    compareTransports(was, is, reporter);
    compareQuery(comparison, was, is, reporter);
    compareEnvelope(comparison, was, is, reporter);
    compareCommands(comparison, was, is, reporter);
    compareCodes(was, is, "errors", reporter);
    compareCodes(was, is, "closeCodes", reporter);
  }
}

function compareAddress(base: RpcChannel, head: RpcChannel, { report }: ChangeReporter): void {
  const pointers = { base: base.at, head: head.at };
  if (base.host !== head.host) {
    report("channel-host-changed", { message: `was ${base.host}, and is ${head.host}`, ...pointers });
  }
  const [was, is] = [base.ports, head.ports];
  if (canonicalJson(was) === canonicalJson(is)) return;
  const within = is.first >= was.first && is.last <= was.last;
  const message = `ports were ${was.first} to ${was.last}, and are ${is.first} to ${is.last}`;
  report(within ? "channel-ports-narrowed" : "channel-ports-widened", { message, ...pointers });
}

function compareTransports(base: RpcChannel, head: RpcChannel, { report }: ChangeReporter): void {
  const pointers = { base: base.at, head: head.at };
  for (const name of ["http", "websocket"] as const) {
    const [was, is] = [base.transports[name], head.transports[name]];
    if (was === undefined && is !== undefined) {
      report("channel-transport-added", { message: `can be reached by ${name}`, ...pointers, key: name });
    } else if (was !== undefined && is === undefined) {
      report("channel-transport-removed", { message: `can no longer be reached by ${name}`, ...pointers, key: name });
    } else if (canonicalJson(was) !== canonicalJson(is)) {
      const message = `${name} was ${formatJson(was)}, and is ${formatJson(is)}`;
      report("channel-transport-changed", { message, ...pointers, key: name });
    }
  }
}

function compareQuery(
  { schemas }: Comparison,
  base: RpcChannel,
  head: RpcChannel,
  { report, context }: ChangeReporter,
): void {
  const { removed, added, kept } = paired(base.query, head.query, ({ name }) => name);
  for (const { name, use } of removed) {
    const details = { message: `the query parameter ${name} was removed`, base: use.at, head: head.at };
    report("channel-query-removed", details, ` query ${name}`);
  }
  for (const { name, use } of added) {
    const details = { message: `the query parameter ${name} was added`, base: base.at, head: use.at };
    report("channel-query-added", details, ` query ${name}`);
  }
  for (const [was, is] of kept) {
    const path = ` query ${is.name}`;
    const pointers = { base: was.use.at, head: is.use.at };
    if (!was.required && is.required) {
      report("channel-query-made-required", { message: "was optional, and is required", ...pointers }, path);
    }
    if (was.required && !is.required) {
      report("channel-query-made-optional", { message: "was required, and is optional", ...pointers }, path);
    }
    if (canonicalJson([...was.transports].sort()) !== canonicalJson([...is.transports].sort())) {
      const message = `belonged to ${formatJson(was.transports)}, and belongs to ${formatJson(is.transports)}`;
      report("channel-query-transports-changed", { message, ...pointers }, path);
    }
    schemas.compare(was.use, is.use, { context, path, direction: "request" });
  }
}

function compareEnvelope(
  { schemas }: Comparison,
  base: RpcChannel,
  head: RpcChannel,
  { report, context }: ChangeReporter,
): void {
  const pointers = { base: base.at, head: head.at };
  for (const part of ["command", "reply"] as const) {
    const [was, is] = [base.envelope[part], head.envelope[part]];
    if (canonicalJson(was) === canonicalJson(is)) continue;
    const message = `the ${part} was ${formatJson(was)}, and is ${formatJson(is)}`;
    report("channel-envelope-changed", { message, ...pointers, key: part });
  }
  schemas.compare(base.envelope.error, head.envelope.error, { context, path: " error", direction: "response" });
}

function compareCommands(
  comparison: Comparison,
  base: RpcChannel,
  head: RpcChannel,
  { report, context }: ChangeReporter,
): void {
  const { removed, added, kept } = paired(base.commands, head.commands, ({ name }) => name);
  for (const { name, at } of removed) {
    report("command-removed", { message: `the command ${name} was removed`, base: at, head: head.at }, ` ${name}`);
  }
  for (const { name, at } of added) {
    report("command-added", { message: `the command ${name} was added`, base: base.at, head: at }, ` ${name}`);
  }
  for (const [was, is] of kept) {
    const path = ` ${is.name}`;
    if (was.operationId !== is.operationId) {
      const message = `was ${was.operationId}, and is ${is.operationId}`;
      report("command-operation-changed", { message, base: was.at, head: is.at }, path);
    }
    const directions = { command: "request", args: "request", reply: "response", data: "response" } as const;
    for (const part of Object.keys(directions) as (keyof typeof directions & keyof RpcCommand)[]) {
      const location = { context, path: `${path} ${part}`, direction: directions[part] };
      comparison.schemas.compare(was[part], is[part], location);
    }
  }
}

const codeRules = {
  errors: { added: "channel-error-added", removed: "channel-error-removed", changed: "channel-error-changed" },
  closeCodes: { added: "close-code-added", removed: "close-code-removed", changed: "close-code-changed" },
} as const satisfies { readonly [list: string]: { readonly [change: string]: InterfaceRuleId } };

function compareCodes(
  base: RpcChannel,
  head: RpcChannel,
  list: keyof typeof codeRules,
  { report }: ChangeReporter,
): void {
  const rules = codeRules[list];
  const pointers = { base: base.at, head: head.at };
  const { removed, added, kept } = paired(base[list], head[list], ({ name }) => name);
  for (const { name, code } of added)
    report(rules.added, { message: `${name} (${code}) was added`, ...pointers, key: name });
  for (const { name, code } of removed)
    report(rules.removed, { message: `${name} (${code}) was removed`, ...pointers, key: name });
  for (const [was, is] of kept) {
    if (was.code === is.code) continue;
    report(rules.changed, { message: `${is.name} was ${was.code}, and is ${is.code}`, ...pointers, key: is.name });
  }
}
