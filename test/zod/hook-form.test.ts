import { spawnSync } from "node:child_process";
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { runCompiler } from "../compiler.js";
import { projectRoot } from "../types/compile.js";
import { type ZodPackage, zodPackage } from "./zod-package.js";

let made: ZodPackage;

beforeAll(async () => {
  made = await zodPackage(resolve(projectRoot, "test/mock/books.yaml"));
  const modules = join(made.folder.folder, "node_modules");
  const resolvers = dirname(createRequire(import.meta.url).resolve("@hookform/resolvers/package.json"));
  mkdirSync(join(modules, "@hookform"));
  symlinkSync(resolvers, join(modules, "@hookform/resolvers"), "junction");
  for (const name of ["react", "react-dom", "react-hook-form", "@types"]) {
    symlinkSync(join(projectRoot, "node_modules", name), join(modules, name), "junction");
  }
}, 120_000);

afterAll(() => made?.folder.remove());

const head = `
import { zodResolver } from "@hookform/resolvers/zod";
import { createElement as h, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createFormControl, type FieldErrors, useForm } from "react-hook-form";
import { createBook, createClient } from "foreign-api/client";
import { NewBook } from "foreign-api/zod";
import { z } from "zod";

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
type Input = z.input<typeof NewBook>;
type Output = z.output<typeof NewBook>;
`;

/** Forms of react-hook-form whose resolver is a schema of the document. */
const programs: Readonly<Record<string, string>> = {
  // The form submits the body of the request.
  submit: `
    const { setValue, handleSubmit } = createFormControl<Input, unknown, Output>({
      resolver: zodResolver(NewBook),
      defaultValues: { title: "", author: { name: "Ada" } },
    });
    const problems: (string | undefined)[] = [];
    const submit = handleSubmit(
      async (body) => { await createBook(client, { body }); },
      ({ title, author }) => { problems.push(title?.message, author?.name?.message); },
    );
    await submit();
    setValue("title", "Tides");
    setValue("author.name", "");
    await submit();
    setValue("author.name", "Grace");
    await submit();
    console.log(JSON.stringify({ problems, sent }));
  `,
  // The form is rendered with the errors of a first attempt.
  render: `
    function BookForm({ errors: given = {} }: { readonly errors?: FieldErrors<Input> }): ReactNode {
      const { register, formState: { errors } } = useForm<Input, unknown, Output>({
        resolver: zodResolver(NewBook), defaultValues: { title: "Tides" }, errors: given,
      });
      return h("form", null, h("input", register("title")), h("em", null, errors.title?.message));
    }
    const options = { fields: {}, shouldUseNativeValidation: false };
    const { errors } = await zodResolver(NewBook)({ title: "", author: { name: "Ada" } }, undefined, options);
    console.log(JSON.stringify([renderToStaticMarkup(h(BookForm)), renderToStaticMarkup(h(BookForm, { errors: errors as FieldErrors<Input> }))]));
  `,
};

it.each<[string, unknown]>([
  [
    "submit",
    {
      problems: [
        "Too small: expected string to have >=1 characters",
        null,
        null,
        "Too small: expected string to have >=1 characters",
      ],
      sent: [{ title: "Tides", author: { name: "Grace" } }],
    },
  ],
  [
    "render",
    [
      '<form><input name="title"/><em></em></form>',
      '<form><input name="title"/><em>Too small: expected string to have &gt;=1 characters</em></form>',
    ],
  ],
])("the program %s with react-hook-form compiles and runs", { timeout: 120_000 }, (name, expected) => {
  const folder = join(made.folder.folder, name);
  mkdirSync(folder);
  writeFileSync(join(folder, "form.mts"), head + programs[name]);
  const lib = ["es2023", "dom", "dom.iterable", "dom.asynciterable"];
  const compilerOptions = { strict: true, module: "nodenext", target: "es2023", lib, types: [], skipLibCheck: true };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["form.mts"] }));
  expect(runCompiler(folder, "-p", ".")).toBe("");
  const { stdout, stderr } = spawnSync(process.execPath, [join(folder, "form.mjs")], {
    encoding: "utf8",
    timeout: 60_000,
  });
  expect(stderr).toBe("");
  expect(JSON.parse(stdout)).toEqual(expected);
});
