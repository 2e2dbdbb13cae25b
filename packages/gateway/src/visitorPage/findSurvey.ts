import type { VisitorPage } from '@hearback/app/visitor';

import type { SurveyResource } from '../sources/resources.ts';
import { SourceError } from '../sources/SourceError.ts';
import type { SurveySource } from '../sources/survey.ts';

/** The form of a code, or the page that says why there is none. */
export type FoundSurvey =
  { survey: SurveyResource } | { survey?: undefined; page: VisitorPage; status: 404 | 503 };

/** Looks a code up. Unknown, unpublished and removed ones are alike. */
export async function findSurvey(source: SurveySource, slug: string): Promise<FoundSurvey> {
  try {
    return { survey: await source.get(slug) };
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    const { status } = error.refusal;
    const isTrouble = status === 0 || status === 429 || status >= 500;
    return isTrouble
      ? { page: { kind: 'trouble' }, status: 503 }
      : { page: { kind: 'unknown' }, status: 404 };
  }
}
