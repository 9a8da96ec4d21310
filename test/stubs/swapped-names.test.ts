import { describe, expect, it } from "vitest";
import type { ReconcileResult } from "../../generator/src/stubs/contract.js";
import type { DesiredStubs } from "../../generator/src/stubs/desired.js";
import type { Folder } from "./compile.js";
import { folderAfter } from "./corpus.js";
import { file, filled, fresh, guilds, handler, runFor } from "./runs.js";
import { desiredWith, type Operation } from "./specification.js";

/** The operations under other names, with or without the old ones under `x-renamed-from`. */
function named(names: Readonly<Record<string, string>>, isStated = true): DesiredStubs {
  const rename = (operation: Operation): Operation => {
    const id = names[operation.id] ?? operation.id;
    const isRenamed = isStated && id !== operation.id;
    return {
      ...operation,
      id,
      lines: isRenamed ? [...operation.lines, `x-renamed-from: [${operation.id}]`] : operation.lines,
    };
  };
  return desiredWith((operations) => operations.map(rename));
}

const swapped = named({ getBan: "removeBan", removeBan: "getBan" });
const there = named({});
/** The old names again, each formerly that of the other operation. */
const back = desiredWith((operations) =>
  operations.map((operation) => {
    const other = { getBan: "removeBan", removeBan: "getBan" }[operation.id];
    return other === undefined
      ? operation
      : { ...operation, lines: [...operation.lines, `x-renamed-from: [${other}]`] };
  }),
);

const unsafe = ({ diagnostics }: ReconcileResult): readonly string[] =>
  diagnostics.filter(({ code }) => code === "stubs-rename-unsafe").map(({ message }) => message);

/** The manual change: swaps the names of the two methods. */
function exchanged(folder: Folder): Folder {
  const text = file(folder, "bans.ts")
    .replace(/\bgetBan(?=\(| *:)/, "TAKEN")
    .replace(/\bremoveBan(?=\(| *:)/, "getBan")
    .replace("TAKEN", "removeBan");
  return new Map([...folder, ["bans.ts", text]]);
}

describe.each([
  ["stated", swapped, back],
  ["not stated", named({ getBan: "removeBan", removeBan: "getBan" }, false), there],
])("two swapped names, %s", (_name, one, other) => {
  it("are errors on every run until the handlers are swapped, and likewise when swapped back", () => {
    let { folder, record } = filled("object");
    for (const desired of [one, other, one, other]) {
      for (let time = 0; time < 3; time += 1) {
        const result = runFor(desired, folder, record);
        expect([unsafe(result).length, result.files]).toEqual([2, []]);
        record = result.record;
      }
      const followed = runFor(desired, exchanged(folder), record);
      expect(unsafe(followed)).toEqual([]);
      folder = folderAfter(exchanged(folder), followed);
      record = followed.record;
      expect([unsafe(runFor(desired, folder, record)), runFor(desired, folder, record).files]).toEqual([[], []]);
    }
  });
});

describe("reassigned names", () => {
  it("are reported with the method and path for which the handler was written", () => {
    const { folder, record } = filled("object");
    expect(unsafe(runFor(swapped, folder, record))).toEqual([
      "getBan is now DELETE /bans/{user_id}, but this handler was written for GET /bans/{user_id}, which is now removeBan",
      "removeBan is now GET /bans/{user_id}, but this handler was written for DELETE /bans/{user_id}, which is now getBan",
    ]);
  });

  it("are errors without comments, until a comment states the handler's method and path", () => {
    const folder: Folder = new Map([
      ["bans.ts", handler],
      ["guilds.ts", guilds],
    ]);
    const first = runFor(swapped, folder);
    expect(unsafe(first)).toEqual([
      "getBan was the name of removeBan (GET /bans/{user_id}); it is not known for which of the two this handler was written",
      "removeBan was the name of getBan (DELETE /bans/{user_id}); it is not known for which of the two this handler was written",
    ]);
    expect(unsafe(runFor(swapped, folder, first.record))).toEqual(unsafe(first));
    const said = handler
      .replace("  getBan:", "  // `DELETE /bans/{user_id}`\n  getBan:")
      .replace("  removeBan:", "  // `GET /bans/{user_id}`\n  removeBan:");
    const confirmed = runFor(swapped, new Map([...folder, ["bans.ts", said]]), first.record);
    expect([unsafe(confirmed), confirmed.files]).toEqual([[], []]);
  });

  it("do not affect stubs", () => {
    const { folder, record } = fresh("object");
    const result = runFor(swapped, folder, record);
    expect(unsafe(result)).toEqual([]);
    expect(runFor(swapped, folderAfter(folder, result), result.record).files).toEqual([]);
  });

  it("get no stub while the handler has its old name, and one afterwards", () => {
    const taken = desiredWith((operations) => [
      ...operations.map((operation) =>
        operation.id === "getBan"
          ? { ...operation, id: "getGuildBan", lines: [...operation.lines, "x-renamed-from: [getBan]"] }
          : operation,
      ),
      {
        id: "getBan",
        tag: "bans",
        method: "post",
        path: "/other",
        description: "New.",
        lines: ["responses: { '204': { description: d } }"],
      },
    ]);
    const { folder, record } = filled("class");
    const first = runFor(taken, folder, record, "class");
    expect([first.files, unsafe(first).length]).toEqual([[], 1]);
    const renamed = file(folder, "bans.ts")
      .replace("async getBan(", "async getGuildBan(")
      .replaceAll("GetBan", "GetGuildBan");
    const after = new Map([...folder, ["bans.ts", renamed]]);
    const second = runFor(taken, after, first.record, "class");
    expect(unsafe(second)).toEqual([]);
    expect(second.actions.filter(({ kind }) => kind === "add").map(({ operation }) => operation)).toEqual(["getBan"]);
  });
});
