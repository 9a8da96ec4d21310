import { ApiError, type Client, getApiV1PilotsId, getPhoto, getShip, listTugs, serverAddress } from "port-bindings/client";
import * as port from "port-bindings/client";
import type { Pilot, Ship, Tug } from "port-bindings/types";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { isPilot, isShip } from "../generated/dist/validators/schemas.js";
import { answerAll, type Desk, guide, objections, pictureSize, portal, shipText, waitFor } from "./desk.js";

vi.mock("port-bindings/client", async (original) => ({
  ...(await original<typeof port>()),
  getApiV1PilotsId: vi.fn(),
  getPhoto: vi.fn(),
  getShip: vi.fn(),
  listTugs: vi.fn(),
  serverAddress: vi.fn(() => "https://mocked.port.example/v1"),
}));

const client = {} as Client;
const desk: Desk = { client, language: "en" };
const pilot: Pilot = { id: "7", name: "Mo" };
const tugs: Tug[] = [{ name: "Bear" }, { name: "Ox" }];
const ship: Ship = { id: "1", name: "Ada", length: 120 };

/** An error as the port responds it. */
function failure(status: number, code: number, message: string): ApiError {
  return new ApiError("response", "getShip", message, { status, code });
}

beforeEach(() => {
  vi.mocked(getApiV1PilotsId).mockResolvedValue(pilot);
  vi.mocked(listTugs).mockResolvedValue(tugs);
  vi.mocked(getShip).mockResolvedValue(ship);
});

afterEach(() => {
  vi.clearAllMocks();
});

describe("guide", () => {
  it("names the pilot and the tugs", async () => {
    expect(await guide(desk, "7")).toBe("Mo, with Bear and Ox");
    expect(vi.mocked(getApiV1PilotsId)).toHaveBeenCalledWith(client, { id: "7" });
    expect(port.getApiV1PilotsId).toHaveBeenCalledTimes(1);
    expect(listTugs).toHaveBeenCalledTimes(1);
  });

  it("names the pilot alone without tugs", async () => {
    vi.mocked(listTugs).mockResolvedValueOnce([]);
    expect(await guide(desk, "7")).toBe("Mo");
  });

  it("fails if the port does", async () => {
    vi.mocked(port.getApiV1PilotsId).mockRejectedValueOnce(failure(503, 2001, "Closed"));
    await expect(guide(desk, "7")).rejects.toBeInstanceOf(ApiError);
  });

  it("has values of the port's types", () => {
    expect([isPilot(pilot), isShip(ship), isShip(pilot)]).toEqual([true, true, false]);
  });
});

describe("shipText", () => {
  it("is the name", async () => {
    expect(await shipText(desk, "1")).toBe("Ada");
    expect(getShip).toHaveBeenCalledWith(client, { ship_id: "1" });
  });

  it("says in the captain's language that a ship is unknown", async () => {
    vi.mocked(getShip).mockRejectedValue(failure(404, 1001, "Unknown Ship"));
    expect(await shipText(desk, "99")).toBe("unknown");
    expect(await shipText({ ...desk, language: "nl" }, "99")).toBe("onbekend");
  });

  it("has the code of any other error", async () => {
    const error = new ApiError("response", "getShip", "Closed", { status: 503, code: 2001 });
    vi.mocked(getShip).mockRejectedValueOnce(error);
    expect(await shipText(desk, "1")).toBe("error 2001");
    vi.mocked(getShip).mockRejectedValueOnce(new ApiError("response", "getShip", "502", { status: 502 }));
    expect(await shipText(desk, "1")).toBe("error 502");
    vi.mocked(getShip).mockRejectedValueOnce(new ApiError("network", "getShip", "no answer"));
    expect(await shipText(desk, "1")).toBe("error network");
  });

  it("leaves other errors alone", async () => {
    vi.mocked(getShip).mockRejectedValueOnce(new RangeError("not the port's"));
    await expect(shipText(desk, "1")).rejects.toThrow("not the port's");
  });
});

describe("pictureSize", () => {
  it("is rounded up", async () => {
    vi.mocked(getPhoto).mockResolvedValue(new Blob([new Uint8Array(1_001)]));
    expect(await pictureSize(desk, "1")).toBe(2);
    expect(vi.mocked(getPhoto).mock.calls[0]?.[1]).toEqual({ ship_id: "1" });
  });
});

describe("waitFor", () => {
  it("is a minute if the port is closed", () => {
    expect(waitFor(failure(503, 2001, "Closed"))).toBe(60);
  });

  it("is short if the port does not answer", () => {
    expect(waitFor(new ApiError("timeout", "getShip", "5000 ms have passed"))).toBe(5);
    expect(waitFor(new ApiError("network", "getShip", "no answer"))).toBe(5);
  });

  it("is what the port asks for", () => {
    expect(waitFor(new ApiError("response", "getShip", "429", { status: 429, retryAfter: 7 }))).toBe(7);
    expect(waitFor(new ApiError("response", "getShip", "429", { status: 429 }))).toBe(1);
  });

  it("is unknown for all else", () => {
    expect(waitFor(failure(404, 1001, "Unknown Ship"))).toBeUndefined();
    expect(waitFor(new TypeError("no"))).toBeUndefined();
  });
});

describe("answerAll", () => {
  it("keeps the order of the questions", async () => {
    vi.mocked(getShip).mockRejectedValueOnce(failure(404, 1001, "Unknown Ship"));
    expect(await answerAll(desk, ["99", "1"])).toEqual(["unknown", "Ada"]);
    vi.mocked(getShip).mockRejectedValueOnce(new TypeError("no"));
    expect(await answerAll(desk, ["1", "1"])).toEqual(["ask the office", "Ada"]);
  });
});

describe("objections", () => {
  it("has none for an error without places", () => {
    expect(objections(failure(404, 1001, "Unknown Ship"))).toEqual([]);
    expect(objections("no error")).toEqual([]);
  });
});

describe("portal", () => {
  it("leads to the ships since 2020", () => {
    expect(portal()).toBe("https://mocked.port.example/v1/ships?after=661720242585600000");
    expect(serverAddress).toHaveBeenCalledWith("https://{region}.port.example/v1");
    expect(port.serverAddress).toHaveBeenCalledTimes(1);
  });
});
