/** Only so that the compiler lets the optional package be imported; `ws.ts` says what of it is used. */
declare module "ws";
