import { beforeEach, describe as suite, expect, it, type Mock, vi } from "vitest";
import type { Book } from "./model";
import { clean, create, describe, isUp, reader, retitle, titles } from "./register";
import { addBook, getBook, getLoan, getStatus, listBooks, removeBook, updateBook } from "./shelf";

vi.mock("./shelf");

const mockList = vi.mocked(listBooks);
const mockGet = getBook as Mock;
const emma: Book = { id: "b1", title: "Emma", genre: "novel", author: "Jane Austen" };

beforeEach(() => vi.clearAllMocks());

suite("the register", () => {
  it("lists titles", async () => {
    mockList.mockResolvedValueOnce([emma]);
    expect(await titles({ genre: ["novel"] })).toEqual(["Emma"]);
    expect(mockList).toHaveBeenCalledWith({ genre: ["novel"] });
  });

  it("describes", async () => {
    mockGet.mockResolvedValue(emma);
    expect(await describe("b1")).toBe("Emma by Jane Austen");
    expect(getBook).toHaveBeenCalledWith("b1", { fields: ["title", "author"] });
    mockGet.mockRejectedValueOnce(new Error("offline"));
    expect(await describe("b2")).toBe("offline");
    mockGet.mockImplementationOnce(() => Promise.reject(new Error("refused")));
    expect(await describe("b2")).toBe("refused");
  });

  it("creates and changes", async () => {
    vi.mocked(addBook).mockImplementation(async () => emma);
    expect(await create({ title: "Emma", genre: "novel" })).toEqual(emma);
    expect(addBook).toHaveBeenCalledWith(expect.objectContaining({ title: "Emma" }));
    vi.mocked(updateBook).mockResolvedValue({ ...emma, title: "E" });
    const { signal } = new AbortController();
    expect((await retitle("b1", "E", signal)).title).toBe("E");
    expect(updateBook).toHaveBeenCalledWith("b1", { title: "E" }, { signal });
  });

  it("removes", async () => {
    await clean(["b1", "b2"]);
    expect(removeBook).toHaveBeenCalledTimes(2);
    expect(removeBook).toHaveBeenNthCalledWith(2, "b2");
    vi.mocked(getLoan).mockResolvedValue({ id: 7, book_id: "b1", reader: "ada" });
    vi.mocked(getStatus).mockResolvedValue({ ok: true });
    expect([await reader(7), await isUp()]).toEqual(["ada", true]);
  });
});
