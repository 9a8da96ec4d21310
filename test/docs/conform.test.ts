import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";
import { Project } from "../cli/command.js";

const page = readFileSync(resolve(import.meta.dirname, "../../docs/conform.md"), "utf8");
const block = (start: RegExp): string => start.exec(page)?.[1] ?? "";

/** A port that was free a moment ago. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

it("the examples of docs/conform.md have the shown output", { timeout: 90_000 }, async () => {
  const project = new Project();
  const port = await freePort();
  project.write("notes.yaml", block(/^```yaml\n(# notes\.yaml\n.*?)^```$/ms));
  project.write("vectors.yaml", block(/^```yaml\n(# vectors\.yaml\n.*?)^```$/ms));
  const program = block(/^```js\n(\/\/ server\.mjs\n.*?)^```$/ms);
  project.write("server.mjs", program.replace(".listen(3000)", `.listen(${port}, () => console.log("listening"))`));
  const server = spawn(process.execPath, [join(project.folder, "server.mjs")], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    await once(server.stdout, "data");
    const examples = [...page.matchAll(/^\$ guildwire (.*)\n((?:(?!```).*\n)+)/gm)];
    expect(examples).toHaveLength(2);
    for (const [, line = "", output] of examples) {
      const { code, stdout } = await project.run(line.replace(":3000", `:${port}`));
      expect(stdout.replaceAll(`:${port}`, ":3000")).toBe(output);
      expect(code).toBe(1);
    }
  } finally {
    server.kill();
    project.remove("");
  }
});
