import { ts } from "../../typescript/compiler.js";
import { type CreatedFile, type MigrationContext, type ModuleName, Obstacle, type Writer } from "../plan.js";
import { isFormerOutput, type Transport } from "./former-output.js";

const clientName = "apiClient";

/** A generated client in a file of its own. */
export interface ClientFile {
  readonly path: string;
  readonly isNew: boolean;
  readonly name: (writer: Writer) => string;
  readonly created: CreatedFile;
}

/** Files with the clients that replace the former functions, one for each way to send. */
export class ClientFiles {
  readonly #context: MigrationContext;
  readonly #files = new Map<string, ClientFile>();
  readonly #folder: string;

  constructor(context: MigrationContext) {
    this.#context = context;
    this.#folder = sourceFolder(context.files.map(({ fileName }) => fileName));
  }

  /** @throws Obstacle if the client cannot be created. */
  clientFor(transport: Transport): ClientFile {
    const key = transport.kind === "mutator" ? keyOfSymbol(transport.symbol) : JSON.stringify(transport);
    const known = this.#files.get(key);
    if (known !== undefined) return known;
    const file = this.#create(transport);
    this.#files.set(key, file);
    return file;
  }

  /** The files that calls import and that do not exist. */
  created(): readonly CreatedFile[] {
    return [...this.#files.values()].filter(({ isNew }) => isNew).map(({ created }) => created);
  }

  #create(transport: Transport): ClientFile {
    const text = clientText(transport);
    for (let count = 1; ; count += 1) {
      const path = `${this.#folder}/api-client${count === 1 ? "" : count}.ts`;
      if ([...this.#files.values()].some((one) => one.path === path)) continue;
      const existing = this.#context.files.find(({ fileName }) => fileName === path);
      if (existing !== undefined && !isSameClient(existing, transport)) continue;
      const name = (writer: Writer): string => writer.name(`file:${path}`, clientName);
      return { path, isNew: existing === undefined, name, created: { path, text } };
    }
  }
}

function keyOfSymbol(symbol: ts.Symbol): string {
  return `${symbol.declarations?.[0]?.getSourceFile().fileName} ${symbol.name}`;
}

/** Whether an earlier run has written the file. */
function isSameClient({ text }: ts.SourceFile, transport: Transport): boolean {
  const sender =
    transport.kind === "mutator"
      ? transport.symbol.name
      : transport.kind === "axios"
        ? "fetchWithAxios(axios)"
        : transport.base;
  return text.includes(`export const ${clientName} = createClient(`) && text.includes(sender);
}

/** The folder `src` if files are there, or the one that contains all files. */
function sourceFolder(paths: readonly string[]): string {
  const [first = [], ...others] = paths.map((path) => path.split("/").slice(0, -1));
  let length = first.length;
  for (const one of others) {
    while (first.slice(0, length).join("/") !== one.slice(0, length).join("/")) length -= 1;
  }
  const common = first.slice(0, length).join("/");
  return paths.some((path) => path.startsWith(`${common}/src/`)) ? `${common}/src` : common;
}

function clientText(transport: Transport): CreatedFile["text"] {
  if (transport.kind === "fetch") {
    const base = transport.base === '""' ? '"/"' : transport.base;
    return (specifierOf) => `import { createClient } from "${specifierOf("#client")}";

export const ${clientName} = createClient({ baseUrl: ${base}, retry: false });
`;
  }
  if (transport.kind === "axios") {
    return (specifierOf) => `import { baseUrlOfSender, fetchWithAxios } from "@guildwire/runtime/fetch";
import axios from "axios";
import { createClient } from "${specifierOf("#client")}";

export const ${clientName} = createClient({ baseUrl: baseUrlOfSender, retry: false, fetch: fetchWithAxios(axios) });
`;
  }
  const { symbol, form } = transport;
  const declaration = symbol.declarations?.[0];
  if (declaration === undefined) throw new Obstacle("the declaration of the mutator is not known");
  const file = declaration.getSourceFile();
  if (isFormerOutput(file)) throw new Obstacle("the mutator is part of the former output");
  const isDefault =
    symbol.name === "default" || (symbol.flags & ts.SymbolFlags.Function && isDefaultExport(declaration));
  const local = isDefault ? "mutator" : symbol.name;
  const sender = form === "axios" ? "fetchWithAxios" : "fetchWithResults";
  const module: ModuleName = `file:${file.fileName}`;
  return (specifierOf) => `import { baseUrlOfSender, ${sender} } from "@guildwire/runtime/fetch";
import { createClient } from "${specifierOf("#client")}";
import ${isDefault ? local : `{ ${local} }`} from "${specifierOf(module)}";

export const ${clientName} = createClient({ baseUrl: baseUrlOfSender, retry: false, fetch: ${sender}(${local}) });
`;
}

function isDefaultExport(declaration: ts.Declaration): boolean {
  return /^export default/.test(declaration.getText());
}
