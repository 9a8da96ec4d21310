import type { NumberType } from "../model/type.js";
import { acceptsNumber } from "./accepts-value.js";
import type { Random } from "./random.js";

/** Bounds of a number, and the steps that it must be a multiple of. */
export interface NumberBounds {
  readonly least: number;
  readonly most: number;
  readonly isInteger: boolean;
  readonly steps: readonly number[];
}

/** Returns the bounds that all types require; infinite where there is none. */
export function numberBounds(types: readonly NumberType[], isInteger: boolean): NumberBounds {
  const checks = types.flatMap((type) => type.checks);
  const limits = (...kinds: readonly string[]): readonly number[] =>
    checks.flatMap((check) => (kinds.includes(check.kind) && "limit" in check ? [check.limit] : []));
  return {
    least: Math.max(Number.NEGATIVE_INFINITY, ...limits("minimum", "exclusive-minimum")),
    most: Math.min(Number.POSITIVE_INFINITY, ...limits("maximum", "exclusive-maximum")),
    isInteger,
    steps: limits("multiple-of"),
  };
}

/** Returns a number that all types accept; undefined if none is found. */
export function makeNumber(types: readonly NumberType[], isInteger: boolean, random: Random): number | undefined {
  const bounds = numberBounds(types, isInteger);
  for (const candidate of candidates(bounds, random)) {
    if (isInteger && !Number.isInteger(candidate)) continue;
    if (Number.isFinite(candidate) && types.every((type) => acceptsNumber(type, candidate))) return candidate;
  }
  return undefined;
}

function* candidates({ least, most, isInteger, steps }: NumberBounds, random: Random): Generator<number> {
  const low = least === Number.NEGATIVE_INFINITY ? Math.min(1, most) : least;
  const high = Math.min(most, low + 1000);
  const step = steps.length === 0 ? undefined : Math.max(...steps);
  for (let attempt = 0; attempt < 4; attempt++) {
    const drawn = low + random.next() * (high - low);
    const rounded = isInteger ? Math.round(drawn) : Math.round(drawn * 100) / 100;
    yield step === undefined ? rounded : Math.round(drawn / step) * step;
  }
  yield Math.ceil(low);
  yield Math.floor(low) + 1;
  yield Math.floor(most);
  yield Math.ceil(most) - 1;
  yield low;
  yield most;
  yield (low + most) / 2;
  yield 0;
  if (step === undefined) return;
  const first = Math.ceil(low / step);
  for (let count = 0; count < 64; count++) yield (first + count) * step;
  const product = steps.reduce((one, other) => one * other, 1);
  for (let count = 0; count < 8; count++) yield (Math.ceil(low / product) + count) * product;
}
