import type { Interface, Server } from "../../../model/interface.js";
import type { InterfaceChange } from "../../interface-change.js";
import type { InterfaceRuleId } from "../../rules/interface-rules.js";
import type { WitnessResult } from "../../witness.js";
import type { Side } from "../message-parts.js";
import type { Subjects } from "./subjects.js";
import { gained, kept, lost, none } from "./verdicts.js";

type Show = (change: InterfaceChange, subjects: Subjects) => WitnessResult | undefined;

const lifecycle = (): WitnessResult => none("a lifecycle concerns several requests");
const permission = (): WitnessResult => none("which permissions a caller holds is in no request");

/** Messages for changes of what operations share. */
export const documentRules: { readonly [Rule in InterfaceRuleId]?: Show } = {
  "server-removed": (change, subjects) => requestTo(change, subjects, "base", lost),
  "server-variable-changed": (change, subjects) => requestTo(change, subjects, "base", kept),
  "server-variable-restricted": (change, subjects) => requestTo(change, subjects, "base", kept),
  "server-variable-value-removed": (change, subjects) => requestTo(change, subjects, "base", lost),
  "default-server-changed": (change, subjects) => requestTo(change, subjects, "base", kept),
  "error-code-changed": (change, subjects) => errorOf(change, subjects, gained),
  "error-status-changed": (change, subjects) => errorOf(change, subjects, gained),
  "error-message-changed": (change, subjects) => errorOf(change, subjects, kept),
  "error-failures-changed": (change, subjects) => errorOf(change, subjects, kept),
  "error-format-changed": () => none("it concerns the errors of every operation"),
  "rate-limit-headers-changed": (_change, { base, head }) => {
    const side = Object.keys(base.rateLimitHeaders).length > 0 ? base : head;
    const headers = Object.fromEntries(Object.values(side.rateLimitHeaders).map((name: string) => [name, "1"]));
    return (side === base ? lost : gained)({ response: { status: 429, headers } }, "/response/headers");
  },
  "lifecycle-removed": lifecycle,
  "validity-shortened": lifecycle,
  "state-added": lifecycle,
  "state-removed": lifecycle,
  "transition-added": lifecycle,
  "transition-removed": lifecycle,
  "transition-changed": lifecycle,
  "permission-bit-removed": permission,
  "permission-bit-moved": permission,
};

/** Returns a request to the server that changed; its path is a URL. */
function requestTo(
  change: InterfaceChange,
  subjects: Subjects,
  side: Side,
  verdict: typeof lost,
): WitnessResult | undefined {
  const model = subjects[side];
  const operation = model.operations.find(({ id }) => id === change.contexts[0]) ?? model.operations[0];
  const servers = [...model.servers, ...(operation?.servers ?? [])];
  const pointer = change.pointers[side] ?? "";
  const server = servers.find(({ at }) => pointer === at || pointer.startsWith(`${at}/`)) ?? servers[0];
  if (server === undefined) return none("the document has no server");
  const request = operation && subjects.makers.own[side].requestOf(operation);
  const url = urlOf(server, change);
  const path = request === undefined ? url : `${url.replace(/\/$/, "")}${request.path}`;
  return verdict({ request: { method: "GET", ...request, path } }, "/request/path");
}

function urlOf({ url, variables }: Server, { key, where }: InterfaceChange): string {
  return variables.reduce((text, { name, values, default: usual }) => {
    const isChanged = key !== undefined && where.includes(name) && values?.includes(key) === true;
    return text.replaceAll(`{${name}}`, isChanged ? key : usual);
  }, url);
}

function errorOf(
  change: InterfaceChange,
  { head }: { readonly head: Interface },
  verdict: typeof lost,
): WitnessResult | undefined {
  const error = head.errors.find(({ at, name }) => at === change.pointers.head || change.where.endsWith(name));
  if (error === undefined) return undefined;
  const { status, code, message } = error;
  return verdict({ response: { status, body: { code, message } } }, "/response");
}
