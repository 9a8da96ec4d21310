import { it } from "vitest";

/** A number such as `S014`. They count the testable statements of the interface's description, in its order. */
export type StatementNumber = `S${number}`;

/** A case that holds one statement of the interface's description. */
export function statement(number: StatementNumber, title: string, run: () => Promise<void>): void {
  it(`${number} ${title}`, run);
}

/** A statement that the service does not hold yet, and the reason. The case fails as soon as the service holds it. */
statement.fails = (number: StatementNumber, title: string, reason: string, run: () => Promise<void>): void => {
  it.fails(`${number} ${title} (not yet: ${reason})`, run);
};
