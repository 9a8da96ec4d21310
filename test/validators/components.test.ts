import { describe, expect, it } from "vitest";
import { validator } from "./specification.js";

/** Messages with components, at and around each constraint (readings T41, T45 to T52). */

type Fields = Readonly<Record<string, unknown>>;

const button = (more: Fields = {}): Fields => ({ type: 2, style: 1, label: "Go", custom_id: nextId(), ...more });
const link = (more: Fields = {}): Fields => ({ type: 2, style: 5, label: "Read", url: "https://example.com", ...more });
const option = (more: Fields = {}): Fields => ({ label: "Green", value: "green", ...more });
const menu = (more: Fields = {}): Fields => ({ type: 3, custom_id: nextId(), options: [option()], ...more });
const row = (...components: readonly unknown[]): Fields => ({ type: 1, components });
const without = (fields: Fields, ...names: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));
const times = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => make(index));

let ids = 0;
function nextId(): string {
  ids++;
  return `id-${ids}`;
}

/** One code point, two UTF-16 units. */
const astral = "😀";

/** The issues of a message's rows, as `pointer code`. */
function found(rows: unknown): readonly string[] {
  const components = validator("MessageComponents");
  const result = components.validate(rows);
  expect(components.is(rows)).toBe(result.ok);
  return result.ok ? [] : result.issues.map(({ path, code }) => `${path} ${code}`);
}

describe("accepts", () => {
  it.each<[string, unknown]>([
    ["no rows", []],
    ["one row of one button", [row(button())]],
    ["5 rows", times(5, () => row(button()))],
    ["5 rows of 5 buttons", times(5, () => row(...times(5, () => button())))],
    ["a row without components (T46)", [{ type: 1 }]],
    ["an empty row (T46)", [row()]],
    ["buttons and links in one row (T52)", [row(button(), link())]],
    ["5 links in one row", [row(...times(5, () => link()))]],
    ["one select menu in a row", [row(menu())]],
    ["buttons in one row and a menu in another (T52)", [row(button()), row(menu())]],
    ["every style", [row(...[1, 2, 3, 4].map((style) => button({ style })), link())]],
    ["a button without a style (T49)", [row(without(button(), "style"))]],
    ["a button with neither label nor emoji (T46)", [row(without(button(), "label"))]],
    ["an unknown property (T88)", [{ ...row(button({ colour: "red" })), id: 7 }]],
    ["properties that are undefined", [row(button({ url: undefined, disabled: undefined }))]],
    ["a label of 80 characters", [row(button({ label: "x".repeat(80) }))]],
    ["a label of 80 astral characters (T41)", [row(button({ label: astral.repeat(80) }))]],
    ["a custom_id of 1 character", [row(button({ custom_id: "x" }))]],
    ["a custom_id of 100 characters", [row(button({ custom_id: "x".repeat(100) }))]],
    ["a custom_id of 100 astral characters", [row(button({ custom_id: astral.repeat(100) }))]],
    ["ids that differ in case (T50)", [row(button({ custom_id: "a" }), button({ custom_id: "A" }))]],
    ["ids that differ in white space (T50)", [row(button({ custom_id: "a" }), button({ custom_id: "a " }))]],
    [
      "ids that every object inherits",
      [row(...["__proto__", "constructor", "toString"].map((custom_id) => button({ custom_id })))],
    ],
    ["1 option", [row(menu({ options: [option()] }))]],
    ["25 options", [row(menu({ options: times(25, () => option()) }))]],
    ["options of one value (T46)", [row(menu({ options: [option(), option()] }))]],
    [
      "an option whose texts have 100 characters",
      [
        row(
          menu({
            options: [option({ label: "x".repeat(100), value: "x".repeat(100), description: astral.repeat(100) })],
          }),
        ),
      ],
    ],
    ["a placeholder of 100 characters", [row(menu({ placeholder: "x".repeat(100) }))]],
    ["min_values 0", [row(menu({ min_values: 0 }))]],
    ["min_values 25 with max_values 25", [row(menu({ min_values: 25, max_values: 25 }))]],
    ["min_values equal to the default of max_values", [row(menu({ min_values: 1 }))]],
    ["max_values above the number of options (T46)", [row(menu({ max_values: 25 }))]],
    ["max_values 1.0, which is an integer", [row(menu({ max_values: 1.0 }))]],
  ])("%s", (_title, rows) => {
    expect(found(rows)).toEqual([]);
  });
});

describe("refuses, at the invalid path", () => {
  it.each<[string, unknown, readonly string[]]>([
    ["6 rows", times(6, () => row(button())), ["/5 max-items"]],
    ["6 buttons in a row", [row(...times(6, () => button()))], ["/0/components/5 max-items"]],
    ["6 components of which one is a link", [row(...times(5, () => button()), link())], ["/0/components/5 max-items"]],
    ["2 select menus in a row", [row(menu(), menu())], ["/0/components/1 max-items"]],
    ["a menu beside a button (T52)", [row(button(), menu())], ["/0/components/1/type const"]],
    ["a row in a row", [row(row(button()))], ["/0/components/0/type enum"]],
    ["a button at the top", [button()], ["/0/type const"]],
    ["a component of no known type (T46)", [row({ type: 4 })], ["/0/components/0/type enum"]],
    ["a component without a type", [row({})], ["/0/components/0/type required"]],
    ["a type that is text", [{ type: "1" }], ["/0/type const"]],
    ["a style that is not known (T46)", [row(button({ style: 6 }))], ["/0/components/0/style enum"]],
    ["a style that is null", [row(button({ style: null }))], ["/0/components/0/style enum"]],
    ["a button without a custom_id", [row(without(button(), "custom_id"))], ["/0/components/0/custom_id required"]],
    [
      "a styleless button with a url (T49)",
      [row(without(button({ url: "https://example.com" }), "style"))],
      ["/0/components/0/url forbidden"],
    ],
    ["a link with a custom_id (T48)", [row(link({ custom_id: "a" }))], ["/0/components/0/custom_id forbidden"]],
    ["a link without a url", [row(without(link(), "url"))], ["/0/components/0/url required"]],
    ["a primary button with a url", [row(button({ url: "https://example.com" }))], ["/0/components/0/url forbidden"]],
    ["a label of 81 characters", [row(button({ label: "x".repeat(81) }))], ["/0/components/0/label max-length"]],
    [
      "a label of 81 astral characters",
      [row(button({ label: astral.repeat(81) }))],
      ["/0/components/0/label max-length"],
    ],
    ["a label that is a number", [row(button({ label: 1 }))], ["/0/components/0/label type"]],
    ["an empty custom_id (T46)", [row(button({ custom_id: "" }))], ["/0/components/0/custom_id min-length"]],
    [
      "a custom_id of 101 characters",
      [row(button({ custom_id: "x".repeat(101) }))],
      ["/0/components/0/custom_id max-length"],
    ],
    [
      "one id twice in a row (T50)",
      [row(button({ custom_id: "a" }), button({ custom_id: "a" }))],
      ["/0/components/1/custom_id unique-custom-id"],
    ],
    [
      "one id in two rows and kinds (T50)",
      [row(button({ custom_id: "a" })), row(menu({ custom_id: "a" }))],
      ["/1/components/0/custom_id unique-custom-id"],
    ],
    [
      "one id thrice",
      [row(...times(3, () => button({ custom_id: "a" })))],
      ["/0/components/1/custom_id unique-custom-id", "/0/components/2/custom_id unique-custom-id"],
    ],
    [
      "the id of a disabled button (T50)",
      [row(button({ custom_id: "a", disabled: true }), button({ custom_id: "a" }))],
      ["/0/components/1/custom_id unique-custom-id"],
    ],
    [
      "the id __proto__ twice",
      [row(button({ custom_id: "__proto__" }), button({ custom_id: "__proto__" }))],
      ["/0/components/1/custom_id unique-custom-id"],
    ],
    ["no options (T46)", [row(menu({ options: [] }))], ["/0/components/0/options min-items"]],
    ["options left out (T13)", [row(without(menu(), "options"))], ["/0/components/0/options required"]],
    ["26 options", [row(menu({ options: times(26, () => option()) }))], ["/0/components/0/options/25 max-items"]],
    [
      "an option without label and value",
      [row(menu({ options: [{}] }))],
      ["/0/components/0/options/0/label required", "/0/components/0/options/0/value required"],
    ],
    [
      "an option's label of 101 characters",
      [row(menu({ options: [option({ label: "x".repeat(101) })] }))],
      ["/0/components/0/options/0/label max-length"],
    ],
    [
      "an option's value of 101 characters",
      [row(menu({ options: [option({ value: "x".repeat(101) })] }))],
      ["/0/components/0/options/0/value max-length"],
    ],
    [
      "an option's description of 101 characters",
      [row(menu({ options: [option({ description: "x".repeat(101) })] }))],
      ["/0/components/0/options/0/description max-length"],
    ],
    [
      "a placeholder of 101 characters",
      [row(menu({ placeholder: "x".repeat(101) }))],
      ["/0/components/0/placeholder max-length"],
    ],
    ["min_values -1", [row(menu({ min_values: -1 }))], ["/0/components/0/min_values minimum"]],
    ["min_values 26", [row(menu({ min_values: 26, max_values: 25 }))], ["/0/components/0/min_values maximum"]],
    ["min_values 1.5", [row(menu({ min_values: 1.5, max_values: 2 }))], ["/0/components/0/min_values type"]],
    ["max_values 0 (T45)", [row(menu({ min_values: 0, max_values: 0 }))], ["/0/components/0/max_values minimum"]],
    ["max_values 0 without min_values", [row(menu({ max_values: 0 }))], ["/0/components/0/max_values minimum"]],
    ["max_values 26", [row(menu({ max_values: 26 }))], ["/0/components/0/max_values maximum"]],
    [
      "min_values above max_values (T45)",
      [row(menu({ min_values: 3, max_values: 2 }))],
      ["/0/components/0/min_values min-values-not-above-max-values"],
    ],
    [
      "min_values above the default of max_values (T45)",
      [row(menu({ min_values: 2 }))],
      ["/0/components/0/min_values min-values-not-above-max-values"],
    ],
    ["a label on a menu (T51)", [row(menu({ label: "x" }))], ["/0/components/0/label forbidden"]],
    ["a null in the place of another type's field", [row(menu({ label: null }))], ["/0/components/0/label forbidden"]],
    ["options on a button (T51)", [row(button({ options: [] }))], ["/0/components/0/options forbidden"]],
    ["a custom_id on a row (T51)", [{ ...row(button()), custom_id: "a" }], ["/0/custom_id forbidden"]],
    ["components on a button (T51)", [row(button({ components: [] }))], ["/0/components/0/components forbidden"]],
    ["something that is no list", { 0: row(button()), length: 1 }, [" type"]],
    ["text", "[]", [" type"]],
    ["null", null, [" type"]],
    ["nothing", undefined, [" type"]],
    ["a list in the place of a row", [[]], ["/0 type"]],
    ["null in the place of a component", [row(null)], ["/0/components/0 type"]],
    [
      "an object in the place of a list of components",
      [{ type: 1, components: { length: 0 } }],
      ["/0/components type"],
    ],
    // biome-ignore lint/suspicious/noSparseArray: the test needs holes
    ["a hole among the rows", [row(button()), , row(button())], ["/1 type"]],
    // biome-ignore lint/suspicious/noSparseArray: the test needs holes
    ["a hole among the components", [row(button(), ...[,], button())], ["/0/components/1 type"]],
  ])("%s", (_title, rows, want) => {
    expect(found(rows)).toEqual(want);
  });

  it("every field that belongs to another type of component (T51)", () => {
    const fields: Readonly<Record<string, unknown>> = {
      custom_id: "a",
      disabled: true,
      style: 1,
      label: "x",
      emoji: { name: "x" },
      url: "https://example.com",
      options: [option()],
      placeholder: "x",
      min_values: 1,
      max_values: 1,
      components: [],
    };
    const allowed: Readonly<Record<string, readonly string[]>> = {
      row: ["components"],
      button: ["custom_id", "disabled", "style", "label", "emoji"],
      link: ["disabled", "style", "label", "emoji", "url"],
      menu: ["custom_id", "disabled", "options", "placeholder", "min_values", "max_values"],
    };
    const makers: Readonly<Record<string, (more: Fields) => unknown>> = {
      row: (more) => ({ ...row(), ...more }),
      button: (more) => row(button(more)),
      link: (more) => row(link(more)),
      menu: (more) => row(menu(more)),
    };
    for (const [kind, make] of Object.entries(makers)) {
      const at = kind === "row" ? "/0" : "/0/components/0";
      for (const [name, value] of Object.entries(fields)) {
        if (name === "style") continue;
        const want = allowed[kind]?.includes(name) === true ? [] : [`${at}/${name} forbidden`];
        expect(found([make({ [name]: value })]), `${name} on a ${kind}`).toEqual(want);
      }
    }
  });
});

describe("issue messages", () => {
  const messagesOf = (rows: unknown): readonly string[] => {
    const result = validator("ExecuteWebhookBody").validate({ content: "x", components: rows });
    return result.ok ? [] : result.issues.map(({ message }) => message);
  };

  it.each<[string, unknown, string]>([
    [
      "too many buttons",
      [row(...times(6, () => button()))],
      "components[0].components[5]: an Action Row holds at most 5 buttons (got 6)",
    ],
    ["too many rows", times(6, () => row(button())), "components[5]: the list holds at most 5 action rows (got 6)"],
    [
      "a menu before a button",
      [row(menu(), button())],
      "components[0].components[1]: an Action Row with a select menu may contain no other items (got 2 items)",
    ],
    ["a menu behind a button", [row(button(), menu())], "components[0].components[1].type: must be 2 (BUTTON) (got 3)"],
    ["a button at the top", [button()], "components[0].type: must be 1 (ACTION_ROW) (got 2)"],
    [
      "too many options",
      [row(menu({ options: times(26, () => option()) }))],
      "components[0].components[0].options[25]: a Select Menu holds at most 25 select options (got 26)",
    ],
    [
      "a long label",
      [row(button({ label: "x".repeat(81) }))],
      "components[0].components[0].label: must have at most 80 characters (got 81)",
    ],
    [
      "a link with an id",
      [row(link({ custom_id: "a" }))],
      "components[0].components[0].custom_id: has no place in a Link Button",
    ],
    [
      "a menu without an id",
      [row(without(menu(), "custom_id"))],
      "components[0].components[0].custom_id: is required in a Select Menu",
    ],
    [
      "an unknown type",
      [row({ type: 9 })],
      "components[0].components[0].type: must be one of 2 (Button) or 3 (Select menu) (got 9)",
    ],
    [
      "an id twice",
      [row(button({ custom_id: "a" }), button({ custom_id: "a" }))],
      'components[0].components[1].custom_id: every custom_id must differ from the others of the message (got "a")',
    ],
    [
      "bounds that cross",
      [row(menu({ min_values: 2 }))],
      "components[0].components[0].min_values: min_values must not be above max_values (at most 1, got 2)",
    ],
  ])("%s", (_title, rows, want) => {
    expect(messagesOf(rows)).toEqual([want]);
  });

  it("have the limit and the actual value", () => {
    const result = validator("MessageComponents").validate([row(...times(6, () => button()))]);
    expect(result).toMatchObject({
      ok: false,
      issues: [{ path: "/0/components/5", code: "max-items", limit: 5, actual: 6 }],
    });
  });
});
