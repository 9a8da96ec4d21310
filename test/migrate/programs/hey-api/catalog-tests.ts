import { beforeEach, describe, expect, it, vi } from "vitest";
import { create, findBook, isUp, NotFound, remove, rename, search } from "./catalog";
import { addBook, getBook, getStatus, listBooks, removeBook, updateBook } from "./sdk";
import type { Book } from "./sdk";

vi.mock("./sdk", () => ({
  addBook: vi.fn(),
  getBook: vi.fn(),
  getStatus: vi.fn().mockResolvedValue({ data: { ok: true } }),
  listBooks: vi.fn(),
  removeBook: vi.fn(),
  updateBook: vi.fn(),
}));

const emma: Book = { id: "b1", title: "Emma", genre: "novel" };
const request = new Request("http://localhost");
const ok = new Response(null, { status: 200 });

describe("the catalog", () => {
  beforeEach(() => {
    vi.mocked(getBook).mockReset();
  });

  it("finds a book", async () => {
    vi.mocked(getBook).mockResolvedValue({ data: emma, error: undefined, request, response: ok });
    expect(await findBook("b1")).toEqual(emma);
    expect(getBook).toHaveBeenCalledWith({ path: { book_id: "b1" }, query: { fields: ["title"] } });
    expect(getBook).toHaveBeenCalledTimes(1);
  });

  it("throws for a missing book", async () => {
    vi.mocked(getBook).mockResolvedValueOnce({
      data: undefined,
      error: { message: "there is none" },
      request,
      response: new Response(null, { status: 404 }),
    });
    await expect(findBook("missing")).rejects.toThrow(NotFound);
  });

  it("searches", async () => {
    vi.mocked(listBooks).mockResolvedValue({ data: [emma], error: undefined, request, response: ok });
    expect(await search({ author: "Austen", genre: ["novel"] })).toEqual(["Emma"]);
    expect(listBooks).toHaveBeenCalledWith({ query: { author: "Austen", genre: ["novel"] } });
  });

  it("creates", async () => {
    vi.mocked(addBook).mockResolvedValueOnce({ data: emma, error: undefined, request, response: ok });
    await expect(create({ title: "Emma", genre: "novel" }, "r1")).resolves.toBe(emma);
    expect(addBook).toHaveBeenLastCalledWith(
      expect.objectContaining({ body: { title: "Emma", genre: "novel" }, headers: { "X-Request-Id": "r1" } }),
    );
  });

  it("renames", async () => {
    vi.mocked(updateBook).mockResolvedValue({ data: { ...emma, title: "E" }, error: undefined, request, response: ok } as never);
    expect((await rename("b1", "E")).title).toBe("E");
    vi.mocked(updateBook).mockRejectedValueOnce({ message: "no" });
    await expect(rename("b1", "E")).rejects.toEqual({ message: "no" });
  });

  it("removes", async () => {
    vi.mocked(removeBook).mockResolvedValue({ data: undefined, error: undefined, request, response: ok } as never);
    expect(await remove("b1")).toBe(true);
    expect(vi.mocked(removeBook).mock.calls).toHaveLength(1);
    expect(removeBook).toHaveBeenCalledWith({ path: { book_id: "b1" } });
    expect(await isUp()).toBe(true);
  });
});
