import { type ExitCode, exitCode, type Terminal, type TextStream } from "./terminal.js";

/**
 * What a command prints to standard output: human-readable lines, a document of a format, or `raw` text such as a diff whose
 * lines must stay as they are.
 */
export type OutputForm = "text" | "json" | "sarif" | "github" | "markdown" | "html" | "raw";

/** The streams of one run. */
export type RunOutput = Pick<Terminal, "stdout" | "stderr">;

/**
 * Runs a command for several APIs, and prints their outputs as one: text with the name of the API on each line, formats of
 * documents as one document.
 *
 * @returns The worst exit code.
 */
export async function joinOutputs(
  names: readonly string[],
  { form, terminal }: { readonly form: OutputForm; readonly terminal: Terminal },
  run: (name: string, output: RunOutput) => Promise<ExitCode>,
): Promise<ExitCode> {
  const documents = new Map<string, string>();
  const isDocument = form === "json" || form === "sarif" || form === "html";
  let worst: ExitCode = exitCode.fine;
  for (const name of names) {
    let document = "";
    const stdout = isDocument
      ? { write: (text: string) => (document += text) }
      : form === "text"
        ? prefixed(terminal.stdout, name)
        : terminal.stdout;
    if (form === "markdown") terminal.stdout.write(`# ${name}\n\n`);
    const code = await run(name, { stdout, stderr: prefixed(terminal.stderr, name) });
    documents.set(name, document);
    if (code > worst) worst = code;
  }
  if (form === "json") terminal.stdout.write(joinedJson(documents));
  if (form === "sarif") terminal.stdout.write(joinedSarif(documents));
  if (form === "html") terminal.stdout.write(joinedHtml(documents));
  return worst;
}

/** Writes the name before each line. Progress, which returns to the start of its line, is not shown. */
export function prefixed(stream: TextStream, name: string): TextStream {
  let isLineStart = true;
  return {
    write(text) {
      if (text === "") return;
      let written = "";
      for (const line of text.split(/(?<=\n)/)) {
        written += isLineStart && line !== "\n" ? `[${name}] ${line}` : line;
        isLineStart = line.endsWith("\n");
      }
      stream.write(written);
    },
  };
}

function joinedJson(documents: ReadonlyMap<string, string>): string {
  const apis = Object.fromEntries([...documents].map(([name, text]) => [name, parsed(text)]));
  return `${JSON.stringify({ apis }, null, 2)}\n`;
}

/** A run of SARIF per API; `automationDetails` distinguishes them. */
function joinedSarif(documents: ReadonlyMap<string, string>): string {
  const logs = [...documents].map(([name, text]) => ({ name, log: parsed(text) as SarifLog | null }));
  const first = logs.find(({ log }) => log !== null)?.log;
  const runs = logs.flatMap(({ name, log }) =>
    (log?.runs ?? []).map((run) => ({ automationDetails: { id: `guildwire/${name}/` }, ...run })),
  );
  const { $schema = "https://json.schemastore.org/sarif-2.1.0.json", version = "2.1.0" } = first ?? {};
  return `${JSON.stringify({ $schema, version, runs }, null, 2)}\n`;
}

/** One page with the part of each API. Ids are unique: names of APIs consist of letters, digits, `-` and `_`. */
function joinedHtml(documents: ReadonlyMap<string, string>): string {
  const pages = [...documents].filter(([, page]) => page !== "");
  const [first] = pages;
  if (first === undefined) return "";
  const parts = pages.map(([name, page]) =>
    (mainPart.exec(page)?.[0] ?? "")
      .replace("<main>", `<section aria-label="${name}">\n<p>${name}</p>`)
      .replace("</main>", "</section>")
      // Texts have no quotes: they are entities.
      .replace(/ (id|aria-labelledby)="/g, ` $1="${name}-`)
      .replaceAll('href="#', `href="#${name}-`),
  );
  return first[1].replace(mainPart, () => `<main>\n${parts.join("\n")}\n</main>`);
}

const mainPart = /<main>.*<\/main>/s;

interface SarifLog {
  readonly $schema: string;
  readonly version: string;
  readonly runs: readonly object[];
}

/** A run that was refused has printed nothing. */
function parsed(text: string): unknown {
  return text === "" ? null : JSON.parse(text);
}
