/**
 * A document as the database takes it. PostgreSQL refuses half of a surrogate pair in JSON, which
 * JavaScript allows in a string; it is stored as the replacement character.
 */
export const toJsonText = (document: unknown): string =>
  JSON.stringify(document, (_, value: unknown) =>
    typeof value === 'string' ? value.toWellFormed() : value,
  );
