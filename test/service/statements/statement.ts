import { it } from "vitest";

/** A number such as `S014`, which counts the testable statements of the interface's description in order. */
export type StatementNumber = `S${number}`;

/** Defines a test of one statement. */
export function statement(number: StatementNumber, title: string, run: () => Promise<void>): void {
  it(`${number} ${title}`, run);
}
