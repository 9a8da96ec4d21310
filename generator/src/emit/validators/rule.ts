import { attached, block, type Code, code, joinCode, lines } from "../../print/index.js";
import { all, type Condition, expression } from "./condition.js";

/** One way in which a value can be wrong, and the call that reports it. */
export interface Rule {
  readonly violated: Condition;
  readonly report: Code;
  /** What is looked at only where this rule holds. */
  readonly otherwise?: Rule | undefined;
}

/** Rules of which only the first that is violated is reported, as one rule. */
export function firstOf([first, ...others]: readonly Rule[]): readonly Rule[] {
  if (first === undefined) return [];
  const [otherwise] = firstOf(others);
  return [{ ...first, otherwise }];
}

/**
 * All that can be wrong with a value in a place. `first` asks whether it is of the right kind at all; the others are
 * about values that are. Nothing is asked when `applies` does not hold.
 */
export interface Rules {
  readonly applies: Condition;
  readonly first?: Rule | undefined;
  readonly others: readonly Rule[];
}

/** Statements that report every rule that is violated. */
export function statements(rules: Rules): readonly Code[] {
  const ordered = rules.first === undefined ? rules.others : [rules.first, ...rules.others];
  const [only] = ordered;
  if (only === undefined) return [];
  if (ordered.length === 1 && only.otherwise === undefined)
    return [when(all([rules.applies, only.violated]), [only.report])];
  const chain = rules.first === undefined ? rules.others.map(single) : [orElse(rules.first, rules.others)];
  return rules.applies.kind === "always" ? chain : [when(rules.applies, chain, true)];
}

/** `if (missing) …; else` and then the rules. */
export function afterMissing(missing: Rule, rules: Rules): readonly Code[] {
  const rest = statements(rules);
  const [only] = rest;
  const head = attached(code`if (${expression(missing.violated)})`, code`${missing.report};`);
  if (only === undefined) return [head];
  // an `else` behind a statement that ends in an `if` without one would hang on that
  const tail = rest.length === 1 ? attached(code`else`, only) : block(code`else`, rest);
  return [head, tail];
}

function orElse(first: Rule, others: readonly Rule[]): Code {
  const [only] = others;
  if (others.length <= 1) return single({ ...first, otherwise: only });
  return lines([single(first), block(code`else`, others.map(single))]);
}

function single(rule: Rule): Code {
  const branches = [when(rule.violated, [rule.report])];
  for (let next = rule.otherwise; next !== undefined; next = next.otherwise) {
    branches.push(attached(code`else`, when(next.violated, [next.report])));
  }
  return lines(branches);
}

/** The calls, under a condition. */
export function when(condition: Condition, calls: readonly Code[], areStatements = false): Code {
  const body = areStatements ? calls : calls.map((each) => code`${each};`);
  if (condition.kind === "always") return joinCode(body, code`\n`);
  const head = code`if (${expression(condition)})`;
  const [only] = body;
  return only !== undefined && body.length === 1 && !areStatements ? attached(head, only) : block(head, body);
}
