/** Renders components of a message. Ignores values that are not components, because the message may be invalid. */
export function renderMessage(value: unknown): readonly HTMLElement[] {
  return listOf(value).map((row) => {
    const rendered = document.createElement("div");
    rendered.className = "row";
    rendered.append(...listOf(fieldOf(row, "components")).flatMap((component) => renderComponent(component) ?? []));
    return rendered;
  });
}

function renderComponent(component: unknown): HTMLElement | undefined {
  switch (fieldOf(component, "type")) {
    case 2:
      return fieldOf(component, "style") === 5 ? renderLink(component) : renderButton(component);
    case 3:
      return renderMenu(component);
    default:
      return undefined;
  }
}

const styles: readonly string[] = ["primary", "primary", "secondary", "success", "danger"];

function renderButton(component: unknown): HTMLElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = styles[Number(fieldOf(component, "style") ?? 1)] ?? "secondary";
  button.disabled = fieldOf(component, "disabled") === true;
  button.textContent = labelOf(component);
  return button;
}

function renderLink(component: unknown): HTMLElement {
  const link = document.createElement("a");
  link.className = "secondary";
  link.textContent = `${labelOf(component)} ↗`;
  link.rel = "noopener noreferrer";
  link.target = "_blank";
  const url = textOf(component, "url");
  // A URL of another scheme could run a script in this page.
  if (/^https?:\/\//i.test(url) && fieldOf(component, "disabled") !== true) link.href = url;
  return link;
}

function renderMenu(component: unknown): HTMLElement {
  const menu = document.createElement("select");
  const placeholder = textOf(component, "placeholder");
  menu.setAttribute("aria-label", placeholder || "Menu without a placeholder");
  menu.disabled = fieldOf(component, "disabled") === true;
  menu.multiple = Number(fieldOf(component, "max_values") ?? 1) > 1;
  if (placeholder !== "" && !menu.multiple) menu.append(new Option(placeholder, ""));
  for (const option of listOf(fieldOf(component, "options"))) {
    const description = textOf(option, "description");
    const text = [labelOf(option), description].filter(Boolean).join(": ");
    menu.append(new Option(text, textOf(option, "value"), false, fieldOf(option, "default") === true));
  }
  return menu;
}

/** Returns emoji and label; the custom_id of a component with neither. */
function labelOf(component: unknown): string {
  const emoji = fieldOf(component, "emoji");
  const name = textOf(emoji, "name");
  const shown = typeof fieldOf(emoji, "id") === "string" ? `:${name}:` : name;
  return [shown, textOf(component, "label")].filter(Boolean).join(" ") || textOf(component, "custom_id");
}

function fieldOf(value: unknown, key: string): unknown {
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return undefined;
  return (value as Readonly<Record<string, unknown>>)[key];
}

function textOf(value: unknown, key: string): string {
  const text = fieldOf(value, key);
  return typeof text === "string" ? text : "";
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
