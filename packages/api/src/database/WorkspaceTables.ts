/** What an account works with: companies, locations, forms, frames, codes, and what visitors leave. */
export type WorkspaceTables = Record<never, never>;
