import type { Interface, Operation, Server } from "./interface.js";

/**
 * Returns the server for an operation unless the client's own applies: undefined if the operation starts with the
 * document's first server and includes all others of the document.
 */
export function operationServerOf({ servers }: Operation, model: Interface): Server | undefined {
  const [firstServer] = servers;
  if (firstServer === undefined) return undefined;
  const urls = new Set(servers.map(defaultServerUrl));
  const [first, ...others] = documentServerUrls(model);
  const usesDocumentServer = first === defaultServerUrl(firstServer) && others.every((url) => urls.has(url));
  return usesDocumentServer ? undefined : firstServer;
}

const documentUrls = new WeakMap<Interface, readonly string[]>();

/** Returns the URLs of the document's servers with default variables. */
export function documentServerUrls(model: Interface): readonly string[] {
  const urls = documentUrls.get(model) ?? model.servers.map(defaultServerUrl);
  documentUrls.set(model, urls);
  return urls;
}

/** Returns a server's URL with default variables. */
export function defaultServerUrl({ url, variables }: Server): string {
  const defaults = new Map(variables.map((variable) => [variable.name, variable.default]));
  return url.replaceAll(/\{([^}]*)\}/g, (_, name: string) => defaults.get(name) ?? "");
}
