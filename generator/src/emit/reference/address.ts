import type { Interface, Operation } from "../../model/interface.js";
import { layout } from "../../model/layout.js";
import { anchor } from "../../print/index.js";

/** An operation's name with the address of its section, as seen from the folder of the reference. */
export interface OperationLink {
  readonly identifier: string;
  readonly address: string;
}

export function operationLink(operation: Operation): OperationLink {
  const page = `${layout.operationPage(operation.tag)}.md`;
  return { identifier: operation.identifier, address: page + fragment(operation.identifier, operation.tag.name) };
}

export function operationLinks(model: Interface, chosen: (operation: Operation) => boolean): readonly OperationLink[] {
  return model.operations.filter(chosen).map(operationLink);
}

/** The fragment of a heading below the page's title, which comes first and so has the plain form of a shared one. */
export function fragment(heading: string, title: string): string {
  return anchor(heading) === anchor(title) ? `#${anchor(heading)}-1` : `#${anchor(heading)}`;
}
