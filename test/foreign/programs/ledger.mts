// Calls every operation of fixtures/ledger.json. The test compiles it beside the package, hence the imports.
import { bookEntry, createClient, getAccountsEntriesByFromAndTo } from "foreign-api/client";
import { EntryLimits } from "foreign-api/limits";
import { type Entry, type EntryResponse, Kind, type Money } from "foreign-api/types";
import { recorder } from "./recorder.mjs";

const { fetch, report } = recorder(() => Response.json(null));
const client = createClient({ baseUrl: "https://ledger.example/api/", fetch, auth: { bearer: "t0ken" } });

const amount: Money = [12.5, "EUR"];
// @ts-expect-error TS2322: the currency is fixed
export const dollars: Money = [1, "USD"];
// @ts-expect-error TS2322: there is no third kind
export const kind: Kind = 3;
const entry: Entry = { kind: Kind.CREDIT, amount, note: null, secret: "s", meta: { a: true }, corrects: null };
const response = await bookEntry(client, { account: "cash", body: entry });
if (response.status === 201) {
  const booked: EntryResponse = response.body;
  // @ts-expect-error TS2339: what may only be written never comes back
  booked.secret satisfies undefined;
}
const { maxLength } = EntryLimits.note;
await getAccountsEntriesByFromAndTo(client, {
  account: "cash",
  from: "2020-01-01",
  to: "2020-12-31",
  kinds: [Kind.DEBIT, Kind.CREDIT],
  "page size": maxLength,
});
await report();
