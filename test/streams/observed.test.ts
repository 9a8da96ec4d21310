import { expect, it } from "vitest";
import { type ObservedEnd, observedStream } from "../../runtime/src/streams/source.js";

/** An observed stream of two pieces, and what is reported of it. */
function observe(): { observed: ReturnType<typeof observedStream>; ends: ObservedEnd[]; reasons: unknown[] } {
  const ends: ObservedEnd[] = [];
  const reasons: unknown[] = [];
  const pieces = [Uint8Array.of(1), Uint8Array.of(2)];
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      const piece = pieces.shift();
      if (piece === undefined) controller.close();
      else controller.enqueue(piece);
    },
    cancel: (reason) => void reasons.push(reason),
  });
  return { observed: observedStream(stream, (ended) => ends.push(ended)), ends, reasons };
}

it("reports the end of a stream that is read to its end", async () => {
  const { observed, ends, reasons } = observe();
  expect(new Uint8Array(await new Response(observed.stream).arrayBuffer())).toEqual(Uint8Array.of(1, 2));
  expect({ ends, reasons }).toEqual({ ends: ["complete"], reasons: [] });
});

it("reports one end if a stream is ended before it is read, and cancelled then", async () => {
  const { observed, ends, reasons } = observe();
  observed.end();
  observed.end();
  await observed.stream.cancel("late");
  expect({ ends, reasons }).toEqual({ ends: ["cancelled"], reasons: [undefined] });
});

it("has no bytes after it was ended", async () => {
  const { observed, ends } = observe();
  const reader = observed.stream.getReader();
  expect((await reader.read()).value).toEqual(Uint8Array.of(1));
  observed.end();
  expect(await reader.read()).toEqual({ done: true, value: undefined });
  expect(ends).toEqual(["cancelled"]);
});
