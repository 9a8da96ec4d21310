// Handwritten validation of this one schema, of any length: the baseline for all contenders.

export function isMessage(value) {
  if (!isObject(value)) return false;
  const { content, components } = value;
  if (content !== undefined && (typeof content !== "string" || longer(content, 2000))) return false;
  if (!Array.isArray(components) || components.length > 5) return false;
  for (const row of components) if (!isRow(row)) return false;
  return true;
}

function isRow(value) {
  if (!isObject(value) || value.type !== 1) return false;
  const { components } = value;
  if (!Array.isArray(components) || components.length > 5) return false;
  for (const button of components) if (!isButton(button)) return false;
  return true;
}

function isButton(value) {
  if (!isObject(value) || value.type !== 2) return false;
  const { style, label, disabled } = value;
  if (label !== undefined && (typeof label !== "string" || longer(label, 80))) return false;
  if (disabled !== undefined && typeof disabled !== "boolean") return false;
  if (style === 5) {
    const { url } = value;
    return typeof url === "string" && url.length > 0 && !longer(url, 512);
  }
  if (style !== 1 && style !== 2 && style !== 3 && style !== 4) return false;
  const { custom_id } = value;
  return typeof custom_id === "string" && custom_id.length > 0 && !longer(custom_id, 100);
}

function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Lengths are in code points; a text has at most as many of them as UTF-16 code units. */
function longer(text, limit) {
  return text.length > limit && [...text].length > limit;
}

/** All issues, each with a JSON pointer and a message. */
export function messageIssues(value) {
  const issues = [];
  if (!isObject(value)) {
    issues.push({ path: "", message: "must be an object" });
    return issues;
  }
  const { content, components } = value;
  if (content !== undefined) checkText(content, 0, 2000, "/content", issues);
  if (checkList(components, "/components", issues)) {
    for (let index = 0; index < components.length; index++) {
      checkRow(components[index], `/components/${index}`, issues);
    }
  }
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
  const { components } = value;
  if (checkList(components, `${path}/components`, issues)) {
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
  const { type, style, label, disabled } = value;
  const isLink = style === 5;
  if (!isLink && style !== 1 && style !== 2 && style !== 3 && style !== 4) {
    issues.push({ path: `${path}/style`, message: `must be one of 1 to 5 (got ${style})` });
    return;
  }
  if (type !== 2) issues.push({ path: `${path}/type`, message: `must be 2 (got ${type})` });
  if (label !== undefined) checkText(label, 0, 80, `${path}/label`, issues);
  if (disabled !== undefined && typeof disabled !== "boolean") {
    issues.push({ path: `${path}/disabled`, message: "must be a boolean" });
  }
  if (isLink) checkText(value.url, 1, 512, `${path}/url`, issues);
  else checkText(value.custom_id, 1, 100, `${path}/custom_id`, issues);
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
