import type { VisitorPage } from '@hearback/app/visitor';

import { UpstreamError, isRetryable } from '../api/UpstreamError.ts';
import type { KnownSurvey } from './surveyCache.ts';

/** The form of a code, or the page that explains its absence. */
export type FoundSurvey =
  | (KnownSurvey & { page?: undefined })
  | { survey?: undefined; page: VisitorPage; status: 404 | 503 };

/** Looks a code up. Unknown, unpublished and removed ones are alike. */
export async function findSurvey(survey: () => Promise<KnownSurvey>): Promise<FoundSurvey> {
  try {
    return await survey();
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    return isRetryable(error)
      ? { page: { kind: 'trouble' }, status: 503 }
      : { page: { kind: 'unknown' }, status: 404 };
  }
}
