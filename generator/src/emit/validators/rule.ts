import { attached, block, type Code, code, joinCode, lines } from "../../print/index.js";
import { all, type Condition, conditionExpression } from "./condition.js";

/** One way in which a value can be wrong, and the call that reports it. */
export interface Rule {
  readonly isViolated: Condition;
  readonly report: Code;
  /** What is looked at only where this rule holds. */
  readonly otherwise?: Rule | undefined;
}

/** Rules of which only the first that is violated is reported, as one rule. */
export function exclusiveRules([first, ...others]: readonly Rule[]): readonly Rule[] {
  if (first === undefined) return [];
  const [otherwise] = exclusiveRules(others);
  return [{ ...first, otherwise }];
}

/**
 * All that can be wrong with a value in a place. `first` asks whether it is of the right kind at all; the others are
 * about values that are. Nothing is asked when `applies` does not hold.
 */
export interface RuleSet {
  readonly condition: Condition;
  readonly first?: Rule | undefined;
  readonly rest: readonly Rule[];
}

/** Statements that report every rule that is violated. */
export function ruleStatements(rules: RuleSet): readonly Code[] {
  const ordered = rules.first === undefined ? rules.rest : [rules.first, ...rules.rest];
  const [only] = ordered;
  if (only === undefined) return [];
  if (ordered.length === 1 && only.otherwise === undefined)
    return [conditionalStatements(all([rules.condition, only.isViolated]), [only.report])];
  const chain = rules.first === undefined ? rules.rest.map(ruleStatement) : [firstOrRest(rules.first, rules.rest)];
  return rules.condition.kind === "always" ? chain : [conditionalStatements(rules.condition, chain, true)];
}

/** `if (missing) …; else` and then the rules. */
export function afterMissing(missing: Rule, rules: RuleSet): readonly Code[] {
  const rest = ruleStatements(rules);
  const [only] = rest;
  const head = attached(code`if (${conditionExpression(missing.isViolated)})`, code`${missing.report};`);
  if (only === undefined) return [head];
  // an `else` behind a statement that ends in an `if` without one would hang on that
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

/** The calls, under a condition. */
export function conditionalStatements(condition: Condition, calls: readonly Code[], areStatements = false): Code {
  const body = areStatements ? calls : calls.map((each) => code`${each};`);
  if (condition.kind === "always") return joinCode(body, code`\n`);
  const head = code`if (${conditionExpression(condition)})`;
  const [only] = body;
  return only !== undefined && body.length === 1 && !areStatements ? attached(head, only) : block(head, body);
}
