import type { Diagnostic } from "../diagnostics/diagnostic.js";
import type { Json, JsonObject, LoadedDocument } from "../load/document.js";
import { readCallbacks } from "./callbacks.js";
import { BuildContext } from "./context.js";
import { completeNamedTypes } from "./direction.js";
import type { DiscriminatorReading } from "./discriminator.js";
import { reportEndpointOmissions } from "./endpoint-omissions.js";
import { buildErrorFormats } from "./error-formats.js";
import type { Interface, Operation, Tag, TagAncestor, WebhookOperation } from "./interface.js";
import { camelCase, NameTable } from "./names.js";
import { OperationBuilder, tagNames } from "./operation.js";
import { asList, asObject, asString, child, entriesOf, withoutUndefined } from "./raw.js";
import { readDescription } from "./read-description.js";
import { TypeRegistry } from "./registry.js";
import { readDispatch, readErrors, readGatewayEvents, readInfo, readLifecycles, readSignature } from "./root.js";
import { readChannels } from "./rpc.js";
import { readBits } from "./schema-extensions.js";
import { readSecuritySchemes } from "./security-scheme.js";
import { readServers } from "./server.js";

export interface BuildResult {
  readonly model: Interface;
  readonly diagnostics: readonly Diagnostic[];
  /** Every discriminator of the schemas that the model is built from. */
  readonly discriminators: readonly DiscriminatorReading[];
}

/**
 * Turns a loaded document into the resolved interface. Never throws, whatever the document contains: what it cannot represent
 * is reported with its source location and accepts any value.
 */
export function buildModel(loaded: LoadedDocument): BuildResult {
  const context = new BuildContext(loaded);
  const { document } = context;
  const registry = new TypeRegistry(context);
  registry.buildComponents();

  const tags = readTags(document);
  const builder = new OperationBuilder(context, registry, tags);
  const operations = entriesOf(document["paths"])
    .filter(([path]) => path.startsWith("/"))
    .flatMap(([path, item]) => builder.pathItem(path, item, child("/paths", path)));
  const webhooks = readWebhooks(document, context, builder);
  const events = readGatewayEvents(document, registry.build);
  const channels = readChannels(document, registry);

  const errorFormats = buildErrorFormats(document, operations, registry);

  const surfaces = { operations, webhooks, events, channels };
  const model: Interface = {
    ...readDescription(document),
    info: readInfo(document),
    servers: readServers(document["servers"], "/servers"),
    tags: usedTags([...tags.values()], [...operations, ...webhooks.map((webhook) => webhook.operation)]),
    types: completeNamedTypes(registry.types, surfaces, context.typeNames),
    operations,
    webhooks,
    securitySchemes: readSecuritySchemes(document, context),
    events,
    permissions: readBits(document, "x-permission-bits", ""),
    errors: readErrors(document),
    errorFormats,
    lifecycles: readLifecycles(document),
    channels,
    callbacks: readCallbacks(loaded),
  };
  reportEndpointOmissions(model, context);
  return { model, diagnostics: context.diagnostics, discriminators: context.discriminators };
}

function readTags(document: JsonObject): Map<string, Tag> {
  const tags = new Map<string, Tag>();
  asList(document["tags"]).forEach((item, index) => {
    const node = asObject(item);
    const name = asString(node?.["name"]);
    if (node === undefined || name === undefined || tags.has(name)) return;
    tags.set(
      name,
      withoutUndefined({
        at: child("/tags", index),
        ...tagNames(name, [...tags.values()]),
        ...describeTag(name, node),
        parents: parentTagsOf(name, document),
      }),
    );
  });
  return tags;
}

function describeTag(name: string, node: JsonObject): TagAncestor {
  return withoutUndefined({
    name,
    summary: asString(node["summary"]),
    description: asString(node["description"]),
    tagKind: asString(node["kind"]),
  });
}

/** The tags above one, outermost first; a cycle ends where it begins. */
function parentTagsOf(name: string, document: JsonObject): readonly TagAncestor[] {
  const nodeOf = (tag: string): JsonObject =>
    asObject(asList(document["tags"]).find((each) => asObject(each)?.["name"] === tag)) ?? {};
  const parentOf = (tag: string): string | undefined => asString(nodeOf(tag)["parent"]);
  const parents: TagAncestor[] = [];
  for (let parent = parentOf(name); parent !== undefined; parent = parentOf(parent)) {
    if (parent === name || parents.some((known) => known.name === parent)) break;
    parents.unshift(describeTag(parent, nodeOf(parent)));
  }
  return parents;
}

function usedTags(tags: readonly Tag[], operations: readonly Operation[]): readonly Tag[] {
  const used = new Set(operations.map((operation) => operation.tag.name));
  return tags.filter((tag) => used.has(tag.name));
}

function readWebhooks(document: JsonObject, context: BuildContext, builder: OperationBuilder): WebhookOperation[] {
  const names = new NameTable();
  return entriesOf(document["webhooks"]).flatMap(([name, item]: readonly [string, Json]) => {
    const at = child("/webhooks", name);
    return builder.pathItem("", item, at).map((operation): WebhookOperation => {
      const node = asObject(context.node(operation.at)) ?? {};
      return withoutUndefined({
        at: operation.at,
        ...readDescription(node),
        name,
        identifier: names.claim(camelCase(name)),
        operation,
        dispatch: readDispatch(node, operation.at),
        signature: readSignature(node, operation.at),
      });
    });
  });
}
