import books from "../examples/books.yaml";
import events from "../examples/events.yaml";
import union from "../examples/union.yaml";

/** Documents to choose from; the first one is shown initially. */
export const examples: readonly { readonly title: string; readonly text: string }[] = [
  { title: "Books: operations, limits, pages", text: books },
  { title: "Shapes: a discriminated union", text: union },
  { title: "Orders: a webhook", text: events },
];
