import { attached, block, type Code, code, joinCode, lines } from "../../print/index.js";
import { all, type Condition, conditionExpression } from "./condition.js";

/** A possible violation and the call that reports it. */
export interface Rule {
  readonly isViolated: Condition;
  readonly report: Code;
  /** Evaluated only if this rule is satisfied. */
  readonly otherwise?: Rule | undefined;
}

/** Combines rules so that only the first violation is reported. */
export function exclusiveRules([first, ...others]: readonly Rule[]): readonly Rule[] {
  if (first === undefined) return [];
  const [otherwise] = exclusiveRules(others);
  return [{ ...first, otherwise }];
}

/**
 * All possible violations of a value. `first` tests the value's type; the others assume it. Skipped unless `condition`
 * holds.
 */
export interface RuleSet {
  readonly condition: Condition;
  readonly first?: Rule | undefined;
  readonly rest: readonly Rule[];
}

/** Prints statements that report every violation. */
export function ruleStatements(rules: RuleSet): readonly Code[] {
  const ordered = rules.first === undefined ? rules.rest : [rules.first, ...rules.rest];
  const [only] = ordered;
  if (only === undefined) return [];
  if (ordered.length === 1 && only.otherwise === undefined)
    return [conditionalStatements(all([rules.condition, only.isViolated]), [only.report])];
  const chain = rules.first === undefined ? rules.rest.map(ruleStatement) : [firstOrRest(rules.first, rules.rest)];
  return rules.condition.kind === "always" ? chain : [conditionalStatements(rules.condition, chain, true)];
}

/** Prints `if (missing) …; else`, followed by the rules. */
export function afterMissing(missing: Rule, rules: RuleSet): readonly Code[] {
  const rest = ruleStatements(rules);
  const [only] = rest;
  const head = attached(code`if (${conditionExpression(missing.isViolated)})`, code`${missing.report};`);
  if (only === undefined) return [head];
  // An `else` after a statement ending in an `if` without one would attach to that.
  const tail = rest.length === 1 ? attached(code`else`, only) : block(code`else`, rest);
  return [head, tail];
}

function firstOrRest(first: Rule, others: readonly Rule[]): Code {
  const [only] = others;
  if (others.length <= 1) return ruleStatement({ ...first, otherwise: only });
  return lines([ruleStatement(first), block(code`else`, others.map(ruleStatement))]);
}

function ruleStatement(rule: Rule): Code {
  const branches = [conditionalStatements(rule.isViolated, [rule.report])];
  for (let next = rule.otherwise; next !== undefined; next = next.otherwise) {
    branches.push(attached(code`else`, conditionalStatements(next.isViolated, [next.report])));
  }
  return lines(branches);
}

/** Prints calls under a condition. */
export function conditionalStatements(condition: Condition, calls: readonly Code[], areStatements = false): Code {
  const body = areStatements ? calls : calls.map((each) => code`${each};`);
  if (condition.kind === "always") return joinCode(body, code`\n`);
  const head = code`if (${conditionExpression(condition)})`;
  const [only] = body;
  return only !== undefined && body.length === 1 && !areStatements ? attached(head, only) : block(head, body);
}
