import { parentPort } from "node:worker_threads";
import {
  checkDocumentOf,
  ParseCache,
  parseSyntax,
  readWorkspace,
  type SpecPlace,
  type SyntaxNode,
  syntaxAt,
} from "@guildwire/generator/editing";
import { factsOf } from "@guildwire/generator/programs";
import { TextDocument } from "vscode-languageserver-textdocument";
import type { FactsMessage, FactsRequest, NodeFacts } from "./facts-messages.js";

const parsed = new ParseCache();

parentPort?.on("message", (request: FactsRequest) => {
  void respond(request);
});

async function respond(request: FactsRequest): Promise<void> {
  const post = (message: FactsMessage): void => parentPort?.postMessage(message);
  try {
    post({ kind: "facts", id: request.id, nodes: await search(request) });
  } catch (error) {
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
    post({ kind: "failed", id: request.id, message });
  }
}

async function search({ folders, open, revision }: FactsRequest): Promise<readonly NodeFacts[]> {
  parsed.beginRun();
  const unsaved = new Map(open);
  const nodes = new Map<string, { -readonly [Key in keyof NodeFacts]: NodeFacts[Key] }>();
  for (const folder of folders) {
    // Facts are not searched in workspaces that are not trusted.
    const { documents } = await readWorkspace(folder, { isTrusted: true, unsaved });
    for (const document of documents) {
      const checked = await checkDocumentOf(document, { folder, unsaved, parsed });
      const { uses, changes } = await factsOf(checked, folder, revision);
      const tokensOf = tokenFinder(new Map(checked.files.map(({ path, text }) => [path, text])));
      const nodeAt = (place: SpecPlace) => {
        const tokens = tokensOf(place);
        const key = JSON.stringify([place.path, tokens]);
        const known = nodes.get(key) ?? { path: place.path, tokens, uses: [], changes: [] };
        nodes.set(key, known);
        return known;
      };
      for (const { of, ...use } of uses) {
        const node = nodeAt(of);
        node.uses = [...node.uses, use];
      }
      for (const { of, ...change } of changes) {
        const node = nodeAt(of);
        node.changes = [...node.changes, change];
      }
    }
  }
  return [...nodes.values()];
}

/** Returns a function that finds the keys and indexes that lead to the node at a place. */
function tokenFinder(texts: ReadonlyMap<string, string>): (place: SpecPlace) => readonly string[] {
  const files = new Map<string, ReturnType<typeof readFile>>();
  return ({ path, line, column }) => {
    const known = files.get(path) ?? readFile(texts.get(path) ?? "");
    files.set(path, known);
    return syntaxAt(known.tree, known.document.offsetAt({ line: line - 1, character: column - 1 }))?.tokens ?? [];
  };
}

function readFile(text: string): { readonly tree: SyntaxNode | undefined; readonly document: TextDocument } {
  return { tree: parseSyntax(text), document: TextDocument.create("", "", 0, text) };
}
