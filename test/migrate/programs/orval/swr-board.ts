// A board with hooks of SWR: conditions, keys, options, errors, and mutations that refresh lists.
import { mutate } from "swr";
import type { ErrorType } from "./http";
import {
  type Book,
  type Failure,
  getGetBookKey,
  getListBooksKey,
  getStatus,
  useAddBook,
  useGetBook,
  useGetLoan,
  useListBooks,
  useRemoveBook,
  useUpdateBook,
} from "./shelf";

interface Filter {
  author?: string;
  limit?: number;
}

function useNovels(filter?: Filter) {
  const { data, isLoading } = useListBooks({ genre: ["novel"], ...filter });
  return isLoading ? "loading" : data?.map(({ title }: Book) => title).join();
}

function useShelf(filter?: Filter) {
  return useListBooks(filter, { swr: { revalidateOnFocus: false, dedupingInterval: 2000 } }).data?.length;
}

function useSelected(id: string | undefined, isOpen: boolean) {
  const book = useGetBook(id!, undefined, { swr: { enabled: isOpen, onSuccess: ({ title }) => console.log("got", title) } });
  return book.data?.title ?? "none";
}

function useLoan(id: number) {
  const { data, error } = useGetLoan(id, { swr: { swrKey: `loan ${id}` }, request: { headers: { "x-trace": "t1" } } });
  return error === undefined ? data?.reader : `${error.response?.status} ${error.response?.data.message}`;
}

function useMissing() {
  const { error } = useGetBook<ErrorType<Failure>>("missing book");
  return error?.response?.data.message;
}

function useEditor(id: string) {
  const add = useAddBook({
    swr: {
      onSuccess: (book) => console.log("added", book.title),
      onError: (error) => console.log("refused", error.response?.status),
    },
  });
  const { trigger: rename } = useUpdateBook(id);
  const remove = useRemoveBook(id);
  return { add: add.trigger, rename, remove: () => remove.trigger() };
}

declare global {
  var settled: () => Promise<unknown>;
}

const render = () =>
  console.log(
    useNovels(),
    useNovels({ author: "Jane Austen" }),
    useShelf(),
    useShelf({ limit: 3 }),
    useSelected("b1", true),
    useSelected("b2", false),
    useSelected(undefined, true),
    useLoan(7),
    useMissing(),
  );

render();
await globalThis.settled();
render();
const { add, rename, remove } = useEditor("b 1");
await add({ title: "Persuasion", genre: "novel" });
try {
  await add({ title: "Emma", genre: "novel" });
} catch (error) {
  console.log("caught", (error as ErrorType<Failure>).response?.data.message);
}
console.log((await rename({ author: null })).title);
await remove();
await mutate(getListBooksKey());
await mutate(getGetBookKey("b1"));
await mutate(getListBooksKey({ limit: 3 }));
console.log((await getStatus()).ok);
