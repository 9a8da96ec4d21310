import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ExecutedDocument } from "./executed-document.js";

const guide = new ExecutedDocument(["docs/adapters.md", "docs/react.md"], "shelf-api");

beforeAll(async () => {
  await guide.generate();
  guide.link("react", "vite", "@types/react");
});

afterAll(() => guide.remove());

it("the blocks of docs/react.md compile", { timeout: 60_000 }, () => {
  expect(guide.compile("vite.config.ts", "add-book.tsx")).toBe("");
});

it("the component of docs/react.md renders a form", async () => {
  const { AddBook } = await guide.run("add-book.tsx", {});
  expect(renderToString(createElement(AddBook))).toContain('<input aria-label="Title" maxLength="20" name="title"/>');
});

it("the configuration of docs/react.md has the plugin", async () => {
  const { default: config } = await guide.run("vite.config.ts", {});
  expect(config.plugins.map(({ name }: { readonly name: string }) => name)).toEqual(["guildwire"]);
});
