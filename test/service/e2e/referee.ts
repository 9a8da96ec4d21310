import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { OpenAPIBackend, type Operation, type Request } from "openapi-backend";
import { readDocument } from "./declared.js";

/** A request on the wire. */
export interface SentRequest {
  readonly method: string;
  /** Path relative to the interface's base, with the query. */
  readonly path: string;
  readonly headers: Headers;
  /** The parsed JSON, or the form fields except files. */
  readonly body: unknown;
}

/** A response on the wire. */
export interface ReceivedResponse {
  readonly status: number;
  readonly type: string;
  /** The parsed JSON; undefined without a body. */
  readonly body: unknown;
}

/** The verdict of an independent validator on a request. */
export interface Ruling {
  readonly operation: string;
  /** Violations of the request; empty if it is valid. */
  readonly request: readonly string[];
  /** Returns violations of the response; empty if it is valid. */
  readonly response: (response: ReceivedResponse) => readonly string[];
}

/** Validates with a third-party implementation: openapi-backend reads a bundled document. */
export class Referee {
  readonly #backend: OpenAPIBackend;
  readonly #events = ajv({ allErrors: true });

  private constructor(backend: OpenAPIBackend) {
    this.#backend = backend;
  }

  static async of(name: "openapi.json" | "openapi.variants.json"): Promise<Referee> {
    const document = readDocument(name);
    const backend = new OpenAPIBackend({
      definition: structuredClone(document) as never,
      // Compile validators on first use.
      quick: true,
      coerceTypes: true,
      // Its default ajv supports an earlier JSON Schema than OpenAPI 3.1 uses.
      customizeAjv: (_ajv, options) => ajv(options ?? {}) as never,
    });
    await backend.init();
    const referee = new Referee(backend);
    referee.#events.addSchema(document, "document");
    return referee;
  }

  judge({ method, path, headers, body }: SentRequest): Ruling {
    const request: Request = { method, path, headers: Object.fromEntries(headers), body: body as never };
    const operation = this.#backend.router.matchOperation(request);
    if (operation?.operationId === undefined) throw new Error(`the document has no ${method} ${path}`);
    return {
      operation: operation.operationId,
      request: reasons(this.#backend.validator.validateRequest(request, operation)),
      response: (response) => this.#judgeResponse(operation, response),
    };
  }

  #judgeResponse(operation: Operation, { status, type, body }: ReceivedResponse): readonly string[] {
    const declared = operation.responses?.[status];
    if (declared === undefined) return [`status ${status} is not declared`];
    const types = Object.keys(("content" in declared && declared.content) || {});
    if (types.length === 0) return body === undefined ? [] : ["no body is declared"];
    if (!types.includes(type)) return [`a body of type ${type || "none"} is not declared`];
    if (type !== "application/json") return [];
    return reasons(this.#backend.validator.validateResponse(body, operation, status));
  }

  /** Returns violations of an event's payload; empty if it is valid. */
  judgeEvent(event: string, payload: unknown): readonly string[] {
    const schema = { $ref: `document#/x-gateway-events/${event}/payload` };
    const validate = this.#events.getSchema(schema.$ref) ?? this.#events.compile(schema);
    return validate(payload) ? [] : reasons({ errors: validate.errors ?? [] });
  }
}

function ajv(options: object): Ajv2020 {
  const made = new Ajv2020({ ...options, strict: false });
  addFormats.default(made);
  made.addFormat("snowflake", (id: string) => /^\d{1,20}$/.test(id) && BigInt(id) < 2n ** 64n);
  return made;
}

function reasons({
  errors,
}: {
  readonly errors?: readonly { instancePath: string; message?: string }[] | null;
}): string[] {
  return (errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}
