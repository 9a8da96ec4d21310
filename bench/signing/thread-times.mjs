import { readdirSync, readFileSync } from "node:fs";

/**
 * Nanoseconds of CPU time of each thread of this process, by thread id. Undefined where the operating system does not
 * provide it (any but Linux).
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
