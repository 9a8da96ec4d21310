import type { Store } from "../store/store.js";
import { createAttachments } from "./attachments.js";
import { createDocs } from "./docs.js";
import { createInvites } from "./invites.js";
import type { PathHandler, Reporting } from "./path-handler.js";
import { createPlayground } from "./playground.js";
import { createWidgetAvatars } from "./widget-avatars.js";

/** Read-only resources outside the interface, by the first segment of their paths. They need no authentication. */
export function createPages(store: Store, reporting: Reporting): ReadonlyMap<string, PathHandler> {
  return new Map([
    ["/attachments", createAttachments(store, reporting)],
    ["/docs", createDocs(reporting)],
    ["/invite", createInvites(store, reporting)],
    ["/playground", createPlayground(reporting)],
    ["/widget-avatars", createWidgetAvatars(reporting)],
  ]);
}
