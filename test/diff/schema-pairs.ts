import fc from "fast-check";
import { isOracleSound } from "../conformance/oracle.js";
import { schemas } from "../conformance/random-schema.js";
import { smallerSchemas } from "../conformance/subschemas.js";

export interface SchemaPair {
  readonly base: unknown;
  readonly head: unknown;
}

/** A schema and a reduced one, in either order. */
export const pairsOfAnySchemas: fc.Arbitrary<SchemaPair> = schemas(3, [], "Subject")
  .filter(isOracleSound)
  .chain((schema) => {
    const smaller = [...smallerSchemas(schema)].filter(isOracleSound);
    return fc.tuple(fc.nat(), fc.boolean()).map(([index, isGrowing]): SchemaPair => {
      const other = smaller.length === 0 ? schema : smaller[index % smaller.length];
      return isGrowing ? { base: other, head: schema } : { base: schema, head: other };
    });
  });
