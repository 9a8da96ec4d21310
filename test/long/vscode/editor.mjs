// VS Code in Chromium, operated by keys as a user would.
import { createRequire } from "node:module";
import { join } from "node:path";

const { chromium } = createRequire(join(import.meta.dirname, "../../platforms/package.json"))("playwright-core");
const patience = { timeout: 60_000 };

/** One window. */
export class Editor {
  #browser;
  #page;

  constructor(browser, page) {
    this.#browser = browser;
    this.#page = page;
  }

  /** Opens the workspace of a running editor. */
  static async connect(executablePath, url) {
    const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-dev-shm-usage"] });
    try {
      const page = await browser.newPage({ viewport: { width: 1000, height: 600 } });
      await page.goto(url);
      await page.waitForSelector(".explorer-folders-view .monaco-list-row", patience);
      return new Editor(browser, page);
    } catch (error) {
      await browser.close();
      throw error;
    }
  }

  close() {
    return this.#browser.close();
  }

  /** Opens a file of the workspace. */
  async open(file) {
    await this.#quickInput("Control+P", file);
    await this.#page.waitForSelector(".quick-input-list .monaco-list-row.focused", patience);
    await this.#page.keyboard.press("Enter");
    await this.#page.waitForSelector(`.editor-instance .view-line`, patience);
    await this.#page.waitForFunction((name) => document.title.startsWith(name), file.split("/").at(-1), patience);
  }

  /** Runs a command of the palette by its title. */
  async command(title) {
    await this.#quickInput("F1", title);
    const row = this.#page.locator(".quick-input-list .monaco-list-row.focused", { hasText: title });
    await row.waitFor(patience);
    await this.#page.keyboard.press("Enter");
  }

  /** Whether the palette offers a command. */
  async offers(title) {
    await this.#quickInput("F1", title);
    await this.#page.waitForSelector(".quick-input-list .monaco-list-row", patience);
    const found = await this.#page.locator(".quick-input-list .monaco-list-row", { hasText: title }).count();
    await this.#page.keyboard.press("Escape");
    return found > 0;
  }

  /** Moves the cursor; lines and columns count from 1. */
  async goTo(line, column) {
    await this.#quickInput("Control+G", `${line}:${column}`);
    await this.#page.keyboard.press("Enter");
    await this.waitForStatus(new RegExp(`Ln ${line}, Col ${column}`));
  }

  async press(...keys) {
    for (const key of keys) await this.#page.keyboard.press(key);
  }

  /** Moves the mouse to the first element that contains a text. */
  async hover(selector, part) {
    await this.#page.locator(selector, { hasText: part }).first().hover(patience);
  }

  async type(text) {
    await this.#page.keyboard.type(text, { delay: 30 });
  }

  /** Waits until an element contains a text, and returns the whole text. */
  async textOf(selector, part) {
    const element = this.#page.locator(selector, { hasText: part }).first();
    await element.waitFor(patience);
    return (await element.textContent()) ?? "";
  }

  /** Waits until an item of the status bar matches. */
  async waitForStatus(pattern) {
    await this.#page.waitForFunction(
      (source) =>
        [...document.querySelectorAll(".statusbar-item")].some(({ textContent }) =>
          new RegExp(source).test(textContent),
        ),
      pattern.source,
      patience,
    );
  }

  async waitUntilGone(selector) {
    await this.#page.waitForSelector(selector, { ...patience, state: "detached" });
  }

  count(selector) {
    return this.#page.locator(selector).count();
  }

  async waitFor(selector) {
    await this.#page.waitForSelector(selector, patience);
  }

  async screenshot(path) {
    await this.#page.screenshot({ path, type: "jpeg", quality: 80 });
  }

  async #quickInput(key, text) {
    await this.#page.keyboard.press(key);
    await this.#page.waitForSelector(".quick-input-widget:not([style*='display: none']) input", patience);
    await this.#page.keyboard.type(text);
  }
}
