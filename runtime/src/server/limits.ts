import { maxDepth } from "../validate/index.js";

/** How much of a request is read before it is refused. */
export interface ServerLimits {
  /** Bytes of a body; of all parts together, files included. More is a 413. Default: 8 MiB. */
  readonly body?: number;
  /** Bytes of a body that a handler receives as a stream. More is a 413. Default: that of `body`. */
  readonly stream?: number;
  /** How deep JSON may be nested. Deeper is a 400. Default: 256, which is as deep as validators go. */
  readonly depth?: number;
  /** Parts of a form, files and fields. More is a 413. Default: 256. */
  readonly parts?: number;
  /** Files of a form. More is a 413. Default: 16. */
  readonly files?: number;
  /** Bytes of one file. More is a 413. Default: 8 MiB. */
  readonly file?: number;
  /** Bytes of one field of a form. More is a 413. Default: 1 MiB. */
  readonly field?: number;
  /** Bytes of the headers of one part of a form. More is a 400. Default: 8 KiB. */
  readonly partHeaders?: number;
}

/** Milliseconds; 0 for no end. */
export interface ServerTimeouts {
  /** For reading a body. Afterwards the response is 408. Default: 30,000. */
  readonly body?: number;
  /** For a handler with its hooks. Afterwards the response is 503, and `signal` aborts. Default: 60,000. */
  readonly handler?: number;
}

export type Limits = Required<ServerLimits>;

const mebibyte = 1024 * 1024;

export function limitsOf(limits: ServerLimits = {}): Limits {
  return checked({
    body: limits.body ?? 8 * mebibyte,
    stream: limits.stream ?? limits.body ?? 8 * mebibyte,
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
