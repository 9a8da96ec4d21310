/** A fault that a server may have, and where it shows: the operation, the tested rule and the violated one. */
export const faults = {
  "title of 31 characters": ["createTask", "maxLength", "invalid-accepted"],
  "empty title": ["createTask", "minLength", "invalid-accepted"],
  "priority of 6": ["createTask", "maximum", "invalid-accepted"],
  "fractional priority": ["createTask", "integer", "invalid-accepted"],
  "no page of 50": ["listTasks", "maximum", "valid-refused"],
  "page of 0": ["listTasks", "minimum", "invalid-accepted"],
  "any state in the query": ["listTasks", "enum", "invalid-accepted"],
  "title is optional": ["createTask", "required", "invalid-accepted"],
  "unknown properties": ["createTask", "additionalProperties", "invalid-accepted"],
  "no credentials needed": ["createTask", "credentials", "credentials-not-required"],
  "anyone may delete": ["deleteTask", "credentials", "credentials-not-required"],
  "any media type": ["createTask", "media-type", "invalid-accepted"],
  "created with 200": ["createTask", "valid", "undeclared-status"],
  "id as text": ["getTask", "valid", "response-schema"],
  "no location": ["createTask", "valid", "missing-header"],
  "replacement is lost": ["replaceTask", "change-not-stored", "change-not-stored"],
  "deletion does nothing": ["deleteTask", "still-there", "still-there"],
  "list is stale": ["listTasks", "not-listed", "not-listed"],
  "crash on malformed bodies": ["createTask", "malformed-body", "server-error"],
  "any date": ["createTask", "format", "invalid-accepted"],
  "repeated labels": ["createTask", "uniqueItems", "invalid-accepted"],
  "errors as text": ["createTask", "malformed-body", "undeclared-media-type"],
  "errors of another shape": ["createTask", "credentials", "response-schema"],
  "body with 204": ["listTasks", "valid", "undeclared-media-type"],
} as const satisfies Readonly<Record<string, readonly [operation: string, tested: string, violated: string]>>;

export type Fault = keyof typeof faults;

/** A response, independent of the framework. */
export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A request as a framework has read it. */
export interface TaskRequest {
  readonly authorization: string | undefined;
  readonly contentType: string | undefined;
  readonly query: Readonly<Record<string, unknown>>;
  /** Undefined without a body. */
  readonly text: string | undefined;
}

type Fields = Readonly<Record<string, unknown>>;

type Task = Fields & { readonly id: number };

/** Whether a step ended with a response. Tasks have a `state`, but no `status`. */
function isReply(value: Fields | Reply): value is Reply {
  return "status" in value;
}

/** The token that the servers accept. */
export const token = "token-of-the-tasks";

/** The rules of the tasks, with at most one fault. */
export class Tasks {
  readonly #tasks = new Map<number, Task>();
  readonly #fault: Fault | undefined;
  #last = 0;

  constructor(fault?: Fault) {
    this.#fault = fault;
  }

  list({ query }: TaskRequest): Reply {
    const { size, state } = query;
    if (size !== undefined) {
      const number = Number(size);
      const least = this.#has("page of 0") ? 0 : 1;
      const most = this.#has("no page of 50") ? 49 : 50;
      if (!Number.isInteger(number) || number < least || number > most) return this.#refuse(400, "size");
    }
    const isState = state === undefined || state === "open" || state === "done";
    if (!isState && !this.#has("any state in the query")) return this.#refuse(400, "state");
    if (this.#has("body with 204"))
      return { status: 200, headers: { "content-type": "text/html" }, body: "<p>tasks</p>" };
    return this.#json(200, this.#has("list is stale") ? [] : [...this.#tasks.values()]);
  }

  create(request: TaskRequest): Reply {
    const fields = this.#fields(request, this.#has("no credentials needed"));
    if (isReply(fields)) return fields;
    const task: Task = { id: ++this.#last, ...fields };
    this.#tasks.set(task.id, task);
    const reply = this.#json(this.#has("created with 200") ? 200 : 201, task);
    return this.#has("no location")
      ? reply
      : { ...reply, headers: { ...reply.headers, location: `/tasks/${task.id}` } };
  }

  read(id: string): Reply {
    const task = this.#find(id);
    if (isReply(task)) return task;
    return this.#json(200, this.#has("id as text") ? { ...task, id: String(task["id"]) } : task);
  }

  replace(id: string, request: TaskRequest): Reply {
    const fields = this.#fields(request, false);
    if (isReply(fields)) return fields;
    const found = this.#find(id);
    if (isReply(found)) return found;
    const task: Task = { id: Number(id), ...fields };
    if (!this.#has("replacement is lost")) this.#tasks.set(task.id, task);
    return this.#json(200, task);
  }

  remove(id: string, { authorization }: TaskRequest): Reply {
    if (!this.#has("anyone may delete") && authorization !== `Bearer ${token}`) return this.#refuse(401, "token");
    const found = this.#find(id);
    if (isReply(found)) return found;
    if (!this.#has("deletion does nothing")) this.#tasks.delete(Number(id));
    return { status: 204, headers: {}, body: "" };
  }

  #find(id: string): Fields | Reply {
    if (!/^[1-9]\d{0,8}$/.test(id)) return this.#refuse(400, "taskId");
    return this.#tasks.get(Number(id)) ?? this.#refuse(404, "no such task");
  }

  /** Reads and validates the body; returns a response if it is invalid. */
  #fields({ authorization, contentType, text }: TaskRequest, isPublic: boolean): Fields | Reply {
    if (!isPublic && authorization !== `Bearer ${token}`) return this.#refuse(401, "token");
    const isJson = /^application\/json\b/.test(contentType ?? "");
    if (text === undefined || text === "") return this.#refuse(400, "body");
    if (!isJson) {
      if (!this.#has("any media type")) return this.#refuse(415, "media type");
      return { title: "any", priority: 1 };
    }
    let body: unknown;
    try {
      body = JSON.parse(text);
    } catch {
      if (this.#has("crash on malformed bodies")) return { status: 500, headers: {}, body: "crash" };
      return this.#refuse(400, "JSON");
    }
    if (typeof body !== "object" || body === null || Array.isArray(body)) return this.#refuse(400, "object");
    const fields = body as Record<string, unknown>;
    const wrong = this.#wrongField(fields);
    return wrong === undefined ? { title: "untitled", ...fields } : this.#refuse(400, wrong);
  }

  #wrongField(fields: Readonly<Record<string, unknown>>): string | undefined {
    const { title, priority, labels, due, state, ...others } = fields;
    if (Object.keys(others).length > 0 && !this.#has("unknown properties")) return "unknown property";
    const least = this.#has("empty title") ? 0 : 1;
    const most = this.#has("title of 31 characters") ? 31 : 30;
    const isText = typeof title === "string" && [...title].length >= least && [...title].length <= most;
    if (!isText && !(title === undefined && this.#has("title is optional"))) return "title";
    const isNumber = typeof priority === "number" && priority >= 1 && priority <= (this.#has("priority of 6") ? 6 : 5);
    if (!isNumber || (!Number.isInteger(priority) && !this.#has("fractional priority"))) return "priority";
    if (due !== undefined && !this.#isDate(due)) return "due";
    if (state !== undefined && state !== "open" && state !== "done") return "state";
    return labels === undefined || this.#areLabels(labels) ? undefined : "labels";
  }

  #isDate(due: unknown): boolean {
    if (typeof due !== "string") return false;
    return this.#has("any date") || (/^\d{4}-\d\d-\d\d$/.test(due) && !Number.isNaN(Date.parse(due)));
  }

  #areLabels(labels: unknown): boolean {
    if (!Array.isArray(labels) || labels.length > 3) return false;
    if (new Set(labels).size < labels.length && !this.#has("repeated labels")) return false;
    return labels.every((label) => typeof label === "string" && /^[a-z]+$/.test(label));
  }

  #refuse(status: number, reason: string): Reply {
    if (this.#has("errors as text")) return { status, headers: { "content-type": "text/plain" }, body: reason };
    return this.#json(status, this.#has("errors of another shape") ? { error: reason } : { reason });
  }

  #json(status: number, value: unknown): Reply {
    return { status, headers: { "content-type": "application/json" }, body: JSON.stringify(value) };
  }

  #has(fault: Fault): boolean {
    return this.#fault === fault;
  }
}
