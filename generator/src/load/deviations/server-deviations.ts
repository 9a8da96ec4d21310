import { kindOfPointer } from "../../openapi/objects.js";
import { isIndex } from "../../values/pointer.js";
import type { Deviation } from "./deviation.js";

/** Deviations of servers, links and components that only name or describe something. */
export const serverDeviations: readonly Deviation[] = [
  {
    code: "server-as-text",
    found: "a server is a string",
    reading: "the string is used as its URL",
    reason: "`url` is the only required keyword of a server.",
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
    reading: "`url` defaults to `/`",
    reason: "OpenAPI defines this default for documents without servers.",
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
    reading: "the default is the first value of its `enum`, or else its name",
    reason: "A client needs a URL, and callers can replace it.",
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
    found: "a server URL contains an undeclared variable",
    reading: "its default is its name",
    reason: "A client needs a URL, and callers can replace it.",
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
    reading: "the link is ignored",
    reason: "Links do not affect requests or responses.",
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
    found: "a component name contains characters that OpenAPI does not allow",
    reading: "the name is accepted as it is",
    reason: "References to it resolve, escaped or not, and names in code use only its letters and digits.",
    fix: "use letters, digits, dots, hyphens and underscores only",
    error: "wrong-value",
    example: "components: { schemas: { 'Book List': { type: array, items: {} } } }",
    corrected: "components: { schemas: { Book_List: { type: array, items: {} } } }",
    read: ({ tokens }) =>
      tokens.length === 3 && tokens[0] === "components" && !isIndex(tokens[1] ?? "") ? "as-written" : false,
  },
];
