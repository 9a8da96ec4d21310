// Uses the playground in Chromium: playground-page.mjs EXECUTABLE URL AXE prints as JSON what the page shows, the
// violations that axe-core finds, and errors. AXE is the path of axe-core's script.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import process from "node:process";
import { chromium } from "playwright-core";

const [executablePath, url, axePath, pictures] = process.argv.slice(2);
const { strToU8, unzipSync, zipSync } = createRequire(new URL("../../playground/", import.meta.url))("fflate");
const axe = readFileSync(axePath, "utf8");
const sizes = { desktop: { width: 1280, height: 900 }, phone: { width: 360, height: 740 } };
// Chromium's own sandbox needs user namespaces, which containers and root do not have; the page is ours.
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-dev-shm-usage"] });
const complaints = [];
const foreign = [];

try {
  const page = await openPage("desktop");
  const violations = {};
  const requested = [];
  page.on("request", (request) => requested.push(request.url().slice(url.length)));
  await page.goto(url);
  await shows(page, { summary: "None", output: "Book" });
  const loaded = requested.splice(0);
  const files = await page.locator("#file [data-file]").count();
  const first = { files, summary: await text(page, "#summary"), shown: await text(page, "#shown"), loaded };
  const tree = await useTree(page);
  const archives = await useArchives(page);
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
  await page.evaluate(() => earlyResults.splice(0));
  await page.locator("#example").selectOption({ index: 1 });
  await shows(page, { summary: "None", output: "Shape" });
  const early = await page.evaluate(() => earlyResults);
  // A comparison of the document with a later version of itself.
  await page.locator("#document-tab").press("ArrowLeft");
  await page.locator("#keep").click();
  await page.locator("#files-tab").press("ArrowRight");
  await shows(page, { changes: "no change" });
  await page.locator("#document-tab").click();
  await write(page, "#document", (await textOf(page, "#document")).replace("maxItems: 100", "maxItems: 50"));
  await shows(page, { changes: "breaking" });
  const changes = await page.locator("#changes").inputValue();
  await page.locator("#earlier-tab").click();
  await write(page, "#earlier", "openapi: 3.1.1");
  await shows(page, { changes: "earlier.yaml:1:1" });
  violations.changes = await accessibility(page, "changes");
  const value = await useValue(page);
  violations.value = await accessibility(page, "value");
  await page.locator("#overlay-tab").click();
  await page.locator("#files-tab").click();
  await write(page, "#overlay", "overlay: 1.0.0\ninfo: { title: Limits, version: 1.0.0 }\nactions: []\n");
  await shows(page, { summary: "error: 1" });
  await page.locator("#diagnostics button").first().press("Enter");
  const overlayError = await page.evaluate(() => String(getSelection()));
  await write(
    page,
    "#overlay",
    `overlay: 1.0.0
info: { title: Names, version: 1.0.0 }
actions:
  - target: $.info
    update: { title: Overlaid }
`,
  );
  await shows(page, { summary: "None" });
  await page.locator("#file [data-file='openapi.json']").click();
  await shows(page, { output: '"title": "Overlaid"' });
  await page.locator("#share").click();
  await page.waitForFunction(() => location.hash !== "");
  const shared = page.url();
  violations.desktop = await accessibility(page, "desktop");

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
  const sharedOverlay = (await textOf(phone, "#overlay")).includes("title: Overlaid");
  const isWide = await phone.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  violations.phone = await accessibility(phone, "phone");
  await phone.goto(`${url}#v1=damaged`);
  await phone.reload();
  await shows(phone, { shared: "damaged", summary: "None", output: "Book" });
  const offline = await useOffline();
  const message = { rendered, issues, markedIssues, unsafeLinks, syntax, options, completed };
  const report = {
    message,
    first,
    tree,
    archives,
    offline,
    overlayError,
    value,
    keyboard,
    broken,
    selected,
    marked,
    position,
    changes,
    early,
    sharedTitle,
    sharedOverlay,
    isWide,
    violations,
    foreign,
    complaints,
  };
  console.log(JSON.stringify(report));
} finally {
  await browser.close();
}

/** Finds a file by name and by keyboard. */
async function useTree(page) {
  await page.locator("#find").fill("CLIENT/b");
  const found = await page
    .locator("#file [data-file]")
    .evaluateAll((items) => items.map(({ dataset }) => dataset.file));
  await page.locator("#find").press("Tab");
  const keys = ["Home", "ArrowLeft", "ArrowDown", "ArrowUp", "ArrowRight", "ArrowRight", "End", "Enter"];
  for (const key of keys) await page.keyboard.press(key);
  await shows(page, { shown: found.at(-1) });
  const roles = await page.locator("#file [aria-selected=true]").count();
  await page.locator("#find").fill("types/");
  await page.locator("#file [data-file]").first().click();
  await page.locator("#find").fill("");
  await page.locator("#file [data-file^='src/types/']").first().click();
  await shows(page, { output: "Book" });
  return { found, roles };
}

/** Compares values with a type, and follows a change of the document. */
async function useValue(page) {
  await page.locator("#changes-tab").press("ArrowRight");
  await shows(page, { "value-result": "Enter a value" });
  await page.locator("#value-type").selectOption("Circle");
  await write(page, "#value", '{ "kind": "circle", "radius": "far" }');
  await shows(page, { "value-result": "must be" });
  const problem = await text(page, "#value-result");
  const marked = await page.locator("#value .cm-lintRange-error").first().innerText();
  await write(page, "#value", "kind: circle\nradius: 2\n");
  await shows(page, { "value-result": "valid" });
  const valid = await text(page, "#value-result");
  await page.locator("#document-tab").click();
  await write(
    page,
    "#document",
    (await textOf(page, "#document")).replace("exclusiveMinimum: 0", "exclusiveMinimum: 5"),
  );
  await shows(page, { "value-result": "must be more" });
  const changed = await text(page, "#value-result");
  await write(
    page,
    "#document",
    (await textOf(page, "#document")).replace("exclusiveMinimum: 5", "exclusiveMinimum: 0"),
  );
  return { problem, marked, valid, changed };
}

/** Saves the output, and opens a document of two files from an archive. */
async function useArchives(page) {
  const downloading = page.waitForEvent("download");
  await page.locator("#download").click();
  const saved = unzipSync(readFileSync(await (await downloading).path()));
  const document = (await textOf(page, "#document")).replace("#/components/schemas/NewBook", "parts.yaml#/NewBook");
  const parts = "NewBook:\n  type: object\n  properties: { subtitle: { type: string } }\n";
  const archive = zipSync({
    "api/openapi.yaml": strToU8(document),
    "api/parts.yaml": strToU8(parts),
    "notes.txt": strToU8(""),
  });
  const open = (name, buffer) =>
    page.locator("#open").setInputFiles({ name, mimeType: "application/octet-stream", buffer });
  await open("books.zip", Buffer.from(archive));
  await shows(page, { shared: "Opened api/openapi.yaml and 1 more" });
  await shows(page, { output: "subtitle" });
  const sources = await page.locator("#source option").allInnerTexts();
  await open("broken.zip", Buffer.from("PK"));
  await shows(page, { shared: "broken.zip is not a zip archive" });
  await open("notes.yaml", Buffer.from("a: 1"));
  await shows(page, { shared: "No file has a key" });
  await page.locator("#example").selectOption({ index: 0 });
  await shows(page, { summary: "None", output: "Book" });
  return { saved: Object.keys(saved).length, sources };
}

/** Generates without a network after the page was loaded once. */
async function useOffline() {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(url);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        if (navigator.serviceWorker.controller !== null) resolve();
        navigator.serviceWorker.addEventListener("controllerchange", resolve);
      }),
  );
  await context.setOffline(true);
  await page.reload();
  await shows(page, { summary: "None", output: "Book" });
  await page.locator("#example").selectOption({ index: 1 });
  await shows(page, { summary: "None", output: "Shape" });
  await context.close();
  return true;
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
  // Nothing refers to the added schema, which is a diagnostic.
  await shows(page, { summary: "info" });
  await page.keyboard.press("Tab");
  const focused = await page.evaluate(() => document.activeElement.id || document.activeElement.className);
  await write(page, "#document", initial);
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
  await page.addInitScript(recordEarlyResults);
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  page.on("request", (request) => {
    if (!request.url().startsWith(url) && !/^(data|blob):/.test(request.url())) foreign.push(request.url());
  });
  return page;
}

/** Runs in the page. Records what arrives ahead of the other output. */
function recordEarlyResults() {
  globalThis.earlyResults = [];
  globalThis.Worker = class extends Worker {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", ({ data }) => {
        if (data.early === undefined) return;
        const { file, diagnostics, types } = data.early;
        globalThis.earlyResults.push({ path: file.path, diagnostics, types });
      });
    }
  };
}

/** Waits until each element's text or value contains the given text, and all files are listed. */
async function shows(page, expected) {
  await page.waitForFunction(
    (texts) =>
      document.querySelector("#file[aria-busy='true']") === null &&
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
