import type { InterfaceChange } from "../../diff/interface-change.js";
import { worst } from "../../diff/rule.js";

/**
 * Returns the changes that affect consumers, without effects on handlers: a project without handlers does not implement
 * the interface, so a new operation, for example, breaks nothing.
 */
export function consumerChanges(changes: readonly InterfaceChange[]): readonly InterfaceChange[] {
  return changes.flatMap((change) => {
    const { handlers: _, ...effects } = change.effects;
    const severity = worst(Object.values(effects));
    return severity === undefined ? [] : [{ ...change, effects, severity }];
  });
}
