/** The manual edits of the fixture's project after the upgrade. */
export interface UpgradeEdit {
  readonly file: string;
  readonly from: string;
  readonly to: string;
  /** The heading in UPGRADING.md that requires it. */
  readonly heading: string;
}

export const edits: readonly UpgradeEdit[] = [
  {
    file: "src/endpoint-report.ts",
    from: '  "missing-signature": "no signature",\n  "missing-timestamp": "no time",\n',
    to: '  "zero-signature": "a signature of zeros",\n',
    heading: "`checkEndpoint` has other probes",
  },
  {
    file: "src/local-service.ts",
    from: '{ kind: "embedded", folder }',
    to: '{ kind: "embedded", file: `${folder}/guildwire.sqlite` }',
    heading: "`startService` takes a file",
  },
];
