import { UpstreamError } from './api/UpstreamError.ts';
import { slowMs } from './api/client.ts';
import { answerOrErrors, answerRemoval, toInputErrors, toRowErrors } from './errors.ts';
import { isObject } from './readBody.ts';
import type {
  AddCodeInput,
  CodeResolvers,
  InputError,
  MutationResolvers,
  QueryResolvers,
  ScanIssue,
  UpdateCodeInput,
} from './resolvers.generated.ts';
import { toOrdering } from './translate.ts';

export const codeFields: CodeResolvers = {
  company: ({ company }, _, { api }) => api.findOrThrow('/company/', company),
  form: ({ form }, _, { api }) => (form === null ? null : api.find('/form/', form)),
  frame: ({ frame }, _, { api }) => (frame === null ? null : api.find('/frame/', frame)),
  location: ({ site }, _, { api }) => api.findOrThrow('/location/', site),
};

export const codeQueries = {
  code: (_, { id }, { api }) => api.find('/code/', id),
  codes: (_, { page, search, orderBy, companyId, locationId, tag, state }, { api }) =>
    api.page('/code/', page, {
      search,
      ordering: toOrdering(orderBy),
      company: companyId,
      site: locationId,
      tag,
      state,
    }),
} satisfies QueryResolvers;

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Reads scan issues leniently: other servers of this dialect may send none, or others. */
const toScanIssues = (sent: unknown): ScanIssue[] =>
  (Array.isArray(sent) ? sent : []).filter(isObject).map((issue) => ({
    code: textOf(issue['code']) ?? 'cannot_decode',
    severity: issue['severity'] === 'warn' ? 'warn' : 'block',
    elementId: textOf(issue['element_id']),
    capture: textOf(issue['capture']),
  }));

/** A payload; when the art does not scan, with the reasons. */
async function answerOrScanIssues<Answer extends object, Refused extends object>(
  work: () => Promise<Answer>,
  refused: Refused,
): Promise<(Answer | Refused) & { scanIssues: ScanIssue[]; errors: InputError[] }> {
  let scanIssues: ScanIssue[] = [];
  const answer = await answerOrErrors(work, refused, (error) => {
    if (error instanceof UpstreamError) scanIssues = toScanIssues(error.refusal.scanIssues);
    return toInputErrors(error);
  });
  return { ...answer, scanIssues };
}

const toBody = (input: Omit<AddCodeInput, 'replacesAnswers'> | UpdateCodeInput) => {
  const { id: _, locationId, formId, frameId, ...others } = input;
  return { ...others, site: locationId, form: formId, frame: frameId };
};

/** A row of a body, whose keys the client does not rename. */
const toRow = ({ replacesAnswers, ...input }: AddCodeInput) => ({
  ...toBody(input),
  replaces_answers: replacesAnswers ?? false,
});

export const codeMutations = {
  addCode: (_, { input }, { api }) =>
    answerOrErrors(
      async () => {
        const body = { ...toBody(input), id: input.id ?? undefined };
        return { code: await api.post('/code/', { body }) };
      },
      { code: null },
    ),

  addCodes: (_, { input: { id, dryRun, rows } }, { api }) =>
    answerOrErrors(
      async () => {
        const body = { id, rows: rows.map(toRow), dryRun: dryRun ?? false };
        return { codes: (await api.post('/code/bulk_create/', { body })).codes };
      },
      { codes: [] },
      toRowErrors,
    ),

  /** Changes to the art of a published code are checked for scannability. */
  updateCode: (_, { input }, { api }) =>
    answerOrScanIssues(
      async () => {
        const asked = { path: { id: input.id }, body: toBody(input), timeoutMs: slowMs };
        return { code: await api.patch('/code/{id}/', asked) };
      },
      { code: null },
    ),

  publishCode: (_, { input: { id, emailCopy, overrideWarnings } }, { api }) =>
    answerOrScanIssues(
      async () => {
        const body = { emailCopy: emailCopy ?? true, overrideWarnings: overrideWarnings ?? false };
        const asked = { path: { id }, body, timeoutMs: slowMs };
        const published = await api.post('/code/{id}/publish/', asked);
        return {
          code: await api.findOrThrow('/code/', id),
          formUrl: published.form_url,
          emailedTo: published.emailed_to,
        };
      },
      { code: null, formUrl: null, emailedTo: null },
    ),

  pauseCode: (_, { id }, { api }) =>
    answerOrErrors(
      async () => {
        await api.post('/code/{id}/pause/', { path: { id }, body: {}, timeoutMs: slowMs });
        return { code: await api.findOrThrow('/code/', id) };
      },
      { code: null },
    ),

  resumeCode: (_, { id }, { api }) =>
    answerOrScanIssues(
      async () => {
        await api.post('/code/{id}/resume/', { path: { id }, body: {}, timeoutMs: slowMs });
        return { code: await api.findOrThrow('/code/', id) };
      },
      { code: null },
    ),

  renewVisitKey: (_, { id }, { api }) =>
    answerOrErrors(
      async () => {
        const { key } = await api.post('/code/{id}/visit_key/', { path: { id }, body: {} });
        return { key, code: await api.findOrThrow('/code/', id) };
      },
      { key: null, code: null },
    ),

  makeVisitCodes: (_, { input: { id, count, days } }, { api }) =>
    answerOrErrors(
      async () => {
        const body = { count, days: days ?? undefined };
        const made = await api.post('/code/{id}/visit_codes/', { path: { id }, body });
        return {
          addresses: made.addresses,
          expiresAt: made.expires_at,
          code: await api.findOrThrow('/code/', id),
        };
      },
      { addresses: [], expiresAt: null, code: null },
    ),

  removeCodes: (_, { input }, { api }) =>
    answerRemoval(() => api.post('/code/bulk_delete/', { body: input })),
} satisfies MutationResolvers;
