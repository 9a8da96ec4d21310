import type { Interface, Operation, Server } from "./interface.js";

/**
 * Returns the server for an operation unless the client's own applies: undefined if the operation starts with the
 * document's first server and includes all others of the document.
 */
export function operationServerOf({ servers }: Operation, model: Interface): Server | undefined {
  const documentServerUrls = servers.map(defaultServerUrl);
  const [first, ...others] = model.servers.map(defaultServerUrl);
  const usesDocumentServer =
    first === documentServerUrls[0] && others.every((address) => documentServerUrls.includes(address));
  return usesDocumentServer ? undefined : servers[0];
}

/** Returns a server's URL with default variables. */
export function defaultServerUrl({ url, variables }: Server): string {
  return url.replaceAll(
    /\{([^}]*)\}/g,
    (_, name: string) => variables.find((variable) => variable.name === name)?.default ?? "",
  );
}
