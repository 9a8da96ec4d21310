import { spawn } from "node:child_process";
import { cpSync, mkdirSync, renameSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Readable } from "node:stream";
import { expect, it, onTestFinished } from "vitest";
import { Project } from "../cli/command.js";

const program = resolve(import.meta.dirname, "../../generator/bin/guildwire.js");

/** The output of a process on one stream, read piece by piece: the two streams interleave in any order. */
function listener(stream: Readable): (end: RegExp) => Promise<string> {
  let said = "";
  let heard = (): void => {};
  let ended = false;
  stream.setEncoding("utf8").on("data", (text: string) => {
    said += text;
    heard();
  });
  stream.once("close", () => {
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
  "guildwire generate --watch notices replaced files, and ends with 0 on Ctrl-C",
  { timeout: 120_000 },
  async () => {
    const project = new Project();
    mkdirSync(join(project.folder, "shelf"));
    renameSync(join(project.folder, "books.yaml"), join(project.folder, "shelf/books.yaml"));
    project.replace("openapi.yaml", "books.yaml#", "shelf/books.yaml#");
    const child = spawn(process.execPath, [program, "generate", "--watch", "--strict"], { cwd: project.folder });
    const ended = new Promise<readonly unknown[]>((done) => {
      child.once("close", (...how) => done(how));
    });
    onTestFinished(async () => {
      child.kill("SIGKILL");
      await ended;
      project.remove("");
    });
    const said = listener(child.stdout);
    const complained = listener(child.stderr);
    const run = /Ctrl-C ends\n/;
    expect(await said(run)).toMatch(/^generated: \d+ added$/m);

    const good = project.read("shelf/books.yaml");
    // Like an editor: a new file replaces the old one.
    const save = (text: string): void => {
      project.write("books.yaml.new", text);
      renameSync(join(project.folder, "books.yaml.new"), join(project.folder, "shelf/books.yaml"));
    };
    save(good.replace("maxLength: 100", "maxLength: 120"));
    expect(await said(run)).toContain("~ src/limits.ts\n");
    save(good.replace("maxLength: 100", "maxLength: -1"));
    expect(await complained(/^shelf\/books\.yaml:\d+:\d+ error .*$/m)).not.toBe("");
    expect(await said(run)).not.toContain("~ ");
    expect(project.read("generated/src/limits.ts")).toContain("120");
    save(good);
    expect(await said(run)).toContain("~ src/limits.ts\n");

    // Like version control: replaces the folder by another one. The first detected change may be that of the folder.
    cpSync(join(project.folder, "shelf"), join(project.folder, "other"), { recursive: true });
    renameSync(join(project.folder, "shelf"), join(project.folder, "old"));
    renameSync(join(project.folder, "other"), join(project.folder, "shelf"));
    save(good.replace("maxLength: 100", "maxLength: 130"));
    // The folder was missing between the two renames, which may have caused a run of its own.
    expect(await said(/^~ src\/limits\.ts\n[\s\S]*?Ctrl-C ends\n/m)).not.toBe("");
    save(good.replace("maxLength: 100", "maxLength: 140"));
    expect(await said(/^~ src\/limits\.ts\n[\s\S]*?Ctrl-C ends\n/m)).not.toBe("");
    expect(project.read("generated/src/limits.ts")).toContain("140");

    child.kill("SIGINT");
    expect(await ended).toEqual([0, null]);
  },
);
