export const generalHelp: string = `
Examples:
  guildwire generate                           from spec/openapi.yaml into generated/
  guildwire generate --spec api.yaml --out api
  guildwire generate --check                   in CI: exits with 1 if the output is out of date
  guildwire init shelf                         a new project, with an example to start from
  guildwire check --format github              diagnostics as annotations of a pull request
  guildwire stubs --out src/handlers           handlers to fill in; run again after changes
  guildwire diff main                          what changed since main, and who is affected
  guildwire update --check                     in CI: has the source document changed?
  guildwire mock openapi.yaml                  a stateful server with examples
  guildwire maps                               editors open the specification for a declaration
  guildwire explain limits-contradict          cause and fix of a code in the output
  guildwire conform http://localhost:3000      checks a running server against the specification
  guildwire mcp openapi.yaml                   the operations as tools for agents
  guildwire lsp                                the language server that editors start

Exit codes: 0 success, 1 a failed check (drift, errors in the specification), 2 usage or unreadable input.
`;

export const generateHelp: string = `
Options override settings of the configuration, such as guildwire.config.yaml, whose keys are all optional:
  spec: spec/openapi.yaml
  out: generated
  output: source               # code that your program compiles, instead of a package
  edition: 2026-12             # the form of the output, which later versions keep
  importExtension: ts          # of relative imports in source code; default: as tsconfig.json
  layout: single               # one file of types, instead of files per tag
  validateResponses: report    # of the client; or throw, or off
  optionalProperties: undefined  # x?: T | undefined instead of x?: T
  packageName: '@example/api'
  packageVersion: 1.0.0
  strict: true                 # deviations from OpenAPI are errors; or a list of their codes
  strictExtensions: true       # unknown x- keys are errors
  lenient: true                # omit operations with errors
  overlays: [fixes.overlay.yaml]  # changes to a document that is not yours
  root: ..                     # the folder that references may not leave
  include: { tags: [guilds] }  # generate some operations only
  exclude: { deprecated: true }
  names: { schemas: { book_v2: Book } }  # names in code
  values: { dates: Date }      # types in code other than those of JSON
  pagination: declared         # functions for all pages only with x-pagination
  only: [types, client]        # run some emitters only
  emitters: [standard, ./route-table.mjs]  # also run custom emitters
  sourcePositions: { reference: true }  # lines of the specification in the output
  stubs: { out: src/handlers } # what guildwire stubs writes
  source: https://example.org/openapi.yaml  # where guildwire update finds the document
  sourceHeaders: { Authorization: 'Bearer \${API_TOKEN}' }
  diff: { rules: { operation-tag-changed: off } }  # severities of guildwire diff
  apis: { shop: { spec: shop.yaml } }  # several documents, without spec, out, packageName and source above

Never uses the network. The generator owns the output folder: .guildwire-manifest.json lists the files that it wrote. Other
files stay unchanged. The next generate or check completes or undoes an interrupted run and reports it; generate --check and
check write nothing else.

Examples:
  guildwire generate
  guildwire generate --check
  guildwire generate --spec openapi.json --out src/api --force
  guildwire generate --watch
`;

export const mapsHelp: string = `
Run it after the compiler. "Go to definition" on an operation, type, property, enum value or parameter then opens the
specification instead of the generated declarations. With sourcePositions.declarationMaps in guildwire.config.yaml, the
scripts of the generated package do so: build maps to your files, and prepack to openapi.json, which is in the package.

Examples:
  guildwire maps
  guildwire maps --dist build/types
  guildwire maps --target bundle               before a package is published
`;

export const initHelp: string = `
Without a specification, init uses the OpenAPI document at the top of the folder, regardless of its name.
Existing files stay unchanged. An existing package.json gets missing scripts and dependencies; if the name of a script is taken,
the script gets the suffix :api. Beside a package.json, the code is source code in src/api, which the project compiles (--output source);
in an empty folder, it is a package (--output package), which the scripts build, dev, test and prepare build first. With --output,
a second run switches. ESLint, Biome and Prettier are told to skip the output. The output lists added (+), completed (~) and unchanged (=) files. A second run changes nothing.
A document at a URL is copied into the project; guildwire update keeps the copy up to date.

Examples:
  guildwire init shelf                         with an example to start from
  guildwire init                               in your project, for its OpenAPI document
  guildwire init openapi.json                  for your specification, in this folder
  guildwire init --output package              as a package instead of source code
  guildwire init https://example.org/openapi.yaml
  guildwire init shelf --spec https://example.org/openapi.yaml
`;

export const updateHelp: string = `
For a document that others publish. All other commands read the copy in the repository. The record of the copy
(openapi.yaml.source.json) contains its source. Commit both. Put your own changes into an overlay.

Options override settings of guildwire.config.yaml:
  spec: openapi.yaml           # the copy
  source: https://example.org/openapi.yaml
  sourceHeaders:               # sent only to the origin of source; credentials come from the environment
    Authorization: 'Bearer \${API_TOKEN}'

Overlays and filters apply to both sides, so only changes of the selected operations are reported.
HTTP_PROXY, HTTPS_PROXY and NO_PROXY set the proxy.

Exit codes: 0 the copy is up to date, or was updated; 1 the new document has errors or, with --check, breaking changes;
2 there is no document to compare, or the copy was edited.

Examples:
  guildwire update
  guildwire update https://example.org/openapi.yaml
  guildwire update ../service/openapi.yaml
  guildwire update --check --format json       in CI: is there a new version, and does it break us?
`;

export const checkHelp: string = `
Completes or undoes an interrupted generate first. Writes nothing else.

Examples:
  guildwire check
  guildwire check --spec openapi.json --format json
  guildwire check --format sarif > findings.sarif
`;

export const stubsHelp: string = `
The first run writes a file with handlers for each tag, an index that joins them, and the type of the principal. You own
these files. Later runs add handlers for new operations, follow x-renamed-from, update unedited comments, and report what
needs your attention. They find handlers in any file, by the interface that an object, a class or a function satisfies.

Options override settings of guildwire.config.yaml:
  stubs:
    out: src/handlers
    import: '@example/api/server'
    style: class               # or object, or nest: classes and a module for @guildwire/nest
    comments: summary          # one line above each handler, or full documentation (full, default)

Examples:
  guildwire stubs --out src/handlers
  guildwire stubs --dry-run                    a unified diff of what would be written
  guildwire stubs --check --format markdown    in CI: exits with 1 if handlers are out of date
`;

export const upgradeHelp: string = `
Prints the output with the new edition, compares it with the one on disk, whichever version wrote it, and reports what changes
in types, behaviour and handlers. Rewrites callers and handlers where types prove it, writes edition into the configuration,
generates, and lists what is left with its location, the reason and what to do. Installs nothing and asks nothing: update the
packages first. git undoes the run, and a second run changes nothing. Files with uncommitted changes are an error.

Exit codes: 0 nothing is left; 1 places are left, or the specification has errors; 2 the code, the output or the specification
cannot be read, or has uncommitted changes.

Examples:
  guildwire upgrade --dry-run      the report, and a unified diff of what would be written
  guildwire upgrade
  guildwire upgrade src --to 2026-12
`;

export const renameHelp: string = `
Reads the former names from x-renamed-from and x-enum-renamed-from of the specification, whether or not the package was
generated again, and renames functions, types, properties, arguments, groups and values in the code that uses it. Comments,
layout and all other bytes stay unchanged. Uses that the types do not identify are not changed, but reported with their location
and the reason. A second run changes nothing.

Exit codes: 0 everything was renamed; 1 uses of former names remain that need your attention, or the specification has
errors; 2 the code or the specification cannot be read.

Examples:
  guildwire generate && guildwire rename src
  guildwire rename src test --dry-run          a unified diff of what would be written
  guildwire rename src --project tsconfig.app.json --json
`;

export const diffHelp: string = `
Severities, for each of wire (consumers in any language), callers (code on the generated client) and handlers:
  breaking   valid messages become invalid, receivers get values that were excluded, or code stops compiling
  risky      messages stay valid, but their meaning or the behaviour changes
  safe       neither

Examples:
  guildwire diff main:spec/openapi.yaml                  against the specification in the work tree
  guildwire diff HEAD~1 HEAD --fail-on risky             the configured specification in two revisions
  guildwire diff old/openapi.json new/openapi.json --format json
  guildwire diff v1.4.0 --changelog                      a section for the CHANGELOG
  guildwire diff main --uses src                         only what the code in src notices, with its lines
  guildwire diff main --uses manifests/*.json            in CI of the service: who breaks
`;

export const usesHelp: string = `
The type checker finds the operations that the code calls or implements, the properties that it reads and writes, the values
that it compares, and the errors and events that it handles. What the types do not show is listed with the reason.
A manifest has no source text: publish it, so that the owner of the specification sees whom a change affects.

Exit codes: 0 success, 1 errors in the specification, 2 the code or the specification cannot be read.

Examples:
  guildwire uses src                           what is used, and what is undecided
  guildwire uses src test -o uses.json         the manifest, for guildwire diff BASE --uses uses.json
`;

export const mockHelp: string = `
Needs the package @guildwire/tools. The first line of the output is the URL; Ctrl-C stops the server.
Requests are validated as by the generated server. Responses are examples of the document, or else values derived from the
schemas. Resources that POST creates are available to GET, PATCH, PUT, DELETE and lists if their paths are like /items and
/items/{id}.

A caller chooses a response with the header Prefer:
  Prefer: code=404             the response with this status
  Prefer: example=name         the example with this name
  Prefer: dynamic=true         a new derived value for each request

Examples:
  guildwire mock openapi.yaml
  guildwire mock openapi.yaml --port 0 --json --seed 7 --latency 100-500
  guildwire mock openapi.yaml --proxy http://localhost:3000 --fail-on-violation

Exit codes: 0 stopped; 1 errors in the specification, or violations with --fail-on-violation; 2 usage, port in use.
`;

export const typesHelp: string = `
The types describe JSON. A declaration file (.d.ts) and standard output have unions of values for enumerations; other TypeScript
files have constants, too.

Examples:
  guildwire types openapi.yaml -o api.d.ts
  guildwire types openapi.yaml --paths -o api.d.ts
  guildwire types openapi.yaml | less
`;

export const explainHelp: string = `
Every code in the output of guildwire, and every code of an error of generated code, has an entry.

Examples:
  guildwire explain limits-contradict          a diagnostic of guildwire check
  guildwire explain request-type-narrowed      a rule of guildwire diff
  guildwire explain ApiError.timeout           an error of the generated client
  guildwire explain SigningError               all errors of a class
  guildwire explain valid-refused              a rule of guildwire conform
  guildwire explain                            all codes, with their titles
`;

export const completionHelp: string = `
Add the line for your shell to its startup file, where guildwire is on the PATH (npm install --global @guildwire/generator).

Examples:
  eval "$(guildwire completion bash)"          in ~/.bashrc
  source <(guildwire completion zsh)           in ~/.zshrc
  guildwire completion fish | source           in ~/.config/fish/config.fish
`;

export const conformHelp: string = `
Needs the package @guildwire/tools. Sends requests that are derived from the specification, one after another: a valid one for each
operation, one that reaches every limit, one that violates every rule, one without credentials, one with another media type. Each
response must have a declared status, media type, schema and headers. Links of responses are followed. With --write, an item of
every collection is created, read, listed, changed and removed.

With --vectors, the requests of YAML files are sent instead (docs/conform.md), exactly as written. The response to an invalid one must
have the stated status, code, locations of errors and Allow header.

Without --write, only operations of GET, HEAD, OPTIONS and QUERY are called.
Credentials come from the environment: --auth bearer=API_TOKEN for the security scheme bearer (name:password for HTTP Basic), or
--header 'Authorization: Bearer \${API_TOKEN}'.

Examples:
  guildwire conform http://localhost:3000
  guildwire conform http://localhost:3000/api/v1 --spec openapi.yaml --write --auth bearer=API_TOKEN --junit conform.xml
  guildwire conform http://localhost:3000 --vectors test/vectors --vectors extra.yaml --write
  guildwire conform https://staging.example.org --json --skip deleteAccount --skip media-type

Exit codes: 0 the server conforms; 1 it does not, or errors in the specification; 2 usage, or the server cannot be reached.
`;

export const mcpHelp: string = `
Needs the package @guildwire/tools. Serves the operations of a specification over the Model Context Protocol, as three tools:
search finds operations by words, read describes one, call calls it. Arguments are validated before a request is sent.

GET and HEAD may be called. Other methods, including DELETE, must be allowed: --allow POST,PATCH, or for one operation:
--allow-operation createBook.
Credentials come from the environment: --auth bearer=API_TOKEN for the security scheme bearer (name:password for HTTP Basic), or
--header 'Authorization: Bearer \${API_TOKEN}'. They are not part of any output.

Without --http, messages pass through standard input and output. With it, the first line of the output is the URL, on the
loopback address.

Examples:
  guildwire mcp openapi.yaml --base-url https://api.example.org --auth bearer=API_TOKEN
  guildwire mcp openapi.yaml --base-url http://localhost:3000 --allow POST,PATCH --http --port 0

Exit codes: 0 stopped; 1 errors in the specification; 2 usage, port in use.
`;

export const lspHelp: string = `
Needs the package @guildwire/tools. Editors start this command; docs/editors.md has the settings for VS Code, Neovim, Helix, Zed and
JetBrains. It serves every document of the configuration, and every other file with a top-level openapi or swagger key.

The initialization option trusted: false skips a configuration that is a program.

Exit codes: 0 shut down by the client; 1 the client ended without shutting down; 2 a message that is too long.
`;
