import { isObject } from "./object.js";

/** Whether the value contains bytes: a Blob, a buffer or view, a stream, or a file in the client's format. */
export function isBinary(value: unknown): boolean {
  if (value instanceof Blob || value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return true;
  if (value instanceof ReadableStream) return true;
  if (!isObject(value)) return false;
  const { data } = value;
  return data instanceof Blob || data instanceof ArrayBuffer || ArrayBuffer.isView(data);
}
