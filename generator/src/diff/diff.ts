import type { Interface } from "../model/interface.js";
import { Collector, type Locators } from "./collector.js";
import { compareCallbacks } from "./interface/callbacks.js";
import { compareCatalogues } from "./interface/catalogues.js";
import { compareChannels } from "./interface/channels.js";
import type { Comparison } from "./interface/comparison.js";
import { compareGatewayEvents, renamedEvents } from "./interface/events.js";
import { compareExportedTypes, compareNames, renamedTypes } from "./interface/names.js";
import { compareOperations } from "./interface/operations.js";
import { pairOperations } from "./interface/pair-operations.js";
import { renamedSchemes } from "./interface/renamed-schemes.js";
import { compareSecuritySchemes } from "./interface/security.js";
import { compareServers } from "./interface/servers.js";
import { compareSockets } from "./interface/sockets.js";
import { compareTexts } from "./interface/texts.js";
import { compareWebhooks } from "./interface/webhooks.js";
import type { InterfaceChange } from "./interface-change.js";
import { applyPolicy, type DiffPolicy, policyOf } from "./policy.js";
import { SchemaDiff } from "./schemas/schema-diff.js";

export interface DiffOptions {
  /** Turns the pointers of either interface into source locations. */
  readonly locate: Locators;
  /** Severities of rules, and the day on which dates are compared; default: those of the catalogue, today. */
  readonly policy?: DiffPolicy;
  /** Reports changes of descriptions and behaviours as well; default false. */
  readonly words?: boolean;
}

/**
 * Compares the meaning of two interfaces: the same interface in a different notation has no changes.
 *
 * @returns Each change once, worst first, however many operations it concerns.
 */
export function diffInterfaces(base: Interface, head: Interface, options: DiffOptions): readonly InterfaceChange[] {
  return diffByPolicy(base, head, options).changes;
}

/** The same, with the number of changes whose rules the policy turns off. */
export function diffByPolicy(
  base: Interface,
  head: Interface,
  { policy = policyOf(), ...options }: DiffOptions,
): { readonly changes: readonly InterfaceChange[]; readonly off: number } {
  const collector = new Collector();
  const renamed = renamedTypes(base, head);
  const schemas = SchemaDiff.between({ base, head }, renamed, collector);
  const operations = pairOperations(base, head);
  const comparison: Comparison = {
    base,
    head,
    schemas,
    collector,
    operations,
    renamedSchemes: renamedSchemes(base, head),
    renamedEvents: renamedEvents({ base, head }),
    policy,
    words: options.words ?? false,
  };
  compareOperations(comparison);
  compareWebhooks(comparison);
  compareGatewayEvents(comparison);
  compareChannels(comparison);
  compareSockets(comparison);
  compareSecuritySchemes(comparison);
  compareServers(comparison);
  compareCatalogues(comparison);
  schemas.drain();
  compareExportedTypes(comparison, renamed);
  schemas.drain();
  compareNames(comparison, renamed);
  compareCallbacks(comparison);
  compareTexts(comparison);
  return applyPolicy(collector.changes(options.locate), policy);
}
