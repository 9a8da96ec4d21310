/**
 * Makes the buttons of a tab list select their panels, which they name with `aria-controls`. The arrow keys, Home and End move between
 * the tabs, as in every tab list.
 *
 * @param onSelect Called after the user selected a tab, with the id of its panel.
 */
export function connectTabs(list: HTMLElement, onSelect: (panel: string) => void): { select(panel: string): void } {
  const tabs = [...list.querySelectorAll<HTMLButtonElement>('[role="tab"]')];
  const panelOf = (tab: HTMLButtonElement): string => tab.getAttribute("aria-controls") ?? "";

  function show(selected: HTMLButtonElement): void {
    for (const tab of tabs) {
      tab.setAttribute("aria-selected", String(tab === selected));
      tab.tabIndex = tab === selected ? 0 : -1;
      const panel = document.getElementById(panelOf(tab));
      if (panel !== null) panel.hidden = tab !== selected;
    }
  }

  function choose(tab: HTMLButtonElement | undefined): void {
    if (tab === undefined) return;
    show(tab);
    tab.focus();
    onSelect(panelOf(tab));
  }

  for (const [index, tab] of tabs.entries()) {
    tab.addEventListener("click", () => choose(tab));
    tab.addEventListener("keydown", (event) => {
      const targets: Readonly<Record<string, number>> = {
        ArrowLeft: index - 1,
        ArrowRight: (index + 1) % tabs.length,
        Home: 0,
        End: -1,
      };
      const target = targets[event.key];
      if (target === undefined) return;
      event.preventDefault();
      choose(tabs.at(target));
    });
  }
  const [first] = tabs;
  if (first !== undefined) show(first);
  return {
    select(panel) {
      const tab = tabs.find((one) => panelOf(one) === panel);
      if (tab !== undefined) show(tab);
    },
  };
}
