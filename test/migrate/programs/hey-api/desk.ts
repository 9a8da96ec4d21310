export { getBook, getLoan as loanOf, getStatus, lend, listBooks } from "./sdk";
