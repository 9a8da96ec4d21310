import { parentPort } from "node:worker_threads";
import { checkDocumentOf, ParseCache, readWorkspace } from "@guildwire/generator/editing";
import { codeRenamesOf, type RenamedFile } from "@guildwire/generator/programs";
import type { CodeRenameRequest, CodeRenames } from "./rename-messages.js";

const parsed = new ParseCache();

parentPort?.on("message", (request: CodeRenameRequest) => {
  void respond(request);
});

async function respond(request: CodeRenameRequest): Promise<void> {
  const post = (message: CodeRenames): void => parentPort?.postMessage(message);
  try {
    post({ files: await search(request) });
  } catch (error) {
    post({ reason: error instanceof Error ? error.message : String(error) });
  }
}

async function search({ folders, open, code, renamed }: CodeRenameRequest): Promise<readonly RenamedFile[]> {
  parsed.beginRun();
  const unsaved = new Map(open);
  const edited = new Map([...open, ...renamed]);
  const unsavedCode = new Map(code);
  const files: RenamedFile[] = [];
  for (const folder of folders) {
    // Programs are not searched in workspaces that are not trusted.
    const { documents } = await readWorkspace(folder, { isTrusted: true, unsaved });
    for (const document of documents) {
      const after = await checkDocumentOf(document, { folder, unsaved: edited, parsed });
      if (!after.files.some(({ path }) => renamed.some(([one]) => one === path))) continue;
      const readBefore = () => checkDocumentOf(document, { folder, unsaved, parsed });
      files.push(...(await codeRenamesOf(after, readBefore, folder, unsavedCode)));
    }
  }
  return files;
}
