/** Time and number of items after which other work of the event loop runs. Some platforms stop the clock while code runs. */
const maxTime = 10;
const maxItems = 4096;

/**
 * Returns a function to call between items. The items of a body that has arrived would otherwise be read and validated
 * without a pause, since promises that are settled do not return to the event loop.
 */
export function eventLoopPause(): () => Promise<void> | undefined {
  let items = 0;
  let since = performance.now();
  const continueLater = (resolve: () => void): void => {
    const next = (): void => {
      items = 0;
      since = performance.now();
      resolve();
    };
    if (typeof setImmediate === "function") setImmediate(next);
    else setTimeout(next);
  };
  return () => {
    items += 1;
    return items < maxItems && performance.now() - since < maxTime ? undefined : new Promise(continueLater);
  };
}
