// Inspects pages of `guildwire diff --format html` in Chromium without scripts: diff-page.mjs EXECUTABLE AXE FOLDER FILE ... prints as
// JSON what each page shows, its size, and the problems that axe-core finds. FOLDER receives screenshots; `-` takes none.
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";
import { chromium } from "playwright-core";

const [executablePath, axePath, folder, ...files] = process.argv.slice(2);
const axe = readFileSync(axePath, "utf8");
const sizes = { desktop: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } };
// Chromium's own sandbox needs user namespaces, which containers and root do not have; the page is ours.
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-dev-shm-usage"] });
try {
  const seen = [];
  for (const file of files) {
    for (const [size, viewport] of Object.entries(sizes)) {
      for (const colorScheme of ["light", "dark"]) {
        const page = await browser.newPage({ viewport, colorScheme });
        const requests = [];
        const complaints = [];
        page.on("request", (request) => requests.push(request.url()));
        page.on("console", (message) => complaints.push(message.text()));
        page.on("pageerror", (error) => complaints.push(String(error)));
        page.on("dialog", (dialog) => {
          complaints.push(`dialog: ${dialog.message()}`);
          return dialog.dismiss();
        });
        const url = pathToFileURL(file).href;
        await page.goto(url);
        if (folder !== "-") {
          await page.screenshot({ path: join(folder, `${basename(file, ".html")}-${size}-${colorScheme}.png`) });
        }
        for (const summary of await page.locator("summary").all()) await summary.press("Enter");
        const text = await page.locator("body").innerText();
        const shown = await page.evaluate(() => ({
          elements: document.querySelectorAll("script, img, iframe, object, svg, form, link, [onerror], [onload]")
            .length,
          overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
          background: getComputedStyle(document.body).backgroundColor,
        }));
        // Evaluated rather than added to the page, whose policy forbids scripts.
        await page.evaluate(axe);
        const { violations } = await page.evaluate("axe.run()");
        seen.push({
          file: basename(file),
          size,
          colorScheme,
          ...shown,
          text,
          requests: requests.filter((each) => each !== url),
          complaints,
          violations: violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
        });
        await page.close();
      }
    }
  }
  console.log(JSON.stringify(seen));
} finally {
  await browser.close();
}
