import { type Issue, pointerOfFragment, pointerOfPath, pointerToken, textOf } from "./issue.js";

/** What the value of an error body states. */
export interface StatedError {
  readonly code: string | number | undefined;
  readonly message: string | undefined;
  readonly issues: readonly Issue[];
}

/** Maximum length of a message that is the whole body, which may be a page. */
const maxText = 1000;

/** Maximum number of issues that are read. */
const maxIssues = 100;

// Names of properties, in order of preference.
const codeNames = ["code", "error_code", "errorCode"];
const fallbackCodeNames = ["type", "status", "statusCode", "status_code"];
const messageNames = [
  "message",
  "detail",
  "error_description",
  "errorMessage",
  "error_message",
  "description",
  "msg",
  "title",
  "err",
  "error",
  "reason",
];
const containerNames = ["error", "err"];
const issueNames = ["errors", "details", "detail", "issues", "violations", "invalid-params", "message"];
const pathNames = ["pointer", "instancePath", "path", "loc", "field", "property", "param", "parameter", "name"];

/**
 * Reads an error body by its value, for bodies that no schema describes: `{ error: { code, message } }`,
 * `{ errors: [{ code, detail }] }`, `{ errors: { name: ["…"] } }`, `{ message: ["…"] }`, `{ status, err }`, `{ error, error_description }`,
 * problem details (RFC 9457), and plain text.
 */
export function readErrorValue(body: unknown): StatedError {
  if (typeof body === "string") {
    return { code: undefined, message: body.trim().slice(0, maxText) || undefined, issues: [] };
  }
  const outer = Array.isArray(body) ? { errors: body } : body;
  const inner = containerNames.map((name) => propertyOf(outer, name)).find(isObject);
  const list = [inner, outer].flatMap((owner) => issueNames.map((name) => propertyOf(owner, name))).find(isObject);
  const first = Array.isArray(list) ? list[0] : undefined;
  // A body with a message of its own is about all of its issues: the code of the first one is not its code.
  const own = [inner, outer];
  const owners = textIn(own, messageNames) ? own : [...own, first, propertyOf(first, "extensions")];
  const issues = issuesOf(list);
  const message = textIn(owners, messageNames) ?? (issues.find((issue) => issue.message)?.message || undefined);
  // OAuth (RFC 6749, section 5.2) has the code in `error`, which is the message of other formats.
  const error = textIn([outer], ["error"]);
  const code =
    codeIn(owners, codeNames) ?? (error === message ? undefined : error) ?? codeIn(owners, fallbackCodeNames);
  return { code, message, issues };
}

function issuesOf(list: object | undefined): readonly Issue[] {
  const found: Issue[] = [];
  const add = (item: unknown, at: string): void => {
    const issue = {
      path: pathOf(item) || at,
      code: `${codeIn([item, propertyOf(item, "extensions")], ["code", "type", "keyword"]) ?? ""}`,
      message: (typeof item === "string" ? item : textIn([item], messageNames)) ?? "",
    };
    if (found.length < maxIssues && (issue.code || issue.message)) found.push(issue);
  };
  if (Array.isArray(list)) {
    for (const item of list.slice(0, maxIssues)) add(item, "");
  } else if (list !== undefined) {
    for (const [name, value] of Object.entries(list).slice(0, maxIssues)) {
      const items = Array.isArray(value) ? value : [value];
      for (const item of items.slice(0, maxIssues)) if (typeof item === "string") add(item, pointerOfPath(name));
    }
  }
  return found;
}

/** Returns the path of an issue as a JSON Pointer; `source.pointer` is that of JSON:API. */
function pathOf(item: unknown): string {
  const given = [propertyOf(propertyOf(item, "source"), "pointer"), ...pathNames.map((name) => propertyOf(item, name))];
  const path = given.find((value) => typeof value === "string" || Array.isArray(value));
  if (Array.isArray(path))
    return path
      .slice(0, maxIssues)
      .map((part) => pointerToken(textOf(part)))
      .join("");
  return `${path}`.startsWith("#") ? pointerOfFragment(path) : pointerOfPath(path);
}

function textIn(owners: readonly unknown[], names: readonly string[]): string | undefined {
  return valuesIn(owners, names).find((value): value is string => typeof value === "string" && value !== "");
}

function codeIn(owners: readonly unknown[], names: readonly string[]): string | number | undefined {
  const isCode = (value: unknown): value is string | number =>
    typeof value === "number" || (typeof value === "string" && value !== "" && value !== "about:blank");
  return valuesIn(owners, names).find(isCode);
}

function valuesIn(owners: readonly unknown[], names: readonly string[]): readonly unknown[] {
  return owners.flatMap((owner) => names.map((name) => propertyOf(owner, name)));
}

function propertyOf(owner: unknown, name: string): unknown {
  return isObject(owner) && Object.hasOwn(owner, name) ? (owner as Readonly<Record<string, unknown>>)[name] : undefined;
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
