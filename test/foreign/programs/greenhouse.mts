// Calls every operation of fixtures/greenhouse.yaml. The test compiles it beside the package, hence the imports.
import {
  addPhotos,
  createClient,
  everyStyle,
  plantsCreate,
  plantsDelete,
  plantsGet,
  plantsUpdate,
  putNotes,
} from "foreign-api/client";
import type { Plant } from "foreign-api/types";
import { recorder } from "./recorder.mjs";

const herb: Plant = { id: 7, kind: "herb", parent: null, class: "b" };
const { fetch, report } = recorder(() => Response.json(herb));
const client = createClient({ baseUrl: "https://greenhouse.example/v2", fetch, auth: { session: "s 1", csrf: "t&2" } });

const plant = await plantsGet(client, { plant_id: 7, "X-Fields": ["id", "name"], theme: "dark", seen: [1, 2] });
if (plant.kind === "herb" && plant.id !== 7) throw new Error("the response is not what was sent");
// @ts-expect-error TS2322: a tree has a height
await plantsCreate(client, { body: { kind: "tree" } });
await plantsCreate(client, { body: { kind: "herb", name: null } }, { auth: { key: "k" } });
await plantsUpdate(client, { plant_id: 7, body: { name: null, tags: ["a"] } });
const changed = await plantsUpdate(client, {
  plant_id: 7,
  "X-Trace": "t",
  contentType: "application/x-www-form-urlencoded",
  body: { name: "Basil & co", tags: ["a", "b"], position: { x: 1, y: 2 } },
});
const height = changed.status === 200 && changed.body.kind === "tree" ? changed.body.height : undefined;
if (height !== undefined) throw new Error("a herb has no height");
await plantsDelete(client, { plant_id: 7 });
const photos = {
  id: 7,
  body: {
    caption: "Two",
    taken: { by: "me" },
    photos: [new Blob(["one"]), { data: "two", name: "two.jpg", type: "image/jpeg" }],
    thumbnail: { data: new Uint8Array([116]), name: "small.png" },
  },
};
const picture: Blob = await addPhotos(client, photos, { as: "blob" });
if (picture.size === 0) throw new Error("the picture is empty");
const point = { x: 1, y: -2 };
await everyStyle(client, {
  plain: "a/b",
  list: ["a,b", "c"],
  object: point,
  labels: ["a", "b"],
  matrix: point,
  form: ["a", "b&c"],
  commas: ["a", "b,c"],
  spaces: [1, 2],
  pipes: [1, 2],
  "spaces-apart": [1, 2],
  spread: point,
  flat: point,
  deep: point,
  json: point,
  route: "/a?b=c",
  plain_query: true,
  body_query: "b",
  "X-Point": point,
  "X-Json": point,
});
await putNotes(client, { body: { today: "water", tomorrow: null } });
await putNotes(client, { contentType: "text/plain", body: "grüße" });
await putNotes(client, { contentType: "application/octet-stream", body: new Uint8Array([1]) });
await report();
