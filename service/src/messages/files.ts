import type { UploadedFile } from "@guildwire/runtime/server";
import { inspectImage } from "../images/inspect-image.js";
import { imageFormat } from "../rules/images.js";
import type { NewAttachment } from "../store/repositories/attachments.js";

/** An inspected file of a request. */
export type ReceivedFile = Pick<NewAttachment, "filename" | "content_type" | "size" | "height" | "width" | "bytes">;

const unnamed = "file";

/** Inspects the files of a request, including image sizes, before a transaction begins, so that none waits for it. */
export function receiveFiles(files: readonly UploadedFile[]): Promise<ReceivedFile[]> {
  return Promise.all(
    files.map(async ({ filename, contentType, size, data }) => {
      const picture = imageFormat(data) === undefined ? undefined : await inspectImage(data);
      return {
        filename: fileName(filename),
        content_type: contentType ?? null,
        size,
        height: picture?.height ?? null,
        width: picture?.width ?? null,
        bytes: data,
      };
    }),
  );
}

/** The last path segment of the sender's file name, without control characters. */
function fileName(given: string | undefined): string {
  const last = (given ?? "").split(/[/\\]/).at(-1) ?? "";
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern removes control characters
  const name = last.replace(/[\u0000-\u001f\u007f]/g, "").slice(0, 260);
  return name === "" || name === "." || name === ".." ? unnamed : name;
}
