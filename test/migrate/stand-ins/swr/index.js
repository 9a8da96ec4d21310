// Calls fetchers as SWR does, for programs without a renderer: a hook that is called again after `mutate()` or `settled()` has the data.
const entries = new Map();

const resolved = (key) => (typeof key === "function" ? key() : key);

async function load(entry) {
  try {
    entry.data = await entry.fetcher();
    entry.options?.onSuccess?.(entry.data, entry.key);
  } catch (error) {
    entry.error = error;
    entry.options?.onError?.(error, entry.key);
  }
  entry.isLoading = false;
}

export default function useSWR(key, fetcher, options) {
  const own = resolved(key);
  if (!own) return { data: undefined, error: undefined, isLoading: false };
  const name = JSON.stringify(own);
  const known = entries.get(name);
  const entry = known ?? { key: name, isLoading: true };
  Object.assign(entry, { fetcher, options });
  if (known === undefined) {
    entries.set(name, entry);
    entry.loading = load(entry);
  }
  const { data, error, isLoading } = entry;
  return { data, error, isLoading };
}

export async function mutate(key) {
  const entry = entries.get(JSON.stringify(resolved(key)));
  if (entry !== undefined) await load(entry);
}

globalThis.settled = () => Promise.all([...entries.values()].map(({ loading }) => loading));
