// Valid and invalid values of schemas. ajv decides which is which.
import { JSONSchemaFaker } from "json-schema-faker";

/** Values of each kind per body. */
const count = 8;

/** A generator of numbers from 0 to 1 whose sequence depends on the seed only. */
function randomOf(seed) {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/**
 * @param {Record<string, unknown>} schema
 * @param {(value: unknown) => boolean} isValid
 * @returns {{ valid: unknown[], invalid: unknown[] }} Values with one mistake each are invalid.
 */
export function valuesOf(schema, isValid) {
  const random = randomOf(7);
  JSONSchemaFaker.option({
    random,
    alwaysFakeOptionals: false,
    optionalsProbability: 0.7,
    failOnInvalidTypes: false,
    failOnInvalidFormat: false,
    fillProperties: false,
    minItems: 1,
    maxItems: 3,
    maxLength: 30,
    refDepthMax: 4,
  });
  const valid = [];
  const invalid = [];
  for (let attempt = 0; attempt < count * 4 && valid.length < count; attempt += 1) {
    const value = generated(schema);
    if (value === undefined || !isValid(value)) continue;
    valid.push(value);
    for (let mistake = 0; mistake < 8; mistake += 1) {
      const wrong = withMistake(value, random);
      if (isValid(wrong)) continue;
      invalid.push(wrong);
      break;
    }
  }
  return { valid, invalid };
}

function generated(schema) {
  try {
    // A copy without prototypes and shared parts, as JSON from the wire has.
    return JSON.parse(JSON.stringify(JSONSchemaFaker.generate(structuredClone(schema))));
  } catch {
    return undefined;
  }
}

/** A copy whose value at a random location has another type, or from which a random property is removed. */
function withMistake(value, random) {
  const copy = structuredClone(value);
  const places = [];
  const visit = (holder) => {
    for (const key of Object.keys(holder)) {
      places.push([holder, key]);
      if (typeof holder[key] === "object" && holder[key] !== null) visit(holder[key]);
    }
  };
  if (typeof copy === "object" && copy !== null) visit(copy);
  const place = places[Math.floor(random() * places.length)];
  if (place === undefined) return 0;
  const [holder, key] = place;
  if (random() < 0.3 && !Array.isArray(holder)) delete holder[key];
  else holder[key] = typeof holder[key] === "string" ? { wrong: true } : "wrong";
  return copy;
}
