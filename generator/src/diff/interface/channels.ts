import type { RpcChannel, RpcCommand } from "../../model/interface.js";
import { canonicalJson } from "../canonical-json.js";
import type { InterfaceRuleId } from "../rules/interface-rules.js";
import { jsonInWords } from "../words.js";
import { type Comparison, paired, type Teller, tellerOf } from "./comparison.js";

/** Commands go to the host and replies come from it, as requests and responses do. */
export function compareChannels(comparison: Comparison): void {
  const { base, head } = comparison;
  const { gone, come, kept } = paired(base.channels, head.channels, ({ name }) => name);
  for (const { name, at } of gone) {
    const said = { message: `the channel ${name} is gone`, base: at, head: "/x-rpc" };
    tellerOf(comparison, name).tell("channel-removed", said);
  }
  for (const { name, at } of come) {
    const said = { message: `the channel ${name} is new`, base: "/x-rpc", head: at };
    tellerOf(comparison, name).tell("channel-added", said);
  }
  for (const [was, is] of kept) {
    const teller = tellerOf(comparison, is.name);
    compareAddress(was, is, teller);
    compareTransports(was, is, teller);
    compareQuery(comparison, was, is, teller);
    compareEnvelope(comparison, was, is, teller);
    compareCommands(comparison, was, is, teller);
    compareCodes(was, is, "errors", teller);
    compareCodes(was, is, "closeCodes", teller);
  }
}

function compareAddress(base: RpcChannel, head: RpcChannel, { tell }: Teller): void {
  const places = { base: base.at, head: head.at };
  if (base.host !== head.host) {
    tell("channel-host-changed", { message: `was ${base.host}, and is ${head.host}`, ...places });
  }
  const [was, is] = [base.ports, head.ports];
  if (canonicalJson(was) === canonicalJson(is)) return;
  const within = is.first >= was.first && is.last <= was.last;
  const message = `ports were ${was.first} to ${was.last}, and are ${is.first} to ${is.last}`;
  tell(within ? "channel-ports-narrowed" : "channel-ports-widened", { message, ...places });
}

function compareTransports(base: RpcChannel, head: RpcChannel, { tell }: Teller): void {
  const places = { base: base.at, head: head.at };
  for (const name of ["http", "websocket"] as const) {
    const [was, is] = [base.transports[name], head.transports[name]];
    if (was === undefined && is !== undefined) {
      tell("channel-transport-added", { message: `can be reached by ${name}`, ...places, key: name });
    } else if (was !== undefined && is === undefined) {
      tell("channel-transport-removed", { message: `can no longer be reached by ${name}`, ...places, key: name });
    } else if (canonicalJson(was) !== canonicalJson(is)) {
      const message = `${name} was ${jsonInWords(was)}, and is ${jsonInWords(is)}`;
      tell("channel-transport-changed", { message, ...places, key: name });
    }
  }
}

function compareQuery({ schemas }: Comparison, base: RpcChannel, head: RpcChannel, { tell, context }: Teller): void {
  const { gone, come, kept } = paired(base.query, head.query, ({ name }) => name);
  for (const { name, use } of gone) {
    const said = { message: `the query parameter ${name} is gone`, base: use.at, head: head.at };
    tell("channel-query-removed", said, ` query ${name}`);
  }
  for (const { name, use } of come) {
    const said = { message: `the query parameter ${name} is new`, base: base.at, head: use.at };
    tell("channel-query-added", said, ` query ${name}`);
  }
  for (const [was, is] of kept) {
    const path = ` query ${is.name}`;
    const places = { base: was.use.at, head: is.use.at };
    if (!was.required && is.required) {
      tell("channel-query-made-required", { message: "was optional, and is required", ...places }, path);
    }
    if (was.required && !is.required) {
      tell("channel-query-made-optional", { message: "was required, and is optional", ...places }, path);
    }
    if (canonicalJson([...was.transports].sort()) !== canonicalJson([...is.transports].sort())) {
      const message = `belonged to ${jsonInWords(was.transports)}, and belongs to ${jsonInWords(is.transports)}`;
      tell("channel-query-transports-changed", { message, ...places }, path);
    }
    schemas.compare(was.use, is.use, { context, path, direction: "request" });
  }
}

function compareEnvelope({ schemas }: Comparison, base: RpcChannel, head: RpcChannel, { tell, context }: Teller): void {
  const places = { base: base.at, head: head.at };
  for (const part of ["command", "reply"] as const) {
    const [was, is] = [base.envelope[part], head.envelope[part]];
    if (canonicalJson(was) === canonicalJson(is)) continue;
    const message = `the ${part} was ${jsonInWords(was)}, and is ${jsonInWords(is)}`;
    tell("channel-envelope-changed", { message, ...places, key: part });
  }
  schemas.compare(base.envelope.error, head.envelope.error, { context, path: " error", direction: "response" });
}

function compareCommands(comparison: Comparison, base: RpcChannel, head: RpcChannel, { tell, context }: Teller): void {
  const { gone, come, kept } = paired(base.commands, head.commands, ({ name }) => name);
  for (const { name, at } of gone) {
    tell("command-removed", { message: `the command ${name} is gone`, base: at, head: head.at }, ` ${name}`);
  }
  for (const { name, at } of come) {
    tell("command-added", { message: `the command ${name} is new`, base: base.at, head: at }, ` ${name}`);
  }
  for (const [was, is] of kept) {
    const path = ` ${is.name}`;
    if (was.operationId !== is.operationId) {
      const message = `was ${was.operationId}, and is ${is.operationId}`;
      tell("command-operation-changed", { message, base: was.at, head: is.at }, path);
    }
    const directions = { command: "request", args: "request", reply: "response", data: "response" } as const;
    for (const part of Object.keys(directions) as (keyof typeof directions & keyof RpcCommand)[]) {
      const spot = { context, path: `${path} ${part}`, direction: directions[part] };
      comparison.schemas.compare(was[part], is[part], spot);
    }
  }
}

const codeRules = {
  errors: { added: "channel-error-added", removed: "channel-error-removed", changed: "channel-error-changed" },
  closeCodes: { added: "close-code-added", removed: "close-code-removed", changed: "close-code-changed" },
} as const satisfies { readonly [list: string]: { readonly [change: string]: InterfaceRuleId } };

function compareCodes(base: RpcChannel, head: RpcChannel, list: keyof typeof codeRules, { tell }: Teller): void {
  const rules = codeRules[list];
  const places = { base: base.at, head: head.at };
  const { gone, come, kept } = paired(base[list], head[list], ({ name }) => name);
  for (const { name, code } of come) tell(rules.added, { message: `${name} (${code}) is new`, ...places, key: name });
  for (const { name, code } of gone)
    tell(rules.removed, { message: `${name} (${code}) is gone`, ...places, key: name });
  for (const [was, is] of kept) {
    if (was.code === is.code) continue;
    tell(rules.changed, { message: `${is.name} was ${was.code}, and is ${is.code}`, ...places, key: is.name });
  }
}
