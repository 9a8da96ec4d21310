import { afterEach, expect, test, vi } from "vitest";
import { describeLoan, lendTo } from "./loans";

const mocks = vi.hoisted(() => ({ lend: vi.fn(), getLoan: vi.fn(), getBook: vi.fn() }));

vi.mock("./sdk", async (importOriginal) => ({
  ...(await importOriginal<typeof import("./sdk")>()),
  getBook: mocks.getBook,
  getLoan: mocks.getLoan,
  lend: mocks.lend,
}));

afterEach(() => {
  vi.clearAllMocks();
});

test("lends each book", async () => {
  mocks.lend
    .mockResolvedValueOnce({ data: { id: 7, book_id: "b1", reader: "ada" } })
    .mockResolvedValueOnce({ error: { message: "lent already", fields: [] } });
  const { loans, errors } = await lendTo("ada", ["b1", "b2"]);
  expect(loans).toHaveLength(1);
  expect(errors[0]?.message).toBe("lent already");
  expect(mocks.lend).toHaveBeenNthCalledWith(2, { body: { book_id: "b2", reader: "ada" } });
});

test("describes a loan", async () => {
  mocks.getLoan.mockResolvedValue({ data: { id: 7, book_id: "b1", reader: "ada" } });
  mocks.getBook.mockResolvedValue({ data: { id: "b1", title: "Emma", genre: "novel" } });
  expect(await describeLoan(7)).toBe("ada: Emma");
  mocks.getLoan.mockRejectedValue({ message: "gone" });
  expect(await describeLoan(8)).toBe("failed: gone");
  expect(mocks.getBook).toHaveBeenCalledOnce();
});
