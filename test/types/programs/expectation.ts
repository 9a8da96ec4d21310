/** Requires a value of a type; never executed. */
export declare function accepts<T>(value: T): void;

/** Whether two types are identical, not only mutually assignable: `accepts<Equal<A, B>>(true)`. */
export type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

export declare const guild_id: string;
export declare const user_id: string;
export declare const channel_id: string;
export declare const webhook_id: string;
export declare const webhook_token: string;
