import type { VisitorPage } from '@hearback/app/visitor';

import { isTrouble, SourceError } from '../sources/SourceError.ts';
import type { KnownSurvey } from './surveyCache.ts';

/** The form of a code, or the page that says why there is none. */
export type FoundSurvey =
  | (KnownSurvey & { page?: undefined })
  | { survey?: undefined; page: VisitorPage; status: 404 | 503 };

/** Looks a code up. Unknown, unpublished and removed ones are alike. */
export async function findSurvey(survey: () => Promise<KnownSurvey>): Promise<FoundSurvey> {
  try {
    return await survey();
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    return isTrouble(error)
      ? { page: { kind: 'trouble' }, status: 503 }
      : { page: { kind: 'unknown' }, status: 404 };
  }
}
