import type { Interface } from "./interface.js";

const wireForms = new WeakMap<Interface, Interface>();

/** Returns the interface with every value in its JSON form, which validators check. */
export function wireForm(model: Interface): Interface {
  if (model.hasRepresentations !== true || model.form === "wire") return model;
  const known = wireForms.get(model);
  if (known !== undefined) return known;
  const { hasRepresentations: _, ...rest } = model;
  const form: Interface = { ...rest, form: "wire" };
  wireForms.set(model, form);
  return form;
}
