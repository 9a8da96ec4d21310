import { berthsList, berthsUpdate, createApi, createClient, type BerthsListArgs } from "../out/src/client/index.js";
import type { components, operations, paths } from "../out/src/paths.js";
import { berthsListKey, berthsListQuery } from "../out/src/queries/index.js";
import { createFetchHandler } from "../out/src/server/index.js";
import type { Berth, BerthsListResult, Dock, DockWire, Pier } from "../out/src/types/index.js";
import { Dock as dockValidator } from "../out/src/validators/index.js";
import * as validators from "../out/src/validators/index.js";

const north: Dock = { berthType: "Dock", quay: "North", lift: 20 };
const south: Pier = { berthType: "Pier", quay: "South", lengthM: 120 };
const fetchFromMemory = (input: Request | URL | string, init?: RequestInit): Promise<Response> =>
  createFetchHandler({
    berths: {
      berthsList: async ({ query: { page = 0, sizeClass } }) => ({
        items: sizeClass === "large" ? [north, south] : [],
        nextPage: page,
      }),
      berthsUpdate: async ({ body }) => ({ ...body, quay: `${body.quay}!` }),
    },
  })(new Request(input, init));

const client = createClient({ baseUrl: "https://harbour.example", fetch: fetchFromMemory });
const lines: unknown[] = [];
const args: BerthsListArgs = { sizeClass: "large", page: 3 };
const { items, nextPage }: BerthsListResult = await berthsList(client, args);
lines.push(items.map(({ quay }) => quay), nextPage, north.berthType === "Dock", north.lift);

const quayOf = (berth: Dock | Pier | Berth): string => berth.quay;
lines.push(await berthsUpdate(client, { berthId: "1", body: south }).then(quayOf));
const api = createApi({ baseUrl: "https://harbour.example", fetch: fetchFromMemory });
lines.push((await api.berths.berthsList({ page: 1 })).items.length);

const wire: DockWire = { berth_type: "Dock", quay: "x" };
lines.push(dockValidator.is(wire), typeof validators.Berth.validate, berthsListKey({ sizeClass: "large" }).length, typeof berthsListQuery(client, { page: 1 }));

type Wire = components["schemas"]["Dock"];
type Query = NonNullable<operations["berths/list"]["parameters"]["query"]>["page"];
type Path = paths["/v1/berths"]["get"];
export type All = [Wire["lift"], Query, Path];
console.log(JSON.stringify(lines));
