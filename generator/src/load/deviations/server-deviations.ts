import { kindOfPointer } from "../../openapi/objects.js";
import { isIndex } from "../pointer.js";
import type { Deviation } from "./deviation.js";

/** Deviations of servers, links and components that only name or describe something. */
export const serverDeviations: readonly Deviation[] = [
  {
    code: "server-as-text",
    found: "a server is text",
    reading: "it is read as the server with this URL",
    reason: "A server has nothing but its URL that it must say.",
    fix: "write `{ url: … }`",
    error: "wrong-type",
    example: "servers: ['https://shelf.example']",
    corrected: "servers: [{ url: 'https://shelf.example' }]",
    read({ tokens, edits }) {
      const url = edits.nodeAt(tokens);
      if (kindOfPointer(tokens) !== "server" || typeof url !== "string") return false;
      edits.set(tokens, { url });
      return true;
    },
  },
  {
    code: "server-without-url",
    found: "a server has no `url`",
    reading: "its URL is `/`",
    reason: "OpenAPI gives a document without servers this one.",
    fix: "add `url`",
    error: "missing-keyword",
    example: "servers: [{ description: Production }]",
    corrected: "servers: [{ url: /, description: Production }]",
    read({ tokens, edits }) {
      const server = edits.objectAt(tokens);
      if (kindOfPointer(tokens) !== "server" || server === undefined || server.url !== undefined) return false;
      edits.set([...tokens, "url"], "/");
      return true;
    },
  },
  {
    code: "server-variable-without-default",
    found: "a server variable has no default",
    reading: "the first value of its `enum` is the default, or else its name",
    reason: "A client needs some URL, and callers replace it.",
    fix: "add `default`",
    error: "missing-keyword",
    example: "{ url: 'https://{region}.example', variables: { region: { enum: [eu, us] } } }",
    corrected: "{ url: 'https://{region}.example', variables: { region: { enum: [eu, us], default: eu } } }",
    read({ tokens, edits }) {
      const variable = edits.objectAt(tokens);
      if (kindOfPointer(tokens) !== "serverVariable" || variable === undefined || variable.default !== undefined)
        return false;
      const first = Array.isArray(variable.enum) ? variable.enum[0] : undefined;
      edits.set([...tokens, "default"], typeof first === "string" ? first : (tokens.at(-1) as string));
      return true;
    },
  },
  {
    code: "server-variable-undefined",
    found: "the URL of a server contains a variable that is not declared",
    reading: "it is declared with its name as default",
    reason: "A client needs some URL, and callers replace it.",
    fix: "declare the variable with a default",
    error: "server-variable-undeclared",
    example: "{ url: 'https://{host}/v1' }",
    corrected: "{ url: 'https://{host}/v1', variables: { host: { default: host } } }",
    read({ tokens, edits }) {
      const url = edits.nodeAt(tokens);
      const server = tokens.slice(0, -1);
      if (tokens.at(-1) !== "url" || typeof url !== "string") return false;
      const declared = edits.objectAt([...server, "variables"]);
      if (declared === undefined) edits.set([...server, "variables"], {});
      for (const [, name = ""] of url.matchAll(/\{([^{}]+)\}/g)) {
        const at = [...server, "variables", name];
        if (edits.nodeAt(at) === undefined) edits.set(at, { default: name });
      }
      return true;
    },
  },
  {
    code: "link-to-nothing",
    found: "a link names an operation that does not exist",
    reading: "it is left out",
    reason: "A link changes neither a request nor a response.",
    fix: "correct the name, or drop the link",
    error: "operation-unknown",
    example: "links: { next: { operationId: nextBook } }",
    corrected: "links: {}",
    read({ tokens, edits }) {
      const link = tokens.slice(0, -1);
      if (kindOfPointer(link) !== "link" || edits.nodeAt(link) === undefined) return false;
      edits.remove(link);
      return true;
    },
  },
  {
    code: "component-name",
    found: "the name of a component has other characters than OpenAPI allows",
    reading: "it is the name of the component all the same",
    reason: "References find it, escaped or not, and names in code are made of its letters and digits.",
    fix: "use letters, digits, dots, hyphens and underscores only",
    error: "wrong-value",
    example: "components: { schemas: { 'Book List': { type: array, items: {} } } }",
    corrected: "components: { schemas: { Book_List: { type: array, items: {} } } }",
    read: ({ tokens }) =>
      tokens.length === 3 && tokens[0] === "components" && !isIndex(tokens[1] ?? "") ? "as-written" : false,
  },
  {
    code: "extension-other-form",
    found: "an `x-` key of the extension vocabulary has another form than the vocabulary gives it",
    reading: "it has no effect",
    reason: "Other tools use keys of the same name for other things.",
    fix: "drop the key, or give it the form that docs/vocabulary.md describes",
    error: "extension-invalid",
    example: "x-errors: [{ code: 404 }]",
    corrected: "# without x-errors",
    read({ tokens, edits }) {
      const at = tokens.findIndex((token) => token.startsWith("x-"));
      // A document that lists permissions uses the vocabulary: restrictions on callers must not be dropped.
      if (at === -1 || edits.objectAt([])?.["x-permission-bits"] !== undefined) return false;
      edits.remove(tokens.slice(0, at + 1));
      return true;
    },
  },
  {
    code: "permission-other-form",
    found: "`x-permissions` names permissions in a document without `x-permission-bits`",
    reading: "it has no effect",
    reason:
      "Other tools use a key of this name for other things; permissions of the vocabulary are listed in the document.",
    fix: "drop the key, or list the permissions in `x-permission-bits`",
    error: "permission-unknown",
    example: "get: { x-permissions: ['books:read'] }",
    corrected: "get: {}",
    read({ tokens, edits }) {
      const at = tokens.indexOf("x-permissions");
      if (at === -1 || edits.objectAt([])?.["x-permission-bits"] !== undefined) return false;
      edits.remove(tokens.slice(0, at + 1));
      return true;
    },
  },
];
