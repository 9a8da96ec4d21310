import { Query } from "./query.js";
import type { Convert } from "./text.js";

/**
 * Creates the conversion of a part that is a form itself. A form that cannot be decoded stays text, which the validator
 * reports.
 */
export function nestedForm(read: (form: Query) => unknown): Convert {
  return (text) => {
    const form = new Query(text);
    const value = read(form);
    return form.issues.length === 0 ? value : text;
  };
}
