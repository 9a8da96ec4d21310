import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect } from "vitest";
import { Project } from "../cli/command.js";
import { chromium, driver, install, where } from "./installed.js";

const run = promisify(execFile);

interface Seen {
  readonly file: string;
  readonly size: string;
  readonly colorScheme: string;
  readonly elements: number;
  readonly overflow: number;
  readonly background: string;
  readonly text: string;
  readonly requests: readonly string[];
  readonly complaints: readonly string[];
  readonly violations: readonly string[];
}

const script = "<script>alert(1)</script><img src=x onerror=alert(2)>";

/** A document whose names, values and paths are markup. */
const hostile = (limit: number): string => `openapi: 3.1.0
info: { title: t, version: 1.0.0 }
paths:
  /things/{id}:
    post:
      operationId: addThing
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Thing' } } } }
      responses: { '204': { description: ${JSON.stringify(script)} } }
components:
  schemas:
    Thing:
      type: object
      properties:
        ${JSON.stringify(script)}: { type: string, maxLength: ${limit}, enum: ["'\\"><svg onload=alert(3)>", b${limit}] }
        '" autofocus onfocus="alert(4)': { type: integer, maximum: ${limit} }
        "</style><style>*{display:none}": { type: string, default: "${limit}</title>" }
        ${"long".repeat(60)}: { type: string, minLength: ${limit} }
`;

where(
  "the page of diff --format html is accessible, loads nothing, and shows texts of documents as text",
  [!driver && install, !chromium && "no chromium on PATH"],
  async () => {
    const project = new Project();
    try {
      project.write("old.yaml", hostile(9));
      project.write("new.yaml", hostile(8));
      const compared = await project.run("diff old.yaml new.yaml --format html --fail-on none");
      expect(compared).toMatchObject({ code: 0, stderr: "" });
      project.write("changes.html", compared.stdout);
      project.write("none.html", (await project.run("diff old.yaml old.yaml --format html")).stdout);
      const axe = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
      const folder = process.env["DIFF_PICTURES"] ?? "-";
      const files = ["changes.html", "none.html"].map((name) => join(project.folder, name));
      const args = ["diff-page.mjs", chromium ?? "", axe, folder, ...files];
      const { stdout } = await run(process.execPath, args, { cwd: import.meta.dirname, timeout: 80_000 });
      const seen = JSON.parse(stdout) as readonly Seen[];
      expect(seen).toHaveLength(8);
      for (const { file, size, colorScheme, text, background, ...problems } of seen) {
        const name = `${file} ${size} ${colorScheme}`;
        expect({ name, ...problems }).toEqual({
          name,
          elements: 0,
          overflow: 0,
          requests: [],
          complaints: [],
          violations: [],
        });
        expect(background).toBe(colorScheme === "dark" ? "rgb(13, 17, 23)" : "rgb(255, 255, 255)");
        if (file === "changes.html") expect(text).toContain(`Thing.${script}`);
        else expect(text).toContain("No change");
      }
    } finally {
      project.remove("");
    }
  },
);
