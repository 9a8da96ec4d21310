import { ts } from "ts-morph";
import { describe, expect, it } from "vitest";
import type { Operation } from "../../generator/src/model/interface.js";
import { loaded, model } from "../spec/model.js";
import { documentationOf, generatedFiles, generatedTexts } from "./sources.js";

/** The exported functions of the client, by name. */
const functions = new Map(
  generatedFiles
    .filter(({ path }) => path.startsWith("client/"))
    .flatMap(({ source }) => source.statements.filter(ts.isFunctionDeclaration))
    .map((declaration) => [declaration.name?.text ?? "", declaration]),
);

function functionOf({ identifier }: Operation): ts.FunctionDeclaration {
  const found = functions.get(identifier);
  if (found === undefined) throw new Error(`the client has no ${identifier}`);
  return found;
}

/** Lines of a function from its name to its last brace, without JSDoc. */
function lineCount(declaration: ts.FunctionDeclaration): number {
  return declaration.getText().split("\n").length;
}

const operations = model.operations.map((operation) => [operation.id, operation] as const);

describe("generated client code is short", () => {
  const bodies = model.operations.map((operation) => {
    const body = functionOf(operation).body?.getText() ?? "";
    // The lines between the braces.
    return { id: operation.id, lines: body.split("\n").length - 2 };
  });
  const sorted = bodies.map(({ lines }) => lines).sort((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;

  it("an operation's body has about ten lines: a median of 12, at most 16", () => {
    const longest = bodies.filter(({ lines }) => lines > 16);
    expect(longest, `lines of the longest body: ${sorted.at(-1)}`).toEqual([]);
    expect(median, `median of the lines of ${bodies.length} bodies; all: ${sorted.join(" ")}`).toBeLessThanOrEqual(12);
  });

  it("a whole function, with its parameters, checks and result, has 21 lines at most", () => {
    const long = [...functions]
      .map(([name, one]) => [name, lineCount(one)] as const)
      .filter(([name]) => name !== "createApi");
    expect(long.filter(([, lines]) => lines > 21)).toEqual([]);
  });

  it("each operation is one call of the runtime, after a check of its required arguments", () => {
    for (const [id, operation] of operations) {
      const statements = functionOf(operation).body?.statements ?? [];
      const isChecked = operation.parameters.some(({ required }) => required) || operation.body?.required === true;
      expect(
        statements.map((statement) => statement.getText().split("(", 1)[0]),
        id,
      ).toEqual([...(isChecked ? ["requireArguments"] : []), "return send"]);
    }
  });

  it("lines have at most 120 characters, except indivisible strings and long type names", () => {
    const long = generatedFiles.flatMap(({ path, text }) =>
      text
        .split("\n")
        .flatMap((line, index) =>
          line.length > 120 && !unbreakable.test(line) ? [`${path}:${index + 1} ${line.slice(0, 60)}`] : [],
        ),
    );
    expect(long.filter((line) => !/ export type \w+ = \(typeof/.test(line))).toEqual([]);
  });
});

/** A line of one string literal, also as a property, or of names with at least 25 characters: neither can be broken. */
const unbreakable = /^\s*(?:\w+: )?"(?:[^"\\]|\\.)*"[,;)]*$|\w{25,}/;

describe("the comment of an operation", () => {
  it.each(operations)("%s: method, path, summary and description", (_, operation) => {
    const documentation = documentationOf(functionOf(operation));
    expect(documentation).toContain(`${operation.method.toUpperCase()} ${operation.path.text}`);
    for (const words of [operation.summary, operation.description]) {
      if (words !== undefined) expect(plain(documentation)).toContain(plain(words));
    }
  });

  it.each(operations)("%s: permissions, owner rule and events", (_, operation) => {
    const documentation = documentationOf(functionOf(operation));
    const words = [
      ...operation.permissions.map(({ permission }) => permission),
      ...operation.events.map(({ event }) => event),
      ...(operation.ownerOnly ? ["owner"] : []),
    ];
    for (const word of words) expect(documentation).toContain(word);
  });

  it.each(operations)("%s: each behaviour, with its id", (_, operation) => {
    const documentation = documentationOf(functionOf(operation));
    for (const { id, text } of operation.behaviours) {
      expect(documentation).toContain(`(${id})`);
      expect(plain(documentation)).toContain(plain(text));
    }
  });
});

describe("every behaviour of the specification", () => {
  const rules = [...behaviourIds(loaded.document)];
  const inCode = generatedFiles.map(({ text }) => text).join("\n");
  const inReference = generatedTexts
    .filter(([path]) => path.startsWith("reference/"))
    .map(([, text]) => text)
    .join("\n");
  const onOperations = new Set(model.operations.flatMap(({ behaviours }) => behaviours.map(({ id }) => id)));

  it("has a unique id", () => {
    expect(rules.length).toBeGreaterThan(200);
    expect(rules.filter((id, index) => rules.indexOf(id) !== index)).toEqual([]);
  });

  it("appears in the reference", () => {
    expect(rules.filter((id) => !inReference.includes(id))).toEqual([]);
  });

  it("appears in the code, at its operation or type", () => {
    const onTypes = [...model.types.values()].flatMap(({ behaviours = [] }) => behaviours.map(({ id }) => id));
    expect(onOperations.size).toBeGreaterThan(150);
    expect([...onOperations, ...onTypes].filter((id) => !inCode.includes(`(${id})`))).toEqual([]);
  });
});

/** The ids of all behaviours in the document. */
function* behaviourIds(node: unknown): Generator<string, void, undefined> {
  if (typeof node !== "object" || node === null) return;
  for (const [key, value] of Object.entries(node)) {
    if (key === "x-behaviour" && Array.isArray(value)) yield* value.map((rule: { id: string }) => rule.id);
    else yield* behaviourIds(value);
  }
}

describe("the server of an operation", () => {
  const constants = new Map(
    generatedFiles
      .filter(({ path }) => path.startsWith("server/operations/"))
      .flatMap(({ source }) => source.statements.filter(ts.isVariableStatement))
      .flatMap((statement) => statement.declarationList.declarations)
      .map((declaration) => [declaration.name.getText(), declaration]),
  );
  const methods = new Map(
    generatedFiles
      .filter(({ path }) => /^server\/[\w-]+\.ts$/.test(path))
      .flatMap(({ source }) => source.statements.filter(ts.isInterfaceDeclaration))
      .flatMap(({ members }) => members.filter(ts.isMethodSignature))
      .map((method) => [method.name.getText(), method]),
  );

  it("is one constant with about ten lines between its braces: a median of 10, at most 18", () => {
    const lines = model.operations
      .map(({ identifier }) => constants.get(`${identifier}Operation`)?.initializer?.getText().split("\n").length ?? 0)
      .map((count) => count - 2)
      .sort((a, b) => a - b);
    expect(lines[0], "an operation without a constant").toBeGreaterThan(0);
    expect(lines[Math.floor(lines.length / 2)], lines.join(" ")).toBeLessThanOrEqual(10);
    expect(lines.at(-1), lines.join(" ")).toBeLessThanOrEqual(18);
  });

  it.each(operations)("%s: its method documents every behaviour, error, permission and event", (_, operation) => {
    const method = methods.get(operation.identifier);
    if (method === undefined) throw new Error(`there is no handler ${operation.identifier}`);
    const documentation = documentationOf(method);
    for (const { id, text } of operation.behaviours) {
      expect(documentation).toContain(`(${id})`);
      expect(plain(documentation)).toContain(plain(text));
    }
    const words = [
      `${operation.method.toUpperCase()} ${operation.path.text}`,
      ...operation.errors,
      ...operation.permissions.map(({ permission }) => permission),
      ...operation.events.map(({ event }) => event),
    ];
    for (const word of words) expect(documentation).toContain(word);
  });
});

/** Text without the layout and the escapes of comments. */
function plain(text: string): string {
  return text
    .replaceAll(/[\\`*_]/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
}
