// What follows from the document alone: for every operation the minimal and the maximal request, and one request for
// every way to break one rule of its schemas.
import { resolved } from "./document.mjs";
import {
  accepts,
  alternatives,
  expanded,
  maximal,
  members,
  minimal,
  ofWrongType,
  received,
  typesOf,
  wrongTexts,
} from "./values.mjs";

/** Values of path parameters; the README says what runners make of the two families of ids. */
const ids = {
  guild_id: "197038439483310086",
  channel_id: "199737254929760256",
  user_id: "80351110224678912",
  role_id: "41771983423143936",
  message_id: "334385199974967042",
  integration_id: "33590653072239123",
  webhook_id: "223704706495545344",
  webhook_token: "token-of-the-webhook",
  application_id: "775799577604522054",
  interaction_id: "846462639134605312",
  interaction_token: "token-of-the-interaction",
};

const formError = { status: 400, code: 50035 };
const unsupported = { status: 415, code: 0 };

/** Larger than any message may be. */
const tooMany = 9_437_184;

/**
 * The vectors of one operation.
 *
 * @param {object} operation One of document.mjs.
 * @param {Set<string>} seen Paths and named schemas whose own rules some operation before this one has vectors for.
 */
export function derive(operation, seen) {
  const made = [];
  const add = (name, request, expect) => {
    made.push({ operation: operation.id, name, request: { ...base(operation), ...request }, expect });
  };
  const refuse = (name, request, expect = formError) => add(name, request, expect);
  const accept = (name, request, received = {}) => {
    add(name, request, { decoded: { ...decoded(operation, request.body), ...received } });
  };

  completeRequest(operation, accept);
  if (operation.requiresAuthentication)
    refuse("no credentials", { authenticated: false }, { status: 401, code: 40001 });
  if (!seen.has(operation.path)) wrongMethod(operation, refuse);
  seen.add(operation.path);
  pathFaults(operation, refuse);
  for (const parameter of inQuery(operation)) queryCases(operation, parameter, accept, refuse);
  accept("query: an unknown parameter is ignored", { query: joined(leastQuery(operation), "unknown=1") });
  if (operation.body !== undefined) bodyCases(operation, seen, accept, refuse);
  return made;
}

function base(operation) {
  const query = leastQuery(operation);
  return {
    method: operation.method,
    path: filled(operation, ids),
    ...(query === "" ? {} : { query }),
    ...(operation.body?.required === true ? { body: minimal(operation.body.schema) } : {}),
  };
}

function filled({ path }, values) {
  return path.replaceAll(/\{(\w+)\}/g, (_, name) => values[name]);
}

function inPath({ parameters }) {
  return parameters.filter((parameter) => parameter.in === "path");
}

function inQuery({ parameters }) {
  return parameters.filter((parameter) => parameter.in === "query");
}

function leastQuery(operation) {
  return inQuery(operation)
    .filter(({ required }) => required)
    .map(({ name, schema }) => `${name}=${minimal(schema)}`)
    .join("&");
}

function joined(...parts) {
  return parts.filter((part) => part !== "").join("&");
}

/** What the operation's handler is given for its least request, with another body where one is given. */
function decoded(operation, body) {
  const { schema, required } = operation.body ?? {};
  const given = body ?? (required === true ? minimal(schema) : {});
  const query = inQuery(operation).flatMap(({ name, schema: type, required: needed }) => {
    const value = needed ? minimal(type) : resolved(type).schema.default;
    return value === undefined ? [] : [[name, value]];
  });
  const facts = {
    path: Object.fromEntries(inPath(operation).map(({ name }) => [name, ids[name]])),
    query: { ...Object.fromEntries(query), ...operation.fixed },
  };
  const nonEmptyFacts = Object.entries(facts).filter(([, entries]) => Object.keys(entries).length > 0);
  return { ...Object.fromEntries(nonEmptyFacts), ...(schema === undefined ? {} : { body: received(schema, given) }) };
}

function completeRequest(operation, accept) {
  accept("minimal request", {});
  const query = inQuery(operation).map(({ name, schema }) => [name, maximal(schema)]);
  const headers = operation.parameters
    .filter((parameter) => parameter.in === "header")
    .map(({ name }) => [name, "push"]);
  const body = operation.body === undefined ? {} : { body: maximal(operation.body.schema) };
  if (query.length + headers.length + Object.keys(body).length === 0) return;
  accept(
    "maximal request",
    {
      ...(query.length === 0 ? {} : { query: query.map(([name, value]) => `${name}=${value}`).join("&") }),
      ...(headers.length === 0 ? {} : { headers: Object.fromEntries(headers) }),
      ...body,
    },
    {
      ...(query.length === 0 ? {} : { query: Object.fromEntries(query) }),
      ...(headers.length === 0 ? {} : { headers: Object.fromEntries(headers) }),
    },
  );
}

function wrongMethod({ methods }, refuse) {
  const method = ["PUT", "POST", "PATCH", "DELETE", "GET"].find((one) => !methods.includes(one));
  refuse(
    `method: there is no ${method}`,
    { method, query: undefined, body: undefined },
    { status: 405, code: 0, allow: methods },
  );
}

function pathFaults(operation, refuse) {
  for (const { name, schema } of inPath(operation)) {
    // Where two operations share a route, the name of the parameter is not determined.
    const at = operation.shared ? {} : { errors: [{ at: `/${name}` }] };
    for (const text of wrongTexts(schema).filter((one) => one !== "")) {
      const path = filled(operation, { ...ids, [name]: text });
      refuse(`path /${name}: ${JSON.stringify(text)} is not an id`, { path }, { ...formError, ...at });
    }
    for (const broken of ["%zz", "%e2%28%a1"]) {
      refuse(`path /${name}: ${broken} cannot be decoded`, { path: filled(operation, { ...ids, [name]: broken }) });
    }
  }
}

function queryCases(operation, parameter, accept, refuse) {
  const { name, required = false, schema: type } = parameter;
  const { schema } = resolved(type);
  const others = inQuery(operation)
    .filter((one) => one.required && one.name !== name)
    .map((one) => `${one.name}=${minimal(one.schema)}`)
    .join("&");
  const usual = decoded(operation).query ?? {};
  const at = { ...formError, errors: [{ at: `/${name}` }] };
  const wrong = (why, text) => refuse(`query /${name}: ${why}`, { query: joined(others, `${name}=${text}`) }, at);
  const right = (why, text, value) => {
    accept(
      `query /${name}: ${why}`,
      { query: joined(others, `${name}=${text}`) },
      { query: { ...usual, [name]: value } },
    );
  };

  if (required) {
    const missing = { ...formError, errors: [{ at: `/${name}`, code: "BASE_TYPE_REQUIRED" }] };
    refuse(`query /${name}: missing`, { query: others === "" ? undefined : others }, missing);
  }
  if (schema.type !== "array") {
    const text = String(maximal(type));
    wrong("given twice", `${text}&${name}=${text}`);
  }
  if (schema.type === "boolean") {
    for (const text of ["true", "True", "1"]) right(`${text} is true`, text, true);
    for (const text of ["false", "False", "0"]) right(`${text} is false`, text, false);
    for (const text of ["TRUE", "yes", "2", ""]) wrong(`${JSON.stringify(text)} is not a boolean`, text);
  }
  if (schema.type === "integer") {
    for (const text of ["seven", "1.5", ""]) wrong(`${JSON.stringify(text)} is not an integer`, text);
    right("at its minimum", schema.minimum, schema.minimum);
    right("at its maximum", schema.maximum, schema.maximum);
    wrong("below its minimum", schema.minimum - 1);
    wrong("above its maximum", schema.maximum + 1);
  }
  if (members(schema) !== undefined) wrong("not one of the values", "unlisted");
  if (schema.type === "string" && schema.minLength !== undefined) wrong("below its minLength", "");
  for (const text of wrongTexts(type)) wrong(`${JSON.stringify(text)} does not match its pattern`, text);
  if (schema.type === "array") {
    const item = minimal(schema.items);
    right("a list with commas", `${item},${item}`, [item, item]);
    wrong("a wrong item in the list", `${item},12a`);
  }
}

function bodyCases(operation, seen, accept, refuse) {
  const { schema, required, form } = operation.body;
  const least = JSON.stringify(minimal(schema));
  refuse("body: not JSON", { body: undefined, raw: { type: "application/json", text: least.slice(0, -1) } });
  refuse("body: unsupported media type", { body: undefined, raw: { type: "text/plain", text: least } }, unsupported);
  if (form)
    refuse("body: a form without a boundary", { body: undefined, raw: { type: "multipart/form-data", text: "" } });
  if (required) refuse("body: absent", { body: undefined });
  if (operation.message) {
    const [property] = Object.entries(resolved(schema).schema.properties ?? {}).find(([, one]) =>
      typesOf(one)?.includes("string"),
    ) ?? ["content"];
    const body = { [property]: { $repeat: "x", times: tooMany } };
    refuse("body: above the size of a message", { body }, { status: 413, code: 40005 });
  }
  const cases = {
    accept: (name, body) => accept(`body ${name}`, { body }),
    refuse: (name, body, at, code, certain) => {
      // What breaks one alternative of a union may be right for another.
      if (!certain && accepts(schema, expanded(body))) return;
      const errors = certain ? { errors: [code === undefined ? { at } : { at, code }] } : {};
      refuse(`body ${name}`, { body }, { ...formError, ...errors });
    },
    seen,
  };
  valueCases(schema, "", (value) => value, { ...cases, label: "", certain: true, typed: true });
}

/**
 * The ways in which one value of a body can be wrong, and where its bounds are. `wrap` makes a body that is right in
 * everything else. `certain`: the violation has one possible location; below a union without a discriminator it may be the
 * union. `typed`: no alternative beside this schema takes values of other types. `label` is the place with the
 * alternatives on the way to it.
 */
function valueCases(node, at, wrap, context) {
  const { schema, name } = resolved(node);
  const { accept, refuse, seen, label, certain, typed } = context;
  const wrong = (why, value, code) => refuse(`${label}: ${why}`, wrap(value), at, code, certain);
  const right = (why, value) => accept(`${label}: ${why}`, wrap(value));
  if (schema === false) return wrong("has no place here", "x");
  if (typed) {
    const other = ofWrongType(node);
    if (other !== undefined) wrong("of a wrong type", other);
    const types = typesOf(node);
    if (types !== undefined && !types.includes("null")) wrong("null", null);
  }
  if ("const" in schema) return wrong("another constant", typeof schema.const === "number" ? 99 : "other");
  const values = members(schema);
  if (values !== undefined) {
    const unlisted = typeof values[0] === "number" ? 99 : "UNLISTED";
    if (schema["x-open-enum"] === "both") right("a value that is not listed", unlisted);
    else wrong("not one of the values", unlisted, "BASE_TYPE_CHOICES");
    return;
  }
  const choices = alternatives(schema);
  if (choices.length > 0) {
    const isDistinguishable = choices.length === 1 || schema.discriminator !== undefined || choices.every(isScalar);
    for (const choice of choices) {
      const kind = resolved(choice).name ?? choice.title;
      const below = choices.length === 1 || choices.every(isScalar) ? label : `${label} as ${kind}`;
      valueCases(choice, at, wrap, { ...context, label: below, certain: certain && isDistinguishable, typed: false });
    }
    return;
  }
  for (const type of [schema.type].flat()) {
    if (type === "string") textCases(node, schema, right, wrong);
    if (type === "integer") numberCases(schema, right, wrong);
    if (type === "array") {
      listCases(schema, right, wrong);
      valueCases(schema.items, `${at}/0`, (value) => wrap([value]), { ...context, label: `${label}/0`, typed: true });
    }
    if (type === "object" && !(name !== undefined && seen.has(name))) {
      if (name !== undefined) seen.add(name);
      objectCases(schema, at, wrap, { ...context, typed: true });
    }
  }
}

function isScalar(node) {
  return typesOf(node)?.every((type) => type !== "object" && type !== "array") === true;
}

function textCases(node, schema, right, wrong) {
  for (const text of wrongTexts(node)) wrong(`${JSON.stringify(text)} does not match its pattern`, text);
  const { minLength = 0, maxLength } = schema;
  if (minLength > 0) wrong("below its minLength", "x".repeat(minLength - 1));
  if (minLength > 1) right("at its minLength", "x".repeat(minLength));
  if (maxLength === undefined) return;
  // Two code units each: who counts those refuses this text (T41).
  right("at its maxLength", { $repeat: "😀", times: maxLength });
  wrong("above its maxLength", { $repeat: "x", times: maxLength + 1 });
}

function numberCases(schema, right, wrong) {
  const { minimum, maximum, multipleOf } = schema;
  wrong("a fraction", (minimum ?? 0) + 0.5);
  if (minimum !== undefined) {
    right("at its minimum", minimum);
    wrong("below its minimum", minimum - 1);
  }
  if (maximum !== undefined) {
    right("at its maximum", maximum);
    wrong("above its maximum", maximum + (multipleOf ?? 1));
  }
  if (multipleOf !== undefined) wrong("no multiple of what it has to be", multipleOf / 2);
}

function listCases(schema, right, wrong) {
  const { minItems = 0, maxItems, items } = schema;
  const list = (times) => ({ $each: differentItem(minimal(items)), times });
  if (minItems > 0) wrong("below its minItems", []);
  if (maxItems === undefined) return;
  right("at its maxItems", list(maxItems));
  wrong("above its maxItems", list(maxItems + 1));
}

/** The same item with ids of its own, because those of components must differ (T50). */
function differentItem(item) {
  return typeof item === "object" && item?.custom_id !== undefined ? { ...item, custom_id: "id-{n}" } : item;
}

function objectCases(schema, at, wrap, context) {
  const { refuse, label, certain } = context;
  const least = minimal(schema);
  for (const property of schema.required ?? []) {
    const { [property]: _, ...rest } = least;
    refuse(`${label}/${property}: missing`, wrap(rest), `${at}/${property}`, "BASE_TYPE_REQUIRED", certain);
  }
  for (const [property, node] of Object.entries(schema.properties ?? {})) {
    const around = (value) => wrap({ ...least, ...partner(schema, property, value), [property]: value });
    valueCases(node, `${at}/${property}`, around, { ...context, label: `${label}/${property}` });
  }
}

/** A value that may not be above another one takes that one along. */
function partner(schema, property, value) {
  const check = (schema["x-checks"] ?? []).find(
    ({ kind, fields }) => kind === "less-or-equal" && fields[0] === property,
  );
  if (check === undefined || typeof value !== "number" || value < 1) return {};
  const other = check.fields[1];
  return { [other]: Math.min(Math.ceil(value), resolved(schema.properties[other]).schema.maximum) };
}
