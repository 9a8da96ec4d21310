import { nestNames, serverNames } from "../model/server-names.js";

/** Names from which handler types are declared, for a type checker without access to the generated package. */
export interface GeneratedNames {
  /** Handler interfaces and their method names, current and former. */
  readonly interfaces: ReadonlyMap<string, ReadonlySet<string>>;
  /** Members of the joining interface, each with its handler interface. */
  readonly groups: ReadonlyMap<string, string>;
}

/** Returns declarations that replace the generated `server` entry, limited to what handler references need. */
export function generatedModule({ interfaces, groups }: GeneratedNames): string {
  const { handlers, handlersSoFar, factories, context, notImplemented } = serverNames;
  const members = [...groups].map(([group, name]) => `  ${JSON.stringify(group)}: ${name}<P>;`);
  return [
    ...[...interfaces].flatMap(([name, methods]) => [
      `export interface ${name}<P = any> {`,
      ...[...methods].map((method) => `  ${JSON.stringify(method)}(request: any, context: any): any;`),
      "}",
    ]),
    `export interface ${handlers}<P = any> {`,
    ...members,
    "}",
    `export type ${handlersSoFar}<P = any> = { [Group in keyof ${handlers}]?: Partial<${handlers}<P>[Group]> };`,
    `export type ${context}<P = any, E = any> = any;`,
    `export declare function ${notImplemented}(request: any, context: any): any;`,
    ...factories.map((name) => `export declare function ${name}(handlers: any, options?: any): any;`),
    "",
  ].join("\n");
}

/** Declares the types of objects that join classes, in place of the package for NestJS. */
export const nestModule: string = `
export type ${nestNames.classes}<H> = { readonly [G in keyof H]: new (...values: any[]) => H[G] };
export type ${nestNames.someClasses}<H> = { readonly [G in keyof H]?: new (...values: any[]) => Partial<H[G]> };
`;

/** The minimal standard library declarations needed to resolve handler types. */
export const standardLibrary = `
interface Object { toString(): string; }
interface Function { prototype: any; call(self: any, ...values: any[]): any; bind(self: any, ...values: any[]): any; }
interface CallableFunction extends Function {}
interface NewableFunction extends Function {}
interface IArguments { length: number; }
interface String { length: number; }
interface Number { toFixed(): string; }
interface Boolean { valueOf(): boolean; }
interface RegExp { test(text: string): boolean; }
interface Symbol { description: any; }
interface Array<T> { length: number; [index: number]: T; forEach(each: (value: T) => void): void; map<U>(each: (value: T) => U): U[]; }
interface ReadonlyArray<T> { length: number; readonly [index: number]: T; }
interface PromiseLike<T> { then<U>(done: (value: T) => U): PromiseLike<U>; }
interface Promise<T> { then<U>(done: (value: T) => U | PromiseLike<U>): Promise<U>; }
interface Disposable {}
interface ThisType<T> {}
interface TypedPropertyDescriptor<T> { value?: T; }
type Partial<T> = { [K in keyof T]?: T[K] };
type Required<T> = { [K in keyof T]-?: T[K] };
type Readonly<T> = { readonly [K in keyof T]: T[K] };
type Pick<T, K extends keyof T> = { [P in K]: T[P] };
type Record<K extends keyof any, T> = { [P in K]: T };
type Exclude<T, U> = T extends U ? never : T;
type Extract<T, U> = T extends U ? T : never;
type Omit<T, K extends keyof any> = Pick<T, Exclude<keyof T, K>>;
type NonNullable<T> = T & {};
type Parameters<T> = T extends (...values: infer P) => any ? P : never;
type ReturnType<T> = T extends (...values: any) => infer R ? R : any;
type InstanceType<T> = T extends abstract new (...values: any) => infer R ? R : any;
type NoInfer<T> = intrinsic;
type Awaited<T> = T extends { then(done: (value: infer V) => any): any } ? Awaited<V> : T;
declare const Object: { assign<T, U, V = {}, W = {}>(target: T, one: U, two?: V, three?: W): T & U & V & W; freeze<T>(value: T): Readonly<T>; seal<T>(value: T): T; create(value: any): any; };
declare const Reflect: { get<T, K extends keyof T>(target: T, key: K): T[K]; };
`;
