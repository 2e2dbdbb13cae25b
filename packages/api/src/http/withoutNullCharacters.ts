import * as v from 'valibot';

import { issueSentences } from '@hearback/schema/errors';

const hasNullCharacter = (value: unknown): boolean => {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some(hasNullCharacter);
};

/** PostgreSQL keeps no null character, in JSON neither: a document that has one is refused. */
export const withoutNullCharacters = <Document>() =>
  v.check<Document, string>(
    (document) => !hasNullCharacter(document),
    issueSentences.null_characters,
  );
