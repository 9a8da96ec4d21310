import type { SecurityScheme } from "../../../model/interface.js";
import type { InterfaceChange } from "../../interface-change.js";
import type { InterfaceRuleId } from "../../rules/interface-rules.js";
import type { WitnessResult } from "../../witness.js";
import { channelRules } from "./channel-rules.js";
import { documentRules } from "./document-rules.js";
import { type KeptSubject, requestRules } from "./request-rules.js";
import { responseRules } from "./response-rules.js";
import { accessRules, schemeRules } from "./security-rules.js";
import { sentRules, webhookRules } from "./sent-rules.js";
import type { Subject, Subjects } from "./subjects.js";
import { lost, none } from "./verdicts.js";

/** Returns a message for a change that is not about a schema: an HTTP exchange, an event, or a message of a channel. */
export function transportWitness(change: InterfaceChange, subjects: Subjects): WitnessResult {
  return shown(change, subjects) ?? none("the message cannot be derived from the document");
}

const operationRules = { ...requestRules, ...responseRules, ...accessRules };

function shown(change: InterfaceChange, subjects: Subjects): WitnessResult | undefined {
  const rule = change.rule as InterfaceRuleId;
  if (/^operation-removed/.test(rule)) {
    const { was, make } = subjects.operationOf(change) ?? {};
    return was && make && lost({ request: make.base.requestOf(was) });
  }
  const [, kind, sent = ""] = /^(webhook|callback)(-.*)$/.exec(rule) ?? [];
  const showSent = sentRules[sent];
  if (kind !== undefined && showSent !== undefined) {
    const subject = kind === "webhook" ? subjects.webhookOf(change) : subjects.callbackOf(change);
    return subject && showSent(subject, change);
  }
  const showWebhook = webhookRules[rule];
  if (showWebhook !== undefined) {
    const subject = subjects.webhookOf(change);
    return subject && showWebhook(subject, change);
  }
  const showScheme = schemeRules[rule];
  if (showScheme !== undefined) {
    const scheme = schemeOf(change, subjects);
    return scheme && showScheme(scheme, change, subjects);
  }
  const showOther = channelRules[rule] ?? documentRules[rule];
  if (showOther !== undefined) return showOther(change, subjects);
  const subject = subjects.operationOf(change);
  return isKept(subject) ? operationRules[rule]?.(subject, change, subjects) : undefined;
}

function isKept(subject: Subject | undefined): subject is KeptSubject {
  return subject?.was !== undefined && subject.is !== undefined;
}

function schemeOf({ pointers }: InterfaceChange, { base }: Subjects): SecurityScheme | undefined {
  return [...base.securitySchemes.values()].find(
    ({ at }) => pointers.base === at || pointers.base?.startsWith(`${at}/`) === true,
  );
}
