import {
  type Context,
  type ErrorFormat,
  emptyResponse,
  httpScheme,
  integer,
  issueCodes,
  issueTree,
  jsonBody,
  jsonResponse,
  keyScheme,
  type Operation,
  payloadBody,
  type Route,
  type ServerDefinition,
  type UploadedFile,
} from "../../../runtime/src/server/index.js";
import { listedIssues } from "../../../runtime/src/server/listed-issues.js";
import {
  at,
  type Issue,
  isObject,
  missing,
  tooLong,
  tooShort,
  type Validator,
  validator,
  wrongType,
} from "../../../runtime/src/validate/index.js";

/**
 * A small handwritten interface in the form of generated code: notes on boards. Its validators have the form of
 * generated ones.
 */

export interface Note {
  readonly title: string;
  readonly size?: number;
  readonly file?: UploadedFile;
}

export const NoteValidator: Validator<Note> = validator(
  (value): value is Note =>
    isObject(value) &&
    typeof value["title"] === "string" &&
    value["title"].length >= 2 &&
    value["title"].length <= 20 &&
    (value["size"] === undefined || typeof value["size"] === "number"),
  {
    check: (value, path, report) => {
      if (!isObject(value)) {
        wrongType(report, path, "an object", value);
        return;
      }
      const { title, size } = value as { title?: unknown; size?: unknown };
      if (title === undefined) missing(report, at(path, "title"), "a Note");
      else if (typeof title !== "string") wrongType(report, at(path, "title"), "a string", title);
      else if (title.length < 2) tooShort(report, at(path, "title"), 2, title);
      else if (title.length > 20) tooLong(report, at(path, "title"), 20, title);
      if (size !== undefined && typeof size !== "number") wrongType(report, at(path, "size"), "a number", size);
    },
    copy: (value) => {
      const { title, size, file } = value as Note;
      return { title, ...(size !== undefined && { size }), ...(file !== undefined && { file }) };
    },
  },
);

const NotePath: Validator<{ board_id: number }> = validator(
  (value): value is { board_id: number } => isObject(value) && Number.isInteger(value["board_id"]),
  {
    check: (value, path, report) => {
      if (isObject(value)) wrongType(report, at(path, "board_id"), "an integer", value["board_id"]);
    },
  },
);

const NoteQuery: Validator<{ wait: boolean; limit: number }> = validator(
  (value): value is { wait: boolean; limit: number } =>
    isObject(value) &&
    (value["wait"] === undefined || typeof value["wait"] === "boolean") &&
    (value["limit"] === undefined || typeof value["limit"] === "number"),
  {
    check: (value, path, report) => {
      if (!isObject(value)) return;
      if (value["wait"] !== undefined) wrongType(report, at(path, "wait"), "a boolean", value["wait"]);
      if (typeof value["limit"] === "string") wrongType(report, at(path, "limit"), "an integer", value["limit"]);
    },
    copy: (value) => ({ wait: false, limit: 50, ...JSON.parse(JSON.stringify(value)) }),
  },
);

export const token = httpScheme("token", "Bearer");
export const key = keyScheme("key", "query", "key");

const path: NonNullable<Operation["parameters"]>["path"] = [
  (values) => ({ board_id: integer(values[0] as string) }),
  NotePath,
];

export const listNotes: Operation = {
  id: "listNotes",
  handler: ["notes", "listNotes"],
  method: "GET",
  path: "/boards/{board_id}/notes",
  parameters: { path, query: [(query) => ({ wait: query.boolean("wait"), limit: query.integer("limit") }), NoteQuery] },
  responses: { 200: jsonResponse() },
};

export const createNote: Operation = {
  id: "createNote",
  handler: ["notes", "createNote"],
  method: "POST",
  path: "/boards/{board_id}/notes",
  security: [[{ scheme: token, scopes: ["notes"] }], [{ scheme: key, scopes: [] }]],
  permissions: ["WRITE"],
  fieldPermissions: [{ property: "size", permissions: ["RESIZE"], ownerOnly: true }],
  events: ["NOTE_CREATE"],
  parameters: { path },
  body: jsonBody(NoteValidator, { required: true }),
  responses: { 201: jsonResponse(NoteValidator) },
};

export const echoNote: Operation = {
  id: "echoNote",
  handler: ["notes", "echoNote"],
  method: "PUT",
  path: "/boards/{board_id}/notes",
  parameters: { path },
  body: jsonBody(NoteValidator, { required: false, absent: { title: "untitled" } }),
  responses: { 200: jsonResponse(NoteValidator), 204: emptyResponse },
};

export const attachNote: Operation = {
  id: "attachNote",
  handler: ["notes", "attachNote"],
  method: "PATCH",
  path: "/boards/{board_id}/notes",
  parameters: { path },
  body: payloadBody(NoteValidator, {
    required: true,
    property: "payload_json",
    files: ["file"],
    fileLists: ["files"],
    read: (fields) => ({ title: fields.text("title"), size: fields.integer("size") }),
  }),
  responses: { 200: jsonResponse() },
};

const notes: Route = {
  allow: "GET, HEAD, PATCH, POST, PUT, OPTIONS",
  GET: listNotes,
  PATCH: attachNote,
  POST: createNote,
  PUT: echoNote,
};

/** Returns the name of an issue code in error responses. */
export const issueCode: (code: string) => string = issueCodes(
  {
    required: "BASE_TYPE_REQUIRED",
    enum: "BASE_TYPE_CHOICES",
    const: "BASE_TYPE_CHOICES",
    "min-length": "BASE_TYPE_BAD_LENGTH",
    "max-length": "BASE_TYPE_BAD_LENGTH",
  },
  "UPPER_SNAKE_CASE",
);

/** Issues as error responses list them. */
export function formErrors(issues: readonly Issue[]): ErrorTree {
  const tree = issueTree(listedIssues(issues), "_errors", ({ code, message }) => ({ code: issueCode(code), message }));
  return tree as ErrorTree;
}

export const errorFormat: ErrorFormat = {
  mediaType: "application/json",
  body: ({ code = 0, message, issues }) => ({ code, message, errors: issues && formErrors(issues) }),
};

export const definition: ServerDefinition = {
  route: (text, values) => {
    const id = /^\/boards\/([^/]+)\/notes$/.exec(text)?.[1];
    if (id === undefined) return undefined;
    values.push(id);
    return notes;
  },
  operations: [listNotes, createNote, echoNote, attachNote],
  errorFormat,
  failures: {
    "invalid-request": { code: 50035, message: "Invalid Form Body" },
    unauthenticated: { code: 40001, message: "Unauthorized" },
  },
};

export interface NoteRequest {
  readonly path: { readonly board_id: number };
  readonly query: { readonly wait: boolean; readonly limit: number };
  readonly body: Note;
  readonly files: readonly UploadedFile[];
}

export type NoteContext = Context<unknown, { NOTE_CREATE: Note }>;
export type NoteHandler = (request: NoteRequest, context: NoteContext) => unknown;

export interface NoteHandlers {
  readonly notes: {
    readonly listNotes: NoteHandler;
    readonly createNote: NoteHandler;
    readonly echoNote: NoteHandler;
    readonly attachNote: NoteHandler;
  };
}

/** Handlers that return what they received; some may be replaced. */
export function handlers(own: Partial<NoteHandlers["notes"]> = {}): NoteHandlers {
  return {
    notes: {
      listNotes: ({ path: { board_id }, query }) => ({ board_id, ...query }),
      createNote: ({ body }) => body,
      echoNote: ({ body }) => ({ status: 200, body }),
      attachNote: ({ body, files }) => ({
        body,
        files: files.map(({ field, filename, size }) => ({ field, filename, size })),
      }),
      ...own,
    },
  };
}

/** A body of the error format. */
export interface ErrorBody {
  readonly code: number;
  readonly message: string;
  readonly errors?: ErrorTree;
}

export interface ErrorTree {
  readonly _errors?: readonly { readonly code: string; readonly message: string }[];
  readonly [name: string]: ErrorTree | ErrorTree["_errors"];
}
