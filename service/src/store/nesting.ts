import { AsyncLocalStorage } from "node:async_hooks";

const currentUnit = new AsyncLocalStorage<{ open: boolean }>();

/**
 * Runs a unit of work, unless it starts inside another one. That would deadlock on the embedded database, which has one
 * session, and on PostgreSQL wait for a second connection while it holds the first.
 *
 * Throws an Error then. Not checked in production, since the check makes every promise slower.
 */
export async function rejectNestedUnits<Result>(task: () => Promise<Result>): Promise<Result> {
  if (process.env["NODE_ENV"] === "production") return task();
  if (currentUnit.getStore()?.open === true)
    throw new Error("a unit of work began inside another one: pass `work` on instead of opening the store again");
  // A task may leave asynchronous work that opens the store after the unit has ended.
  const unit = { open: true };
  try {
    return await currentUnit.run(unit, task);
  } finally {
    unit.open = false;
  }
}
