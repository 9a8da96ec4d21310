import { AsyncLocalStorage } from "node:async_hooks";

const currentUnit = new AsyncLocalStorage<{ open: boolean }>();

/**
 * Runs a unit of work, unless it starts inside another one. A nested one would deadlock on the embedded database, which
 * has one session, and on PostgreSQL would wait for a second connection while it holds the first.
 *
 * Throws an Error for a nested unit of work. Not checked in production, because the check slows down every promise.
 */
export async function rejectNestedUnits<Result>(task: () => Promise<Result>): Promise<Result> {
  if (process.env["NODE_ENV"] === "production") return task();
  if (currentUnit.getStore()?.open === true)
    throw new Error("a unit of work began inside another one: pass `work` on instead of opening the store again");
  // Asynchronous work may outlive its task, and may open the store after the unit of work has ended.
  const unit = { open: true };
  try {
    return await currentUnit.run(unit, task);
  } finally {
    unit.open = false;
  }
}
