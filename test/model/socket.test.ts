import { describe, expect, it } from "vitest";
import { buildModel } from "../../generator/src/model/build/build.js";
import { loadedFrom, root } from "../load/virtual.js";

describe("messages of a WebSocket channel", () => {
  it("have distinct identifiers when their names yield the same one", () => {
    const messages = ["set-course", "setCourse", "?", "!"]
      .map((name, opcode) => `${JSON.stringify(name)}: { opcode: ${opcode}, from: both }`)
      .join(", ");
    const sockets = `x-sockets: { radio: { path: /radio, envelope: { opcode: op, payload: d }, messages: { ${messages} } } }\n`;
    const { model, diagnostics } = buildModel(loadedFrom({ "openapi.yaml": root(sockets) }));
    expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
    const identifiers = model.sockets.flatMap((socket) => socket.messages.map(({ identifier }) => identifier));
    expect(identifiers).toEqual(["setCourse", "setCourse2", "message", "message2"]);
  });
});
