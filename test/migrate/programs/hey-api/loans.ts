import { getBook, getLoan, lend } from "./sdk";
import type { LendError, Loan } from "./sdk";

export async function lendTo(reader: string, bookIds: readonly string[]): Promise<{ loans: Loan[]; errors: LendError[] }> {
  const loans: Loan[] = [];
  const errors: LendError[] = [];
  for (const book_id of bookIds) {
    const { data, error } = await lend({ body: { book_id, reader } });
    if (data) loans.push(data as Loan);
    if (error) errors.push(error);
  }
  return { loans, errors };
}

export async function describeLoan(loan_id: number): Promise<string> {
  try {
    const { data: loan } = await getLoan({ path: { loan_id }, throwOnError: true });
    const { data: book } = await getBook({ path: { book_id: loan.book_id } });
    return `${loan.reader}: ${book?.title ?? "?"}`;
  } catch (error) {
    return `failed: ${(error as { message?: string }).message}`;
  }
}
