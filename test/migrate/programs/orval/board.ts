import { addBook, getBook, removeBook } from "./shelf";

export async function titleOf(id: string): Promise<string> {
  const response = await getBook(id);
  if (response.status !== 200) return `${response.status}: ${response.data.message}`;
  return response.data.title;
}

export async function add(title: string): Promise<string> {
  const { status, data } = await addBook({ title, genre: "novel" });
  if (status === 201) return data.id;
  return `refused (${status})`;
}

export const remove = async (id: string) => (await removeBook(id)).status === 204;
