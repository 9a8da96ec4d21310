import type { MessagePort } from "node:worker_threads";
import type { Diagnostic } from "@guildwire/generator";
import type { DocumentNames, SchemaDeclaration, SpecPlace } from "@guildwire/generator/editing";

/** What the thread shares with the server. */
export interface CheckThreadData {
  /** The id of the latest text, which the server writes. A check of an earlier one ends before its next stage. */
  readonly latestId: Int32Array;
}

/** What is checked. Paths are absolute and without links. */
export interface CheckRequest {
  readonly kind: "check";
  readonly id: number;
  /** Folders whose configuration is read. */
  readonly folders: readonly string[];
  /** Texts of the open files by path. */
  readonly open: readonly (readonly [path: string, text: string])[];
  /** Open documents, which may be outside of every configuration. */
  readonly roots: readonly string[];
  readonly isTrusted: boolean;
}

/** Asks for what hovers and completions show of the documents of the last check. The response is {@link CheckDetails}. */
export interface DetailsRequest {
  readonly kind: "details";
  readonly id: number;
}

/** Asks for a value of a schema in the documents of the last check. The response is an {@link Example}. */
export interface ExampleRequest {
  readonly kind: "example";
  readonly place: SpecPlace;
  /** Receives the response. */
  readonly port: MessagePort;
}

/** A value as JSON; undefined if none was found. */
export interface Example {
  readonly text: string | undefined;
}

/** A diagnostic with the path of its file, instead of a name. */
export interface LocatedDiagnostic {
  readonly path: string;
  readonly diagnostic: Pick<Diagnostic, "code" | "severity" | "message" | "expected" | "fix" | "deviation"> & {
    readonly location: NonNullable<Diagnostic["location"]>;
    readonly related: readonly {
      readonly path: string;
      readonly message: string;
      readonly location: NonNullable<Diagnostic["location"]>;
    }[];
  };
}

/** A document that belongs to someone else. Paths are absolute. */
export interface ThirdPartyDocument {
  readonly root: string;
  /** Its files, the overlays among them. */
  readonly files: readonly string[];
  readonly overlays: readonly string[];
  readonly config?: string;
  /** Name in `apis` of the configuration. */
  readonly api?: string;
}

/** The result of a check. */
export interface CheckResult {
  readonly kind: "checked";
  readonly id: number;
  /** The files of each document. */
  readonly documents: readonly (readonly string[])[];
  /** The files that are documents. */
  readonly roots: readonly string[];
  /** The overlays, each with the root of the document that it changes. */
  readonly overlaid: readonly (readonly [overlay: string, root: string])[];
  readonly diagnostics: readonly LocatedDiagnostic[];
  readonly thirdParty: readonly ThirdPartyDocument[];
  /** Messages for the log. */
  readonly notes: readonly string[];
}

/** What hovers and completions show. */
export interface CheckDetails {
  readonly kind: "details";
  readonly id: number;
  /** The names of all files. */
  readonly names: readonly (readonly [path: string, names: DocumentNames])[];
  readonly declarations: readonly SchemaDeclaration[];
}

/** A check that failed, which is a bug. */
export interface CheckFailure {
  readonly kind: "failed";
  readonly id: number;
  readonly message: string;
}

/** A check that ended early, because its text has changed. */
export interface AbandonedCheck {
  readonly kind: "abandoned";
  readonly id: number;
}

export type CheckMessage = CheckResult | CheckDetails | AbandonedCheck | CheckFailure;
