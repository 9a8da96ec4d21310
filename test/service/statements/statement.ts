import { it } from "vitest";

/** A number such as `S014`. They count the testable statements of the interface's description, in its order. */
export type StatementNumber = `S${number}`;

/** A case that holds one statement of the interface's description. */
export function statement(number: StatementNumber, title: string, run: () => Promise<void>): void {
  it(`${number} ${title}`, run);
}
