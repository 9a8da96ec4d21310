import type { Interface, NamedType, Operation, TagAncestor } from "../../model/interface.js";
import { layout } from "../../model/layout.js";
import { anchor } from "../../print/index.js";

/** An operation's name with the address of its section, as seen from the folder of the reference. */
export interface OperationLink {
  readonly identifier: string;
  readonly url: string;
}

export function operationLink(operation: Operation): OperationLink {
  const page = `${layout.operationPage(operation.tag)}.md`;
  return {
    identifier: operation.identifier,
    url: page + headingFragment(operation.identifier, tagTitle(operation.tag)),
  };
}

export function operationLinks(model: Interface, chosen: (operation: Operation) => boolean): readonly OperationLink[] {
  return model.operations.filter(chosen).map(operationLink);
}

/** A tag's summary, or its name, as the title of its page: `welcome-screens` becomes "Welcome screens". */
export function tagTitle({ name, summary }: TagAncestor): string {
  if (summary !== undefined && summary.trim() !== "") return summary;
  const [first = "", ...rest] = name.replaceAll(/[-_]+/g, " ").trim();
  return first === "" ? name : first.toUpperCase() + rest.join("");
}

/** The page with the section of a type, as seen from the folder of the reference, without extension. */
export function schemaPage({ group, fileStem }: Pick<NamedType, "group" | "fileStem">): string {
  // Types of a source file that is too large for one file are parted here as they are there.
  return group === fileStem ? "schemas" : `schemas/${fileStem}`;
}

/** The title of such a page. */
export function schemaTitle(page: string): string {
  return page === "schemas" ? "Schemas" : `Schemas: ${page.slice("schemas/".length)}`;
}

/** The address of a type's section, as seen from a page of the reference. */
export function schemaUrl(type: NamedType, from: string): string {
  const page = schemaPage(type);
  const own = headingFragment(type.identifier, schemaTitle(page));
  return page === from ? own : `${from.includes("/") ? "../" : ""}${page}.md${own}`;
}

/** The fragment of a heading below the page's title, which comes first and so has the plain form of a shared one. */
export function headingFragment(heading: string, title: string): string {
  return anchor(heading) === anchor(title) ? `#${anchor(heading)}-1` : `#${anchor(heading)}`;
}
