/** The versions whose output `guildwire upgrade` recognizes by its manifest. */
export type FormerVersion = (typeof formerVersions)[number];

/** In order, the oldest first. */
const formerVersions = ["0.1.0", "0.2.0", "0.3.0"] as const;

/** What a breaking change concerns. */
export type ChangeArea = "types" | "run time" | "handlers" | "configuration" | "command line" | "service" | "emitters";

/** A breaking change. UPGRADING.md has a section for each, with the title as its heading. */
export interface BreakingChange {
  /** Stable. */
  readonly code: string;
  /** The last version without the change. */
  readonly after: FormerVersion;
  readonly title: string;
  readonly area: ChangeArea;
  /** What a person does about a use that is not rewritten. */
  readonly action: string;
  /** What `guildwire upgrade` rewrites; or why it rewrites nothing. */
  readonly handling: { readonly rewrites: string } | { readonly reason: string };
}

const rewrites = (text: string): BreakingChange["handling"] => ({ rewrites: text });
const reason = (text: string): BreakingChange["handling"] => ({ reason: text });

const sinceThird: readonly Omit<BreakingChange, "after">[] = [
  {
    code: "empty-errors",
    title: "Error statuses without `content` have no body",
    area: "run time",
    action: "declare the content of the error, or set renderError",
    handling: reason("whether clients read the body is not part of the project"),
  },
  {
    code: "closed-forms",
    title: "Closed forms refuse undeclared text fields",
    area: "run time",
    action: "declare the fields, or remove additionalProperties: false",
    handling: reason("it depends on the fields that clients send"),
  },
  {
    code: "log-lines",
    title: "Log lines of the service have other names",
    area: "service",
    action: "read operationId and route instead of operation and path",
    handling: reason("what reads the log is not part of the project"),
  },
  {
    code: "media-type-parameters",
    title: "Headers state the parameters of media types",
    area: "run time",
    action: "accept the parameters in what reads Content-Type and Accept",
    handling: reason("what compares the headers is not part of the project, or compares texts"),
  },
  {
    code: "malformed-preconditions",
    title: "Malformed preconditions are errors",
    area: "run time",
    action: "expect 400 for a malformed If-Match or If-None-Match",
    handling: reason("it depends on the headers that clients send"),
  },
];

const sinceSecond: readonly Omit<BreakingChange, "after">[] = [
  {
    code: "server-url-variables",
    title: "`expandServerUrl` takes the variables by server URL",
    area: "types",
    action: "pass { [url]: variables }",
    handling: rewrites("the list of variables"),
  },
  {
    code: "files-by-field",
    title: "Handlers receive files by field",
    area: "handlers",
    action: "read the field of the form, such as files.photo",
    handling: rewrites("the list of a form with one field, and selections from other lists"),
  },
  {
    code: "json-values",
    title: "JSON bodies have at most 250,000 values",
    area: "run time",
    action: "set limits.values of the server if bodies have more values",
    handling: reason("only the owner knows the size of the bodies, and a higher limit costs time"),
  },
  {
    code: "undefined-arguments",
    title: "Arguments of the client accept `undefined`",
    area: "types",
    action: "use the type of the schema instead of that of the argument",
    handling: reason("whether a function accepts undefined is a decision; the compiler reports each place"),
  },
  {
    code: "client-options",
    title: "Unknown options of clients are errors",
    area: "run time",
    action: "pass only options",
    handling: rewrites("spread objects whose type has other properties"),
  },
  {
    code: "partial-handlers",
    title: "Servers with `partial: true` refuse handlers of no operation",
    area: "run time",
    action: "move helpers out of the object of handlers",
    handling: reason("a function that is no handler may be one of an operation to come"),
  },
  {
    code: "test-server-content",
    title: "Test servers for bots begin without messages",
    area: "run time",
    action: "pass content: true",
    handling: rewrites("calls of startTestServer"),
  },
  {
    code: "init-output",
    title: "`guildwire init` generates source code beside a `package.json`",
    area: "command line",
    action: "pass --output package",
    handling: reason("projects with a configuration are not affected"),
  },
  {
    code: "one-configuration",
    title: "A folder has one configuration",
    area: "configuration",
    action: "keep one configuration, or name one with --config",
    handling: reason("every command reports it, also this one"),
  },
  {
    code: "stub-record-module",
    title: "The record of handlers names the module",
    area: "handlers",
    action: "commit the record",
    handling: reason("guildwire stubs writes it"),
  },
  {
    code: "internal-files",
    title: "Files of types are named by content",
    area: "types",
    action: "import from the entries of the package",
    handling: rewrites("imports of internal files"),
  },
  {
    code: "pattern-steps",
    title: "All strings of a value share the steps of patterns",
    area: "run time",
    action: "simplify patterns that are reported as pattern-steps",
    handling: reason("it depends on the values"),
  },
  {
    code: "server-constants",
    title: "Functions that create servers are constants",
    area: "types",
    action: "nothing for calls",
    handling: reason("calls do not change"),
  },
];

const sinceFirst: readonly Omit<BreakingChange, "after">[] = [
  {
    code: "runtime-defaults",
    title: "The runtime has no defaults for header names, pings and epochs",
    area: "types",
    action: "pass headerNames, acknowledges or the epoch",
    handling: rewrites("calls, with the former defaults"),
  },
  {
    code: "parameter-styles",
    title: "Clients refuse values that a parameter style cannot express",
    area: "run time",
    action: "do not pass values with the separator of the style",
    handling: reason("such values arrived differently: which ones were meant depends on the values"),
  },
  {
    code: "configuration-error",
    title: "Invalid limits of a server are a `ConfigurationError`",
    area: "run time",
    action: "test for a ConfigurationError",
    handling: rewrites("tests for a RangeError around the creation of a server"),
  },
  {
    code: "default-response-names",
    title: "Types of `default` responses have another name",
    area: "types",
    action: "rename the type",
    handling: rewrites("imports and references"),
  },
  {
    code: "validator-functions",
    title: "Functions of validators are private",
    area: "types",
    action: "use the validator: Pet.is(value)",
    handling: rewrites("imports and calls"),
  },
  {
    code: "endpoint-probes",
    title: "`checkEndpoint` has other probes",
    area: "types",
    action: "use zero-signature",
    handling: rewrites("names of probes; of two entries for the same probe, the first"),
  },
  {
    code: "binary-streams",
    title: "Binary responses are streams, and calls select a media type",
    area: "types",
    action: 'pass { as: "blob" }, and read bodies of handlers with new Response(body)',
    handling: rewrites("calls, and handlers that are async functions"),
  },
  {
    code: "open-enums",
    title: "Enumerations of downloaded documents are open in responses",
    area: "types",
    action: "add values: { openEnums: false } to the configuration, or handle other values",
    handling: reason("only documents with a source have them, and other values do arrive"),
  },
  {
    code: "required-headers",
    title: "Required response headers are part of the result",
    area: "handlers",
    action: "return { headers, body }",
    handling: rewrites("handlers that set each header in one statement, before they return"),
  },
  {
    code: "error-format",
    title: "Error responses follow the specification",
    area: "run time",
    action: "add x-error-format to keep the former format",
    handling: rewrites("the configuration: an overlay has the former format"),
  },
  {
    code: "read-error",
    title: "`readError` reads error bodies",
    area: "types",
    action: "call readError(error)",
    handling: rewrites("code and issues of errors; the overlay has the headers of rate limits"),
  },
  {
    code: "streams",
    title: "Streams are iterables",
    area: "types",
    action: "iterate over the items, and yield them in handlers",
    handling: reason("code that reads bytes becomes code that reads items"),
  },
  {
    code: "deep-objects",
    title: "Deep objects and form fields have another encoding",
    area: "run time",
    action: "update clients and servers together",
    handling: reason("both sides of the interface change, and the other side may not be here"),
  },
  {
    code: "runtime-names",
    title: "Names",
    area: "types",
    action: "use the new name",
    handling: rewrites("imports, references and values"),
  },
  {
    code: "path-groups",
    title: "Operations without a tag are grouped by path",
    area: "handlers",
    action: "use the new groups",
    handling: rewrites("calls, types of handlers, and objects of handlers"),
  },
  {
    code: "operation-names",
    title: "Operations without an `operationId` have shorter names",
    area: "types",
    action: "use the new name",
    handling: rewrites("imports, references, handlers and mocks"),
  },
  {
    code: "database-file",
    title: "`startService` takes a file",
    area: "types",
    action: "pass file instead of folder",
    handling: rewrites("options with a folder"),
  },
  {
    code: "device-binary",
    title: "`guildwire-devices` is a CommonJS file",
    area: "command line",
    action: "call it by name",
    handling: reason("scripts that name its path are no TypeScript"),
  },
  {
    code: "nick-values",
    title: "Handlers of `@guildwire/api`",
    area: "handlers",
    action: "handle null and the empty text",
    handling: reason("what a handler does with them is its decision; the compiler reports null"),
  },
  {
    code: "bounded-patterns",
    title: "Patterns that backtrack are matched in bounded time",
    area: "run time",
    action: "simplify the pattern, or add maxLength",
    handling: reason("guildwire check reports each pattern at its place in the document"),
  },
  {
    code: "webhook-secrets",
    title: "Webhook secrets have at least 16 bytes",
    area: "run time",
    action: "agree on a longer secret",
    handling: reason("the other side has to change as well"),
  },
  {
    code: "generated-servers",
    title: "Generated servers",
    area: "run time",
    action: "expect an empty path in hooks, and _errors at the root of errors",
    handling: reason("it concerns invalid requests only"),
  },
  {
    code: "json-locations",
    title: "JSON diagnostics have a `location`",
    area: "command line",
    action: "read location instead of place",
    handling: reason("programs that read the output are not part of the project's types"),
  },
  {
    code: "stub-errors",
    title: "`guildwire stubs` repeats its errors",
    area: "command line",
    action: "resolve the errors",
    handling: reason("each error has its own resolution"),
  },
  {
    code: "check-hostile",
    title: "`check --hostile` is removed",
    area: "command line",
    action: "remove the flag",
    handling: rewrites("scripts of package.json"),
  },
  {
    code: "mock-proxy-host",
    title: "`guildwire mock --proxy` checks the `Host` header",
    area: "command line",
    action: "add --allow-host",
    handling: reason("which names are allowed is a decision"),
  },
  {
    code: "diff-more",
    title: "`guildwire diff` finds more",
    area: "command line",
    action: "accept the changes in the ignore file",
    handling: reason("whether to accept a change is a decision"),
  },
  {
    code: "data-folder",
    title: "A data folder of version 0.1.0 has to be moved",
    area: "service",
    action: "run guildwire-service export and import",
    handling: reason("the data is not part of the project, and the service prints the commands"),
  },
  {
    code: "foreign-origins",
    title: "Foreign host names and origins get a 403",
    area: "service",
    action: "set PUBLIC_URL and CORS_ORIGINS",
    handling: reason("the names are those of the deployment"),
  },
  {
    code: "gateway-upgrades",
    title: "WebSocket upgrades of `/gateway` are accepted",
    area: "service",
    action: "omit the header Upgrade for server-sent events",
    handling: reason("requests are not part of the project's types"),
  },
  {
    code: "seed-output",
    title: "`seed` prints shell variables",
    area: "command line",
    action: 'use eval "$(guildwire-service seed)"',
    handling: reason("scripts that read its text are no TypeScript"),
  },
  {
    code: "stricter-responses",
    title: "Stricter responses",
    area: "service",
    action: "expect the statuses of the table",
    handling: reason("it concerns requests that were invalid before"),
  },
];

/** All breaking changes, in the order of UPGRADING.md. */
export const breakingChanges: readonly BreakingChange[] = [
  ...sinceThird.map((change) => ({ ...change, after: "0.3.0" as const })),
  ...sinceSecond.map((change) => ({ ...change, after: "0.2.0" as const })),
  ...sinceFirst.map((change) => ({ ...change, after: "0.1.0" as const })),
];

/** Returns the changes since a version. */
export function changesSince(version: FormerVersion | undefined): readonly BreakingChange[] {
  if (version === undefined) return [];
  const first = formerVersions.indexOf(version);
  return breakingChanges.filter(({ after }) => formerVersions.indexOf(after) >= first);
}

/** Details of findings that belong to another change's section. */
export const changeOfFinding: { readonly [code: string]: string } = {
  "error-message": "read-error",
  "http-error-issues": "error-format",
  "media-types": "binary-streams",
  names: "runtime-names",
};
