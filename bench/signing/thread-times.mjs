import { readdirSync, readFileSync } from "node:fs";

/**
 * Nanoseconds of processor time that each thread of this process has had, by the thread's number. Undefined where the
 * system does not tell (anything but Linux).
 *
 * @returns {Map<string, number> | undefined}
 */
export function threadTimes() {
  try {
    const threads = readdirSync("/proc/self/task");
    return new Map(
      threads.map((id) => [id, Number(readFileSync(`/proc/self/task/${id}/schedstat`, "utf8").split(" ")[0])]),
    );
  } catch {
    return undefined;
  }
}
