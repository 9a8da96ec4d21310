import { isDeepStrictEqual } from "node:util";
import * as validators from "@guildwire/api/validators";
import { describe, expect, test } from "vitest";
import { operationsById } from "./operations.js";
import { isTaken, readVectors, type Vector, vectorFiles } from "./read.js";

interface Parser {
  parse(
    value: unknown,
  ):
    | { readonly ok: true; readonly value: unknown }
    | { readonly ok: false; readonly issues: readonly { readonly path: string }[] };
}

const named = validators as unknown as Readonly<Record<string, Parser>>;
const vectors = readVectors().filter(isAboutJsonBody);

/** The generated validators and the vectors are derived from the document independently. */
describe("the generated validators of bodies", () => {
  test.each(vectorFiles().filter((file) => vectors.some((vector) => vector.file === file)))("agree with %s", (file) => {
    const wrong = vectors
      .filter((vector) => vector.file === file)
      .flatMap((vector) => disagreements(vector).map((one) => `${vector.operation}: ${vector.name}: ${one}`));
    expect(wrong).toEqual([]);
  });

  test("validate more than a thousand bodies", () => {
    expect(vectors.length).toBeGreaterThan(1000);
  });
});

function disagreements({ operation, request, expect: wanted }: Vector): readonly string[] {
  const result = parserOf(operation).parse(request.body);
  if (isTaken(wanted)) {
    if (!result.ok) return [`refused: ${JSON.stringify(result.issues)}`];
    const same = isDeepStrictEqual(result.value, wanted.decoded.body);
    return same ? [] : [`${JSON.stringify(result.value)} instead of ${JSON.stringify(wanted.decoded.body)}`];
  }
  if (result.ok) return ["taken"];
  const { issues } = result;
  const isNamed = (at: string): boolean => issues.some(({ path }) => path === at || path.startsWith(`${at}/`));
  return (wanted.errors ?? []).flatMap(({ at }) =>
    isNamed(at) ? [] : [`${at} is not named: ${JSON.stringify(issues)}`],
  );
}

function parserOf(operation: string): Parser {
  const { body } = operationsById.get(operation) ?? {};
  const schema = body?.content["application/json"]?.schema as { readonly $ref?: string } | undefined;
  const own = `${operation.charAt(0).toUpperCase()}${operation.slice(1)}Body`;
  const found = named[own] ?? named[schema?.$ref?.split("/").at(-1) ?? ""];
  if (found === undefined) throw new Error(`there is no validator of the body of ${operation}`);
  return found;
}

/** Whether the outcome depends on the body, and a validator can receive the body. */
function isAboutJsonBody({ operation, request, name, expect: wanted }: Vector): boolean {
  if (request.body === undefined || operationsById.get(operation)?.body === undefined) return false;
  return isTaken(wanted) || (wanted.code === 50035 && !/^(path|query)\b/.test(name));
}
