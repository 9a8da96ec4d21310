// Inspects the reference page of the service in Chromium: docs-page.mjs EXECUTABLE URL [PICTURE] prints as JSON what the
// page shows, its requests to other origins, and its errors.
import process from "node:process";
import { chromium } from "playwright-core";

const [executablePath, url, picture] = process.argv.slice(2);
// Chromium's own sandbox needs user namespaces, which containers and root do not have; the page is ours.
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-dev-shm-usage"] });
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 1600 } });
  const complaints = [];
  const foreign = [];
  const { origin } = new URL(url);
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  page.on("request", (request) => {
    if (!request.url().startsWith(`${origin}/`) && !request.url().startsWith("data:")) foreign.push(request.url());
  });
  const seen = async () => {
    await page.locator(".opblock").first().waitFor({ timeout: 60_000 });
    return {
      title: (await page.locator(".info .title").first().innerText()).split("\n")[0],
      operations: await page.locator(".opblock").count(),
    };
  };
  await page.goto(url);
  const api = await seen();
  // Opened by its URL, as an external link does.
  await page.goto(`${url}#/bans/createGuildBan`);
  await page.reload();
  await page.locator("#operations-bans-createGuildBan .opblock-description").waitFor({ timeout: 60_000 });
  const description = await page.locator("#operations-bans-createGuildBan .opblock-description").innerText();
  if (picture !== undefined) await page.screenshot({ path: picture });
  await page.locator("select#select").selectOption({ label: "Control interface" });
  await page.locator("#operations-tag-clock, [id^='operations-tag-clock']").first().waitFor({ timeout: 60_000 });
  const control = await seen();
  console.log(JSON.stringify({ api, description, control, foreign, complaints }));
} finally {
  await browser.close();
}
