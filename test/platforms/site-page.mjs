// Inspects pages of the built site in Chromium: site-page.mjs EXECUTABLE URL FOLDER QUERIES PAGE ... prints as JSON the problems at
// each size and color scheme, and what the search finds. FOLDER receives screenshots; `-` takes none. QUERIES is a JSON array of
// texts that are searched; the first results of each are printed.
import { createRequire } from "node:module";
import { join } from "node:path";
import process from "node:process";
import { chromium } from "playwright-core";

const [executablePath, url, folder, queries, ...pages] = process.argv.slice(2);
// Evaluated rather than added to the page, whose policy may refuse it.
const { source: axe } = createRequire(import.meta.url)("axe-core");
const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } };
// Chromium's own sandbox needs user namespaces, which containers and root do not have; the page is ours.
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-dev-shm-usage"] });
try {
  const context = await browser.newContext({ viewport: sizes.desktop, reducedMotion: "reduce" });
  // A busy machine may take a minute for a large page.
  context.setDefaultTimeout(180_000);
  const page = await context.newPage();
  const report = reportsOf(page);
  const seen = [];
  for (const name of pages) seen.push(...(await inspect(page, report, name)));
  const found = await firstResults(page, JSON.parse(queries));
  console.log(JSON.stringify({ seen, found, search: await search(page, "retry") }));
} finally {
  await browser.close();
}

/** Collects errors and requests to other origins until they are read. */
function reportsOf(page) {
  const { origin } = new URL(url);
  const complaints = [];
  const foreign = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
  });
  page.on("response", (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
  });
  page.on("request", (request) => {
    if (!request.url().startsWith(`${origin}/`) && !request.url().startsWith("data:")) foreign.push(request.url());
  });
  return () => ({ complaints: complaints.splice(0), foreign: foreign.splice(0) });
}

/** Loads a page once, and inspects it at each size and color scheme, to which it adapts as for a user who changes them. */
async function inspect(page, report, name) {
  await page.goto(`${url}${name}`, { waitUntil: "networkidle" });
  // A large page is not yet complete: the switch of the color scheme gets its name when the page has been hydrated.
  await page.waitForFunction(() => document.querySelector(".VPSwitchAppearance")?.title !== "");
  await page.evaluate(axe);
  const seen = [];
  for (const [size, viewport] of Object.entries(sizes)) {
    await page.setViewportSize(viewport);
    for (const colorScheme of ["light", "dark"]) {
      await page.emulateMedia({ colorScheme });
      // Pages of VitePress follow with a class, and the playground by its style sheet.
      await page.waitForFunction((isDark) => {
        const isFollowed = document.querySelector(".VPSwitchAppearance") !== null;
        return !isFollowed || document.documentElement.classList.contains("dark") === isDark;
      }, colorScheme === "dark");
      seen.push({ name, size, colorScheme, ...(await inspectLayout(page)), ...report() });
      if (folder !== "-") {
        const file = `${name.replaceAll(/\W+/g, "-")}-${size}-${colorScheme}.png`;
        await page.screenshot({ path: join(folder, file) });
      }
    }
  }
  return seen;
}

async function inspectLayout(page) {
  const { violations, passes } = await page.evaluate(() => globalThis.axe.run());
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  const scrolling = await page.evaluate(() => {
    const blocks = [...document.querySelectorAll('div[class*="language-"] pre')];
    return blocks.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length;
  });
  return {
    overflow,
    scrolling,
    passes: passes.length,
    violations: violations.map(({ id, impact, nodes }) => `${impact} ${id}: ${nodes[0].html} (${nodes.length})`),
  };
}

/** Types each text into the search, and returns the first three results of each. */
async function firstResults(page, texts) {
  await page.setViewportSize(sizes.desktop);
  await page.goto(url, { waitUntil: "networkidle" });
  await page.keyboard.press("Control+k");
  const results = page.locator("#localsearch-list a");
  const found = {};
  for (const text of texts) {
    // The results of the former text stay until the next ones are there, so that none may be left.
    await page.locator("#localsearch-input").fill("");
    await results.first().waitFor({ state: "detached" });
    await page.locator("#localsearch-input").fill(text);
    await results.first().waitFor();
    found[text] = (await results.allInnerTexts()).slice(0, 3);
  }
  return found;
}

/** Searches as a user does, and opens the first result. */
async function search(page, text) {
  await page.goto(url, { waitUntil: "networkidle" });
  await page.keyboard.press("Control+k");
  await page.locator("#localsearch-input").fill(text);
  await page.locator("#localsearch-list a").first().waitFor();
  const results = await page.locator("#localsearch-list a").allInnerTexts();
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() => globalThis.axe.run(".VPLocalSearchBox"));
  const heading = page.locator("main h1");
  const former = await heading.innerText();
  await page.keyboard.press("Enter");
  // The heading of the former page stays until the other one is loaded.
  await page.waitForFunction((text) => {
    const current = document.querySelector("main h1");
    return current !== null && current.innerText !== text;
  }, former);
  return { results, title: await heading.innerText(), violations: violations.map(({ id }) => id) };
}
