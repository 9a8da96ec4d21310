import { commands, type ExtensionContext, tasks, type WorkspaceFolder, window, workspace } from "vscode";
import { compareWithRevision } from "./diff.js";
import { showReferences } from "./references.js";
import { Servers } from "./servers.js";
import { createTask, provideTasks } from "./tasks.js";

let servers: Servers | undefined;

/** Called by VS Code in trusted workspaces only: package.json declares that the extension does not support others. */
export async function activate(context: ExtensionContext): Promise<void> {
  const log = window.createOutputChannel("guildwire", { log: true });
  const started = new Servers(log);
  servers = started;
  const update = async () => {
    await started.update();
    await commands.executeCommand("setContext", "guildwire.active", started.isRunning);
  };
  // After `npm install`, a folder can depend on another version, or on guildwire at all.
  const installed = workspace.createFileSystemWatcher("**/node_modules/@guildwire/{generator,tools}/package.json");
  context.subscriptions.push(
    log,
    installed,
    provideTasks(),
    installed.onDidCreate(update),
    workspace.onDidChangeWorkspaceFolders(update),
    commands.registerCommand("guildwire.generate", () => runTask("generate")),
    commands.registerCommand("guildwire.watch", () => runTask("watch")),
    commands.registerCommand("guildwire.diff", () => withFolder(compareWithRevision)),
    commands.registerCommand("guildwire.restart", () => started.restart()),
    commands.registerCommand("guildwire.showLog", () => log.show()),
    commands.registerCommand("guildwire.showReferences", showReferences),
  );
  await update();
}

export function deactivate(): Promise<void> | undefined {
  return servers?.stop();
}

function runTask(command: "generate" | "watch"): Promise<void> {
  return withFolder(async (folder) => {
    const task = createTask(folder, command);
    if (task !== undefined) await tasks.executeTask(task);
  });
}

/** Calls a function with the folder of the active editor, the only folder, or the one that the user picks. */
async function withFolder(use: (folder: WorkspaceFolder) => Promise<void>): Promise<void> {
  const active = window.activeTextEditor?.document.uri;
  const folders = workspace.workspaceFolders ?? [];
  const folder =
    (active && workspace.getWorkspaceFolder(active)) ??
    (folders.length === 1 ? folders[0] : await window.showWorkspaceFolderPick());
  if (folder !== undefined) await use(folder);
}
