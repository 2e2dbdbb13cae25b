import { issueCodeOf, type GraphErrorCode } from '@hearback/schema/errors';
import { noField } from '@hearback/schema/rules';
import { GraphQLError } from 'graphql';

import type { Cascade, InputError } from './resolvers.generated.ts';
import { UpstreamError } from './api/UpstreamError.ts';
import { camelCase } from './translate.ts';

/** Fields that the graph calls by a word of its own. */
const renamed: Readonly<Record<string, string>> = {
  company: 'companyId',
  site: 'locationId',
  form: 'formId',
  frame: 'frameId',
  assignee: 'assigneeId',
};

/** The graph's name of a field of the API. Documents keep the names they have in their own schema: `fields.2.font_size`. */
const toField = (path: string): string | null => {
  if (path === noField) return null;
  if (path.includes('.')) return path;
  return renamed[path] ?? camelCase(path);
};

/** A person can act on these; 401 is about the session, and everything from 500 on is ours. */
const isActionable = (status: number) => status >= 400 && status < 500 && status !== 401;

/** The payload errors that a person can correct. Everything else is thrown on. */
export function toInputErrors(error: unknown): InputError[] {
  if (!(error instanceof UpstreamError)) throw error;
  const { status, code, detail, fields } = error.refusal;
  if (!isActionable(status)) throw error;

  const found = Object.entries(fields).flatMap(([path, sentences]) =>
    sentences.map((message) => ({ field: toField(path), code: issueCodeOf(message), message })),
  );
  if (found.length > 0) return found;
  if (code === '') throw error;
  return [{ field: null, code, message: detail }];
}

/** The fields of a row are called as they are in the input of one: `rows.2.locationId`. */
export const toRowErrors = (error: unknown) =>
  toInputErrors(error).map((found) => {
    const [, row, field = ''] = /^(\w+\.\d+)\.([^.]+)$/.exec(found.field ?? '') ?? [];
    return row === undefined ? found : { ...found, field: `${row}.${toField(field)}` };
  });

/** A payload: what was done, or what a person can correct. */
export async function answerOrErrors<Answer extends object, Refused extends object>(
  work: () => Promise<Answer>,
  refused: Refused,
  toErrors: (error: unknown) => InputError[] = toInputErrors,
): Promise<(Answer & { errors: InputError[] }) | (Refused & { errors: InputError[] })> {
  try {
    return { ...(await work()), errors: [] };
  } catch (error) {
    return { ...refused, errors: toErrors(error) };
  }
}

/** The payload of a removal, with all that one kind or another answers of it. */
export const answerRemoval = (
  work: () => Promise<{ deleted: string[]; deletion: string; cascade: Cascade }>,
) =>
  answerOrErrors(
    async () => {
      const { deleted: removedIds, deletion: deletionId, cascade } = await work();
      return { removedIds, deletionId, cascade, unpublishedCodes: cascade.codes };
    },
    { removedIds: [], deletionId: null, cascade: null, unpublishedCodes: null },
  );

/** A payload; on a conflict, with the current object as the API sent it: whole. */
export async function answerOrCurrent<Thing, Answer extends object, Refused extends object>(
  work: () => Promise<Answer>,
  refused: Refused,
  asSent: (current: unknown) => Thing,
): Promise<(Answer | Refused) & { current: Thing | null; errors: InputError[] }> {
  let current: Thing | null = null;
  const answer = await answerOrErrors(work, refused, (error) => {
    const sent = error instanceof UpstreamError ? error.refusal.current : undefined;
    if (sent !== undefined) current = asSent(sent);
    return toInputErrors(error);
  });
  return { ...answer, current };
}

const graphError = (message: string, code: GraphErrorCode, more: object = {}) =>
  new GraphQLError(message, { extensions: { code, ...more } });

/** The graph's error for a refusal of the API. Undefined when it is a bug of ours. */
export function toGraphError(error: unknown): GraphQLError | undefined {
  if (!(error instanceof UpstreamError)) return undefined;
  const { status, retryAfter, fields, detail, isAfterChange } = error.refusal;

  if (status === 401) {
    // The token ended after the change: made once more with a new one, it would be made twice.
    const more = isAfterChange ? { isAfterChange } : {};
    return graphError('Log in to go on.', 'UNAUTHENTICATED', more);
  }
  // The key of a program that may not do it: the API says which scope it lacks.
  if (status === 403) return graphError(detail, 'FORBIDDEN');
  if (status === 429) {
    const seconds = Number(retryAfter);
    return graphError(
      'Too many requests. Wait a moment and try again.',
      'RATE_LIMITED',
      Number.isFinite(seconds) && retryAfter !== null ? { retryAfter: seconds } : {},
    );
  }
  if (status === 0 || status >= 500) {
    return graphError('The service is not available. Try again later.', 'UPSTREAM_UNAVAILABLE');
  }
  if (status === 404)
    return graphError('There is no such thing in this account.', 'BAD_USER_INPUT');
  if (status === 400) {
    const [sentence = detail] = Object.values(fields).flat();
    return graphError(sentence, 'BAD_USER_INPUT');
  }
  return undefined;
}
