import { authenticationModeOf } from "../../model/authentication.js";
import type { Interface, Operation, SecurityScheme } from "../../model/interface.js";
import { layout } from "../../model/layout.js";
import { camelCase, NameTable } from "../../model/names.js";
import {
  arrayLiteral,
  type Code,
  call,
  code,
  docComment,
  type File,
  identifier,
  lines,
  numberLiteral,
  serverRuntime,
  stringLiteral,
  symbol,
  typescriptFile,
} from "../../print/index.js";
import { fileHeader } from "../typescript/header.js";

/** Security constants: one per required scheme and per combination. */
export class SecurityConstants {
  readonly #model: Interface;
  /** The name of a requirement's constant, by the requirement's JSON. */
  readonly #names = new Map<string, string>();
  readonly #requirements = new Map<string, Operation["security"]>();
  readonly #schemes = new Map<string, string>();

  constructor(model: Interface) {
    this.#model = model;
    const table = new NameTable();
    for (const { security } of model.operations) {
      for (const { scheme } of security.flat()) {
        if (!this.#schemes.has(scheme)) this.#schemes.set(scheme, table.claim(camelCase(`${scheme} scheme`)));
      }
    }
    for (const operation of model.operations) {
      const { security } = operation;
      const key = JSON.stringify(security);
      if (authenticationModeOf(operation) === "none" || this.#names.has(key)) continue;
      const words = security.map((alternative) =>
        alternative.length === 0 ? "nothing" : alternative.map(({ scheme }) => scheme).join(" and "),
      );
      this.#names.set(key, table.claim(camelCase(`${words.join(" or ")} security`)));
      this.#requirements.set(key, security);
    }
  }

  /** Returns the required schemes in order of first use. */
  get schemes(): readonly SecurityScheme[] {
    return [...this.#schemes.keys()].flatMap((name) => this.#model.securitySchemes.get(name) ?? []);
  }

  /** References the requirement of an operation; undefined if it needs no authentication. */
  symbolOf(operation: Operation): Code | undefined {
    const name = this.nameOf(operation);
    return name === undefined ? undefined : symbol({ name, module: layout.serverSecurity, typeOnly: false });
  }

  /** Returns the name of {@link symbolOf}, which depends on the requirements of all operations. */
  nameOf({ security }: Operation): string | undefined {
    return this.#names.get(JSON.stringify(security));
  }

  /** Emits the constants; undefined if no operation requires authentication. */
  file(): File | undefined {
    if (this.#names.size === 0) return undefined;
    const schemes = [...this.#schemes].map(([scheme, name]) => {
      const comment = docComment({ text: `How the scheme ${scheme} authenticates a caller.` });
      const type = serverRuntime("SecurityScheme", true);
      return lines([comment, code`export const ${identifier(name)}: ${type} = ${schemeValue(scheme, this.#model)};`]);
    });
    const requirements = [...this.#names].map(([key, name]) => {
      const security = this.#requirements.get(key) ?? [];
      const words = security.map((alternative) =>
        alternative.length === 0 ? "nothing" : alternative.map(({ scheme }) => scheme).join(" and "),
      );
      const type = code`readonly (readonly ${serverRuntime("SecurityRequirement", true)}[])[]`;
      return lines([
        docComment({ text: `Authentication: ${words.join(" or ")}.` }),
        code`export const ${identifier(name)}: ${type} = ${this.#value(security)};`,
      ]);
    });
    const path = `${layout.serverSecurity}.ts`;
    return typescriptFile({ path, header: fileHeader(this.#model), body: [...schemes, ...requirements] });
  }

  #value(security: Operation["security"]): Code {
    // Callers with credentials are authenticated, so an empty alternative comes last.
    const inOrder = [
      ...security.filter((one) => one.length > 0),
      ...security.filter((one) => one.length === 0).slice(0, 1),
    ];
    return arrayLiteral(
      inOrder.map((alternative) =>
        arrayLiteral(
          alternative.map(({ scheme, scopes }) => {
            const name = symbol({
              name: this.#schemes.get(scheme) ?? scheme,
              module: layout.serverSecurity,
              typeOnly: false,
            });
            return code`{ scheme: ${name}, scopes: ${arrayLiteral(scopes.map(stringLiteral))} }`;
          }),
        ),
      ),
    );
  }
}

/** Returns the number of schemes whose key is in the same query parameter. */
function schemesOfParameter(scheme: SecurityScheme & { readonly kind: "apiKey" }, model: Interface): number {
  if (scheme.in !== "query") return 1;
  return [...model.securitySchemes.values()].filter(
    (other) => other.kind === "apiKey" && other.in === "query" && other.parameter === scheme.parameter,
  ).length;
}

function schemeValue(name: string, model: Interface): Code {
  const own = stringLiteral(name);
  const scheme = model.securitySchemes.get(name);
  if (scheme?.kind === "apiKey") {
    const shared = schemesOfParameter(scheme, model);
    const items = [own, stringLiteral(scheme.in), stringLiteral(scheme.parameter)];
    if (shared > 1) items.push(numberLiteral(shared));
    return call(serverRuntime("keyScheme"), items);
  }
  // The certificate belongs to the connection, where the host's hook finds it.
  if (scheme?.kind === "mutualTLS") return code`{ name: ${own}, read: () => "" }`;
  if (scheme?.kind !== "http") return code`${serverRuntime("httpScheme")}(${own}, "Bearer")`;
  if (scheme.scheme.toLowerCase() === "basic") return code`${serverRuntime("basicScheme")}(${own})`;
  const prefix = scheme.scheme.toLowerCase() === "bearer" ? "Bearer" : scheme.scheme;
  return code`${serverRuntime("httpScheme")}(${own}, ${stringLiteral(prefix)})`;
}
