import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createConnection } from "vscode-languageserver/node";
import type { CommandCode, CommandInput } from "../command.js";
import { bounds } from "./bounds.js";
import { MessageBound } from "./message-bound.js";
import { LanguageServer } from "./server.js";

/** What the command needs: it reads documents itself, when an editor opens them. */
export type LspInput = Pick<CommandInput, "stderr" | "cwd" | "stop">;

/**
 * `guildwire lsp`: a language server on standard input and output, until the client exits or closes the input. A client
 * that does not shut down first gets 1 as exit code, as the protocol asks.
 */
export async function lsp({ stderr, cwd, stop }: LspInput): Promise<CommandCode> {
  const input = new MessageBound(bounds);
  const connection = createConnection(input, process.stdout);
  const server = new LanguageServer(connection, { cwd, ...packageFacts() });
  const ended = new Promise<void>((resolve) => {
    stop.addEventListener("abort", () => resolve(), { once: true });
    input.once("error", (error) => {
      stderr.write(`error: standard input: ${error.message}\n`);
      resolve();
    });
  });
  connection.listen();
  process.stdin.pipe(input);
  // After `exit`, or at the end of the input, the connection ends the process.
  await ended;
  process.stdin.destroy();
  await server.stop();
  // The connection watches the process of the client, and would keep this one as long as that one runs.
  process.exit(stop.aborted ? 0 : 2);
}

/** The version, and where the codes are documented if the package names a repository. */
function packageFacts(): { readonly version: string; readonly codesUrl: string | undefined } {
  const url = import.meta.resolve("@guildwire/generator/package.json");
  const { version, repository } = JSON.parse(readFileSync(fileURLToPath(url), "utf8")) as {
    readonly version: string;
    readonly repository?: { readonly url?: string };
  };
  const home = repository?.url?.replace(/^git\+/, "").replace(/\.git$/, "");
  return { version, codesUrl: home === undefined ? undefined : `${home}/blob/v${version}/docs/codes.md` };
}
