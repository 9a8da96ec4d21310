import { type BodyPath, type ErrorReading, errorReadingOf, type IssueReading } from "../../model/error-reading.js";
import type { Interface } from "../../model/interface.js";
import { layout } from "../../model/layout.js";
import {
  arrayLiteral,
  type ClientRuntimeName,
  type Code,
  call,
  clientRuntime,
  code,
  docComment,
  type File,
  identifier,
  joinCode,
  lines,
  objectLiteral,
  propertyKey,
  stringLiteral,
  typescriptFile,
} from "../../print/index.js";
import { fileHeader } from "../typescript/header.js";

/** Prints the reader of error bodies for the document's formats; problem details by default. */
export function clientErrorFormatFile(model: Interface): File {
  const reading = errorReadingOf(model.errorFormats.all);
  return typescriptFile({
    path: `${layout.clientErrorFormat}.ts`,
    header: fileHeader(model),
    body: [
      lines([
        docComment({
          text:
            "Reads the body of an error response, in the error formats of the specification, or else by its value. The path " +
            "of an issue is a JSON Pointer into the request. Any value may be passed; `missing` lists what is not found.",
        }),
        code`export function readError(error: unknown): ${clientRuntime("ErrorFacts", true)} {`,
        code`  return ${clientRuntime("readErrorBody")}(error, ${readerCode(reading)});`,
        code`}`,
      ]),
    ],
  });
}

/** Prints a function that reads the retry delay from an error body; undefined if no format has one. */
export function retryAfterReader(model: Interface): Code | undefined {
  const { retryAfter } = errorReadingOf(model.errorFormats.all);
  return retryAfter.length === 0 ? undefined : code`(body) => ${firstOf(retryAfter, "body")}`;
}

function readerCode({ code: codes, message, issues }: ErrorReading): Code {
  const items = [
    factCode("code", codes, "body"),
    factCode("message", message, "body"),
    issues.length === 0 ? undefined : code`issues: ${issuesCode(issues)}`,
  ].filter((item) => item !== undefined);
  if (items.length === 0) return code`() => ({})`;
  return code`(body) => (${objectLiteral(items, { multiline: true })})`;
}

type Subject = "body" | "issue";

function factCode(key: string, paths: readonly BodyPath[], subject: Subject): Code | undefined {
  return paths.length === 0 ? undefined : code`${propertyKey(key)}: ${firstOf(paths, subject)}`;
}

/** `body?.["error"]?.["message"] ?? body?.["message"]` */
function firstOf(paths: readonly BodyPath[], subject: Subject): Code {
  const values = paths.map((path) => pathCode(path, subject));
  return joinCode(values, code` ?? `);
}

/** Uses brackets, as `noPropertyAccessFromIndexSignature` requires. */
function pathCode(path: BodyPath, subject: Subject): Code {
  return path.reduce((owner, name) => code`${owner}?.[${stringLiteral(name)}]`, identifier(subject));
}

function issuesCode(readings: readonly IssueReading[]): Code {
  const lists = readings.map(arrangementCode);
  const [only] = lists;
  if (lists.length === 1 && only !== undefined) return only;
  return arrayLiteral(lists.map((one) => code`...${one}`));
}

const arrangements = { list: "issueList", tree: "issueTree", map: "issueMap" } as const satisfies {
  readonly [as: string]: ClientRuntimeName;
};

function arrangementCode({ path, as, under, item }: IssueReading): Code {
  const items = [pathCode(path, "body"), ...(as === "tree" ? [stringLiteral(under)] : []), itemReader(item)];
  return call(clientRuntime(arrangements[as]), items);
}

function itemReader(item: IssueReading["item"]): Code {
  const items = [
    issuePath(item),
    factCode("code", item.code, "issue"),
    factCode("message", item.message, "issue"),
    factCode("limit", item.limit, "issue"),
    factCode("actual", item.actual, "issue"),
  ].filter((one) => one !== undefined);
  return items.length === 0 ? code`() => ({})` : code`(issue) => (${objectLiteral(items)})`;
}

/** Prints the path of an issue as a JSON Pointer, regardless of its format. */
function issuePath(item: IssueReading["item"]): Code | undefined {
  const fragments = item["pointer-fragment"];
  const written = [
    item.pointer.length === 0 ? undefined : firstOf(item.pointer, "issue"),
    fragments.length === 0 ? undefined : code`${clientRuntime("pointerOfFragment")}(${firstOf(fragments, "issue")})`,
    item.path.length === 0 ? undefined : code`${clientRuntime("pointerOfPath")}(${firstOf(item.path, "issue")})`,
  ].filter((one) => one !== undefined);
  return written.length === 0 ? undefined : code`path: ${joinCode(written, code` || `)}`;
}
