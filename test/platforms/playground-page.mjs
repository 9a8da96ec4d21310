// Uses the playground in Chromium: playground-page.mjs EXECUTABLE URL AXE prints as JSON what the page shows, the
// violations that axe-core finds, and errors. AXE is the path of axe-core's script.
import { readFileSync } from "node:fs";
import process from "node:process";
import { chromium } from "playwright-core";

const [executablePath, url, axePath, pictures] = process.argv.slice(2);
const axe = readFileSync(axePath, "utf8");
const sizes = { desktop: { width: 1280, height: 900 }, phone: { width: 360, height: 740 } };
// Chromium's own sandbox needs user namespaces, which containers and root do not have; the page is ours.
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-dev-shm-usage"] });
const complaints = [];
const foreign = [];

try {
  const page = await openPage("desktop");
  await page.goto(url);
  await shows(page, { summary: "None", output: "Book" });
  const first = { files: await page.locator("#file option").count(), summary: await text(page, "#summary") };
  const keyboard = await useKeyboard(page);
  const renamed = (await textOf(page, "#document")).replaceAll("schemas/Book", "schemas/Volume");
  await write(page, "#document", renamed.replace("    Book:", "    Volume:"));
  await shows(page, { summary: "None", output: "Volume" });
  // Of a document with errors, the diagnostics are shown, beside the last output.
  await page.locator("#strict").check();
  await write(page, "#document", renamed);
  await shows(page, { summary: "error: 2", output: "Volume" });
  const broken = await page.locator("#diagnostics button").first().innerText();
  await page.locator("#diagnostics button").first().press("Enter");
  const selected = await page.evaluate(() => String(getSelection()));
  const marked = await page.locator("#document .cm-lintRange-error").first().innerText();
  const position = await text(page, "#position");
  await page.locator("#example").selectOption({ index: 1 });
  await shows(page, { summary: "None", output: "Shape" });
  // A comparison of the document with a later version of itself.
  await page.locator("#comparison summary").press("Enter");
  await page.locator("#keep").click();
  await shows(page, { changes: "no change" });
  await write(page, "#document", (await textOf(page, "#document")).replace("maxItems: 100", "maxItems: 50"));
  await shows(page, { changes: "breaking" });
  const changes = await page.locator("#changes").inputValue();
  await page.locator("#earlier").fill("openapi: 3.1.1");
  await shows(page, { changes: "earlier.yaml:1:1" });
  await page.locator("#share").click();
  await page.waitForFunction(() => location.hash !== "");
  const shared = page.url();
  const violations = { desktop: await accessibility(page, "desktop") };

  const components = await openPage("desktop");
  await components.goto(url);
  await components.getByRole("link", { name: "Message components" }).click();
  await shows(components, { summary: "None", typescript: "const components: MessageComponents" });
  const rendered = {
    buttons: await components.locator("#message button").allInnerTexts(),
    links: await components.locator("#message a").evaluateAll((links) => links.map(({ href }) => href)),
    menus: await components.locator("#message select").evaluateAll((menus) => menus.map(({ length }) => length)),
  };
  violations.components = await accessibility(components, "components");
  const json = await textOf(components, "#json");
  const invalid = json.replace('"label": "Accept"', `"label": "${"a".repeat(81)}"`).replace("https:", "javascript:");
  await write(components, "#json", invalid.replace('"later"', '"accept"'));
  await shows(components, { summary: "found", typescript: "" });
  const issues = await components.locator("#issues button").allInnerTexts();
  const markedIssues = await components.locator("#json .cm-lintRange-error").allInnerTexts();
  const unsafeLinks = await components.locator("#message a[href]").count();
  await write(components, "#json", "[{]");
  await shows(components, { summary: "1 found" });
  const syntax = await components.locator("#issues button").allInnerTexts();
  await write(components, "#json", '[{ "type": 1, "components": [{ "type": 2, "style": 5, "" }] }]');
  await press(components, "ControlOrMeta+End", ...Array(7).fill("ArrowLeft"));
  const options = await accept(components, "u", "url");
  const completed = await textOf(components, "#json");

  const phone = await openPage("phone");
  await phone.goto(shared);
  await shows(phone, { summary: "None", output: "Shape" });
  const sharedTitle = (await textOf(phone, "#document")).includes("title: Shapes");
  const isWide = await phone.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  violations.phone = await accessibility(phone, "phone");
  await phone.goto(`${url}#v1=damaged`);
  await phone.reload();
  await shows(phone, { shared: "damaged", summary: "None", output: "Book" });
  const message = { rendered, issues, markedIssues, unsafeLinks, syntax, options, completed };
  const report = {
    message,
    first,
    keyboard,
    broken,
    selected,
    marked,
    position,
    changes,
    sharedTitle,
    isWide,
    violations,
    foreign,
    complaints,
  };
  console.log(JSON.stringify(report));
} finally {
  await browser.close();
}

/** Completes keys, a value and a reference by keyboard, and leaves the editor. */
async function useKeyboard(page) {
  const initial = await textOf(page, "#document");
  await write(page, "#document", `${initial.trimEnd()}\n    Added:\n      `);
  const completions = [
    await accept(page, "typ", "type"),
    await accept(page, "st", "string"),
    await accept(page, "\n$re", "$ref"),
    await accept(page, "New", "#/components/schemas/NewBook"),
  ];
  const value = await textOf(page, "#document");
  await write(page, "#document", initial);
  await page.keyboard.press("Tab");
  const focused = await page.evaluate(() => document.activeElement.id || document.activeElement.className);
  return { completions, added: value.slice(initial.trimEnd().length), focused };
}

/** Types a text and accepts the first completion, which has to be the given one. Returns all of them. */
async function accept(page, typed, first) {
  await page.keyboard.type(typed);
  await page.locator(".cm-tooltip-autocomplete li[aria-selected]").filter({ hasText: first }).waitFor();
  const options = await page.locator(".cm-tooltip-autocomplete li .cm-completionLabel").allInnerTexts();
  // A new list ignores keys for a moment.
  await page.clock.fastForward(1000);
  await page.keyboard.press("Enter");
  return options;
}

/** Focuses the editor of a page, and presses keys. */
async function press(page, ...keys) {
  await page.locator(".cm-content").first().focus();
  for (const key of keys) await page.keyboard.press(key);
}

function textOf(page, selector) {
  return page.locator(selector).evaluate(({ value }) => value);
}

/** Replaces the text of an editor as pasting does. */
async function write(page, selector, text) {
  await page.locator(`${selector} .cm-content`).focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.insertText(text);
}

async function openPage(size) {
  const page = await browser.newPage({ viewport: sizes[size] });
  await page.clock.install();
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  page.on("request", (request) => {
    if (!request.url().startsWith(url) && !/^(data|blob):/.test(request.url())) foreign.push(request.url());
  });
  return page;
}

/** Waits until each element's text or value contains the given text. */
async function shows(page, expected) {
  await page.waitForFunction(
    (texts) =>
      Object.entries(texts).every(([id, part]) => {
        const element = document.getElementById(id);
        return (element.value ?? element.textContent).includes(part);
      }),
    expected,
    { timeout: 30_000 },
  );
}

function text(page, selector) {
  return page.locator(selector).innerText();
}

async function accessibility(page, size) {
  if (pictures !== undefined) await page.screenshot({ path: `${pictures}/playground-${size}.png`, fullPage: true });
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() => globalThis.axe.run());
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
}
