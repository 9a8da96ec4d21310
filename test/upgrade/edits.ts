/** The manual edits of the fixture's project after the upgrade. */
export interface UpgradeEdit {
  readonly file: string;
  readonly from: string;
  readonly to: string;
  /** The heading in UPGRADING.md that requires it, below that of its version or of a group. */
  readonly heading: string;
  /** Whether the compiler reports the file before the edit. */
  readonly isReported: boolean;
}

/** The format of errors that version 0.1.0 had for all specifications. */
const errorFormat = `x-error-format:
  schema:
    type: object
    required: [code, message]
    properties:
      code: { type: integer }
      message: { type: string }
      errors: { type: object }
  body:
    code: { from: code, default: 0 }
    message: { from: message }
    errors:
      from: issues
      as: tree
      under: _errors
      item: { properties: { code: { from: code }, message: { from: message } } }
  issueCodes:
    required: BASE_TYPE_REQUIRED
    enum: BASE_TYPE_CHOICES
    const: BASE_TYPE_CHOICES
    min-length: BASE_TYPE_BAD_LENGTH
    max-length: BASE_TYPE_BAD_LENGTH
  issueCodeSpelling: UPPER_SNAKE_CASE
`;

export const edits: readonly UpgradeEdit[] = [
  {
    file: "src/handlers/ships.ts",
    from: "async uploadPhoto({ path, files }) {\n    const { id } = shipOf(path.ship_id);\n    for (const file of files) register.photos.set(id, file.data);",
    to: "async uploadPhoto({ path, files }) {\n    const { id } = shipOf(path.ship_id);\n    register.photos.set(id, files.photo.data);",
    heading: "Handlers receive files by field",
    isReported: true,
  },
  {
    file: "src/endpoint-report.ts",
    from: '  "missing-signature": "no signature",\n  "missing-timestamp": "no time",\n',
    to: '  "zero-signature": "a signature of zeros",\n',
    heading: "`checkEndpoint` has other probes",
    isReported: true,
  },
  {
    file: "src/local-service.ts",
    from: '{ kind: "embedded", folder }',
    to: '{ kind: "embedded", file: `${folder}/guildwire.sqlite` }',
    heading: "`startService` takes a file",
    isReported: true,
  },
  {
    file: "src/caller.ts",
    from: "const { kind, status, code, issues, operationId } = error;",
    to: "const { kind, status, operationId } = error;\n    const { code, issues } = readError(error);",
    heading: "`readError` reads error bodies",
    isReported: true,
  },
  {
    file: "src/caller.ts",
    from: "listShips, paginateListShips, uploadPhoto }",
    to: "listShips, paginateListShips, readError, uploadPhoto }",
    heading: "`readError` reads error bodies",
    isReported: true,
  },
  {
    file: "spec/openapi.yaml",
    from: "x-errors:\n",
    to: `${errorFormat}x-errors:\n`,
    heading: "Error responses follow the specification",
    isReported: false,
  },
];
