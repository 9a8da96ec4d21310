import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { OpenAPIBackend, type Operation, type Request } from "openapi-backend";
import { readDocument } from "./declared.js";

/** A request as it goes over the wire. */
export interface SentRequest {
  readonly method: string;
  /** Below the base of the interface, with its query. */
  readonly path: string;
  readonly headers: Headers;
  /** What JSON says, or the parts of a form that are no files. */
  readonly body: unknown;
}

/** A response as it comes over the wire. */
export interface ReceivedResponse {
  readonly status: number;
  readonly type: string;
  /** What JSON says; undefined for no body. */
  readonly body: unknown;
}

/** What the document says of a request, in the eyes of a validator that is not ours. */
export interface Ruling {
  readonly operation: string;
  /** Why the document does not allow the request; empty when it does. */
  readonly request: readonly string[];
  /** Why the document does not allow the response; empty when it does. */
  readonly response: (response: ReceivedResponse) => readonly string[];
}

/** A validator that we did not write, in front of the service: openapi-backend reads a bundled document. */
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
      // Validators are compiled when they are first asked for.
      quick: true,
      coerceTypes: true,
      // Its own is one for an earlier JSON Schema than that of OpenAPI 3.1.
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

  /** Why the document does not allow the payload of an event; empty when it does. */
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
