import type { InterfaceChange } from "../../diff/interface-change.js";
import { worst } from "../../diff/rule.js";

/**
 * The changes as consumers see them: a project without handlers does not implement the interface, so that a new operation, for
 * one, breaks nothing of it. Changes that concern handlers only are left out.
 */
export function consumerChanges(changes: readonly InterfaceChange[]): readonly InterfaceChange[] {
  return changes.flatMap((change) => {
    const { handlers: _, ...effects } = change.effects;
    const severity = worst(Object.values(effects));
    return severity === undefined ? [] : [{ ...change, effects, severity }];
  });
}
