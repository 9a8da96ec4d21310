import { afterEach, beforeEach, expect, test } from "vitest";
import { Project } from "../cli/command.js";
import { DocumentServer, shelf } from "./document-server.js";

let project: Project;
let server: DocumentServer;

beforeEach(async () => {
  project = new Project();
  server = await DocumentServer.start();
  project.remove("books.yaml");
  project.write("guildwire.config.yaml", `spec: openapi.yaml\nsource: ${server.origin}/openapi.yaml\n`);
  server.on("/openapi.yaml", shelf());
  server.on("/schema.yaml", "type: string\n");
});

afterEach(async () => {
  project.remove("");
  await server.stop();
});

test.each(["generate", "generate --check", "check", "stubs --out handlers", "diff openapi.yaml openapi.yaml"])(
  "%s opens no connection, whatever the configuration and the document reference",
  async (line) => {
    const remote = `components:\n  schemas: { Book: { $ref: "${server.origin}/schema.yaml" } }\n`;
    for (const extra of ["", remote]) {
      project.write("openapi.yaml", shelf({ extra }));
      await project.run(line);
    }
    expect((await project.run("check --strict")).stdout).toContain("error reference-remote");
    expect(server.connections).toBe(0);
    expect(server.requests).toEqual([]);
  },
);
