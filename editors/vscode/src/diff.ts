import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { commands, type WorkspaceFolder, window, workspace } from "vscode";
import { findGuildwire } from "./project.js";
import { nodeCommand } from "./servers.js";

const run = promisify(execFile);

/** Output beyond this size ends the comparison, in bytes. */
const maxBuffer = 16 * 1024 * 1024;

/** Asks for a revision, and shows the changes of the interface since then as Markdown. */
export async function compareWithRevision(folder: WorkspaceFolder): Promise<void> {
  const found = findGuildwire(folder.uri.fsPath);
  if ("missing" in found) return;
  const base = await window.showInputBox({
    title: "Compare the interface with a revision",
    prompt: "A branch, a tag or a commit of Git",
    value: "HEAD",
    validateInput: (value) => (/^[^-\s]\S*$/.test(value) ? undefined : "Enter a revision, such as main or v1.4.0"),
  });
  if (base === undefined) return;
  const { stdout, stderr } = await diff(found.program, base, folder.uri.fsPath);
  if (stdout === "") {
    await window.showErrorMessage(`guildwire diff ${base}: ${firstLine(stderr)}`);
    return;
  }
  const document = await workspace.openTextDocument({ language: "markdown", content: stdout });
  await commands.executeCommand("markdown.showPreview", document.uri);
}

/** The exit code is 1 if there are breaking changes; then the output is complete, too. */
async function diff(program: string, base: string, cwd: string): Promise<{ stdout: string; stderr: string }> {
  try {
    return await run(nodeCommand(), [program, "diff", base, "--format", "markdown"], { cwd, maxBuffer });
  } catch (error) {
    const { stdout = "", stderr = "", message } = error as Error & { stdout?: string; stderr?: string };
    return { stdout, stderr: stderr === "" ? message : stderr };
  }
}

function firstLine(text: string): string {
  return text.trim().split("\n", 1)[0] ?? "";
}
