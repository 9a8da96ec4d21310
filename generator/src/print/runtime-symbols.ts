import type * as client from "@guildwire/runtime/client";
import type * as validate from "@guildwire/runtime/validate";
import { symbol } from "./symbol.js";
import type { Code } from "./tree.js";

/** A name that generated code may use, if the runtime exports it: a renamed symbol does not compile here. */
type Exported<Name extends keyof typeof client> = Name;

/** Functions of `@guildwire/runtime/client` that generated code may use. */
export type ClientRuntimeValue = Exported<
  | "ApiError"
  | "allOf"
  | "anyOf"
  | "apiKey"
  | "basic"
  | "binary"
  | "blob"
  | "combineBits"
  | "commaList"
  | "commaObject"
  | "compareSnowflakes"
  | "cookies"
  | "createClient"
  | "deepObject"
  | "form"
  | "formObject"
  | "formatBits"
  | "hasBits"
  | "headerList"
  | "headerObject"
  | "headerValue"
  | "http"
  | "json"
  | "jsonOrNothing"
  | "jsonParameter"
  | "label"
  | "matrix"
  | "multipart"
  | "nothing"
  | "observed"
  | "paginate"
  | "parseBits"
  | "payload"
  | "pipeList"
  | "plain"
  | "rateLimit"
  | "repeated"
  | "reserved"
  | "scalar"
  | "segment"
  | "segmentList"
  | "segmentObject"
  | "send"
  | "snowflakeFromTimestamp"
  | "snowflakeTimestamp"
  | "spaceList"
  | "text"
  | "withDefaults"
  | "withStatus"
  | "withStatusByType"
  | "withoutBits"
>;

/** Types of `@guildwire/runtime/client` that generated code may use. */
interface ClientRuntimeTypes {
  readonly ApiErrorDetails: client.ApiErrorDetails;
  readonly ApiErrorKind: client.ApiErrorKind;
  readonly AttemptFacts: client.AttemptFacts;
  readonly Auth: client.Auth;
  readonly BinaryInput: client.BinaryInput;
  readonly CallOptions: client.CallOptions;
  readonly CallSettings: client.CallSettings;
  readonly Client: client.Client;
  readonly ClientOptions: client.ClientOptions;
  readonly Clock: client.Clock;
  readonly Credential: client.Credential;
  readonly Credentials: client.Credentials;
  readonly FileInput: client.FileInput;
  readonly Hooks: client.Hooks;
  readonly Issue: client.Issue;
  readonly Limit: client.Limit;
  readonly PartDescription: client.PartDescription;
  readonly RequestDescription: client.RequestDescription;
  readonly ResponseFacts: client.ResponseFacts;
  readonly RetryOptions: client.RetryOptions;
  readonly Security: client.Security;
}

export type ClientRuntimeName = ClientRuntimeValue | keyof ClientRuntimeTypes;

/** A name of `@guildwire/runtime/client`. `typeOnly` (default false) says that this use needs the type only. */
export function clientRuntime(name: ClientRuntimeName, typeOnly = false): Code {
  return symbol({ name, module: "@guildwire/runtime/client", typeOnly });
}

/** Functions of `@guildwire/runtime/validate` that generated code may use. */
export type ValidateRuntimeValue = Exclude<keyof typeof validate, "ValidationError">;

/** Types of `@guildwire/runtime/validate` that generated code may use. */
interface ValidateRuntimeTypes {
  readonly DirectionalValidator: validate.DirectionalValidator<unknown, unknown>;
  readonly Path: validate.Path;
  readonly Report: validate.Report;
  readonly Validator: validate.Validator<unknown>;
}

export type ValidateRuntimeName = ValidateRuntimeValue | keyof ValidateRuntimeTypes;

/** A name of `@guildwire/runtime/validate`. `typeOnly` (default false) says that this use needs the type only. */
export function validateRuntime(name: ValidateRuntimeName, typeOnly = false): Code {
  return symbol({ name, module: "@guildwire/runtime/validate", typeOnly });
}
