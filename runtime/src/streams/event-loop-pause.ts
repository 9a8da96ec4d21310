/** Milliseconds and items after which other work of the event loop runs. Some platforms stop the clock while code runs. */
const maxTime = 10;
const maxItems = 4096;

/**
 * Returns a function to call between items. The items of a body that has arrived would otherwise be read and validated
 * without a pause, since promises that are settled do not return to the event loop.
 */
export function eventLoopPause(): () => Promise<void> | undefined {
  let items = 0;
  let since = Date.now();
  const pause = async (): Promise<void> => {
    await new Promise<void>((resolve) => (globalThis.setImmediate ?? setTimeout)(resolve));
    items = 0;
    since = Date.now();
  };
  return () => (++items < maxItems && Date.now() - since < maxTime ? undefined : pause());
}
