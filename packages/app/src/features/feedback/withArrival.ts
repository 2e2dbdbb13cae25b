import type {
  FeedbackPageQuery,
  FeedbackRow_FeedbackFragment,
} from '../../apollo/generated/graphql';

/** The newest page with an answer more, at its top. */
export function withArrival(
  known: FeedbackPageQuery,
  feedback: FeedbackRow_FeedbackFragment,
): FeedbackPageQuery {
  const { items, pageInfo } = known.feedbacks;
  if (items.some(({ id }) => id === feedback.id)) return known;

  const totalCount = pageInfo.totalCount + 1;
  return {
    ...known,
    feedbacks: {
      ...known.feedbacks,
      items: [feedback, ...items].slice(0, pageInfo.pageSize),
      pageInfo: {
        ...pageInfo,
        totalCount,
        pageCount: Math.ceil(totalCount / pageInfo.pageSize),
      },
    },
  };
}
