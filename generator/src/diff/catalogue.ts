import { type Effects, effectsOf, type Severity, type Subject, subjects, worst } from "./rule.js";
import { type InterfaceRuleId, interfaceRules } from "./rules/interface-rules.js";
import { type SchemaChangeId, schemaChange, schemaChanges } from "./rules/schema-changes.js";

export type RuleId = InterfaceRuleId | `request-${SchemaChangeId}` | `response-${SchemaChangeId}`;

/** A kind of change that `guildwire diff` reports. */
export interface Rule {
  readonly id: RuleId;
  readonly subject: Subject;
  readonly title: string;
  readonly effects: Effects;
  /** The worst of its effects. */
  readonly severity: Severity;
}

function schemaRules(): Rule[] {
  return (Object.keys(schemaChanges) as SchemaChangeId[]).flatMap((id) => {
    const { title, ...ways } = schemaChange(id);
    return (["request", "response"] as const).map((direction) =>
      rule(`${direction}-${id}`, "schemas", `${title}, in a ${direction}`, ways[direction]),
    );
  });
}

function rule(id: RuleId, subject: Subject, title: string, effects: Effects): Rule {
  return { id, subject, title, effects, severity: worst(Object.values(effects)) ?? "safe" };
}

/** Every rule by id, grouped by subject. */
export const catalogue: ReadonlyMap<RuleId, Rule> = new Map(
  subjects
    .flatMap((subject) =>
      subject === "schemas"
        ? schemaRules()
        : Object.entries<readonly [string, string]>(interfaceRules[subject]).map(([id, [title, effects]]) =>
            rule(id as RuleId, subject, title, effectsOf(effects)),
          ),
    )
    .map((entry) => [entry.id, entry]),
);

/** @throws Error if no rule has this id, which is a bug in the caller. */
export function ruleOf(id: RuleId): Rule {
  const found = catalogue.get(id);
  if (found === undefined) throw new Error(`there is no rule ${id}`);
  return found;
}
