import type { Operation, Server } from "../../model/interface.js";
import { canonicalJson } from "../canonical-json.js";
import type { InterfaceRuleId } from "../rules/interface-rules.js";
import { jsonInWords } from "../words.js";
import { type Comparison, paired, type Teller, tellerOf } from "./comparison.js";

/** The servers of the document, and those of operations that have their own. */
export function compareServers(comparison: Comparison): void {
  const { base, head, operations } = comparison;
  compareLists(base.servers, head.servers, {
    tellerOf: (name) => tellerOf(comparison, name),
    around: { base: "/servers", head: "/servers" },
  });
  for (const [was, is] of operations.kept) {
    // those that are the document's on both sides were told above
    if (was.servers.length === 0 && is.servers.length === 0) continue;
    const effective = ({ servers }: Operation, others: readonly Server[]): readonly Server[] =>
      servers.length === 0 ? others : servers;
    compareLists(effective(was, base.servers), effective(is, head.servers), {
      tellerOf: (name) => tellerOf(comparison, `${is.id} ${name}`),
      around: { base: was.at, head: is.at },
    });
  }
}

interface Place {
  readonly tellerOf: (name: string) => Teller;
  /** Where a server is missing. */
  readonly around: { readonly base: string; readonly head: string };
}

function compareLists(base: readonly Server[], head: readonly Server[], { tellerOf: named, around }: Place): void {
  const { gone, come, kept } = paired(base, head, ({ url }) => url);
  for (const { url, at } of gone) {
    named(`server ${url}`).tell("server-removed", { message: `${url} is gone`, base: at, head: around.head });
  }
  for (const { url, at } of come) {
    named(`server ${url}`).tell("server-added", { message: `${url} is new`, base: around.base, head: at });
  }
  for (const [was, is] of kept) {
    compareValues(was, is, named);
    const defaults = ({ variables }: Server): object =>
      Object.fromEntries(variables.map((one) => [one.name, one.default]));
    if (canonicalJson(defaults(was)) === canonicalJson(defaults(is))) continue;
    const message = `variables were ${jsonInWords(defaults(was))}, and are ${jsonInWords(defaults(is))}`;
    named(`server ${is.url}`).tell("server-variable-changed", { message, base: was.at, head: is.at });
  }
  const [first, now] = [base[0], head[0]];
  if (first !== undefined && now !== undefined && first.url !== now.url) {
    const message = `the first server was ${first.url}, and is ${now.url}`;
    named("servers").tell("default-server-changed", { message, base: first.at, head: now.at });
  }
}

/** What may stand in the place of the variables that both have. */
function compareValues(base: Server, head: Server, named: Place["tellerOf"]): void {
  for (const [was, is] of paired(base.variables, head.variables, ({ name }) => name).kept) {
    const places = { base: was.at, head: is.at };
    const told = (rule: InterfaceRuleId, what: string, key?: string): void => {
      const said = { message: `the variable ${is.name} ${what}`, ...places };
      named(`server ${head.url} ${is.name}`).tell(rule, key === undefined ? said : { ...said, key });
    };
    if (was.values === undefined && is.values !== undefined) {
      told("server-variable-restricted", `could be any text, and is ${is.values.map(jsonInWords).join(" or ")}`);
    } else if (was.values !== undefined && is.values === undefined) {
      told("server-variable-freed", `was ${was.values.map(jsonInWords).join(" or ")}, and can be any text`);
    } else {
      const gone = (was.values ?? []).filter((value) => is.values?.includes(value) === false);
      const come = (is.values ?? []).filter((value) => was.values?.includes(value) === false);
      for (const value of gone)
        told("server-variable-value-removed", `cannot be ${jsonInWords(value)} any more`, value);
      for (const value of come) told("server-variable-value-added", `can be ${jsonInWords(value)}`, value);
    }
  }
}
