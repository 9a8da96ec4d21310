import { AsyncLocalStorage } from "node:async_hooks";
import { ExampleValues, type Interface, type ModelOperation } from "@guildwire/generator";
import { HttpError, type Operation } from "@guildwire/runtime/server";
import {
  type ReceivedResponse,
  type ResponseViolation,
  responseViolations,
  withoutFoundValue,
} from "./check-response.js";
import { type CompileOptions, loadGeneratedServer } from "./generated-code.js";
import { basePathRemover } from "./http/server-url.js";

/** What is known of a request after its validation. */
export interface Inspection {
  operation?: string;
  readonly failures: { readonly rule: string; readonly message: string }[];
}

/** Compares requests and responses with a document. */
export interface Inspector {
  /** @param body The bytes of the body; undefined if it is not to be checked. */
  request(request: Request, body: Uint8Array | undefined): Promise<Inspection>;
  /** @param operation The operationId. */
  response(operation: string, response: ReceivedResponse): readonly ResponseViolation[];
}

/** Creates an inspector that validates requests with the generated server, whose handlers do nothing. */
export async function createInspector(model: Interface, compilation?: CompileOptions): Promise<Inspector> {
  const { operations, createFetchHandler } = await loadGeneratedServer(model, compilation);
  const inspections = new AsyncLocalStorage<Inspection>();
  const withoutBasePath = basePathRemover(model);
  const values = new ExampleValues(model);
  const declared = new Map(model.operations.map((operation) => [operation.id, operation]));
  const generated = new Map(operations.map((operation) => [operation.id, operation]));
  const engine = createFetchHandler(passingHandlers(operations), {
    authenticate: Object.fromEntries(
      operations
        .flatMap(({ security = [] }) => security.flat())
        .map(({ scheme }) => [scheme.name, () => ({ name: scheme.name })]),
    ),
    resolve: (_values, families) => families[0],
    validateResponses: false,
    onError: () => undefined,
    onRequest: ({ operation }) => {
      const inspection = inspections.getStore();
      if (inspection !== undefined && operation !== undefined) inspection.operation = operation.id;
    },
    renderError: ({ kind, message, issues }) => {
      const failures = inspections.getStore()?.failures;
      if (message === passed) return undefined;
      if (issues === undefined) failures?.push({ rule: kind, message });
      for (const issue of issues ?? []) failures?.push({ rule: kind, message: withoutFoundValue(issue.message) });
      return undefined;
    },
  });
  return {
    async request({ url, method, headers }, body) {
      const inspection: Inspection = { failures: [] };
      const hasBody = body !== undefined && body.length > 0 && method !== "GET" && method !== "HEAD";
      const copy = new Request(url, { method, headers, ...(hasBody ? { body: body as BodyBytes } : {}) });
      await inspections.run(inspection, () => engine(withoutBasePath(copy)));
      // The body was too large to be checked, so that it seems to be missing.
      if (body === undefined) inspection.failures.length = 0;
      return inspection;
    },
    response(operation, response) {
      const known = pairOf(declared.get(operation), generated.get(operation));
      return known === undefined ? [] : responseViolations(known, response, values);
    },
  };
}

type BodyBytes = Uint8Array<ArrayBuffer>;

function pairOf(
  declared: ModelOperation | undefined,
  generated: Operation | undefined,
): { readonly declared: ModelOperation; readonly generated: Operation } | undefined {
  return declared === undefined || generated === undefined ? undefined : { declared, generated };
}

/** Marks the error of a handler that was reached: the request is valid. */
const passed = "guildwire: the request is valid";

function passingHandlers(operations: readonly Operation[]): object {
  const groups: Record<string, Record<string, () => never>> = {};
  for (const { handler } of operations) {
    const [group, method] = handler;
    groups[group] ??= {};
    groups[group][method] = () => {
      throw new HttpError(404, undefined, passed);
    };
  }
  return groups;
}
