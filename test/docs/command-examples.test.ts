import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { Project } from "../cli/command.js";

const projectRoot = resolve(import.meta.dirname, "../..");

/** A code block of a document: a file to write, or commands with their output. */
type Block =
  | { readonly kind: "file"; readonly name: string; readonly text: string }
  | { readonly kind: "command"; readonly line: string; readonly output: string };

function blocksOf(document: string): readonly Block[] {
  const text = readFileSync(resolve(projectRoot, document), "utf8");
  return [...text.matchAll(/^```(yaml|sh)\n(.*?)^```$/gms)].flatMap(([, language, content = ""]): readonly Block[] => {
    if (language === "yaml") {
      const name = /^# (\S+)\n/.exec(content)?.[1];
      return name === undefined ? [] : [{ kind: "file", name, text: content }];
    }
    return content
      .split(/^\$ guildwire /m)
      .slice(1)
      .map((part) => {
        const end = part.indexOf("\n");
        return { kind: "command", line: part.slice(0, end), output: part.slice(end + 1) };
      });
  });
}

let project: Project;

beforeEach(() => {
  project = new Project();
});

afterEach(() => {
  project.remove("");
});

describe("files and commands of the documents", () => {
  test.each(["docs/overlays.md", "docs/filters.md", "docs/update.md"])(
    "%s shows the actual output",
    async (document) => {
      const blocks = blocksOf(document);
      expect(blocks.filter(({ kind }) => kind === "command").length).toBeGreaterThan(1);
      for (const block of blocks) {
        if (block.kind === "file") project.write(block.name, block.text);
        else {
          const { stdout, stderr } = await project.run(block.line);
          expect(`${stderr}${stdout}`).toBe(block.output);
        }
      }
    },
  );
});
