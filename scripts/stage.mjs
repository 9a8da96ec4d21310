// Shows the progress of a command on stderr: one line per stage with its name and duration.
import { performance } from "node:perf_hooks";

/**
 * Runs a step that shows nothing itself. On failure, shows its output and exits with its exit code.
 *
 * @param {string} title Such as `Building the generator`.
 * @param {() => { code: number, output?: string }} run
 */
export function stage(title, run) {
  const end = beginStage(title);
  const { code, output = "" } = run();
  end();
  if (code === 0) return;
  process.stderr.write(`${output}\n${title} failed.\n`);
  process.exit(code);
}

/** Begins a stage. Returns a function that ends it. Only terminals show a stage before its end. */
export function beginStage(title) {
  const begun = performance.now();
  const isShown = process.stderr.isTTY === true;
  if (isShown) process.stderr.write(`${title} ...`);
  return () => {
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    process.stderr.write(`${isShown ? "" : `${title} ...`} ${seconds} s\n`);
  };
}
