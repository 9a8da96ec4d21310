import { createPathHandler, type PathHandler, type Reporting } from "./path-handler.js";
import { allowCrossOriginUse } from "./security-headers.js";
import { send, sendNotFound } from "./send.js";

/** `/{index}.png`, the paths of avatars in widgets. */
const shape = /^\/(0|[1-9]\d{0,5})\.png$/;

/** Serves avatars of members on widgets. They are drawn, so that widgets do not disclose the members. */
export function createWidgetAvatars(reporting: Reporting): PathHandler {
  return createPathHandler("widget-avatars", reporting, async (_request, response, path) => {
    const [, index] = shape.exec(path) ?? [];
    if (index === undefined) return sendNotFound(response);
    const { avatarPicture } = await import("../widget-image/avatar.js");
    const picture = await avatarPicture(Number(index));
    allowCrossOriginUse(response);
    response.setHeader("Cache-Control", "public, max-age=86400");
    send(response, 200, "image/png", picture);
  });
}
