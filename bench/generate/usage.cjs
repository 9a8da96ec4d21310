// Loaded into every measured process before its own code: leaves what the process used where BENCH_USAGE says.
const { writeFileSync } = require("node:fs");

process.on("exit", () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  writeFileSync(process.env.BENCH_USAGE, JSON.stringify({ maxRSS, cpu: userCPUTime + systemCPUTime }));
});
