import { ts } from "../../typescript/compiler.js";
import { clientPath } from "../client-path.js";
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

  constructor(context: MigrationContext) {
    this.#context = context;
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
    const text = clientText(transport, this.#context);
    const isOther = (path: string): boolean => [...this.#files.values()].some((one) => one.path === path);
    const { files } = this.#context;
    const path = clientPath(
      files,
      (one, existing) => !isOther(one) && (existing === undefined || isSameClient(existing, transport)),
    );
    const name = (writer: Writer): string => writer.name(`file:${path}`, clientName);
    return { path, isNew: !files.some(({ fileName }) => fileName === path), name, created: { path, text } };
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

function clientText(transport: Transport, context: MigrationContext): CreatedFile["text"] {
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
  const exported = exportedName(symbol, file, context);
  const isDefault = exported === "default";
  const local = isDefault ? "mutator" : exported;
  const sender = form === "axios" ? "fetchWithAxios" : "fetchWithResults";
  const module: ModuleName = `file:${file.fileName}`;
  return (specifierOf) => `import { baseUrlOfSender, ${sender} } from "@guildwire/runtime/fetch";
import { createClient } from "${specifierOf("#client")}";
import ${isDefault ? local : `{ ${local} }`} from "${specifierOf(module)}";

export const ${clientName} = createClient({ baseUrl: baseUrlOfSender, retry: false, fetch: ${sender}(${local}) });
`;
}

/** The name under which a file exports a symbol. @throws Obstacle */
function exportedName(symbol: ts.Symbol, file: ts.SourceFile, { checker }: MigrationContext): string {
  const module = checker.getSymbolAtLocation(file);
  const found = (module === undefined ? [] : checker.getExportsOfModule(module)).filter((one) => {
    const target = (one.flags & ts.SymbolFlags.Alias) === 0 ? one : checker.getAliasedSymbol(one);
    return target === symbol;
  });
  const name = found.find((one) => one.name === symbol.name) ?? found[0];
  if (name === undefined) throw new Obstacle(`${symbol.name} is not exported, and the client needs it`);
  return name.name;
}
