import { type ChildProcess, spawn } from "node:child_process";
import { renameSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { Project } from "../cli/command.js";

const program = resolve(import.meta.dirname, "../../generator/bin/guildwire.js");

/** The output of a process, asked for piece by piece. */
function listener(child: ChildProcess): (end: RegExp) => Promise<string> {
  let said = "";
  let heard = (): void => {};
  let ended = false;
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => {
      said += text;
      heard();
    });
  }
  child.once("close", () => {
    ended = true;
    heard();
  });
  return async (end) => {
    for (let match = end.exec(said); ; match = end.exec(said)) {
      if (match !== null) {
        const text = said.slice(0, match.index + match[0].length);
        said = said.slice(text.length);
        return text;
      }
      if (ended) throw new Error(`the process ended, and had said: ${said}`);
      await new Promise<void>((wake) => {
        heard = wake;
      });
    }
  };
}

it.skipIf(process.platform === "win32")(
  "guildwire generate --watch hears of files that are replaced, and ends with 0 on Ctrl-C",
  { timeout: 120_000 },
  async () => {
    const project = new Project();
    const child = spawn(process.execPath, [program, "generate", "--watch"], { cwd: project.folder });
    const ended = new Promise<readonly unknown[]>((done) => {
      child.once("close", (...how) => done(how));
    });
    onTestFinished(async () => {
      child.kill("SIGKILL");
      await ended;
      project.remove("");
    });
    const said = listener(child);
    const run = /Ctrl-C ends\n/;
    expect(await said(run)).toMatch(/^generated: \d+ added$/m);

    const good = project.read("books.yaml");
    // As editors save: a new file in the place of the old one.
    const save = (text: string): void => {
      project.write("books.yaml.new", text);
      renameSync(join(project.folder, "books.yaml.new"), join(project.folder, "books.yaml"));
    };
    save(good.replace("maxLength: 100", "maxLength: 120"));
    expect(await said(run)).toContain("~ src/limits.ts\n");
    save(good.replace("maxLength: 100", "maxLength: -1"));
    expect(await said(run)).toMatch(/^books\.yaml:\d+:\d+ error /m);
    expect(project.read("generated/src/limits.ts")).toContain("120");
    save(good);
    expect(await said(run)).toContain("~ src/limits.ts\n");

    child.kill("SIGINT");
    expect(await ended).toEqual([0, null]);
  },
);
