import { expect, it, vi } from "vitest";
import { add, remove, titleOf } from "./board";
import * as shelf from "./shelf";

vi.mock("./shelf", async () => {
  return {
    ...(await vi.importActual<typeof import("./shelf")>("./shelf")),
    addBook: vi.fn(async () => ({ status: 409, data: { message: "exists" }, headers: new Headers() })),
    getBook: vi.fn(),
    removeBook: vi.fn().mockResolvedValue({ status: 204, data: undefined, headers: new Headers() }),
  };
});

it("returns titles", async () => {
  vi.mocked(shelf.getBook).mockResolvedValueOnce({ status: 200, data: { id: "b1", title: "Emma", genre: "novel" }, headers: new Headers() });
  expect(await titleOf("b1")).toBe("Emma");
  vi.mocked(shelf.getBook).mockResolvedValueOnce({ status: 404, data: { message: "none" }, headers: new Headers() });
  expect(await titleOf("b2")).toBe("404: none");
  expect(shelf.getBook).toHaveBeenLastCalledWith("b2");
  expect(vi.mocked(shelf.getBook).mock.calls.length).toBe(2);
});

it("adds and removes", async () => {
  expect(await add("Emma")).toBe("refused (409)");
  expect(shelf.addBook).toHaveBeenCalledWith({ title: "Emma", genre: "novel" });
  expect(await remove("b1")).toBe(true);
});
