import { ts } from "../../typescript/compiler.js";
import { equivalentOf, printResultCall } from "../calls.js";
import {
  type CallText,
  type ClientCreation,
  ClientMigration,
  type Creation,
  type CreationText,
  type ReadCall,
  shortText,
} from "../client-migration.js";
import { type Migration, type MigrationContext, Obstacle, type Plan, type Writer } from "../plan.js";
import { schemaTypeRewrites } from "../schema-types.js";
import { readInit, targetOf } from "./calls.js";
import { clientCreation, customFetch } from "./clients.js";
import { readQueryCall } from "./queries.js";
import { type FormerUses, findUses, type MemberCall } from "./uses.js";

/** Replaces the client of openapi-fetch, and that of openapi-react-query around it. */
export const migrateOpenapiFetch: Migration = (context) => new FetchMigration(context, findUses(context)).plan();

class FetchMigration extends ClientMigration<MemberCall> {
  readonly #found: FormerUses;

  constructor(context: MigrationContext, found: FormerUses) {
    super(context, found);
    this.#found = found;
  }

  override plan(): Plan {
    const { rewrites, findings } = super.plan();
    const types = schemaTypeRewrites(this.context, this.#pathTypes());
    return { rewrites: [...rewrites, ...types.rewrites], findings: [...findings, ...types.findings] };
  }

  protected override read(use: MemberCall): ReadCall<MemberCall> {
    const { call, member, isQuery } = use;
    const [first, second] = call.arguments;
    if (member === "use" || member === "eject") {
      const what = `${member} of middleware`;
      const text = this.within(call, () => this.#middlewareCall(use));
      return { use, text, what, equivalent: "fetchWithMiddleware() as fetch of createClient" };
    }
    const isGeneric = isQuery || member === "request";
    const method = isGeneric ? (first !== undefined && ts.isStringLiteralLike(first) ? first.text : undefined) : member;
    const path = isGeneric ? second : first;
    const target = method === undefined ? new Obstacle("the method is computed") : targetOf(method, path, this.context);
    const what = `${(method ?? member).toUpperCase()} ${path === undefined ? "" : shortText(path).replaceAll(/["'`]/g, "")}`;
    if (target instanceof Obstacle) {
      return { use, text: target, what, equivalent: "a function of the generated client" };
    }
    if (isQuery) {
      const text = this.within(call, () => readQueryCall(use, target, this.context));
      return { use, text, what, equivalent: `${member}(${target.name}Query(client, args))` };
    }
    const init = call.arguments[isGeneric ? 2 : 1];
    const text = this.within(call, () => {
      const form = readInit(call, init, target, this.context);
      return (writer: Writer, client: string) => printResultCall(form, client, writer);
    });
    return { use, text, what, equivalent: equivalentOf(target, "client") };
  }

  #middlewareCall({ call, client, member }: MemberCall): CallText {
    const variable = this.variableOf(client);
    if (variable === undefined) throw new Obstacle("the client is not a constant");
    if (this.#found.middlewareContext.length > 0) {
      throw new Obstacle("middleware reads the path template, parameters, options or id of calls");
    }
    if (variable.declaration.getSourceFile() !== call.getSourceFile()) {
      throw new Obstacle("the client is declared in another file");
    }
    return (writer, middleware) => `${middleware}.${member}(${call.arguments.map(writer.textOf).join(", ")})`;
  }

  protected override readCreation({ creation, isWrapper }: ClientCreation): CreationText {
    if (!ts.isCallExpression(creation)) throw new Obstacle("the client is created with new");
    if (!isWrapper) return clientCreation(creation, this.context);
    const [client] = creation.arguments;
    if (client === undefined || !ts.isIdentifier(client)) throw new Obstacle("the client of queries is not a variable");
    return (writer) => writer.textOf(client);
  }

  protected override typeText(name: string): ((writer: Writer) => string) | undefined {
    if (name === "Client") return (writer) => writer.name("#client", name, "type");
    return name === "Middleware" ? (writer) => writer.name("@guildwire/runtime/paths", name, "type") : undefined;
  }

  protected override typeEquivalent(name: string): string {
    return name === "Client" ? "Client of the generated client" : "a function around fetch";
  }

  protected override isHook({ member }: MemberCall): boolean {
    return member === "use" || member === "eject";
  }

  protected override middlewareText(name: string, creation: Creation, writer: Writer): string {
    const create = writer.name("@guildwire/runtime/paths", "fetchWithMiddleware");
    const send = ts.isCallExpression(creation) ? customFetch(creation, this.context) : undefined;
    return `const ${name} = ${create}(${send === undefined ? "" : writer.textOf(send)});`;
  }

  #pathTypes(): readonly ts.TypeNode[] {
    return [...this.#found.variables.values(), ...this.#found.creations].flatMap(({ creation, isWrapper }) =>
      isWrapper || this.isUnreadable(creation) ? [] : (creation.typeArguments ?? []),
    );
  }
}
