import { describe, expect, test } from "vitest";
import { type Around, HttpError } from "../../../runtime/src/server/index.js";
import { handlers, type NoteHandler } from "./note-definition.js";
import { type Setup, transports } from "./serve.js";

const tea: RequestInit = {
  method: "POST",
  headers: { "content-type": "application/json", authorization: "Bearer secret" },
  body: JSON.stringify({ title: "Tea" }),
};

/** A store whose transactions commit if their work succeeds. */
class Store {
  readonly kept: string[] = [];
  #open: string[] | undefined = undefined;

  write(text: string): void {
    if (this.#open === undefined) throw new Error(`${text} is written outside of a transaction`);
    this.#open.push(text);
  }

  async transaction(work: () => Promise<void>): Promise<void> {
    this.#open = [];
    try {
      await work();
      this.kept.push(...this.#open);
    } finally {
      this.#open = undefined;
    }
  }
}

describe.each(transports)("the around hook, over $name", ({ start }) => {
  /** Permissions, notes and events in one store, and the failures passed to `onError`. */
  async function board(createNote: NoteHandler, options: Setup = {}, around?: (store: Store) => Around) {
    const store = new Store();
    const reports: string[] = [];
    const ask = await start(
      handlers({
        createNote: (request, context) => {
          store.write(`note ${request.body.title}`);
          context.emit("NOTE_CREATE", request.body);
          return createNote(request, context);
        },
      }),
      {
        authorize: async () => store.write("permission"),
        deliver: async (events) => {
          for (const { event } of events) store.write(event);
        },
        around: around?.(store) ?? ((_, run) => store.transaction(run)),
        onError: (error, { stage }) => reports.push(`${stage}: ${(error as Error).message}`),
        ...options,
      },
    );
    return { ask: () => ask("/boards/1/notes", tea), kept: store.kept, reports };
  }

  test("permission, handler and events are one unit of work, and the response follows it", async () => {
    const { ask, kept } = await board(async ({ body }) => body);
    const response = await ask();
    expect([response.status, await response.json()]).toEqual([201, { title: "Tea" }]);
    expect(kept).toEqual(["permission", "note Tea", "NOTE_CREATE"]);
  });

  test("a refusing handler rolls back, with an unchanged response", async () => {
    const { ask, kept, reports } = await board(() => {
      throw new HttpError(409, 7, "there is one");
    });
    const response = await ask();
    expect([response.status, await response.json()]).toEqual([409, { code: 7, message: "there is one" }]);
    expect([kept, reports]).toEqual([[], []]);
  });

  test("a missing permission, undelivered events or an invalid response roll back", async () => {
    const refused = await board(({ body }) => body, { authorize: () => Promise.reject(new HttpError(403, 8, "no")) });
    const undelivered = await board(({ body }) => body, { deliver: () => Promise.reject(new Error("full")) });
    const broken = await board(() => ({ title: 1 }), { validateResponses: true });
    const statuses = [await refused.ask(), await undelivered.ask(), await broken.ask()].map(({ status }) => status);
    expect(statuses).toEqual([403, 500, 500]);
    expect([refused.kept, undelivered.kept, broken.kept]).toEqual([[], [], []]);
    expect([refused.reports, undelivered.reports]).toEqual([[], ["deliver: full"]]);
    expect(broken.reports).toEqual([
      expect.stringContaining("response: the response 201 of createNote does not match its schema"),
    ]);
  });

  test("a failing commit is a 500 in place of the response, reported with the hook's name", async () => {
    const { ask, reports } = await board(
      ({ body }, { setHeader }) => {
        setHeader("location", "/boards/1/notes/1");
        return body;
      },
      {},
      (store) => async (_, run) => {
        await store.transaction(run);
        throw new Error("the connection was lost");
      },
    );
    const response = await ask();
    expect([response.status, response.headers.get("location")]).toEqual([500, null]);
    expect(reports).toEqual(["around: the connection was lost"]);
  });

  test("a run can be retried: only the last one counts, with its events and headers", async () => {
    let attempts = 0;
    const { ask, kept, reports } = await board(
      ({ body }, { setHeader }) => {
        attempts += 1;
        setHeader(`x-attempt-${attempts}`, "1");
        if (attempts === 1) throw new Error("could not serialize");
        return body;
      },
      {},
      (store) => (_, run) => store.transaction(run).catch(() => store.transaction(run)),
    );
    const { status, headers } = await ask();
    expect([status, headers.get("x-attempt-1"), headers.get("x-attempt-2")]).toEqual([201, null, "1"]);
    expect(kept).toEqual(["permission", "note Tea", "NOTE_CREATE"]);
    expect(reports).toEqual([]);
  });

  test("an HttpError of the handler is kept, even if the database fails", async () => {
    const wrapping = await board(
      () => {
        throw new HttpError(409, 7, "there is one");
      },
      {},
      (store) => (_, run) =>
        store.transaction(run).catch((cause) => Promise.reject(new Error("rolled back", { cause }))),
    );
    const failing = await board(
      () => {
        throw new HttpError(409, 7, "there is one");
      },
      { authorize: () => undefined },
      (store) => async (_, run) => {
        await store.transaction(run).catch(() => undefined);
        throw new Error("rollback failed");
      },
    );
    expect([(await wrapping.ask()).status, (await failing.ask()).status]).toEqual([409, 409]);
    expect([wrapping.reports, failing.reports]).toEqual([[], ["around: rollback failed"]]);
  });

  test("an HttpError of the hook is sent, in place of the run or after it", async () => {
    const closed = await board(({ body }) => body, {
      around: () => Promise.reject(new HttpError(503, 9, "read only")),
    });
    const taken = await board(
      () => {
        throw new Error("unique violation");
      },
      {},
      (store) => (_, run) => store.transaction(run).catch(() => Promise.reject(new HttpError(409, 7, "there is one"))),
    );
    expect([(await closed.ask()).status, (await taken.ask()).status]).toEqual([503, 409]);
    expect([closed.reports, taken.reports]).toEqual([[], []]);
  });

  test("a hook that does not wait for its run, or starts two at once, is a 500 with that reason", async () => {
    const idle = await board(({ body }) => body, { around: async () => undefined });
    const careless = await board(({ body }) => body, { around: async (_, run) => void run() });
    const twice = await board(
      ({ body }) => body,
      {},
      (store) => (_, run) => store.transaction(() => Promise.all([run(), run()]).then(() => undefined)),
    );
    const statuses = [await idle.ask(), await careless.ask(), await twice.ask()].map(({ status }) => status);
    expect(statuses).toEqual([500, 500, 500]);
    expect(idle.reports).toEqual([expect.stringContaining("options.around has not waited for a run")]);
    expect(careless.reports).toEqual([expect.stringContaining("options.around has not waited for a run")]);
    expect(twice.reports).toEqual([expect.stringContaining("options.around runs a call that is running")]);
  });

  test("a run that exceeded its timeout is rolled back, even if it succeeds", async () => {
    let finished: (() => void) | undefined;
    const { ask, kept, reports } = await board(
      ({ body }, { signal }) =>
        // The handler succeeds after the abort.
        new Promise((resolve) => signal.addEventListener("abort", () => queueMicrotask(() => resolve(body)))),
      { timeouts: { handler: 20 } },
      (store) => (_, run) => store.transaction(run).finally(() => finished?.()),
    );
    const over = new Promise<void>((resolve) => {
      finished = resolve;
    });
    expect((await ask()).status).toBe(503);
    await over;
    expect(kept).toEqual([]);
    expect(reports).toEqual(["handler: createNote took too long (handler)"]);
  });

  test("a run that begins after the timeout calls neither handler nor hooks", async () => {
    const called: string[] = [];
    const { ask, reports } = await board(
      ({ body }) => {
        called.push("handler");
        return body;
      },
      { timeouts: { handler: 20 }, deliver: async () => void called.push("deliver") },
      // A database whose connections are all in use.
      () => async (call, run) => {
        await new Promise((resolve) => call.signal.addEventListener("abort", resolve));
        await run().catch((error: unknown) => called.push(String(error)));
        finished?.();
      },
    );
    let finished: (() => void) | undefined;
    const over = new Promise<void>((resolve) => {
      finished = resolve;
    });
    expect((await ask()).status).toBe(503);
    await over;
    expect(called).toEqual(["HttpError: Service Unavailable"]);
    expect(reports).toEqual(["around: createNote took too long (around)"]);
  });

  test("the events of a handler that succeeds after its timeout are not delivered", async () => {
    const delivered: unknown[] = [];
    let finished: (() => void) | undefined;
    const over = new Promise<void>((resolve) => {
      finished = resolve;
    });
    const { ask } = await board(
      ({ body }, { signal }) =>
        new Promise((resolve) => signal.addEventListener("abort", () => queueMicrotask(() => resolve(body)))),
      { timeouts: { handler: 20 }, deliver: async (events) => void delivered.push(...events) },
      (store) => (_, run) => store.transaction(run).finally(() => finished?.()),
    );
    expect((await ask()).status).toBe(503);
    await over;
    expect(delivered).toEqual([]);
  });

  test("the hook receives the operation and the principal, and may be limited to some operations", async () => {
    const seen: unknown[] = [];
    const { ask } = await board(
      ({ body }) => body,
      {},
      (store) => (call, run) => {
        seen.push([call.operation.id, call.principal, call.method]);
        return call.method === "GET" ? run() : store.transaction(run);
      },
    );
    expect((await ask()).status).toBe(201);
    expect(seen).toEqual([["createNote", "ada", "POST"]]);
  });
});
