import type { Disposable } from "vscode";
import { ProcessExecution, Task, type TaskDefinition, TaskGroup, tasks, type WorkspaceFolder, workspace } from "vscode";
import { findGuildwire } from "./project.js";
import { nodeCommand } from "./servers.js";

type TaskCommand = "generate" | "watch";

/** Arguments of `guildwire` for each command of a task. */
const commandArguments: { readonly [Command in TaskCommand]: readonly string[] } = {
  generate: ["generate"],
  watch: ["generate", "--watch"],
};

/** Offers `generate` and `watch` for each folder, also to `tasks.json`. */
export function provideTasks(): Disposable {
  return tasks.registerTaskProvider("guildwire", {
    provideTasks: () =>
      (workspace.workspaceFolders ?? []).flatMap((folder) =>
        (["generate", "watch"] as const).flatMap((command) => createTask(folder, command) ?? []),
      ),
    resolveTask: ({ definition, scope }) => {
      const { command } = definition;
      if (scope === undefined || typeof scope === "number" || !isTaskCommand(command)) return undefined;
      return createTask(scope, command, definition);
    },
  });
}

/** @returns `undefined` if the folder does not depend on guildwire. */
export function createTask(
  folder: WorkspaceFolder,
  command: TaskCommand,
  definition: TaskDefinition = { type: "guildwire", command },
): Task | undefined {
  const found = findGuildwire(folder.uri.fsPath);
  if ("missing" in found) return undefined;
  const execution = new ProcessExecution(nodeCommand(), [found.program, ...commandArguments[command]], {
    cwd: folder.uri.fsPath,
  });
  const task = new Task(definition, folder, command, "guildwire", execution, "$guildwire");
  task.group = TaskGroup.Build;
  task.isBackground = command === "watch";
  return task;
}

function isTaskCommand(value: unknown): value is TaskCommand {
  return value === "generate" || value === "watch";
}
