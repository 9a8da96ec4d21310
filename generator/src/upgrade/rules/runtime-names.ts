/** An export of a package of guildwire that has another name. */
export interface RuntimeRename {
  readonly module: string;
  readonly former: string;
  readonly current: string;
  /** The code of the change. */
  readonly code: string;
}

const client = "@guildwire/runtime/client";
const server = "@guildwire/runtime/server";
const generator = "@guildwire/generator";

/** Renamed exports that take the same arguments and mean the same. */
export const runtimeRenames: readonly RuntimeRename[] = [
  { module: client, former: "AddressVariable", current: "ServerUrlVariable", code: "runtime-names" },
  { module: server, former: "FailureAnswer", current: "FailureResponse", code: "runtime-names" },
  { module: server, former: "BinaryAnswer", current: "BinaryContent", code: "runtime-names" },
  { module: server, former: "knowing", current: "allowIgnoredParameters", code: "runtime-names" },
  { module: generator, former: "Finding", current: "InterfaceChange", code: "runtime-names" },
  { module: generator, former: "Place", current: "SourceLocation", code: "runtime-names" },
  { module: generator, former: "LookedAt", current: "FileLookup", code: "runtime-names" },
  { module: `${generator}/emitter`, former: "Use", current: "SchemaUse", code: "runtime-names" },
];

/** Values of string literal types that have another name, with a type that has the current one. */
export const literalRenames: readonly {
  readonly former: string;
  readonly current: string;
  readonly code: string;
}[] = [
  { former: "missing-signature", current: "zero-signature", code: "endpoint-probes" },
  { former: "missing-timestamp", current: "zero-signature", code: "endpoint-probes" },
  { former: "address-refused", current: "url-refused", code: "runtime-names" },
  { former: "underWay", current: "pendingCommands", code: "runtime-names" },
  { former: "stranger", current: "unrecognized", code: "runtime-names" },
];

/** Where snowflakes of version 0.1 began, in milliseconds since 1970. */
export const formerEpoch = "1_420_070_400_000";

/** The names of the signature headers of version 0.1, as a property of options. */
export const formerHeaderNames =
  'headerNames: { signature: "X-Signature-Ed25519", timestamp: "X-Signature-Timestamp" }';
