import { parentPort, workerData } from "node:worker_threads";
import { checkDocumentOf, ParseCache, readWorkspace } from "@guildwire/generator/editing";
import { codeRenamesOf, type RenamedFile } from "@guildwire/generator/programs";
import type { CodeRenameRequest, CodeRenames } from "./rename-messages.js";

const message: CodeRenames = { files: await search(workerData as CodeRenameRequest) };
parentPort?.postMessage(message);

async function search({ folders, open, code, renamed }: CodeRenameRequest): Promise<readonly RenamedFile[]> {
  const unsaved = new Map(open);
  const edited = new Map([...open, ...renamed]);
  const unsavedCode = new Map(code);
  const files: RenamedFile[] = [];
  for (const folder of folders) {
    // Programs are not searched in workspaces that are not trusted.
    const { documents } = await readWorkspace(folder, { isTrusted: true, unsaved });
    for (const document of documents) {
      const after = await checkDocumentOf(document, { folder, unsaved: edited, parsed: new ParseCache() });
      if (!after.files.some(({ path }) => renamed.some(([one]) => one === path))) continue;
      const before = await checkDocumentOf(document, { folder, unsaved, parsed: new ParseCache() });
      files.push(...(await codeRenamesOf(before, after, folder, unsavedCode)));
    }
  }
  return files;
}
