import type { Interface, NamedType, Operation, TagAncestor } from "../../model/interface.js";
import { layout, singleTypeFile } from "../../model/layout.js";
import { anchor } from "../../print/index.js";

/** An operation's name and the URL of its section, relative to the reference folder. */
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

/** Returns a tag's summary, or its name as a title: `welcome-screens` becomes "Welcome screens". */
export function tagTitle({ name, summary }: TagAncestor): string {
  if (summary !== undefined && summary.trim() !== "") return summary;
  const [first = "", ...rest] = name.replaceAll(/[-_]+/g, " ").trim();
  return first === "" ? name : first.toUpperCase() + rest.join("");
}

/** Returns the page of a type, relative to the reference folder, without extension. */
export function schemaPage({ fileStem }: Pick<NamedType, "fileStem">): string {
  // Types are divided among pages as among files of the generated code.
  return fileStem === singleTypeFile ? "schemas" : `schemas/${fileStem}`;
}

/** Returns the title of a schema page. */
export function schemaTitle(page: string): string {
  return page === "schemas" ? "Schemas" : `Schemas: ${page.slice("schemas/".length)}`;
}

/** Returns the URL of a type's section, relative to a page of the reference. */
export function schemaUrl(type: NamedType, from: string): string {
  const page = schemaPage(type);
  const own = headingFragment(type.identifier, schemaTitle(page));
  return page === from ? own : `${from.includes("/") ? "../" : ""}${page}.md${own}`;
}

/** Returns the fragment of a heading. The page title comes first, so a heading with the same text gets a suffix. */
export function headingFragment(heading: string, title: string): string {
  return anchor(heading) === anchor(title) ? `#${anchor(heading)}-1` : `#${anchor(heading)}`;
}
