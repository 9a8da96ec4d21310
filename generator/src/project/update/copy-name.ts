import type { DownloadedFile } from "./download-document.js";

/** Chooses the default name of a copy, one of those that `generate` looks for. */
export function chooseCopyName([root, ...others]: readonly DownloadedFile[]): string {
  if (others.length > 0) return "spec/openapi.yaml";
  return root !== undefined && isJson(root) ? "openapi.json" : "openapi.yaml";
}

export function isJson({ bytes }: DownloadedFile): boolean {
  return /^\uFEFF?\s*[{[]/.test(startOf(bytes));
}

/** Whether the file is an HTML or XML page, whatever its content type. */
export function isMarkup({ bytes }: DownloadedFile): boolean {
  return /^\uFEFF?\s*</.test(startOf(bytes));
}

function startOf(bytes: Uint8Array): string {
  return Buffer.from(bytes.subarray(0, 1000)).toString("utf8");
}
