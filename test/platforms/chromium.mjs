// Opens a page in Chromium: chromium.mjs EXECUTABLE URL prints the page's title once it has one.
import process from "node:process";
import { chromium } from "playwright-core";

const [executablePath, url] = process.argv.slice(2);
// Chromium's own sandbox needs user namespaces, which containers and root do not have; the page is ours.
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-dev-shm-usage"] });
try {
  const page = await browser.newPage();
  const complaints = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => {
    // Chromium logs every response of 400 and above; only violations of the page's policy matter.
    if (/Content Security Policy|Trusted/.test(message.text())) complaints.push(message.text());
  });
  await page.goto(url);
  await page.waitForFunction(() => document.title !== "", null, { timeout: 30_000 });
  console.log(JSON.stringify({ ...JSON.parse(await page.title()), complaints }));
} finally {
  await browser.close();
}
