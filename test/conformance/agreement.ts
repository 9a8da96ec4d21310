import fc from "fast-check";
import { type Compiled, compileBatch, isRefused, reachable, type Schemas } from "./batch.js";
import { isOracleSound, Oracle, type Verdict } from "./oracle.js";
import { inlined, smallerSchemas } from "./subschemas.js";
import { valuesOf } from "./values-of-schema.js";

export interface Disagreement {
  readonly schema: unknown;
  readonly value: unknown;
  /** The verdicts of ajv and of the generated code, and the inconsistencies of the latter. */
  readonly said: string;
}

/** Describes how the generated code's results for a value are inconsistent; undefined if they are not. */
function wrongAbout(value: unknown, compiled: Compiled, accepted: boolean): string | undefined {
  const { validator, issues } = compiled;
  const is = validator.is(value);
  const oracle = accepted ? "ajv accepts" : "ajv refuses";
  if (is !== accepted) return `${oracle}, is ${is ? "accepts" : "refuses"}`;
  if (validator.validate(value).ok !== is) return `${oracle}, is agrees, validate does not`;
  if (validator.parse(value).ok !== is) return `${oracle}, is agrees, parse does not`;
  const found = issues(value);
  if (found > 0 === accepted) return `${oracle}, is agrees, and there are ${found} issues`;
  return undefined;
}

export interface Tally {
  accepted: number;
  refused: number;
}

/** The smallest value on which ajv and the generated code disagree, among the given number of values of a seed. */
function disagreementAbout(
  schema: unknown,
  components: Schemas,
  judges: { readonly compiled: Compiled; readonly oracle: Verdict },
  run: { readonly seed: number; readonly values: number },
  tally?: Tally,
): Disagreement | undefined {
  const said = (value: unknown): string | undefined => {
    const accepted = judges.oracle(value);
    if (accepted === undefined) return undefined;
    if (tally !== undefined) tally[accepted ? "accepted" : "refused"]++;
    return wrongAbout(value, judges.compiled, accepted);
  };
  const property = fc.property(valuesOf(schema, components), (value) => said(value) === undefined);
  const { counterexample } = fc.check(property, { seed: run.seed, numRuns: run.values });
  if (counterexample === null) return undefined;
  const [value] = counterexample;
  return { schema, value, said: said(value) ?? "" };
}

/** The first few disagreements about the given number of values of each schema, each minimized. */
export function compare(
  components: Schemas,
  forAjv: Schemas,
  run: { readonly seed: number; readonly values: number },
): {
  readonly tally: Tally;
  readonly found: readonly Disagreement[];
} {
  const compiled = compileBatch(components);
  const oracle = new Oracle(forAjv);
  const tally: Tally = { accepted: 0, refused: 0 };
  const found: Disagreement[] = [];
  for (const [index, [name, schema]] of Object.entries(components).entries()) {
    const own = compiled.get(name);
    if (own === undefined || isRefused(own)) {
      found.push({ schema, value: undefined, said: `nothing is generated: ${own?.refused}` });
      continue;
    }
    const judges = { compiled: own, oracle: oracle.verdict(name) };
    const each = { seed: run.seed + index, values: run.values };
    const disagreement = disagreementAbout(schema, components, judges, each, tally);
    if (disagreement === undefined) continue;
    found.push(shrunk(name, reachable(name, forAjv), { ...disagreement, schema: forAjv[name] }));
    if (found.length >= enough) break;
  }
  return { tally, found };
}

const enough = 5;

/** Removes from the schema what the disagreement does not need. */
function shrunk(name: string, components: Schemas, first: Disagreement, patience = 400): Disagreement {
  let best = first;
  let tries = 0;
  for (let improved = true; improved; ) {
    improved = false;
    for (const schema of candidates(best.schema, components)) {
      if (!isOracleSound(inlined(schema, components))) continue;
      if (tries++ > patience) return best;
      const found = disagreementOf(name, { ...components, [name]: schema }, best.value);
      if (found === undefined) continue;
      best = found;
      improved = true;
      break;
    }
  }
  return best;
}

function* candidates(schema: unknown, components: Schemas): Generator<unknown> {
  const whole = inlined(schema, components);
  if (JSON.stringify(whole) !== JSON.stringify(schema)) yield whole;
  yield* smallerSchemas(schema);
}

function disagreementOf(name: string, components: Schemas, value: unknown): Disagreement | undefined {
  const needed = reachable(name, components);
  try {
    const compiled = compileBatch(needed).get(name);
    if (compiled === undefined || isRefused(compiled)) return undefined;
    const oracle = new Oracle(needed).verdict(name);
    const accepted = oracle(value);
    const said = accepted === undefined ? undefined : wrongAbout(value, compiled, accepted);
    if (said !== undefined) return { schema: components[name], value, said };
    const run = { seed: 1, values: 50 };
    return disagreementAbout(components[name], needed, { compiled, oracle }, run);
  } catch {
    return undefined;
  }
}

export function shown({ schema, value, said }: Disagreement): string {
  return `${said}\n  schema ${JSON.stringify(schema)}\n  value  ${JSON.stringify(value)}`;
}
