import type { InterfaceChange } from "../diff/interface-change.js";
import type { Use, UseKind } from "./use.js";

/** What to do about a change, by how a program uses what changed. */
type Advice = string | { readonly [kind in UseKind]?: string };

/** The first entry whose expression matches the rule decides. */
const table: readonly (readonly [rule: RegExp, advice: Advice])[] = [
  [/^operation-added$/, "implement the operation: guildwire stubs adds a handler"],
  [/^operation-removed(-|$)/, { handler: "remove the handler", call: "call another operation" }],
  [
    /(-renamed|-name-changed|-tag-changed|argument-changed)$/,
    "use the new name: guildwire rename edits code if x-renamed-from states the old one",
  ],
  [/^operation-deprecated$|^sunset-|^stability-decreased$/, "plan to call another operation"],
  [/^operation-(method|path)-changed$/, "generate again, and deploy together with the service"],
  [/^parameter-(added-required|made-required)$/, "pass the parameter"],
  [/^parameter-removed$/, "stop passing the parameter"],
  [/^body-(added-required|made-required)$/, "pass a body"],
  [/^body-removed$/, "stop passing a body"],
  [/^response-success-(added|removed)$/, "handle the results that are possible now"],
  [
    /^response-(error-(added|removed)$|media-type)|^error-(added|removed)$/,
    "handle the responses that are possible now",
  ],
  [/^response-header/, "read the headers that are sent now"],
  [
    /property-(added-required|made-required)$|undeclared-property-required$/,
    "write the property wherever the object is built",
  ],
  [
    /property-made-optional$|undeclared-property-released$/,
    { read: "handle a missing property", handler: "handle a missing property" },
  ],
  [
    /property-removed$/,
    { read: "stop reading the property", write: "stop writing the property", handler: "remove the property" },
  ],
  [/null-allowed$/, "handle null"],
  [/null-forbidden$/, "stop writing null"],
  [/enum-member-added$/, "handle the new value, for example in each switch"],
  [/enum-member-removed$|enum-introduced$|enum-closed$/, "stop using values that are no longer allowed"],
  [/(type-widened|variant-added|enum-dropped|enum-opened)$/, "handle the values that are possible now"],
  [/(type-narrowed|variant-removed)$/, "stop using values that are no longer allowed"],
  [/-(tightened|introduced)$/, { read: "expect fewer values", write: "check that the values still fit" }],
  [
    /-(loosened|dropped)$/,
    { read: "check that the values that are possible now fit", write: "nothing else is required" },
  ],
  [/deprecated$/, "plan to do without it"],
  [/^security|^scope|^oauth|^bearer|^permission|^owner/, "check the credentials, scopes and permissions"],
  [/^(default-)?server/, "check the URL of the server"],
  [/^webhook|^dispatch|^signature|^callback/, "check the code that receives the requests"],
  [/^event/, "check the code that follows the event"],
  [/^(channel|command|close-code|client-message|host-message|message)/, "check the code that uses the channel"],
  [/^(type|derived-type|constants|constructor)-/, "use the declarations that exist now"],
];

/** Returns what to do about a change in the places that notice it, as a clause without a full stop. */
export function adviceFor({ rule }: InterfaceChange, uses: readonly Use[]): string {
  const [first] = uses;
  if (first?.kind === "undecided") return "check whether the code uses what changed: its types do not show it";
  if (first?.kind === "names") return "check the code that depends on which properties the object has";
  const found = table.find(([expression]) => expression.test(rule))?.[1];
  const advice = typeof found === "string" ? found : first && found?.[first.kind];
  return advice ?? "check the code against the new form, and compile it with the new bindings";
}
