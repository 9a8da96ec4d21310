/** The board in the port's hall: ships, their pictures, and what went wrong, in React. */
import { createContext, type ReactElement, type ReactNode, useContext, useMemo, useReducer } from "react";
import { snowflakeTimestamp } from "@guildwire/runtime/client";
import {
  type Api,
  ApiError,
  createApi,
  type GetApiV1PilotsIdArgs,
  type ListShipsArgs,
  serverAddress,
  type ServerVariables,
} from "port-bindings/client";
import type { ListShipsResponsedefault, Pilot, Ship, Tug } from "port-bindings/types";
import { isPilot, isShip } from "../generated/dist/validators/schemas.js";

type Region = NonNullable<ServerVariables["https://{region}.port.example/v1"]["region"]>;

/** What the board shows. */
export interface BoardState {
  readonly ships: readonly Ship[];
  readonly pilot?: Pilot;
  readonly tugs: readonly Tug[];
  readonly pictures: Readonly<Record<string, number>>;
  readonly failures: readonly string[];
}

export type BoardAction =
  | { readonly type: "ships"; readonly ships: readonly Ship[] }
  | { readonly type: "pilot"; readonly pilot: Pilot; readonly tugs: readonly Tug[] }
  | { readonly type: "picture"; readonly id: string; readonly picture: Blob }
  | { readonly type: "failure"; readonly error: unknown };

export const empty: BoardState = { ships: [], tugs: [], pictures: {}, failures: [] };

/** What visitors read of an error. */
export function failureText(error: unknown): string {
  if (!(error instanceof ApiError)) return "Something went wrong.";
  const { kind, status, code, issues } = error;
  if (kind !== "response") return `The port does not answer (${kind}).`;
  if (issues.length > 0) return `The port refuses ${issues.map(({ path }) => path).join(" and ")}.`;
  return code === undefined ? `The port answers ${status}.` : `The port answers ${status} with code ${code}.`;
}

/** Whether an error is worth another try. */
export function isTemporary(error: unknown): boolean {
  return error instanceof ApiError && (error.kind === "timeout" || error.status === 503 || error.code === 2001);
}

export function reduce(state: BoardState, action: BoardAction): BoardState {
  switch (action.type) {
    case "ships":
      return { ...state, ships: action.ships };
    case "pilot":
      return { ...state, pilot: action.pilot, tugs: action.tugs };
    case "picture":
      return { ...state, pictures: { ...state.pictures, [action.id]: action.picture.size } };
    case "failure":
      return { ...state, failures: [...state.failures, failureText(action.error)] };
  }
}

const ApiContext = createContext<Api | undefined>(undefined);

export function useApi(): Api {
  const api = useContext(ApiContext);
  if (api === undefined) throw new Error("there is no port around this component");
  return api;
}

/** The address of a region, for links to the port itself. */
export function addressOf(region: Region): string {
  return serverAddress("https://{region}.port.example/v1", { region });
}

/** Loads what the board shows, one part after the other. A part that fails leaves the others. */
export async function load(api: Api, args: ListShipsArgs, pilot: GetApiV1PilotsIdArgs): Promise<BoardState> {
  let state = empty;
  const take = (action: BoardAction): void => {
    state = reduce(state, action);
  };
  const attempt = async (part: () => Promise<void>): Promise<void> => {
    try {
      await part();
    } catch (error) {
      if (isTemporary(error)) return attempt(part);
      take({ type: "failure", error });
    }
  };
  await attempt(async () => take({ type: "ships", ships: (await api.ships.listShips(args)).filter(isShip) }));
  await attempt(async () => {
    const [found, tugs] = await Promise.all([api.default_.getApiV1PilotsId(pilot), api.default_.listTugs()]);
    if (isPilot(found)) take({ type: "pilot", pilot: found, tugs });
  });
  for (const { id } of state.ships) {
    await attempt(async () => take({ type: "picture", id, picture: await api.ships.getPhoto({ ship_id: id }) }));
  }
  await attempt(async () => void (await api.ships.getShip({ ship_id: "99" })));
  await attempt(async () => void (await api.ships.createShip({ body: { name: "Refused", length: 10 } })));
  return state;
}

function ShipRow({ ship, size }: { readonly ship: Ship; readonly size: number | undefined }): ReactElement {
  const year = snowflakeTimestamp(ship.id).getUTCFullYear();
  return (
    <tr>
      <td>{ship.name}</td>
      <td>{year}</td>
      <td>{size === undefined ? "no picture" : `${size} bytes`}</td>
    </tr>
  );
}

/** What the port says of itself when a list cannot be shown. */
export function Refusal({ response }: { readonly response: ListShipsResponsedefault }): ReactElement {
  return (
    <p role="alert">
      {response.message}
      {response.code === undefined ? null : <span> ({response.code})</span>}
    </p>
  );
}

function Failures({ texts }: { readonly texts: readonly string[] }): ReactElement | null {
  if (texts.length === 0) return null;
  return (
    <ul>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

/** How many ships lie at each berth, for the legend of the board. */
export function berths(ships: readonly Ship[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { berth = "at sea" } of ships) counts.set(berth, (counts.get(berth) ?? 0) + 1);
  return counts;
}

function Legend({ ships }: { readonly ships: readonly Ship[] }): ReactElement {
  return (
    <dl>
      {[...berths(ships)].map(([berth, count]) => (
        <div key={berth}>
          <dt>{berth}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The board of a region. */
export function Board({ initial, region }: { readonly initial: BoardState; readonly region: Region }): ReactElement {
  const [state] = useReducer(reduce, initial);
  const api = useApi();
  const hasPilots = typeof api.default_.getApiV1PilotsId === "function";
  const link = useMemo(() => addressOf(region), [region]);
  return (
    <main>
      <h1>
        <a href={link}>Port</a>
      </h1>
      <table>
        <tbody>
          {state.ships.map((ship) => (
            <ShipRow key={ship.id} ship={ship} size={state.pictures[ship.id]} />
          ))}
        </tbody>
      </table>
      {hasPilots && state.pilot !== undefined ? (
        <p>
          {state.pilot.name}, {state.tugs.map(({ name }) => name).join(", ")}
        </p>
      ) : null}
      <Legend ships={state.ships} />
      <Refusal response={{ message: "No berth is free", code: 7 }} />
      <Failures texts={state.failures} />
    </main>
  );
}

export function Port({ api, children }: { readonly api: Api; readonly children: ReactNode }): ReactElement {
  return <ApiContext.Provider value={api}>{children}</ApiContext.Provider>;
}

/** Renders the board as the hall's server does. */
export async function run(baseUrl: string): Promise<unknown> {
  const { renderToStaticMarkup } = await import("react-dom/server");
  const api = createApi({ baseUrl, auth: { token: "hall" }, retry: { attempts: 1 } });
  const state = await load(api, { limit: 10 }, { id: "7" });
  return {
    state,
    html: renderToStaticMarkup(
      <Port api={api}>
        <Board initial={state} region="south" />
      </Port>,
    ),
  };
}
