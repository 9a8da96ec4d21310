import { afterAll, beforeAll, describe, expect } from "vitest";
import { type Json, outcome, type Reply, runService } from "./service.js";
import { openStage, type Stage } from "./stage.js";
import { statement } from "./statement.js";

const service = runService();

let stage: Stage;
let webhook: Json;
beforeAll(async () => {
  stage = await openStage(service());
  webhook = await service().webhook(stage.bot, stage.channel.id);
});
afterAll(() => stage?.close());

const send = (components: unknown): Promise<Reply> =>
  service().call("POST", `/webhooks/${webhook.id}/${webhook.token}`, {
    query: { wait: "true" },
    body: { content: "x", components },
  });
const accepted = async (components: unknown): Promise<void> => {
  expect(outcome(await send(components))).toBe("200");
};
const refused = async (components: unknown): Promise<void> => {
  expect(outcome(await send(components))).toMatch(/^400 50035 \/components/);
};

const row = (...components: object[]) => ({ type: 1, components });
const button = (id: string | number) => ({ type: 2, style: 1, custom_id: String(id), label: "Go" });
const link = { type: 2, style: 5, url: "https://charts.example", label: "Chart" };
const menu = (id: string) => ({ type: 3, custom_id: id, options: [{ label: "One", value: "1" }] });
const buttons = (count: number, first = 0) => Array.from({ length: count }, (_, index) => button(first + index));

describe("rows", () => {
  statement("S1030", "are the top level of a message's components", () => accepted([row(button("a"))]));

  for (const [number, what, component] of [
    ["S1031", "a button", button("a")],
    ["S1032", "a select menu", menu("a")],
  ] as const)
    statement(number, `are required around ${what}`, () => refused([component]));

  statement("S1033", "are an array", () => refused(row(button("a"))));

  statement("S1034", "may be 5 in a message", () =>
    accepted(Array.from({ length: 5 }, (_, index) => row(button(index)))),
  );

  statement("S1035", "may not be 6 in a message", () =>
    refused(Array.from({ length: 6 }, (_, index) => row(button(index)))),
  );

  statement("S1036", "may not hold a row", () => refused([row(row(button("a")))]));

  statement("S1037", "may hold 5 buttons", () => accepted([row(...buttons(5))]));

  statement("S1038", "may not hold 6 buttons", () => refused([row(...buttons(6))]));

  statement("S1039", "count link buttons among their buttons", async () => {
    await accepted([row(...buttons(4), link)]);
    await refused([row(...buttons(5), link)]);
  });

  statement("S1040", "may hold one select menu", () => accepted([row(menu("a"))]));

  statement("S1041", "may not hold two select menus", () => refused([row(menu("a"), menu("b"))]));

  statement("S1042", "may not hold a button beside a select menu", () => refused([row(menu("a"), button("b"))]));

  statement("S1043", "may not hold a select menu beside a button", () => refused([row(button("b"), menu("a"))]));

  statement("S1044", "may hold buttons where another row of the message holds a select menu", () =>
    accepted([row(button("a")), row(menu("b"))]),
  );
});

describe("custom_id", () => {
  statement("S1045", "is required on a button that is no link", () =>
    refused([row({ type: 2, style: 1, label: "Go" })]),
  );

  statement("S1046", "is required on a select menu", () =>
    refused([row({ type: 3, options: [{ label: "One", value: "1" }] })]),
  );

  statement("S1047", "is not required on a row", () => accepted([row(button("a"))]));

  statement("S1048", "may not be empty", () => refused([row(button(""))]));

  for (const [number, title, components] of [
    ["S1049", "in a row", [row(button("a"), button("a"))]],
    ["S1050", "in two rows", [row(button("a")), row(button("a"))]],
    ["S1051", "on a button and a select menu", [row(button("a")), row(menu("a"))]],
  ] as const)
    statement(number, `may not occur twice ${title}`, () => refused(components));

  statement("S1052", "may occur in two messages", async () => {
    await accepted([row(button("same"))]);
    await accepted([row(button("same"))]);
  });

  statement("S1053", "is compared exactly, letters and names of built-in properties included", () =>
    accepted([row(button("a"), button("A"), button("__proto__"), button("constructor"))]),
  );

  statement("S1054", "is in the interaction when a user uses the component", async () => {
    expect((await stage.component({ custom_id: "off" })).data.custom_id).toBe("off");
  });
});

describe("buttons", () => {
  statement("S1055", "that are no links may not have a url", () =>
    refused([row({ ...button("a"), url: "https://charts.example" })]),
  );

  statement("S1056", "that are links require a url", () => refused([row({ type: 2, style: 5, label: "Chart" })]));

  statement("S1057", "that are links may not have a custom_id", () => refused([row({ ...link, custom_id: "a" })]));

  statement("S1058", "that are links send no interaction when they are clicked", async () => {
    expect(await stage.use({ custom_id: undefined, place: [0, 2] })).toEqual({ interaction: null });
  });
});

describe("an interaction of a component", () => {
  statement("S1059", "is sent when a user clicks a button", async () => {
    expect(await stage.component()).toMatchObject({ type: 3, data: { custom_id: "berth", component_type: 2 } });
  });

  statement("S1060", "is sent when a user has chosen from a select menu", async () => {
    const { type, data } = await stage.component({ custom_id: "piers", values: ["2"] });
    expect([type, data]).toEqual([3, { custom_id: "piers", component_type: 3, values: ["2"] }]);
  });

  statement("S1061", "is not sent before the user closes the select menu", async () => {
    const used = await stage.use({ custom_id: "piers", values: ["2"], closed: false });
    expect(used).toEqual({ interaction: null });
  });

  statement("S1062", "has the message that the component is on, with its components", async () => {
    expect((await stage.component()).message).toMatchObject({
      id: stage.message.id,
      components: stage.message.components,
    });
  });

  const respond = ({ id, token }: Json, body: unknown): Promise<Reply> =>
    service().call("POST", `/interactions/${id}/${token}/callback`, { body });

  for (const [number, title, body] of [
    ["S1063", "acknowledged at once, to be edited later", { type: 6 }],
    ["S1064", "acknowledged with a loading state", { type: 5 }],
    ["S1065", "responded to with a message", { type: 4, data: { content: "Berthed" } }],
    ["S1066", "responded to by editing the original message", { type: 7, data: { content: "Where to?" } }],
  ] as const)
    statement(number, `may be ${title}`, async () => {
      expect(outcome(await respond(await stage.component(), body))).toBe("204");
    });

  statement("S1067", "may be followed by a followup", async () => {
    const used = await stage.component();
    await respond(used, { type: 6 });
    const path = `/webhooks/${used.application_id}/${used.token}`;
    expect(outcome(await service().call("POST", path, { body: { content: "Fast" } }))).toBe("200");
  });
});
