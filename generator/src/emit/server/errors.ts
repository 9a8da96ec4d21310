import type { ErrorEntry, Interface } from "../../model/interface.js";
import { layout } from "../../model/layout.js";
import {
  type Code,
  code,
  docComment,
  type File,
  lines,
  list,
  numberLiteral,
  propertyKey,
  serverRuntime,
  stringLiteral,
  symbol,
  typescriptFile,
} from "../../print/index.js";
import { fileHeader } from "../typescript/header.js";

/** The catalogue of errors as functions, and which of them answer the engine's own failures. */
export function errorsFile(model: Interface): File | undefined {
  const entries = model.errors.filter(({ status }) => status >= 400);
  if (entries.length === 0) return undefined;
  const body = [
    lines([
      docComment({ text: "The errors of the interface: each function makes one, for a handler or a hook to throw." }),
      code`export const errors = ${object(entries.map(errorConstructor))} as const;`,
    ]),
    ...(hasFailures(model) ? [failuresCode(entries)] : []),
  ];
  return typescriptFile({ path: `${layout.serverErrors}.ts`, header: fileHeader(model), body });
}

export function hasErrors(model: Interface): boolean {
  return model.errors.some(({ status }) => status >= 400);
}

/** How the engine's own failures are answered; nothing when the catalogue does not say. */
export function failuresSymbol(model: Interface): Code | undefined {
  return hasFailures(model) ? symbol({ name: "failures", module: layout.serverErrors, typeOnly: false }) : undefined;
}

function hasFailures(model: Interface): boolean {
  return model.errors.some(({ failures: kinds, status }) => status >= 400 && kinds.length > 0);
}

function errorConstructor({ name, status, code: number, message, description, failures: kinds }: ErrorEntry): Code {
  const alone = kinds.length === 0 ? undefined : `A server answers so by itself: ${kinds.join(", ")}.`;
  const facts = [description, alone, `${status}, code ${number}.`];
  const comment = docComment({ text: facts.filter((fact) => fact !== undefined).join(" ") });
  const made = code`new ${serverRuntime("HttpError")}(${numberLiteral(status)}, ${numberLiteral(number)}, ${stringLiteral(message)}, options)`;
  const head = code`${propertyKey(name)}: (options?: ${serverRuntime("HttpErrorOptions", true)}): ${serverRuntime("HttpError", true)} =>`;
  return lines([comment, code`${head}\n  ${made}`]);
}

function failuresCode(entries: readonly ErrorEntry[]): Code {
  const items = entries.flatMap(({ failures: kinds, status, code: number, message }) =>
    kinds.map(
      (kind) =>
        code`${propertyKey(kind)}: { status: ${numberLiteral(status)}, code: ${numberLiteral(number)}, message: ${stringLiteral(message)} }`,
    ),
  );
  return lines([
    docComment({ text: "How a server answers the failures that it finds by itself." }),
    code`export const failures: ${serverRuntime("Failures", true)} = ${object(items)};`,
  ]);
}

function object(items: readonly Code[]): Code {
  return list({ open: "{", close: "}", separator: ",", items, multiline: true });
}
