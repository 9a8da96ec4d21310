import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { test } from "vitest";
import { onPath } from "../on-path.js";

/** The command that installs the programs of `test/platforms`. */
export const install = "npm ci --prefix test/platforms";

export const deno: string | undefined = installed("deno");
export const bun: string | undefined = installed("bun");
/** The program itself: its command starts another process. */
export const workerd: string | undefined = programOfWorkerd();
/** The driver of Chromium. */
export const driver: string | undefined = installed("playwright-core");
export const chromium: string | undefined = process.env["CHROMIUM"] ?? onPath("chromium");

/** A test whose title states why it is skipped. Its timeout in milliseconds defaults to 90,000. */
export function where(
  title: string,
  missing: readonly (string | false)[],
  body: () => Promise<void>,
  timeout = 90_000,
): void {
  const reasons = missing.filter((reason) => reason !== false);
  const told = reasons.length === 0 ? title : `${title} (skipped: ${reasons.join(", ")})`;
  test.skipIf(reasons.length > 0)(told, { timeout }, body);
}

function installed(program: string): string | undefined {
  const path = join(import.meta.dirname, "node_modules/.bin", program);
  return existsSync(path) ? path : undefined;
}

function programOfWorkerd(): string | undefined {
  const folder = join(import.meta.dirname, "node_modules/workerd");
  return existsSync(folder) ? (createRequire(folder)("workerd") as { readonly default: string }).default : undefined;
}
