/** Declares the optional package for the compiler; `ws.ts` declares the parts that are used. */
declare module "ws";
