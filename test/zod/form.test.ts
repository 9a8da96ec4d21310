import { spawnSync } from "node:child_process";
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { runCompiler } from "../compiler.js";
import { projectRoot } from "../types/compile.js";
import { zodPackage } from "./zod-package.js";

/** A form of React whose action checks the fields with the schema of the request, and sends it. */
const form = `
import { createElement as h, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createBook, createClient } from "foreign-api/client";
import { NewBook } from "foreign-api/zod";
import { z } from "zod";

type Input = z.input<typeof NewBook>;
interface State { readonly saved?: string; readonly errors?: z.core.$ZodFlattenedError<Input> }

// The form asks for less than the API, and rejects titles that the shop does not sell.
const BookForm = NewBook.pick({ title: true, author: true })
  .extend({ tags: z.string().transform((text) => text.split(",")).pipe(NewBook.shape.tags.unwrap()) })
  .refine(({ title }) => title !== "Untitled", { path: ["title"], message: "A title is required" });

const sent: unknown[] = [];
const client = createClient({
  baseUrl: "https://api.example.com",
  retry: false,
  fetch: async (url, init) => {
    const body = await new Request(url, init).json();
    sent.push(body);
    return Response.json({ ...body, id: 7 }, { status: 201 });
  },
});

async function save(_previous: State, data: FormData): Promise<State> {
  const { author, ...fields } = Object.fromEntries(data);
  const parsed = BookForm.safeParse({ ...fields, author: { name: author } });
  if (!parsed.success) return { errors: z.flattenError(parsed.error) as z.core.$ZodFlattenedError<Input> };
  const book = await createBook(client, { body: parsed.data });
  return { saved: book.title };
}

function BookFields({ saved, errors }: State): ReactNode {
  const problem = (name: keyof Input): ReactNode => h("em", null, errors?.fieldErrors[name]?.[0]);
  return h("form", null, h("input", { name: "title" }), problem("title"), problem("author"), problem("tags"), saved);
}

async function submit(fields: Record<string, string>): Promise<string> {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return renderToStaticMarkup(h(BookFields, await save({}, data)));
}

const shown = [
  await submit({ title: "Tides", author: "Ada", tags: "sea,moon" }),
  await submit({ title: "", author: "Ada", tags: "sea" }),
  await submit({ title: "Untitled", author: "Ada", tags: "a,b,c" }),
  await submit({ title: "x".repeat(41), author: "", tags: "a,b,c,d" }),
];
console.log(JSON.stringify({ shown, sent }));
`;

it("the schema of a request checks a form of React", { timeout: 120_000 }, async () => {
  const { folder } = await zodPackage(resolve(projectRoot, "test/mock/books.yaml"));
  onTestFinished(() => folder.remove());
  for (const name of ["react", "react-dom", "@types"]) {
    symlinkSync(join(projectRoot, "node_modules", name), join(folder.folder, "node_modules", name), "junction");
  }
  const program = join(folder.folder, "form");
  mkdirSync(program);
  writeFileSync(join(program, "form.mts"), form);
  const lib = ["es2023", "dom", "dom.iterable", "dom.asynciterable"];
  const options = { strict: true, module: "nodenext", target: "es2023", lib, types: [], skipLibCheck: true };
  writeFileSync(join(program, "tsconfig.json"), JSON.stringify({ compilerOptions: options, include: ["form.mts"] }));
  expect(runCompiler(program, "-p", ".")).toBe("");
  const { stdout, stderr } = spawnSync(process.execPath, [join(program, "form.mjs")], {
    encoding: "utf8",
    timeout: 60_000,
  });
  expect(stderr).toBe("");
  const { shown, sent } = JSON.parse(stdout) as { readonly shown: readonly string[]; readonly sent: unknown };
  const fields = (title: string, author: string, tags: string): string =>
    `<form><input name="title"/><em>${title}</em><em>${author}</em><em>${tags}</em></form>`;
  expect(shown).toEqual([
    '<form><input name="title"/><em></em><em></em><em></em>Tides</form>',
    fields("Too small: expected string to have &gt;=1 characters", "", ""),
    fields("A title is required", "", ""),
    fields(
      "Too big: expected string to have &lt;=40 characters",
      "Too small: expected string to have &gt;=1 characters",
      "Too big: expected array to have &lt;=3 items",
    ),
  ]);
  expect(sent).toEqual([{ title: "Tides", author: { name: "Ada" }, tags: ["sea", "moon"] }]);
});
