// A bot: a typed wrapper around the client, commands in a table, rate limits, and tests with a fake of fetch.
import { setTimeout as sleep } from "node:timers/promises";
import createClient, { type Client, type ClientOptions, type FetchResponse, type Middleware } from "openapi-fetch";
import type { components, paths } from "./schema.js";

type Schemas = components["schemas"];
type Book = Schemas["Book"];
type Genre = Schemas["Genre"];

const genres = ["novel", "poetry", "history"] as const satisfies readonly Genre[];

export class BotError extends Error {
  override readonly name = "BotError";
  constructor(
    message: string,
    readonly status: number,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

function createShelf(options: ClientOptions & { token?: string | undefined } = {}): Client<paths> {
  const { token, ...rest } = options;
  const client = createClient<paths>({ ...rest, baseUrl: options.baseUrl ?? "http://localhost" });
  const log: Middleware = {
    onRequest({ request }) {
      if (token) request.headers.set("authorization", `Bearer ${token}`);
      return request;
    },
  };
  client.use(log);
  return client;
}

const limits: Middleware = {
  async onResponse({ request, response }) {
    if (response.status !== 429) return response;
    await sleep(1);
    return fetch(request.clone());
  },
};

const shelf = createClient<paths>({
  baseUrl: process.env["BASE_URL"] ?? "http://localhost:8080/v1",
  headers: { "user-agent": "shelf-bot", "X-Bot": "1" },
  keepalive: true,
});
shelf.use(limits);

interface Command {
  readonly usage: string;
  readonly run: (args: readonly string[]) => Promise<string>;
}

async function must<T>(call: Promise<{ data?: T; error?: unknown; response: Response }>): Promise<T> {
  const { data, error, response } = await call;
  if (error !== undefined || data === undefined) {
    const message = typeof error === "object" && error !== null && "message" in error ? String(error.message) : response.statusText;
    throw new BotError(message, response.status);
  }
  return data;
}

const isGenre = (text: string | undefined): text is Genre => genres.some((genre) => genre === text);

const commands: Record<string, Command> = {
  find: {
    usage: "find <author> [genre]",
    async run([author, genre]) {
      const books = await must(
        shelf.GET("/books", {
          params: { query: { author, ...(isGenre(genre) ? { genre: [genre] } : {}), limit: 5 } },
        }),
      );
      return books.map(describe).join("\n") || "nothing";
    },
  },
  show: {
    usage: "show <id>",
    run: async ([id = ""]) => {
      const { data: book, error } = await shelf.GET("/books/{book_id}", { params: { path: { book_id: id } } });
      return error ? `no: ${error.code ?? "?"}` : describe(book);
    },
  },
  add: {
    usage: "add <title>",
    run: async (words) => {
      const body: Schemas["NewBook"] = { title: words.join(" "), genre: genres[0] };
      const { data, error, response } = await shelf.POST("/books", { body });
      switch (response.status) {
        case 201:
          return `added ${data!.id}`;
        case 409:
          return "existing" in error! ? `known as ${error.existing.title}` : "conflict";
        default:
          return error?.message ?? "?";
      }
    },
  },
  author: {
    usage: "author <id> <name>",
    run: ([id = "", ...name]) =>
      must(
        shelf.PATCH("/books/{book_id}", {
          params: { path: { book_id: id } },
          body: { author: name.length > 0 ? name.join(" ") : null },
        }),
      ).then(({ author }) => `by ${author}`),
  },
  drop: {
    usage: "drop <ids>",
    async run(ids) {
      let dropped = 0;
      for (const book_id of ids) {
        const { error } = await shelf.DELETE("/books/{book_id}", { params: { path: { book_id } } });
        if (!error) dropped++;
      }
      return `dropped ${dropped}`;
    },
  },
  lend: {
    usage: "lend <id> <reader>",
    run: async ([book_id = "", reader = "", days]) => {
      const result = await shelf.POST("/loans", {
        body: { book_id, reader, ...(days !== undefined && { days: Number(days) }) },
      });
      if (result.error) throw new BotError(result.error.fields.join(), result.response.status, { cause: result.error });
      return result.data ? `loan ${result.data.id}` : "queued";
    },
  },
  cover: {
    usage: "cover <id>",
    run: async ([book_id = "b1"]) => {
      const { data } = await shelf.GET("/books/{book_id}/cover", { params: { path: { book_id } }, parseAs: "arrayBuffer" });
      return `${data?.byteLength} bytes`;
    },
  },
  status: {
    usage: "status",
    run: async () => ((await shelf.GET("/status")).data?.ok ? "up" : "down"),
  },
};

function describe({ title, author = "unknown", genre }: Book): string {
  return `${title} by ${author} (${genre})`;
}

async function dispatch(line: string): Promise<string> {
  const [name = "", ...args] = line.split(" ");
  const command = commands[name];
  if (!command) return `usage: ${Object.values(commands).map(({ usage }) => usage).join(" | ")}`;
  try {
    return await command.run(args);
  } catch (error) {
    return error instanceof BotError ? `${error.name} ${error.status}: ${error.message}` : String(error);
  }
}

for (const line of [
  "find Jane novel",
  "show b1",
  "show missing",
  "add Emma",
  "add Northanger Abbey",
  "author b1 J Austen",
  "author missing X",
  "drop a b/c",
  "lend b1 ada 3",
  "lend b1 queue",
  "cover b1",
  "status",
  "help",
]) {
  console.log(await dispatch(line));
}

// Tests of the wrapper.
const seen: string[] = [];
const faked = createShelf({
  baseUrl: "http://fake.example",
  token: "t",
  fetch: async (request) => {
    seen.push(`${request.method} ${request.url} ${request.headers.get("authorization")}`);
    return Response.json({ message: "boom", code: "teapot" }, { status: 418 });
  },
});
type StatusResponse = FetchResponse<paths["/status"]["get"], object, "application/json">;
const failed = await faked.GET("/loans/{loan_id}", { params: { path: { loan_id: 3 } } });
console.log(failed.error?.code, failed.response.status, seen);
const status: StatusResponse = await createShelf({ baseUrl: process.env["BASE_URL"] ?? "" }).GET("/status");
console.log(status.data?.ok);
