// A command line in the style of public tools: configuration from the environment, a factory of clients, errors in one place.
import { parseArgs } from "node:util";
import {
  type Book,
  BooksApi,
  Configuration,
  type ConfigurationParameters,
  DefaultApi,
  FetchError,
  Genre,
  LoansApi,
  type ListBooksRequest,
  type Loan,
  type Middleware,
  type NewBook,
  ResponseError,
} from "./client";

const log: string[] = [];
const isDebug = true;

const debug: Middleware = {
  pre: async (context) => {
    log.push(`${context.init.method} ${new URL(context.url).pathname}`);
  },
  post: async (context) => {
    if (isDebug) log.push(String(context.response.status));
    return context.response;
  },
};

const parameters: ConfigurationParameters = {
  basePath: (process.env["BASE_URL"] ?? "").replace(/\/$/, ""),
  accessToken: process.env["SHELF_TOKEN"] ?? "",
  headers: { "X-Cli": "1.2.3" },
  middleware: [debug],
};

const configuration = new Configuration(parameters);

interface Clients {
  readonly books: BooksApi;
  readonly loans: LoansApi;
  readonly status: DefaultApi;
}

function createClients(config: Configuration): Clients {
  return { books: new BooksApi(config), loans: new LoansApi(config), status: new DefaultApi(config) };
}

const api = createClients(configuration);

class Library {
  #cache = new Map<string, Book>();

  constructor(
    private readonly books: BooksApi,
    private readonly loans = new LoansApi(configuration),
  ) {}

  async find(id: string): Promise<Book> {
    const known = this.#cache.get(id);
    if (known) return known;
    const book = await this.books.getBook({ bookId: id });
    this.#cache.set(id, book);
    return book;
  }

  async search(filter: Omit<ListBooksRequest, "limit">): Promise<string[]> {
    const request: ListBooksRequest = { ...filter, limit: 3 };
    const books = await this.books.listBooks(request);
    return books.map(({ title, addedAt }) => `${title} (${addedAt?.getUTCFullYear() ?? "?"})`);
  }

  lend(bookId: string, reader: string, days?: number): Promise<Loan> {
    return this.loans.lend({ newLoan: { bookId, reader, days } });
  }

  async returnDate(loanId: number): Promise<Date | undefined> {
    const { dueAt } = await this.loans.getLoan({ loanId });
    return dueAt;
  }
}

const library = new Library(api.books);

function explain(error: unknown): string {
  if (error instanceof ResponseError) {
    switch (error.response.status) {
      case 404:
        return "not found";
      case 409:
        return "exists already";
      default:
        return `status ${error.response.status}`;
    }
  }
  if (error instanceof FetchError) return "no connection";
  return error instanceof Error ? error.message : String(error);
}

type Handler = (args: readonly string[]) => Promise<unknown>;

const handlers: Record<string, Handler> = {
  async add([title = "", genre]) {
    const newBook: NewBook = { title, genre: genre === "poetry" ? Genre.Poetry : Genre.Novel };
    const { id } = await api.books.addBook({ newBook, xRequestId: "cli" });
    return id;
  },
  show: async ([id = ""]) => (await library.find(id)).title,
  list: async ([author]) => library.search({ author, genre: [Genre.Novel, Genre.History] }),
  all: async () => (await api.books.listBooks()).length,
  async rename([id = "", title]) {
    const response = await api.books.updateBookRaw({ bookId: id, bookChange: { title } });
    const book = await response.value();
    return `${response.raw.status} ${book.title}`;
  },
  remove: async (ids) => {
    const results = await Promise.allSettled(ids.map((bookId) => api.books.removeBook({ bookId })));
    return results.filter(({ status }) => status === "fulfilled").length;
  },
  lend: async ([id = "", reader = "", days]) => {
    const loan = await library.lend(id, reader, days === undefined ? undefined : Number(days));
    return loan.id ?? "queued";
  },
  due: async ([loan = "7"]) => (await library.returnDate(Number(loan)))?.toISOString() ?? "open",
  status: async () => {
    const controller = new AbortController();
    const { ok } = await api.status.getStatus({ signal: controller.signal });
    return ok;
  },
  report: async () => "none",
};

async function run(argv: string[]): Promise<string> {
  const { positionals } = parseArgs({ args: argv, allowPositionals: true });
  const [name = "", ...args] = positionals;
  const handler = handlers[name];
  if (!handler) return `unknown command ${name}`;
  try {
    return JSON.stringify(await handler(args));
  } catch (error) {
    return explain(error);
  }
}

for (const line of [
  "add Emma",
  "add Persuasion poetry",
  "show b1",
  "show b1",
  "show missing",
  "list Austen",
  "all",
  "rename b1 Title",
  "rename missing Title",
  "remove a b c",
  "lend b1 ada 14",
  "due 7",
  "status",
  "report",
  "nothing",
]) {
  console.log(line, "→", await run(line.split(" ")));
}
const offline = new BooksApi(new Configuration({ basePath: "http://127.0.0.1:9", fetchApi: async () => Promise.reject(new TypeError("offline")) }));
console.log(await offline.getBook({ bookId: "b1" }).then(String, explain));
console.log(log.length, log[0]);
