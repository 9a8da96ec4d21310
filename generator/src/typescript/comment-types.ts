import type * as ts from "./api.js";

/** Whether a file is JavaScript, where types are comments. */
export function isJavaScript({ fileName }: Pick<ts.SourceFile, "fileName">): boolean {
  return /\.[cm]?jsx?$/.test(fileName);
}

/** The comments of a node that the compiler reads. */
export function jsDocOf(node: ts.Node): readonly ts.JSDoc[] {
  return (node as { readonly jsDoc?: readonly ts.JSDoc[] }).jsDoc ?? [];
}
