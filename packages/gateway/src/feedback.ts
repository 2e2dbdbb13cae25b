import { layoutOf } from '@hearback/schema/documents';

import { nullWhenMissing } from './api/UpstreamError.ts';
import { answerOrErrors, answerRemoval } from './errors.ts';
import type {
  ExportFeedbacksInput,
  FeedbackResolvers,
  MutationResolvers,
  QueryResolvers,
} from './resolvers.generated.ts';
import { toOrdering, withoutNulls } from './translate.ts';

export const feedbackFields: FeedbackResolvers = {
  codeId: ({ code }) => code,
  formId: ({ form }) => form,
  assigneeId: ({ assignee }) => assignee,
  /** The form as the visitor saw it. Answers to one version share it. */
  formDocument: async ({ form: id, form_version: version }, _, { api }) => {
    const asked = { path: { id, version } };
    const found = await api.getOnce('/form/{id}/version/{version}/', asked).catch(nullWhenMissing);
    return found && { title: found.title, ...layoutOf(found) };
  },
};

/** The filters and the order of a list of feedback, or of a file of it, in the words of the API. */
const toNarrowing = (wanted: Omit<ExportFeedbacksInput, 'format' | 'separator'>) => ({
  search: wanted.search,
  ordering: toOrdering(wanted.orderBy),
  period: wanted.period,
  from: wanted.from,
  to: wanted.to,
  tz: wanted.timezone,
  company: wanted.companyId,
  site: wanted.locationId,
  tag: wanted.tag,
  code: wanted.codeId,
  form: wanted.formId,
  sentiment: wanted.sentiment,
  status: wanted.status,
  assignee: wanted.assignee,
  work: wanted.work,
  ratingMin: wanted.ratingMin,
  ratingMax: wanted.ratingMax,
  proven:
    wanted.proven === true
      ? ('true' as const)
      : wanted.proven === false
        ? ('false' as const)
        : undefined,
  question: wanted.answer?.question,
  answer: wanted.answer?.value,
  // By default, a list excludes feedback that is set aside.
  setAside: wanted.setAside === true ? ('true' as const) : undefined,
});

export const feedbackQueries = {
  /** One that was set aside is in no list but its own. */
  feedback: async (_, { id }, { api }) => {
    const known = await api.find('/feedback/', id);
    if (known || id === '') return known;
    const query = { ids: id, setAside: 'true', pageSize: 0 } as const;
    return (await api.get('/feedback/', { query })).results[0] ?? null;
  },
  feedbackArrivals: (_, { since, ...wanted }, { api }) =>
    api.get('/feedback/arrivals/', {
      query: { ...toNarrowing({ ...wanted, setAside: false }), since },
    }),
  feedbacks: (_, { page, after, before, ...wanted }, { api }) =>
    api.page('/feedback/', page, { ...toNarrowing(wanted), after, before }),
  savedReplies: async (_, _arguments, { api }) => (await api.get('/saved_reply/')).saved_replies,
} satisfies QueryResolvers;

export const feedbackMutations = {
  updateFeedback: (_, { input: { id, sentiment, assigneeId: assignee, ...change } }, { api }) =>
    answerOrErrors(
      async () => {
        // Null takes the owner's word on the mood back, or the assignee; left out, it stays.
        const body = { ...withoutNulls(change), sentiment, assignee };
        return { feedback: await api.patch('/feedback/{id}/', { path: { id }, body }) };
      },
      { feedback: null },
    ),

  updateFeedbacks: (_, { input: { assigneeId: assignee, ...input } }, { api }) =>
    answerOrErrors(
      async () => {
        const body = { ...withoutNulls(input), assignee };
        return { feedbacks: (await api.post('/feedback/bulk_update/', { body })).results };
      },
      { feedbacks: [] },
    ),

  exportFeedbacks: (_, { input: { format, separator, ...wanted } }, { api }) =>
    answerOrErrors(
      async () => {
        const query = { ...toNarrowing(wanted), fileFormat: format, separator };
        const { url, row_count } = await api.post('/feedback/export/', { query });
        return { url, rowCount: row_count };
      },
      { url: null, rowCount: 0 },
    ),

  saveSavedReply: (_, { input: { id, ...body } }, { api }) =>
    answerOrErrors(
      async () => ({ savedReply: await api.put('/saved_reply/{id}/', { path: { id }, body }) }),
      { savedReply: null },
    ),

  removeSavedReply: (_, { input: { id } }, { api }) =>
    answerOrErrors(
      async () => {
        await api.delete('/saved_reply/{id}/', { path: { id } });
        return { removed: true };
      },
      { removed: false },
    ),

  removePicture: (_, { input: { id, feedbackId } }, { api }) =>
    answerOrErrors(
      async () => {
        await api.delete('/picture/{id}/', { path: { id } });
        return { feedback: await api.find('/feedback/', feedbackId) };
      },
      { feedback: null },
    ),

  removeFeedbacks: (_, { input }, { api }) =>
    answerRemoval(() => api.post('/feedback/bulk_delete/', { body: input })),
} satisfies MutationResolvers;
