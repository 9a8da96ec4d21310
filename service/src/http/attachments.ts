import { key } from "../store/key.js";
import type { Store } from "../store/store.js";
import { createPathHandler, type PathHandler, type Reporting } from "./path-handler.js";
import { send, sendNotFound } from "./send.js";

/** `/{guild}/{message}/{id}/{filename}`, the paths of files in messages. */
const shape = /^\/(\d{1,20})\/(\d{1,20})\/(\d{1,20})\/[^/]+$/;

/** The content types that a browser may show inline: images, audio and video, which cannot run code. */
const shown = /^(image\/(png|jpeg|gif|webp)|audio\/[\w.+-]+|video\/[\w.+-]+)$/;

/** Serves the files of messages. */
export function createAttachments(store: Store, reporting: Reporting): PathHandler {
  return createPathHandler("attachments", reporting, async (_request, response, path) => {
    const [, guild, message, id] = shape.exec(path) ?? [];
    const file =
      guild === undefined || message === undefined || id === undefined
        ? undefined
        : await store.read((work) => work.attachments.find(key(guild), message, id));
    if (file === undefined) return sendNotFound(response);
    const type = file.content_type ?? "application/octet-stream";
    const isShown = shown.test(type);
    const name = encodeURIComponent(file.filename).replaceAll("'", "%27");
    response.setHeader("Content-Disposition", `${isShown ? "inline" : "attachment"}; filename*=UTF-8''${name}`);
    // Messages of any site may embed attachments.
    response.setHeader("Cross-Origin-Resource-Policy", "cross-origin");
    response.setHeader("Cache-Control", "private, max-age=31536000, immutable");
    send(response, 200, isShown ? type : "application/octet-stream", file.bytes);
  });
}
