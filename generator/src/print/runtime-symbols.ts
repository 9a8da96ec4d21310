import type * as client from "@guildwire/runtime/client";
import type * as devices from "@guildwire/runtime/devices";
import type * as dispatch from "@guildwire/runtime/dispatch";
import type * as server from "@guildwire/runtime/server";
import type * as signing from "@guildwire/runtime/signing";
import type * as validate from "@guildwire/runtime/validate";
import type * as values from "@guildwire/runtime/values";
import type * as webhooks from "@guildwire/runtime/webhooks";
import { symbol } from "./symbol.js";
import type { Code } from "./tree.js";

/** A runtime export that generated code may use. Fails to compile if the symbol is renamed. */
type Exported<Name extends keyof typeof client> = Name;

/** Functions of `@guildwire/runtime/client` that generated code may use. */
export type ClientRuntimeValue = Exported<
  | "ApiError"
  | "byteParts"
  | "dataOf"
  | "jsonEvents"
  | "jsonLines"
  | "jsonLinesBody"
  | "jsonParts"
  | "mixedParts"
  | "partsBody"
  | "jsonSequence"
  | "jsonSequenceBody"
  | "openStream"
  | "textEvents"
  | "allOf"
  | "anyHeader"
  | "anyOf"
  | "booleanHeader"
  | "integerHeader"
  | "jsonHeader"
  | "listHeader"
  | "numberHeader"
  | "objectHeader"
  | "readHeaders"
  | "textHeader"
  | "apiKey"
  | "atServer"
  | "basic"
  | "binary"
  | "asAccepted"
  | "binaryBody"
  | "combineBits"
  | "commaList"
  | "commaObject"
  | "compareSnowflakes"
  | "clientCredentials"
  | "cookieHeader"
  | "createClient"
  | "createValidatingClient"
  | "InvalidResponseError"
  | "deepObject"
  | "expandServerUrl"
  | "form"
  | "formObject"
  | "formQuery"
  | "formText"
  | "formatBits"
  | "hasBits"
  | "headerList"
  | "isResponseOf"
  | "issueList"
  | "issueMap"
  | "issueTree"
  | "headerObject"
  | "headersOfError"
  | "headerValue"
  | "http"
  | "idempotent"
  | "json"
  | "jsonOrNothing"
  | "jsonParameter"
  | "jsonQuery"
  | "label"
  | "matrix"
  | "multipart"
  | "nothing"
  | "observed"
  | "PaginationError"
  | "afterLastItem"
  | "atLink"
  | "infinitePages"
  | "iteratePages"
  | "nextFromHeader"
  | "nextFromLink"
  | "nextOffset"
  | "nextPage"
  | "parseBits"
  | "payload"
  | "pipeList"
  | "plain"
  | "refreshToken"
  | "pointerOfFragment"
  | "pointerOfPath"
  | "rateLimitBy"
  | "rateLimitByPolicy"
  | "readErrorBody"
  | "repeated"
  | "requireArguments"
  | "reserved"
  | "scalar"
  | "secondsUntil"
  | "segment"
  | "segmentList"
  | "segmentObject"
  | "send"
  | "snowflakeOfTime"
  | "timeOfSnowflake"
  | "spaceList"
  | "text"
  | "textQuery"
  | "validated"
  | "withDefaults"
  | "withStatus"
  | "withStatusByType"
  | "withoutBits"
>;

/** Types of `@guildwire/runtime/client` that generated code may use. */
interface ClientRuntimeTypes {
  readonly ServerUrlVariable: client.ServerUrlVariable;
  readonly ApiErrorDetails: client.ApiErrorDetails;
  readonly ApiErrorKind: client.ApiErrorKind;
  readonly AttemptFacts: client.AttemptFacts;
  readonly Auth: client.Auth;
  readonly AcceptOption: client.AcceptOption;
  readonly BinaryForm: client.BinaryForm;
  readonly BinaryForms: client.BinaryForms;
  readonly BinaryInput: client.BinaryInput;
  readonly BodyInput: client.BodyInput<object>;
  readonly BinaryOptions: client.BinaryOptions;
  readonly CallOptions: client.CallOptions;
  readonly CallSettings: client.CallSettings;
  readonly Client: client.Client;
  readonly ClientOptions: client.ClientOptions;
  readonly ClientCredentialsOptions: client.ClientCredentialsOptions;
  readonly Clock: client.Clock;
  readonly Credential: client.Credential;
  readonly Credentials: client.Credentials;
  readonly ErrorFacts: client.ErrorFacts;
  readonly FileInput: client.FileInput;
  readonly Hooks: client.Hooks;
  readonly HeaderTable: client.HeaderTable;
  readonly DecodedHeaders: client.DecodedHeaders<object>;
  readonly Issue: client.Issue;
  readonly ItemsInput: client.ItemsInput<unknown>;
  readonly Limit: client.Limit;
  readonly InfinitePage: client.InfinitePage<unknown, unknown>;
  readonly InfinitePages: client.InfinitePages<unknown, unknown>;
  readonly PageOptions: client.PageOptions;
  readonly Pages: client.Pages<unknown, unknown>;
  readonly PartDescription: client.PartDescription;
  readonly RefreshTokenOptions: client.RefreshTokenOptions;
  readonly TokenProvider: client.TokenProvider;
  readonly ValidationCallOptions: client.ValidationCallOptions;
  readonly ValidationOptions: client.ValidationOptions;
  readonly RateLimitOf: client.RateLimitOf;
  readonly RequestDescription: client.RequestDescription;
  readonly DeprecationFacts: client.DeprecationFacts;
  readonly ResponseFacts: client.ResponseFacts;
  readonly ResponseHeaderReader: client.ResponseHeaderReader<object>;
  readonly RetryOptions: client.RetryOptions;
  readonly Security: client.Security;
  readonly ServerSentEvent: client.ServerSentEvent;
  readonly StreamOptions: client.StreamOptions;
  readonly OutgoingPart: client.OutgoingPart;
  readonly StreamPart: client.StreamPart;
}

export type ClientRuntimeName = ClientRuntimeValue | keyof ClientRuntimeTypes;

/**
 * References an export of `@guildwire/runtime/client`.
 *
 * @param typeOnly Whether this use needs only the type. Default false.
 */
export function clientRuntime(name: ClientRuntimeName, typeOnly = false): Code {
  return symbol({ name, module: "@guildwire/runtime/client", typeOnly });
}

/** Values of `@guildwire/runtime/server` that generated code may use. */
export type ServerRuntimeValue = Exclude<keyof typeof server, "notImplemented" | "Query" | "ResponseMismatch">;

/** Types of `@guildwire/runtime/server` that generated code may use. */
interface ServerRuntimeTypes {
  readonly OutgoingEvent: server.OutgoingEvent;
  readonly OutgoingPart: server.OutgoingPart;
  readonly StreamPart: server.StreamPart;
  readonly Authenticate: server.Authenticate<unknown>;
  readonly Awaitable: server.Awaitable<unknown>;
  readonly BinaryBody: server.BinaryBody;
  readonly Context: server.Context;
  readonly Credential: server.Credential;
  readonly ErrorFacts: server.ErrorFacts;
  readonly DeclaredBody: server.DeclaredBody<unknown, never>;
  readonly ErrorFormat: server.ErrorFormat;
  readonly ErrorResponse: server.ErrorResponse;
  readonly ErrorResponseOptions: server.ErrorResponseOptions;
  readonly Failures: server.Failures;
  readonly FetchHandler: server.FetchHandler;
  readonly HttpErrorOptions: server.HttpErrorOptions;
  readonly MemoryTransport: server.MemoryTransport;
  readonly NodeHandler: server.NodeHandler;
  readonly IncomingFile: server.IncomingFile;
  readonly Operation: server.Operation;
  readonly RequestBody: server.RequestBody;
  readonly RequestEnd: server.RequestEnd;
  readonly RequestFacts: server.RequestFacts;
  readonly RequestStart: server.RequestStart;
  readonly Resolve: server.Resolve;
  readonly Route: server.Route;
  readonly SecurityRequirement: server.SecurityRequirement;
  readonly SecurityScheme: server.SecurityScheme;
  readonly ServerDefinition: server.ServerDefinition;
  readonly AnyPrincipal: server.AnyPrincipal;
  readonly ServerOptions: server.ServerOptions;
  readonly SourcePositions: server.SourcePositions;
  readonly UploadedFile: server.UploadedFile;
}

export type ServerRuntimeName = ServerRuntimeValue | keyof ServerRuntimeTypes;

/**
 * References an export of `@guildwire/runtime/server`.
 *
 * @param typeOnly Whether this use needs only the type. Default false.
 */
export function serverRuntime(name: ServerRuntimeName, typeOnly = false): Code {
  return symbol({ name, module: "@guildwire/runtime/server", typeOnly });
}

/** Functions of `@guildwire/runtime/validate` that generated code may use. */
export type ValidateRuntimeValue = Exclude<keyof typeof validate, "ValidationError">;

/** Types of `@guildwire/runtime/validate` that generated code may use. */
interface ValidateRuntimeTypes {
  readonly DirectionalValidator: validate.DirectionalValidator<unknown, unknown>;
  readonly Fields: validate.Fields;
  readonly Path: validate.Path;
  readonly ObjectRules: validate.ObjectRules;
  readonly Rules: validate.Rules;
  readonly Report: validate.Report;
  readonly Validator: validate.Validator<unknown>;
}

export type ValidateRuntimeName = ValidateRuntimeValue | keyof ValidateRuntimeTypes;

/**
 * References an export of `@guildwire/runtime/validate`.
 *
 * @param typeOnly Whether this use needs only the type. Default false.
 */
export function validateRuntime(name: ValidateRuntimeName, typeOnly = false): Code {
  const uses = typeOnly ? validateUses.types : validateUses.values;
  let use = uses.get(name);
  if (use === undefined) {
    use = symbol({ name, module: "@guildwire/runtime/validate", typeOnly });
    uses.set(name, use);
  }
  return use;
}

/** Cache: validators reference these symbols several hundred thousand times. */
const validateUses = { types: new Map<string, Code>(), values: new Map<string, Code>() };

/** Functions of `@guildwire/runtime/dispatch` that generated code may use. */
export type DispatchRuntimeValue = keyof typeof dispatch;

/** Types of `@guildwire/runtime/dispatch` that generated code may use. */
interface DispatchRuntimeTypes {
  readonly DispatchContext: dispatch.DispatchContext<unknown>;
  readonly DispatchDefinition: dispatch.DispatchDefinition;
  readonly DispatchErrorCode: dispatch.DispatchErrorCode;
  readonly Endpoint: dispatch.Endpoint;
  readonly Ed25519ReceiverOptions: dispatch.Ed25519ReceiverOptions<object>;
  readonly EndpointOptions: dispatch.EndpointOptions;
  readonly HmacReceiverOptions: dispatch.HmacReceiverOptions<object>;
  readonly Hosts: dispatch.Hosts;
  readonly Route: dispatch.Route;
  readonly RouteDelivery: dispatch.RouteDelivery<unknown, [], unknown>;
  readonly RouteMatch: dispatch.RouteMatch;
  readonly RouteParameters: dispatch.RouteParameters<unknown>;
  readonly UnsignedReceiverOptions: dispatch.UnsignedReceiverOptions<object>;
  readonly WebhookContext: dispatch.WebhookContext;
  readonly WebhookDefinition: dispatch.WebhookDefinition;
  readonly WebhookSelection: dispatch.WebhookSelection<string>;
}

export type DispatchRuntimeName = DispatchRuntimeValue | keyof DispatchRuntimeTypes;

/**
 * References an export of `@guildwire/runtime/dispatch`.
 *
 * @param typeOnly Whether this use needs only the type. Default false.
 */
export function dispatchRuntime(name: DispatchRuntimeName, typeOnly = false): Code {
  return symbol({ name, module: "@guildwire/runtime/dispatch", typeOnly });
}

/** References a function of `@guildwire/runtime/signing`. */
export function signingRuntime(name: keyof typeof signing): Code {
  return symbol({ name, module: "@guildwire/runtime/signing", typeOnly: false });
}

/** Values of `@guildwire/runtime/webhooks` that generated code may use. */
export type WebhooksRuntimeValue = ("checkEndpoint" | "deliverWebhook") & keyof typeof webhooks;

/** Types of `@guildwire/runtime/webhooks` that generated code may use. */
interface WebhooksRuntimeTypes {
  readonly CheckOptions: webhooks.CheckOptions;
  readonly EndpointCheck: webhooks.EndpointCheck;
  readonly EndpointRules: webhooks.EndpointRules;
  readonly DeliveryLimits: webhooks.DeliveryLimits;
  readonly SenderKey: webhooks.SenderKey;
  readonly SenderSecrets: webhooks.SenderSecrets;
  readonly SenderSignature: webhooks.SenderSignature;
  readonly WebhookDelivery: webhooks.WebhookDelivery;
  readonly WebhookMessage: webhooks.WebhookMessage<unknown>;
}

/**
 * References an export of `@guildwire/runtime/webhooks`.
 *
 * @param typeOnly Whether this use needs only the type. Default false.
 */
export function webhooksRuntime(name: WebhooksRuntimeValue | keyof WebhooksRuntimeTypes, typeOnly = false): Code {
  return symbol({ name, module: "@guildwire/runtime/webhooks", typeOnly });
}

/** Types of `@guildwire/runtime/values` that generated code may use. */
interface ValuesRuntimeTypes {
  readonly Branded: values.Branded<string, string>;
  readonly Conversion: values.Conversion;
  readonly HeaderKeys: values.HeaderKeys;
}

/**
 * References an export of `@guildwire/runtime/values`.
 *
 * @param typeOnly Whether this use needs only the type. Default false.
 */
export function valuesRuntime(name: keyof typeof values | keyof ValuesRuntimeTypes, typeOnly = false): Code {
  return symbol({ name, module: "@guildwire/runtime/values", typeOnly });
}

/** Values of `@guildwire/runtime/devices` that generated code may use. */
export type DevicesRuntimeValue = keyof typeof devices;

/** Types of `@guildwire/runtime/devices` that generated code may use. */
interface DevicesRuntimeTypes {
  readonly Channel: devices.Channel;
  readonly ChannelCommand: devices.ChannelCommand;
  readonly ChannelErrorKind: devices.ChannelErrorKind;
  readonly CloseCode: devices.CloseCode;
  readonly CodedMessage: devices.CodedMessage;
  readonly CommandOptions: devices.CommandOptions;
  readonly HookContext: devices.HookContext;
  readonly Host: devices.Host;
  readonly HostClient: devices.HostClient;
  readonly HostLimits: devices.HostLimits;
  readonly HostOptions: devices.HostOptions;
  readonly ItemChanges: devices.ItemChanges<devices.ListItem>;
  readonly Message: devices.Message;
  readonly PortReport: devices.PortReport;
  readonly PortState: devices.PortState;
  readonly RegistryOptions: devices.RegistryOptions;
  readonly SessionOptions: devices.SessionOptions;
  readonly SocketConnectionOptions: devices.SocketConnectionOptions;
  readonly SocketLink: devices.SocketLink;
}

export type DevicesRuntimeName = DevicesRuntimeValue | keyof DevicesRuntimeTypes;

/**
 * References an export of `@guildwire/runtime/devices`.
 *
 * @param typeOnly Whether this use needs only the type. Default false.
 */
export function devicesRuntime(name: DevicesRuntimeName, typeOnly = false): Code {
  return symbol({ name, module: "@guildwire/runtime/devices", typeOnly });
}
