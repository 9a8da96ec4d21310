import type { Interface } from "@guildwire/generator";
import { type CallToolResult, fromJsonSchema, McpServer } from "@modelcontextprotocol/server";
import { Caller, type CallOptions } from "./call.js";
import { Catalogue, maxFound } from "./catalogue.js";
import { Descriptions } from "./describe.js";
import { trimText } from "./trim.js";

/** Default number of operations that a search lists. */
const defaultFound = 15;

/** Maximum length of the document's title. */
const maxTitle = 100;

/** Maximum length of the words of a search. */
const maxWords = 400;

interface SearchArguments {
  readonly words?: string;
  readonly limit?: number;
}

interface ReadArguments {
  readonly operation?: string;
  readonly schema?: string;
}

interface CallArguments {
  readonly operation: string;
  readonly arguments?: Readonly<Record<string, unknown>>;
}

const searchArguments = fromJsonSchema<SearchArguments>({
  type: "object",
  properties: {
    words: {
      type: "string",
      maxLength: maxWords,
      description: "Words such as a resource and an action. Default: all.",
    },
    limit: { type: "integer", minimum: 1, maximum: maxFound, description: `Default: ${defaultFound}.` },
  },
  additionalProperties: false,
});

const readArguments = fromJsonSchema<ReadArguments>({
  type: "object",
  properties: {
    operation: { type: "string", description: "The operation, as search names it." },
    schema: { type: "string", description: "Instead: a schema that a description omitted." },
  },
  additionalProperties: false,
});

const callArguments = fromJsonSchema<CallArguments>({
  type: "object",
  properties: {
    operation: { type: "string", description: "The operation, as search names it." },
    arguments: { type: "object", description: "Its arguments, as read describes them." },
  },
  required: ["operation"],
  additionalProperties: false,
});

/**
 * Returns a function that creates servers of the Model Context Protocol for the operations of a document, one for each
 * connection.
 *
 * @param document The bundled document.
 */
export async function createMcpFactory(
  model: Interface,
  document: unknown,
  options: CallOptions,
): Promise<() => McpServer> {
  const catalogue = new Catalogue(model, options.policy);
  const descriptions = new Descriptions(model, document);
  const caller = await Caller.create(model, options);
  const { version } = model.info;
  const title = trimText(model.info.title, maxTitle);
  return () => {
    const server = new McpServer(
      { name: "guildwire", title, version },
      {
        instructions: `The operations of ${title}. Use search to find one, read for its arguments, and call to call it.`,
      },
    );
    server.registerTool(
      "search",
      {
        description: `Finds operations of ${title} by words.`,
        inputSchema: searchArguments,
        annotations: { title: "Search", readOnlyHint: true, openWorldHint: false },
      },
      ({ words = "", limit = defaultFound }) => resultOf(catalogue.search(words, limit)),
    );
    server.registerTool(
      "read",
      {
        description: "Describes one operation: its arguments as JSON Schema, and its responses.",
        inputSchema: readArguments,
        annotations: { title: "Read", readOnlyHint: true, openWorldHint: false },
      },
      ({ operation, schema }) => {
        if ((operation === undefined) === (schema === undefined)) {
          return resultOf({ error: "expected one of operation and schema" }, true);
        }
        const found = operation === undefined ? descriptions.schema(schema ?? "") : descriptions.operation(operation);
        if (found !== undefined) return resultOf(found);
        return resultOf(
          { error: `there is no ${operation === undefined ? "schema" : "operation"} with this name` },
          true,
        );
      },
    );
    server.registerTool(
      "call",
      {
        description:
          "Calls an operation of the server, and returns status, headers and body of the response; of a stream, its first items.",
        inputSchema: callArguments,
        annotations: {
          title: "Call",
          readOnlyHint: false,
          destructiveHint: options.policy.allowsChanges,
          openWorldHint: true,
        },
      },
      async ({ operation, arguments: args = {} }, { mcpReq }) => {
        const { value, isError } = await caller.call(operation, args, mcpReq.signal);
        return resultOf(value, isError);
      },
    );
    return server;
  };
}

function resultOf(value: object, isError = false): CallToolResult {
  return { content: [{ type: "text", text: JSON.stringify(value) }], ...(isError ? { isError } : {}) };
}
