import {
  createClient,
  createItem,
  createItemHeaders,
  getItem,
  getItemHeaders,
  listItems,
  listItemsHeaders,
  withResponse,
} from "foreign-api/client";
import { errors, type LibraryHandlers } from "foreign-api/server";

const client = createClient({ baseUrl: "https://example.com" });

const item = await withResponse(client, (one) => getItem(one, { id: "1" }), getItemHeaders);
export const id: string = item.data.id;
export const etag: string = item.headers.ETag;
export const lower: string = item.headers.etag;
export const version: number | undefined = item.headers["X-Version"];
// @ts-expect-error: no such header
item.headers["X-Other"];
// @ts-expect-error: an optional header may be absent
export const wrong: number = item.headers["x-version"];

const list = await withResponse(client, (one) => listItems(one), listItemsHeaders);
export const tags: readonly number[] | undefined = list.headers["X-Tags"];
export const by: string | undefined = list.headers["X-Meta"]?.by;

const created = await withResponse(client, (one) => createItem(one, { body: { id: "1" } }), createItemHeaders);
if (created.status === 201) {
  const location: string = created.headers.Location;
  const status: 201 = created.data.status;
  console.log(location, status);
}
// @ts-expect-error: only a 201 has this header
created.headers.Location;

const plain = await withResponse(client, (one) => listItems(one));
export const date: string | null = plain.headers.get("date");

type Tested = "listItems" | "createItem" | "getItem" | "deleteItem";
const handlers: Pick<LibraryHandlers, Tested> = {
  listItems: (_request, { setHeader }) => {
    setHeader("X-Total", 1);
    setHeader("X-Total", "1");
    setHeader("X-Other", "any text");
    // @ts-expect-error: not the type of this header
    setHeader("X-Total", true);
    // @ts-expect-error: a header that is not declared takes text
    setHeader("X-Other", 1);
    return [{ id: "1" }];
  },
  createItem: ({ body }) =>
    body.id === "" ? { status: 200, body } : { status: 201, headers: { Location: "/items/1" }, body },
  getItem: ({ path }) => {
    if (path.id === "2") throw errors.conflict({ title: "Changed" }, { headers: { "X-Current-Version": 7 } });
    // @ts-expect-error: not the type of this header
    if (path.id === "3") throw errors.conflict({ title: "Changed" }, { headers: { "X-Current-Version": "7" } });
    return { headers: { ETag: '"7"' }, body: { id: path.id } };
  },
  deleteItem: () => ({ headers: { "X-Deleted-At": "now" } }),
};
// @ts-expect-error: ETag is required
export const bad: LibraryHandlers["getItem"] = () => ({ headers: {}, body: { id: "1" } });
// @ts-expect-error: Location is required
export const bare: LibraryHandlers["createItem"] = ({ body }) => ({ status: 201, body });
export default handlers;
