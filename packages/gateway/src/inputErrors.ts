import { issueCodeOf } from '@hearback/schema/errors';
import { noField } from '@hearback/schema/rules';

import type { InputError } from './resolvers.generated.ts';
import { SourceError } from './sources/SourceError.ts';

/** Fields that the graph calls by a word of its own. */
const renamed: Readonly<Record<string, string>> = {
  company: 'companyId',
  site: 'locationId',
  form: 'formId',
  frame: 'frameId',
};

/** What the graph calls a field of the API. Documents keep the names they have in their own schema: `fields.2.font_size`. */
export const toField = (path: string): string | null => {
  if (path === noField) return null;
  if (path.includes('.')) return path;
  return renamed[path] ?? path.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
};

/** A person can act on these; 401 is about the session, and everything from 500 on is ours. */
const isActionable = (status: number) => status >= 400 && status < 500 && status !== 401;

/** What a person can correct, as payload errors. Everything else is thrown on. */
export function toInputErrors(error: unknown): InputError[] {
  if (!(error instanceof SourceError)) throw error;
  const { status, code, detail, fields } = error.refusal;
  if (!isActionable(status)) throw error;

  const found = Object.entries(fields).flatMap(([path, sentences]) =>
    sentences.map((message) => ({ field: toField(path), code: issueCodeOf(message), message })),
  );
  if (found.length > 0) return found;
  if (code === '') throw error;
  return [{ field: null, code, message: detail }];
}
