import { maxDepth } from "../validate/index.js";
import type { ServerLimits, ServerTimeouts } from "./options.js";

export type Limits = Required<ServerLimits>;

const mebibyte = 1024 * 1024;

export function limitsOf(limits: ServerLimits = {}): Limits {
  return checked({
    body: limits.body ?? 8 * mebibyte,
    depth: limits.depth ?? maxDepth,
    parts: limits.parts ?? 256,
    files: limits.files ?? 16,
    file: limits.file ?? 8 * mebibyte,
    field: limits.field ?? mebibyte,
    partHeaders: limits.partHeaders ?? 8192,
  });
}

export function timeoutsOf(timeouts: ServerTimeouts = {}): Required<ServerTimeouts> {
  return checked({ body: timeouts.body ?? 30_000, handler: timeouts.handler ?? 60_000 });
}

/** A limit that is no number would let everything through. */
function checked<Numbers extends object>(numbers: Numbers): Numbers {
  for (const [name, value] of Object.entries(numbers)) {
    if (!(typeof value === "number" && value >= 0)) throw new RangeError(`${name} must be a number from 0 on`);
  }
  return numbers;
}
