export * from './BooksApi';
export * from './DefaultApi';
export * from './LoansApi';
