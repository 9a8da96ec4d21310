import { posix } from "node:path";
import type { GeneratedPackage } from "../typescript/caller-program.js";
import { ts } from "../typescript/compiler.js";

/** One of the two outputs, as a program has it. */
export interface ProgramOutput {
  readonly program: ts.Program;
  readonly generated: GeneratedPackage;
}

/** An export of an output, by the entry of the package that exports it, such as `./client`. */
export interface EntryExport {
  readonly entry: string;
  readonly name: string;
}

/** A function of the client, with the request that it sends. */
interface ClientFunction {
  readonly name: string;
  readonly returns: string;
}

/** The groups of operations of `Api` or `Handlers`, with the names of their operations. */
type Groups = ReadonlyMap<string, { readonly operations: readonly string[]; readonly type: string | undefined }>;

/** The names of the former output and of the new one, and which of them are the same thing. */
export class OutputNames {
  readonly root: string;
  readonly former: ReadonlyMap<string, ReadonlySet<string>>;
  readonly current: ReadonlyMap<string, ReadonlySet<string>>;
  readonly #currentOutput: ProgramOutput;
  readonly #formerFunctions: ReadonlyMap<string, ClientFunction>;
  readonly #currentFunctions: ReadonlyMap<string, ClientFunction>;
  readonly #operationNames: ReadonlyMap<string, string>;
  readonly #groups: { readonly [type in "Api" | "Handlers"]: { readonly former: Groups; readonly current: Groups } };

  constructor(former: ProgramOutput, current: ProgramOutput) {
    this.root = current.generated.root;
    this.#currentOutput = current;
    this.former = exportsOf(former);
    this.current = exportsOf(current);
    this.#formerFunctions = clientFunctions(former);
    this.#currentFunctions = clientFunctions(current);
    this.#operationNames = new Map(
      [...this.#formerFunctions].flatMap(([route, { name }]) => {
        const now = this.#currentFunctions.get(route)?.name;
        return now === undefined ? [] : [[name, now] as const];
      }),
    );
    this.#groups = {
      Api: { former: groupsOf(former, "./client", "Api"), current: groupsOf(current, "./client", "Api") },
      Handlers: {
        former: groupsOf(former, "./server", "Handlers"),
        current: groupsOf(current, "./server", "Handlers"),
      },
    };
  }

  /** Operations whose function has another name. */
  get renamedOperations(): readonly (readonly [former: string, current: string])[] {
    return [...this.#operationNames].filter(([former, current]) => former !== current);
  }

  /** Returns what a function of the client returned, and returns now, as the outputs write it. */
  resultsOf(name: string): { readonly former: string; readonly current: string } | undefined {
    const [route, former] = [...this.#formerFunctions].find(([, one]) => one.name === name) ?? [];
    const current = route === undefined ? undefined : this.#currentFunctions.get(route);
    return former && current && { former: former.returns, current: current.returns };
  }

  operationNow(name: string): string {
    return this.#operationNames.get(name) ?? name;
  }

  /** Returns the groups that the operations of a former group are in; undefined if the group remains. */
  movedGroup(type: "Api" | "Handlers", group: string): readonly MovedGroup[] | undefined {
    const { former, current } = this.#groups[type];
    const before = former.get(group);
    if (before === undefined || current.has(group)) return undefined;
    const names = new Set(before.operations.map((name) => this.operationNow(name)));
    return [...current].flatMap(([name, { operations, type: handlers }]) => {
      const moved = operations.filter((one) => names.has(one));
      return moved.length === 0 ? [] : [{ name, operations: moved, handlers }];
    });
  }

  /** The group whose handlers an interface of the former output describes, such as `DefaultHandlers`. */
  groupOfHandlers(interfaceName: string): string | undefined {
    return [...this.#groups.Handlers.former].find(([, { type }]) => type === interfaceName)?.[0];
  }

  /** Returns the export that a former one has become; undefined if there is none. */
  successor({ entry, name }: EntryExport): EntryExport | undefined {
    const exported = this.current.get(entry);
    const candidates = [name, ...this.#candidates(name)];
    const own = candidates.find((one) => exported?.has(one) === true);
    if (own !== undefined) return { entry, name: own };
    for (const [other, names] of this.current) {
      const found = candidates.find((one) => names.has(one));
      if (found !== undefined && other !== ".") return { entry: other, name: found };
    }
    return undefined;
  }

  /** Whether an internal file still has an export. */
  isInFile(name: string, path: string): boolean {
    const { program } = this.#currentOutput;
    const file = program.getSourceFile(posix.join(this.root, path));
    const checker = program.getTypeChecker();
    const module = file && checker.getSymbolAtLocation(file);
    return module !== undefined && checker.getExportsOfModule(module).some((one) => one.name === name);
  }

  /** Returns the entry that exports a name of an internal file. */
  exporting(name: string, path: string): EntryExport | undefined {
    const folder = path.split("/").find((part) => this.current.has(`./${part}`));
    return this.successor({ entry: folder === undefined ? "./types" : `./${folder}`, name });
  }

  #candidates(name: string): readonly string[] {
    const renamed = this.renamedOperations.flatMap(([former, current]) => {
      const [before, now] = [capital(former), capital(current)];
      if (name === former) return [current];
      return name.startsWith(before) ? [`${now}${name.slice(before.length)}`] : [];
    });
    const known = name === "serverAddress" ? ["serverUrl"] : [];
    return [...known, ...renamed, name.replace(/Responsedefault\b/, "ResponseDefault")].filter((one) => one !== name);
  }
}

export interface MovedGroup {
  readonly name: string;
  readonly operations: readonly string[];
  /** Name of the interface of its handlers. */
  readonly handlers: string | undefined;
}

function exportsOf(output: ProgramOutput): ReadonlyMap<string, ReadonlySet<string>> {
  const checker = output.program.getTypeChecker();
  return new Map(
    [...output.generated.entries].map(([entry]) => {
      const module = moduleOf(output, entry);
      return [entry, new Set(module === undefined ? [] : checker.getExportsOfModule(module).map(({ name }) => name))];
    }),
  );
}

function moduleOf({ program, generated }: ProgramOutput, entry: string): ts.Symbol | undefined {
  const path = generated.entries.get(entry);
  const file = path === undefined ? undefined : program.getSourceFile(posix.join(generated.root, path));
  return file && program.getTypeChecker().getSymbolAtLocation(file);
}

/** By method and path, as the documentation of each function states them. */
function clientFunctions({ program, generated }: ProgramOutput): ReadonlyMap<string, ClientFunction> {
  const found = new Map<string, ClientFunction>();
  for (const file of program.getSourceFiles()) {
    if (!file.fileName.startsWith(`${generated.root}/`) || !file.fileName.includes("/client/")) continue;
    for (const statement of file.statements) {
      if (!ts.isFunctionDeclaration(statement) || statement.name === undefined) continue;
      const comment = file.text.slice(statement.pos, statement.getStart(file));
      const [, route] = /`((?:GET|PUT|POST|DELETE|OPTIONS|HEAD|PATCH|TRACE) \/[^`]*)`/.exec(comment) ?? [];
      if (route === undefined || found.has(route)) continue;
      found.set(route, { name: statement.name.text, returns: statement.type?.getText(file) ?? "" });
    }
  }
  return found;
}

function groupsOf(output: ProgramOutput, entry: string, typeName: string): Groups {
  const checker = output.program.getTypeChecker();
  const module = moduleOf(output, entry);
  const symbol = module && checker.getExportsOfModule(module).find(({ name }) => name === typeName);
  if (symbol === undefined) return new Map();
  const resolved = (symbol.flags & ts.SymbolFlags.Alias) === 0 ? symbol : checker.getAliasedSymbol(symbol);
  return new Map(
    checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(resolved)).map((property) => {
      const type = checker.getTypeOfSymbol(property);
      const operations = checker.getPropertiesOfType(type).map(({ name }) => name);
      return [property.name, { operations, type: (type.aliasSymbol ?? type.symbol)?.name }] as const;
    }),
  );
}

function capital(name: string): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}
