import type {
  Channel,
  FeedbackResolvers,
  FeedbackStatus,
  ReplyBy,
  ReplyState,
  Sentiment,
  SentimentSource,
  SetAsideReason,
} from '../../resolvers.generated.ts';

/** What feedback is called in the graph where the API has another word. */
export const Feedback: FeedbackResolvers = {
  channel: ({ channel }) => channel.toUpperCase() as Channel,
  codeId: ({ code }) => code,
  codeName: ({ code_name }) => code_name,
  dateSubmitted: ({ date_submitted }) => date_submitted,
  formDocument: ({ form, form_version }, _, { sources }) =>
    sources.forms.getVersion(form, form_version),
  formId: ({ form }) => form,
  formVersion: ({ form_version }) => form_version,
  occurredAt: ({ occurred_at }) => occurred_at,
  repliedAt: ({ replied_at }) => replied_at,
  replyBy: ({ reply_by }) => reply_by.toUpperCase() as ReplyBy,
  replyReadAt: ({ reply_read_at }) => reply_read_at,
  replySentAt: ({ reply_sent_at }) => reply_sent_at,
  replyState: ({ reply_state }) => (reply_state?.toUpperCase() ?? null) as ReplyState | null,
  sentiment: ({ sentiment }) => sentiment && (sentiment.toUpperCase() as Sentiment),
  sentimentSource: ({ sentiment_source }) =>
    sentiment_source && (sentiment_source.toUpperCase() as SentimentSource),
  setAsideReason: ({ set_aside_reason }) =>
    (set_aside_reason?.toUpperCase() ?? null) as SetAsideReason | null,
  status: ({ status }) => status.toUpperCase() as FeedbackStatus,
};
