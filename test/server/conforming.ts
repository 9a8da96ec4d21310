import type { Interface } from "../../generator/src/model/interface.js";
import { conformTo } from "../../tools/src/index.js";

/** Tests a server against its document with valid and invalid requests. Returns the failures. */
export async function nonconformities(model: Interface, url: string): Promise<readonly string[]> {
  const { cases } = await conformTo(model, {
    url,
    credentials: { headers: {}, auth: {} },
    write: true,
    skip: new Set(),
    seed: 0,
    limits: { requests: 1000, timeout: 20_000, duration: 120_000 },
    stop: new AbortController().signal,
  });
  return cases.flatMap(({ operation, rule, failures }) =>
    failures.map(({ message }) => `${operation} ${rule}: ${message}`),
  );
}
