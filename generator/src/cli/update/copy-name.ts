import type { DownloadedFile } from "./download-document.js";

/** What a copy is called where no one has named it: one of the names under which `generate` looks for a specification. */
export function chooseCopyName([root, ...others]: readonly DownloadedFile[]): string {
  if (others.length > 0) return "spec/openapi.yaml";
  return root !== undefined && isJson(root) ? "openapi.json" : "openapi.yaml";
}

export function isJson({ bytes }: DownloadedFile): boolean {
  return /^\uFEFF?\s*[{[]/.test(startOf(bytes));
}

/** Whether it is a page for browsers, whatever its content type says. */
export function isMarkup({ bytes }: DownloadedFile): boolean {
  return /^\uFEFF?\s*</.test(startOf(bytes));
}

function startOf(bytes: Uint8Array): string {
  return Buffer.from(bytes.subarray(0, 1000)).toString("utf8");
}
