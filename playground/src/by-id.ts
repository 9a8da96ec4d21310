/** @throws Error if the page has no such element of that type. */
export function byId<Type extends HTMLElement>(id: string, type: abstract new () => Type): Type {
  const found = document.getElementById(id);
  if (!(found instanceof type)) throw new Error(`the page has no ${id}`);
  return found;
}
