import type { Operation, Server } from "../../model/interface.js";
import { canonicalJson } from "../canonical-json.js";
import { formatJson } from "../message-format.js";
import { paired } from "../pairing.js";
import type { InterfaceRuleId } from "../rules/interface-rules.js";
import { type ChangeReporter, type Comparison, reporterFor } from "./comparison.js";
import { levelOf } from "./lifetime.js";

/** Compares the servers of the document and of operations with their own. */
export function compareServers(comparison: Comparison): void {
  const { base, head, operations } = comparison;
  compareLists(base.servers, head.servers, {
    reporterFor: (name) => reporterFor(comparison, name),
    around: { base: "/servers", head: "/servers" },
  });
  for (const [was, is] of operations.kept) {
    // Servers that both sides inherit from the document are reported above.
    if (was.servers.length === 0 && is.servers.length === 0) continue;
    const effective = ({ servers }: Operation, others: readonly Server[]): readonly Server[] =>
      servers.length === 0 ? others : servers;
    compareLists(effective(was, base.servers), effective(is, head.servers), {
      reporterFor: (name) => reporterFor(comparison, `${is.id} ${name}`, levelOf(was)),
      around: { base: was.at, head: is.at },
    });
  }
}

/** How differences between two lists of servers are reported. */
interface ServerListContext {
  readonly reporterFor: (name: string) => ChangeReporter;
  /** Pointers for a server missing on one side. */
  readonly around: { readonly base: string; readonly head: string };
}

function compareLists(
  base: readonly Server[],
  head: readonly Server[],
  { reporterFor: named, around }: ServerListContext,
): void {
  const { removed, added, kept } = paired(base, head, ({ url }) => url);
  for (const { url, at } of removed) {
    named(`server ${url}`).report("server-removed", { message: `${url} was removed`, base: at, head: around.head });
  }
  for (const { url, at } of added) {
    named(`server ${url}`).report("server-added", { message: `${url} was added`, base: around.base, head: at });
  }
  for (const [was, is] of kept) {
    compareValues(was, is, named);
    const defaults = ({ variables }: Server): object =>
      Object.fromEntries(variables.map((one) => [one.name, one.default]));
    if (canonicalJson(defaults(was)) === canonicalJson(defaults(is))) continue;
    const message = `variables were ${formatJson(defaults(was))}, and are ${formatJson(defaults(is))}`;
    named(`server ${is.url}`).report("server-variable-changed", { message, base: was.at, head: is.at });
  }
  const [first, now] = [base[0], head[0]];
  if (first !== undefined && now !== undefined && first.url !== now.url) {
    const message = `the first server was ${first.url}, and is ${now.url}`;
    named("servers").report("default-server-changed", { message, base: first.at, head: now.at });
  }
}

/** Compares the allowed values of variables present on both sides. */
function compareValues(base: Server, head: Server, named: ServerListContext["reporterFor"]): void {
  for (const [was, is] of paired(base.variables, head.variables, ({ name }) => name).kept) {
    const pointers = { base: was.at, head: is.at };
    const reportVariable = (rule: InterfaceRuleId, what: string, key?: string): void => {
      const details = { message: `the variable ${is.name} ${what}`, ...pointers };
      named(`server ${head.url} ${is.name}`).report(rule, key === undefined ? details : { ...details, key });
    };
    if (was.values === undefined && is.values !== undefined) {
      reportVariable(
        "server-variable-restricted",
        `could be any text, and is ${is.values.map(formatJson).join(" or ")}`,
      );
    } else if (was.values !== undefined && is.values === undefined) {
      reportVariable("server-variable-freed", `was ${was.values.map(formatJson).join(" or ")}, and can be any text`);
    } else {
      const removed = (was.values ?? []).filter((value) => is.values?.includes(value) === false);
      const added = (is.values ?? []).filter((value) => was.values?.includes(value) === false);
      for (const value of removed)
        reportVariable("server-variable-value-removed", `can no longer be ${formatJson(value)}`, value);
      for (const value of added) reportVariable("server-variable-value-added", `can be ${formatJson(value)}`, value);
    }
  }
}
