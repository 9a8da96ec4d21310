import type { World } from "../harness/world.js";
import { type DeclaredOperation, declaredErrors, operations } from "./declared.js";
import type { ReceivedResponse, Referee, SentRequest } from "./referee.js";

/**
 * Validators of requests: for the document itself, and for the one in which routes of interactions replace those of
 * webhooks.
 */
export interface Referees {
  readonly webhooks: Referee;
  readonly interactions: Referee;
}

/**
 * Observes the calls of a world's clients: records the outcomes of each operation, and disagreements between the
 * service and the validators. One call at a time, so that events can be attributed.
 */
export class Observer {
  /** The observed outcomes: `operation` with a status, an error name, or an event name. */
  readonly seen = new Set<string>();
  readonly disagreements: string[] = [];
  readonly #world: World;
  readonly #referees: Referees;

  constructor(world: World, referees: Referees) {
    this.#world = world;
    this.#referees = referees;
    world.sendWith((url, init) => this.#send(url, init));
  }

  async #send(url: string, init: RequestInit): Promise<Response> {
    const { pathname, search } = new URL(url);
    const path = pathname.replace(/^\/api\/v8/, "");
    const headers = new Headers(init.headers);
    const body = await readBody(new Request(url, init));
    const sent: SentRequest = { method: init.method ?? "GET", path: `${path}${search}`, headers, body };
    const referee = await this.#refereeOf(path);
    const ruling = referee.judge(sent);
    const operation = operations.find(({ id }) => id === ruling.operation);
    if (operation === undefined) throw new Error(`${ruling.operation} is not declared`);

    const before = await this.#lastEvent();
    const response = await fetch(url, init);
    const received = await readResponse(response.clone());
    const disagree = (what: string, reasons: readonly string[]) => {
      for (const reason of reasons) this.disagreements.push(`${operation.id} ${response.status}: ${what} ${reason}`);
    };
    if (response.status < 400) disagree("the request was taken though", ruling.request);
    disagree("the response:", ruling.response(received));

    this.seen.add(`${operation.id} ${response.status}`);
    const name = nameOfError(operation, received);
    if (name !== undefined) this.seen.add(`${operation.id} ${name}`);
    else if (response.status >= 400) disagree("the error is not declared:", [JSON.stringify(received.body)]);
    for (const { event, payload } of await this.#eventsAfter(before)) {
      this.seen.add(`${operation.id} ${event}`);
      if (!operation.events.includes(event) || response.status >= 400) disagree("fires", [event]);
      disagree(event, referee.judgeEvent(event, payload));
    }
    return response;
  }

  /** Routes shared by webhooks and interactions are distinguished by the first id. */
  async #refereeOf(path: string): Promise<Referee> {
    if (path.startsWith("/interactions/")) return this.#referees.interactions;
    const [, id] = /^\/webhooks\/(\d{1,19})\//.exec(path) ?? [];
    const application = id && (await this.#world.read((work) => work.applications.find(id)));
    return application ? this.#referees.interactions : this.#referees.webhooks;
  }

  async #lastEvent(): Promise<string> {
    const { kysely } = this.#world.service.services.store.database;
    const last = await kysely.selectFrom("outbox").select("id").orderBy("id", "desc").limit(1).executeTakeFirst();
    return last?.id ?? "0";
  }

  #eventsAfter(id: string): Promise<{ readonly event: string; readonly payload: unknown }[]> {
    const { kysely } = this.#world.service.services.store.database;
    return kysely.selectFrom("outbox").select(["event", "payload"]).where("id", ">", id).orderBy("id").execute();
  }
}

/** Returns the name of a declared error; undefined for an undeclared one. */
function nameOfError({ errors }: DeclaredOperation, { status, body }: ReceivedResponse): string | undefined {
  const code = (body as { readonly code?: number } | undefined)?.code;
  return errors.find((name) => declaredErrors[name]?.status === status && declaredErrors[name]?.code === code);
}

async function readBody(request: Request): Promise<unknown> {
  const type = request.headers.get("content-type") ?? "";
  if (!type.startsWith("multipart/form-data")) {
    const text = await request.text();
    return text === "" ? undefined : JSON.parse(text);
  }
  const form = await request.formData();
  const payload = form.get("payload_json");
  return typeof payload === "string" ? JSON.parse(payload) : {};
}

async function readResponse(response: Response): Promise<ReceivedResponse> {
  const { status } = response;
  const type = (response.headers.get("content-type") ?? "").replace(/;.*/, "");
  const text = await response.text();
  return { status, type, body: text === "" ? undefined : type === "application/json" ? JSON.parse(text) : text };
}
