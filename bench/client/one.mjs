// One contender alone in a process: one.mjs CONTENDER CALLS [BASE_URL]. Sends its parent the microseconds of CPU per call;
// undefined where there is no stand-in for the network and no address was given.
import { contenders } from "./contenders.mjs";
import { replaceNetwork } from "./stand-in.mjs";

const [index, calls, baseUrl] = process.argv.slice(2);
process.send((await measured()) ?? null);
process.disconnect();

async function measured() {
  if (baseUrl === undefined && !(await replaceNetwork())) return undefined;
  const { call } = contenders(baseUrl ?? "http://h/api/v8", fetch)[Number(index)];
  // Compilers work beside the program, and their time counts: let them finish with what a long-lived client runs.
  for (let made = 0; made < 3 * Number(calls); made += 1) await call();
  globalThis.gc?.();
  const before = process.cpuUsage();
  for (let made = 0; made < Number(calls); made += 1) await call();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / Number(calls);
}
