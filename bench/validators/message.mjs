// The validated message, its schema, and ways to make it invalid. The schema uses only what every contender supports:
// bounds, enumerations and unions by a tag. No rule relates two locations.

/** JSON Schema 2020-12, and the schemas of the OpenAPI document that guildwire generates from. */
export const schemas = {
  Message: {
    type: "object",
    required: ["components"],
    properties: {
      content: { type: "string", maxLength: 2000 },
      components: { type: "array", maxItems: 5, items: { $ref: "#/components/schemas/Row" } },
    },
  },
  Row: {
    type: "object",
    required: ["type", "components"],
    properties: {
      type: { const: 1 },
      components: { type: "array", maxItems: 5, items: { $ref: "#/components/schemas/Button" } },
    },
  },
  Button: {
    oneOf: [{ $ref: "#/components/schemas/ActionButton" }, { $ref: "#/components/schemas/LinkButton" }],
  },
  ActionButton: {
    type: "object",
    required: ["type", "style", "custom_id"],
    properties: {
      type: { const: 2 },
      style: { enum: [1, 2, 3, 4] },
      label: { type: "string", maxLength: 80 },
      custom_id: { type: "string", minLength: 1, maxLength: 100 },
      disabled: { type: "boolean" },
    },
  },
  LinkButton: {
    type: "object",
    required: ["type", "style", "url"],
    properties: {
      type: { const: 2 },
      style: { const: 5 },
      label: { type: "string", maxLength: 80 },
      url: { type: "string", minLength: 1, maxLength: 512 },
      disabled: { type: "boolean" },
    },
  },
};

/** Five rows of five buttons, as parsed from JSON. */
export function validMessage(seed = 0) {
  const row = (first) => ({
    type: 1,
    components: Array.from({ length: 5 }, (_, index) => button(first + index, seed)),
  });
  const message = { content: `Message ${seed}`, components: Array.from({ length: 5 }, (_, index) => row(index * 5)) };
  return JSON.parse(JSON.stringify(message));
}

function button(number, seed) {
  const label = `Choice ${number} of ${seed}`;
  if (number % 5 === 4) return { type: 2, style: 5, label, url: `https://example.com/${seed}/${number}` };
  return { type: 2, style: (number % 4) + 1, label, custom_id: `vote:${seed}:${number}`, disabled: number % 2 === 0 };
}

/** One invalid message per mistake, each with the JSON pointers of its errors. */
export const mistakes = {
  "a label that is too long": [["/components/0/components/0/label"], (m) => (first(m).label = "x".repeat(81))],
  "no custom_id": [["/components/0/components/0/custom_id"], (m) => delete first(m).custom_id],
  "an empty custom_id": [["/components/0/components/0/custom_id"], (m) => (first(m).custom_id = "")],
  "a custom_id that is a number": [["/components/0/components/0/custom_id"], (m) => (first(m).custom_id = 7)],
  "no url": [["/components/0/components/4/url"], (m) => delete m.components[0].components[4].url],
  "an unknown style": [["/components/0/components/0/style"], (m) => (first(m).style = 9)],
  "no style": [["/components/0/components/0/style"], (m) => delete first(m).style],
  "a button that is null": [["/components/0/components/0"], (m) => (m.components[0].components[0] = null)],
  "a button that is a list": [["/components/0/components/0"], (m) => (m.components[0].components[0] = [])],
  "a row of another type": [["/components/2/type"], (m) => (m.components[2].type = 2)],
  "a sixth row": [["/components/5"], (m) => m.components.push(m.components[0])],
  "a sixth button": [
    ["/components/1/components/5"],
    (m) => m.components[1].components.push({ ...first(m), custom_id: "sixth" }),
  ],
  "no components": [["/components"], (m) => delete m.components],
  "components that are an object": [["/components"], (m) => (m.components = {})],
  "a content that is too long": [["/content"], (m) => (m.content = "x".repeat(2001))],
  "a flag that is a string": [["/components/0/components/0/disabled"], (m) => (first(m).disabled = "yes")],
  // The message that the benchmark rejects: four errors at four locations.
  "several mistakes": [
    [
      "/components/0/components/1/label",
      "/components/1/components/3/custom_id",
      "/components/3/components/0/style",
      "/components/4/components/4/url",
    ],
    (m) => {
      m.components[0].components[1].label = "x".repeat(81);
      delete m.components[1].components[3].custom_id;
      m.components[3].components[0].style = 9;
      m.components[4].components[4].url = 7;
    },
  ],
};

export function wrongMessage(mistake, seed = 0) {
  const message = validMessage(seed);
  mistakes[mistake][1](message);
  return message;
}

function first(message) {
  return message.components[0].components[0];
}

/** Mistakes that only violate the interface's own rules for components. */
export const interfaceMistakes = {
  "a custom_id twice": [
    ["/1/components/0/custom_id"],
    (m) => (m[1].components[0].custom_id = m[0].components[0].custom_id),
  ],
  "a link with a custom_id": [["/0/components/4/custom_id"], (m) => (m[0].components[4].custom_id = "a")],
  "a button with a url": [["/0/components/0/url"], (m) => (m[0].components[0].url = "https://example.com")],
  "a row with a label": [["/0/label"], (m) => (m[0].label = "x")],
};

/** Values of every JSON type that are not messages. */
export const otherValues = [null, true, 0, "", "message", [], {}, [validMessage()], { components: null }];
