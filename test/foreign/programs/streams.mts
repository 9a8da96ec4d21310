import { createClient, type dataOf, followEvents } from "foreign-api/client";

/** Never called: what compiles here is what the test is about. */
export async function follow(): Promise<number> {
  let size = 0;
  for await (const event of followEvents(createClient({ baseUrl: "https://example.com" }))) {
    if (event.event === "added") size += event.data.size ?? 0;
    // @ts-expect-error the data of the other event has no size
    else size += event.data.size;
    // @ts-expect-error there is no such event
    if (event.event === "changed") size = 0;
  }
  return size;
}

export type Data = Awaited<ReturnType<ReturnType<typeof dataOf<string>>["next"]>>;
console.log("[]");
