import { AsyncLocalStorage } from "node:async_hooks";

const currentUnit = new AsyncLocalStorage<{ open: boolean }>();

/**
 * Runs a unit of work, unless it is begun inside of another one. That would wait for ever on the embedded database, which
 * has one session, and on PostgreSQL for a second connection while it holds the first.
 *
 * Throws an Error then; in production it does not look, since that makes every promise slower.
 */
export async function rejectNestedUnits<Result>(task: () => Promise<Result>): Promise<Result> {
  if (process.env["NODE_ENV"] === "production") return task();
  if (currentUnit.getStore()?.open === true)
    throw new Error("a unit of work began inside of another one: hand `work` on instead of opening the store again");
  // What a task has left running may go on afterwards, and open the store then.
  const unit = { open: true };
  try {
    return await currentUnit.run(unit, task);
  } finally {
    unit.open = false;
  }
}
