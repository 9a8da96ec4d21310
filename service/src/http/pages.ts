import type { Store } from "../store/store.js";
import { createAttachments } from "./attachments.js";
import { createDocs } from "./docs.js";
import { createInvites } from "./invites.js";
import type { PathHandler, Reporting } from "./path-handler.js";
import { createWidgetAvatars } from "./widget-avatars.js";

/** What is read beside the interface, by the first part of its paths. No part of the interface, and without a login. */
export function createPages(store: Store, reporting: Reporting): ReadonlyMap<string, PathHandler> {
  return new Map([
    ["/attachments", createAttachments(store, reporting)],
    ["/docs", createDocs(reporting)],
    ["/invite", createInvites(store, reporting)],
    ["/widget-avatars", createWidgetAvatars(reporting)],
  ]);
}
