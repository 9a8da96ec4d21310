// A loan desk in JavaScript that the compiler checks: types are in comments.
import createClient from "openapi-fetch";
import { api, auth } from "./desk-client.js";

/** @typedef {import("./schema.js").components["schemas"]["Book"]} Book */
/** @typedef {import("./schema.js").paths} Paths */
/** @import { components } from "./schema.js" */

const baseUrl = process.env["BASE_URL"] ?? "";

/** @type {import("openapi-fetch").Client<Paths>} */
const local = createClient({ baseUrl, headers: { "x-client": "desk" } });

const cast = /** @type {import("openapi-fetch").Client<import("./schema.js").paths>} */ (createClient({ baseUrl }));

/**
 * @param {string} [author]
 * @returns {Promise<Book[]>}
 */
async function listNovels(author) {
  const { data, error } = await local.GET("/books", {
    params: { query: { genre: ["novel", "poetry"], author, limit: 10 } },
  });
  if (error) throw new Error(error.message);
  return data;
}

/** @param {components["schemas"]["NewBook"]} book */
export async function addBook(book) {
  const { data, error, response } = await api.POST("/books", {
    params: { header: { "X-Request-Id": "r 1" } },
    body: book,
  });
  if (error) {
    if ("existing" in error) return `exists as ${error.existing.id}`;
    return `${response.status}: ${error.message}`;
  }
  return data.id;
}

class Desk {
  /** @param {import("openapi-fetch").Client<Paths>} client */
  constructor(client) {
    this.client = client;
  }

  /** @param {string} book_id */
  async title(book_id) {
    const { data } = await this.client.GET("/books/{book_id}", { params: { path: { book_id } } });
    return data?.title;
  }

  /** @param {string} book_id @param {string} title */
  async rename(book_id, title) {
    const result = await this.client.PATCH("/books/{book_id}", { params: { path: { book_id } }, body: { title } });
    return result.error ? result.error.message : result.data.title;
  }
}

auth("second");
console.log((await listNovels("Jane")).map((one) => one.title));
console.log(await addBook({ title: "Emma", author: "Jane", genre: "novel" }));
console.log(await addBook({ title: "Persuasion", author: "Jane", genre: "novel" }));
const desk = new Desk(cast);
console.log(await desk.title("b1"), await desk.title("missing"), await desk.rename("b1", "New"));
console.log(await desk.rename("missing", "New"));
const removed = await api.DELETE("/books/{book_id}", { params: { path: { book_id: "b1" } } });
console.log(removed.response.status);
