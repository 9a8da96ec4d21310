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
  await page.locator("#document").press("ControlOrMeta+Home");
  const renamed = (await page.locator("#document").inputValue()).replaceAll("schemas/Book", "schemas/Volume");
  await page.locator("#document").fill(renamed.replace("    Book:", "    Volume:"));
  await shows(page, { summary: "None", output: "Volume" });
  // Of a document with errors, the diagnostics are shown, beside the last output.
  await page.locator("#strict").check();
  await page.locator("#document").fill(renamed);
  await shows(page, { summary: "error: 2", output: "Volume" });
  const broken = await page.locator("#diagnostics button").first().innerText();
  await page.locator("#diagnostics button").first().press("Enter");
  const selected = await page
    .locator("#document")
    .evaluate(({ value, selectionStart, selectionEnd }) => value.slice(selectionStart, selectionEnd));
  const position = await text(page, "#position");
  await page.locator("#example").selectOption({ index: 1 });
  await shows(page, { summary: "None", output: "Shape" });
  // A comparison of the document with a later version of itself.
  await page.locator("#comparison summary").press("Enter");
  await page.locator("#keep").click();
  await shows(page, { changes: "no change" });
  const shapes = await page.locator("#document").inputValue();
  await page.locator("#document").fill(shapes.replace("maxItems: 100", "maxItems: 50"));
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
  const json = await components.locator("#json").inputValue();
  const invalid = json.replace('"label": "Accept"', `"label": "${"a".repeat(81)}"`).replace("https:", "javascript:");
  await components.locator("#json").fill(invalid.replace('"later"', '"accept"'));
  await shows(components, { summary: "found", typescript: "" });
  const issues = await components.locator("#issues button").allInnerTexts();
  const unsafeLinks = await components.locator("#message a[href]").count();
  await components.locator("#json").fill("[{]");
  await shows(components, { summary: "1 found" });
  const syntax = await components.locator("#issues button").allInnerTexts();

  const phone = await openPage("phone");
  await phone.goto(shared);
  await shows(phone, { summary: "None", output: "Shape" });
  const sharedTitle = (await phone.locator("#document").inputValue()).includes("title: Shapes");
  const isWide = await phone.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  violations.phone = await accessibility(phone, "phone");
  await phone.goto(`${url}#v1=damaged`);
  await phone.reload();
  await shows(phone, { shared: "damaged", summary: "None", output: "Book" });
  const message = { rendered, issues, unsafeLinks, syntax };
  const report = {
    message,
    first,
    broken,
    selected,
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

async function openPage(size) {
  const page = await browser.newPage({ viewport: sizes[size] });
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
