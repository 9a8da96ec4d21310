/** A folder of a tree: its folders and files by name. */
interface Folder {
  readonly folders: Map<string, Folder>;
  readonly files: string[];
}

/**
 * A tree of files, as the pattern of WAI-ARIA describes it. Its items are in a flat list with levels, so that each is named by its text: the arrow keys move, open and close, Home and End go to the ends, and Enter
 * selects. Fires `change` after the user selected a file.
 */
export class FileTree extends HTMLElement {
  #paths: readonly string[] = [];
  #filter = "";
  #value = "";
  readonly #closed = new Set<string>();

  connectedCallback(): void {
    this.setAttribute("role", "tree");
    this.addEventListener("click", (event) => this.#activate(itemOf(event.target)));
    this.addEventListener("keydown", (event) => this.#press(event));
  }

  /** Paths of the files, sorted. */
  set paths(paths: readonly string[]) {
    this.#paths = paths;
    this.#render();
  }

  /** Shows only files whose path contains this text, in any case. */
  set filter(text: string) {
    this.#filter = text.trim().toLowerCase();
    this.#render();
  }

  /** Number of files that match the filter. */
  get count(): number {
    return this.#matching().length;
  }

  /** The selected file; "" without one. */
  get value(): string {
    return this.#value;
  }

  set value(path: string) {
    this.#value = path;
    for (const item of this.#items()) {
      if (item.dataset["file"] === undefined) continue;
      item.setAttribute("aria-selected", String(item.dataset["file"] === path));
    }
  }

  #matching(): readonly string[] {
    return this.#paths.filter((path) => path.toLowerCase().includes(this.#filter));
  }

  #render(): void {
    const root: Folder = { folders: new Map(), files: [] };
    for (const path of this.#matching()) folderOf(root, path).files.push(path);
    this.replaceChildren(...this.#itemsOf(root, "", 1));
    this.#hideClosed();
    const items = this.#items().filter(({ hidden }) => !hidden);
    const current = items.find(({ dataset }) => dataset["file"] === this.#value) ?? items[0];
    if (current !== undefined) current.tabIndex = 0;
  }

  #itemsOf({ folders, files }: Folder, parent: string, level: number): readonly HTMLElement[] {
    const inner = [...folders].flatMap(([name, folder]) => {
      const path = `${parent}${name}/`;
      const item = treeItem(name, level);
      item.dataset["folder"] = path;
      return [item, ...this.#itemsOf(folder, path, level + 1)];
    });
    const leaves = files.map((path) => {
      const item = treeItem(path.slice(parent.length), level);
      item.dataset["file"] = path;
      item.setAttribute("aria-selected", String(path === this.#value));
      return item;
    });
    return [...inner, ...leaves];
  }

  /** Hides what closed folders contain. What was found is always visible. */
  #hideClosed(): void {
    const closed = this.#filter === "" ? [...this.#closed] : [];
    for (const item of this.#items()) {
      const { folder, file = folder ?? "" } = item.dataset;
      item.hidden = closed.some((path) => file.startsWith(path) && file !== path);
      if (folder !== undefined) item.setAttribute("aria-expanded", String(!closed.includes(folder)));
    }
  }

  #items(): readonly HTMLElement[] {
    return [...this.querySelectorAll<HTMLElement>('[role="treeitem"]')];
  }

  #activate(item: HTMLElement | undefined): void {
    if (item === undefined) return;
    this.#focus(item);
    const { file, folder } = item.dataset;
    if (folder !== undefined) this.#setOpen(item, item.getAttribute("aria-expanded") !== "true");
    if (file === undefined) return;
    this.value = file;
    this.dispatchEvent(new Event("change"));
  }

  #setOpen({ dataset: { folder = "" } }: HTMLElement, isOpen: boolean): void {
    if (this.#filter !== "") return;
    if (isOpen) this.#closed.delete(folder);
    else this.#closed.add(folder);
    this.#hideClosed();
  }

  #focus(item: HTMLElement | undefined): void {
    if (item === undefined) return;
    for (const other of this.#items()) other.tabIndex = other === item ? 0 : -1;
    item.focus();
  }

  #press(event: KeyboardEvent): void {
    const item = itemOf(event.target);
    if (item === undefined) return;
    const visible = this.#items().filter(({ hidden }) => !hidden);
    const index = visible.indexOf(item);
    const expanded = item.getAttribute("aria-expanded");
    const moves: Readonly<Record<string, () => void>> = {
      ArrowDown: () => this.#focus(visible[index + 1]),
      ArrowUp: () => this.#focus(visible[index - 1]),
      ArrowRight: () => (expanded === "false" ? this.#setOpen(item, true) : this.#focus(visible[index + 1])),
      ArrowLeft: () => {
        if (expanded === "true") this.#setOpen(item, false);
        else this.#focus(visible.slice(0, index).findLast((other) => levelOf(other) < levelOf(item)));
      },
      Home: () => this.#focus(visible[0]),
      End: () => this.#focus(visible.at(-1)),
      Enter: () => this.#activate(item),
      " ": () => this.#activate(item),
    };
    const move = Object.hasOwn(moves, event.key) ? moves[event.key] : undefined;
    if (move === undefined) return;
    event.preventDefault();
    move();
  }
}

customElements.define("file-tree", FileTree);

function folderOf(root: Folder, path: string): Folder {
  let folder = root;
  for (const name of path.split("/").slice(0, -1)) {
    const inner = folder.folders.get(name) ?? { folders: new Map(), files: [] };
    folder.folders.set(name, inner);
    folder = inner;
  }
  return folder;
}

function treeItem(name: string, level: number): HTMLElement {
  const item = document.createElement("div");
  item.setAttribute("role", "treeitem");
  item.setAttribute("aria-level", String(level));
  item.style.paddingLeft = `${level}rem`;
  item.tabIndex = -1;
  item.textContent = name;
  return item;
}

const levelOf = (item: HTMLElement): number => Number(item.getAttribute("aria-level"));

function itemOf(target: EventTarget | null): HTMLElement | undefined {
  return (target instanceof Element && target.closest<HTMLElement>('[role="treeitem"]')) || undefined;
}
