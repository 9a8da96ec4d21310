export default function useSWRMutation(key, fetcher, options) {
  const name = typeof key === "function" ? key() : key;
  const trigger = async (arg) => {
    try {
      const data = await fetcher(name, { arg });
      options?.onSuccess?.(data, JSON.stringify(name));
      return data;
    } catch (error) {
      options?.onError?.(error, JSON.stringify(name));
      throw error;
    }
  };
  return { trigger, isMutating: false, error: undefined };
}
