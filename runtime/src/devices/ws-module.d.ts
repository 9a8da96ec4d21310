/** Declares the optional package for the compiler. `ws.ts` declares the used types. */
declare module "ws";
