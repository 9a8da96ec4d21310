// Handwritten validation of the message components of spec/ with all of their rules: no property of another component
// type, and unique custom_ids in a message. The measured messages contain only buttons, so select menus and emojis are
// omitted.

export function isComponents(value) {
  if (!Array.isArray(value) || value.length > 5) return false;
  for (const row of value) if (!isRow(row)) return false;
  return areDistinct(value);
}

function isRow(value) {
  if (!isObject(value) || value.type !== 1) return false;
  if (value.custom_id !== undefined || value.disabled !== undefined || value.style !== undefined) return false;
  if (value.label !== undefined || value.emoji !== undefined || value.url !== undefined) return false;
  if (value.options !== undefined || value.placeholder !== undefined) return false;
  if (value.min_values !== undefined || value.max_values !== undefined) return false;
  const { components } = value;
  if (components === undefined) return true;
  if (!Array.isArray(components) || components.length > 5) return false;
  for (const button of components) if (!isButton(button)) return false;
  return true;
}

function isButton(value) {
  if (!isObject(value) || value.type !== 2) return false;
  const { style, label, disabled, custom_id, url } = value;
  if (label !== undefined && (typeof label !== "string" || longer(label, 80))) return false;
  if (disabled !== undefined && typeof disabled !== "boolean") return false;
  if (value.emoji !== undefined) return false;
  if (value.options !== undefined || value.placeholder !== undefined || value.components !== undefined) return false;
  if (value.min_values !== undefined || value.max_values !== undefined) return false;
  if (style === 5) return custom_id === undefined && typeof url === "string";
  if (style !== undefined && style !== 1 && style !== 2 && style !== 3 && style !== 4) return false;
  return url === undefined && typeof custom_id === "string" && custom_id.length > 0 && !longer(custom_id, 100);
}

function areDistinct(rows) {
  const seen = new Set();
  for (const row of rows) {
    if (row.components === undefined) continue;
    for (const { custom_id } of row.components) {
      if (custom_id === undefined) continue;
      if (seen.has(custom_id)) return false;
      seen.add(custom_id);
    }
  }
  return true;
}

function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function longer(text, limit) {
  return text.length > limit && [...text].length > limit;
}

const foreignToRow = [
  "custom_id",
  "disabled",
  "style",
  "label",
  "emoji",
  "url",
  "options",
  "placeholder",
  "min_values",
  "max_values",
];
const foreignToButton = ["options", "placeholder", "min_values", "max_values", "components"];

/** All issues, each with a JSON pointer and a message. */
export function componentIssues(value) {
  const issues = [];
  if (!checkList(value, "", issues)) return issues;
  for (let index = 0; index < value.length; index++) checkRow(value[index], `/${index}`, issues);
  if (issues.length === 0 && !areDistinct(value)) checkDistinct(value, issues);
  return issues;
}

function checkRow(value, path, issues) {
  if (!isObject(value)) {
    issues.push({ path, message: "must be an object" });
    return;
  }
  if (value.type !== 1) {
    issues.push({ path: `${path}/type`, message: `must be 1 (got ${value.type})` });
    return;
  }
  checkForeign(value, foreignToRow, path, issues);
  const { components } = value;
  if (components !== undefined && checkList(components, `${path}/components`, issues)) {
    for (let index = 0; index < components.length; index++) {
      checkButton(components[index], `${path}/components/${index}`, issues);
    }
  }
}

function checkButton(value, path, issues) {
  if (!isObject(value)) {
    issues.push({ path, message: "must be an object" });
    return;
  }
  const { type, style, label, disabled, custom_id, url } = value;
  if (type !== 2) {
    issues.push({ path: `${path}/type`, message: `must be 2 (got ${type})` });
    return;
  }
  if (style !== undefined && style !== 1 && style !== 2 && style !== 3 && style !== 4 && style !== 5) {
    issues.push({ path: `${path}/style`, message: `must be one of 1 to 5 (got ${style})` });
    return;
  }
  if (label !== undefined) checkText(label, 0, 80, `${path}/label`, issues);
  if (disabled !== undefined && typeof disabled !== "boolean") {
    issues.push({ path: `${path}/disabled`, message: "must be a boolean" });
  }
  if (value.emoji !== undefined) issues.push({ path: `${path}/emoji`, message: "is not looked at here" });
  checkForeign(value, foreignToButton, path, issues);
  if (style === 5) {
    if (custom_id !== undefined) issues.push({ path: `${path}/custom_id`, message: "has no place in a link" });
    checkText(url, 0, Number.POSITIVE_INFINITY, `${path}/url`, issues);
  } else {
    if (url !== undefined) issues.push({ path: `${path}/url`, message: "has no place in a button" });
    checkText(custom_id, 1, 100, `${path}/custom_id`, issues);
  }
}

function checkForeign(value, names, path, issues) {
  for (const name of names) {
    if (value[name] !== undefined) issues.push({ path: `${path}/${name}`, message: "has no place here" });
  }
}

function checkDistinct(rows, issues) {
  const seen = new Set();
  for (const [row, { components = [] }] of rows.entries()) {
    for (const [index, { custom_id }] of components.entries()) {
      if (custom_id === undefined) continue;
      if (seen.has(custom_id)) {
        issues.push({ path: `/${row}/components/${index}/custom_id`, message: `is used twice (got ${custom_id})` });
      }
      seen.add(custom_id);
    }
  }
}

function checkList(value, path, issues) {
  if (!Array.isArray(value)) {
    issues.push({ path, message: "must be a list" });
    return false;
  }
  if (value.length > 5) {
    issues.push({ path: `${path}/5`, message: `holds at most 5 items (got ${value.length})` });
    return false;
  }
  return true;
}

function checkText(value, least, most, path, issues) {
  if (value === undefined) issues.push({ path, message: "is required" });
  else if (typeof value !== "string") issues.push({ path, message: `must be a string (got ${value})` });
  else if (value.length < least) issues.push({ path, message: `needs at least ${least} characters (got 0)` });
  else if (longer(value, most)) {
    issues.push({ path, message: `takes at most ${most} characters (got ${[...value].length})` });
  }
}
