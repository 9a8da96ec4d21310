import { statSync } from "node:fs";
import * as module from "node:module";

// Node 22 and later keep compiled code between runs.
module.enableCompileCache?.();

const compiled = new URL("../dist/cli/main.js", import.meta.url);
const bundled = new URL("../dist/bundle/main.js", import.meta.url);
const info = new URL("../dist/.tsbuildinfo", import.meta.url);

/** When a file was written; 0 where there is none. */
const time = (url) => statSync(url, { throwIfNoEntry: false })?.mtimeMs ?? 0;

// Of the same code, the bundle is loaded in half the time; in a working copy that was compiled since, it is older code.
const main = time(bundled) > 0 && time(bundled) >= time(info) ? bundled : compiled;
if (time(main) > 0) {
  const { main: run } = await import(main.href);
  const { stdout, stderr, env } = process;
  // A reader such as `head` may close the pipe early; the run still completes.
  let isIncomplete = false;
  for (const stream of [stdout, stderr]) {
    stream.on("error", ({ code }) => {
      if (code === "EPIPE" || isIncomplete) return;
      isIncomplete = true;
      if (stream === stdout) stderr.write(`error: the output cannot be written (${code})\n`);
    });
  }
  const exitCode = await run(process.argv.slice(2), { stdout, stderr, env, cwd: process.cwd() });
  // Errors of a stream follow its last write.
  await new Promise((resolve) => setImmediate(resolve));
  process.exitCode = isIncomplete ? 2 : exitCode;
} else {
  process.stderr.write("guildwire: the generator is not built yet; run `npm run build` first\n");
  process.exitCode = 2;
}
