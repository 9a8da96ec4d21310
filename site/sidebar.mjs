// The sidebar, by role. A page that is missing here, or listed twice, fails the build.

/** Titles with their pages, in the order of the sidebar. */
const sections = {
  "Start here": {
    "What guildwire is": "start",
    "The first five minutes": "first-five-minutes",
    Comparison: "compare",
    "How do I …?": "how-do-i",
    "All guides": "guides",
  },
  "Consume an API": {
    Tutorial: "tutorial-client",
    "Generated client": "client",
    "Dates, integers, enumerations": "values",
    "Responses and binary bodies": "responses",
    Uploads: "uploads",
    Streams: "streams",
    "Vite and React": "react",
    "TanStack Query": "queries",
    Validators: "validators",
    "Zod schemas": "zod",
    Fixtures: "fixtures",
    Names: "names",
    "From openapi-typescript": "from-openapi-typescript",
    "From hey-api": "from-hey-api",
    "From orval": "from-orval",
    "From OpenAPI Generator": "from-openapi-generator",
    "Migration from other generators": "migration",
    "Migration of existing code": "migrate",
  },
  "Own a specification": {
    Tutorial: "tutorial-specification",
    "Regenerating bindings": "regenerating",
    "Source code output": "source",
    "Extension vocabulary": "vocabulary",
    "Error formats": "errors",
    "Comparing two interfaces": "diff",
    "What a program uses": "uses",
    "Versions of OpenAPI": "openapi-support",
    "Source positions": "source-positions",
    "Documents that deviate": "tolerance",
    "Tutorial: a document that is not yours": "tutorial-remote",
    Overlays: "overlays",
    Filters: "filters",
    "Following a remote document": "update",
    "Renames in code that uses the client": "rename",
    "Upgrades of guildwire": "upgrade",
  },
  "Implement a server": {
    Tutorial: "tutorial-server",
    "Writing handlers": "implementing",
    "Running a server": "server",
    Idempotency: "idempotency",
    "Adapters for frameworks": "adapters",
    Express: "express",
    Fastify: "fastify",
    Hono: "hono",
    NestJS: "nest",
    "Tutorial: NestJS": "tutorial-nest",
    "Next.js": "next",
    "AWS Lambda": "lambda",
    "Workers, Deno and Bun": "workers",
    "Handlers that survive regeneration": "stubs",
    Webhooks: "webhooks",
    "Tutorial: an application": "tutorial-application",
    Interactions: "interactions",
    "Tutorial: devices": "tutorial-devices",
    "Certified devices": "devices",
  },
  Tools: {
    Editors: "editors",
    "Mock servers": "mocks",
    "Contract tests": "conform",
    Playground: "playground",
    Agents: "agents",
    "Testing a bot": "test-your-bot",
    "Custom emitters": "emitters",
  },
  Service: {
    "Guide to the service": "service",
    Production: "production",
    Scaling: "scaling",
    "Compatible clients": "compatibility",
  },
  Reference: {
    Configuration: "configuration",
    "Command line": "commands",
    "Diagnostics and errors": "codes",
    "Interpretations of the interface": "readings",
    "Interface reference": "reference/",
  },
  Project: {
    Architecture: "project/architecture",
    "Security model": "hostile",
    "Reporting vulnerabilities": "project/security",
    Upgrading: "project/upgrading",
    Changelog: "project/changelog",
    Contributing: "project/contributing",
    Testing: "testing",
    Dependencies: "dependencies",
  },
};

/** Pages that their sections link to, and the home page. */
const unlisted = /^(?:index|reference\/.+)$/;

/**
 * Builds the sidebar.
 *
 * @param {Iterable<string>} pages All pages, such as `client.md`.
 * @throws {Error} If it lists a page that does not exist or lists one twice, or if a page is missing.
 */
export function createSidebar(pages) {
  const names = new Set([...pages].map((page) => page.replace(/(?:(?<=\/)index)?\.md$/, "")));
  const listed = Object.values(sections).flatMap((items) => Object.values(items));
  const problems = [
    ...listed.filter((name) => !names.has(name)).map((name) => `${name} does not exist`),
    ...listed.filter((name, index) => listed.indexOf(name) !== index).map((name) => `${name} is listed twice`),
    ...[...names].filter((name) => !listed.includes(name) && !unlisted.test(name)).map((name) => `${name} is missing`),
  ];
  if (problems.length > 0) throw new Error(`site/sidebar.mjs: ${problems.join(", ")}`);
  return Object.entries(sections).map(([text, items]) => ({
    text,
    items: Object.entries(items).map(([title, name]) => ({ text: title, link: `/${name}` })),
  }));
}
