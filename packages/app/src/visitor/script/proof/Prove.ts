/** Fetches a challenge for where an answer goes and works on it. Resolves to what the server wants to see. */
export type Prove = (action: string) => Promise<string>;
