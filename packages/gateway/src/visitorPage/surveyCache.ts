import { LRUCache } from 'lru-cache';
import type { VisitorPage } from '@hearback/app/visitor';

import { fingerprint } from '../fingerprint.ts';
import type { Survey } from '../api/api.generated.ts';
import { isRetryable, UpstreamError } from '../api/UpstreamError.ts';
import { withTimeout } from '../api/withTimeout.ts';

/** Delay until a newly published form is shown, also if another machine handled the change. */
const freshMs = 1_000;

/** Longest time that a form is shown while the API is down. An answer to it waits on the phone. */
const staleMs = 600_000;

/** Longest wait for a fresh form while a stale page is available. */
const patienceMs = 500;

const maxBytes = 32_000_000;

/** The form of a code, or another public thing with an address, as it was last seen. */
export interface KnownSurvey<Shown = Survey> {
  survey: Shown;
  /** Another one, another page. */
  fingerprint: string;
}

interface Entry<Shown> extends KnownSurvey<Shown> {
  bytes: number;
  seenAt: number;
  /** Time of the last request to the API, successful or not. */
  askedAt: number;
  /** Value of the write counter at the time of the request. */
  writes: number;
}

/** Caches the published form of each code until a write may have changed it. */
export interface SurveyCache<Shown = Survey> {
  find: (slug: string, ask: () => Promise<Shown>) => Promise<KnownSurvey<Shown>>;
  /** Called after a write: invalidates everything. */
  forget: () => void;
}

const isThrottled = (error: unknown) =>
  error instanceof UpstreamError && error.refusal.status === 429;

/** Requests each code at most once a second, however many visitors come. */
export function createSurveyCache<Shown = Survey>(
  now: () => number = Date.now,
): SurveyCache<Shown> {
  const seen = new LRUCache<string, Entry<Shown>>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }) => bytes,
  });
  const asking = new Map<string, Promise<KnownSurvey<Shown>>>();
  let writes = 0;

  const askAndKeep = async (
    slug: string,
    ask: () => Promise<Shown>,
    known: Entry<Shown> | undefined,
  ): Promise<KnownSurvey<Shown>> => {
    const askedAt = now();
    const entryWrites = writes;
    try {
      const survey = await ask();
      const text = JSON.stringify(survey);
      const entry = { survey, fingerprint: fingerprint(text), bytes: text.length * 4 };
      seen.set(slug, { ...entry, seenAt: askedAt, askedAt, writes: entryWrites });
      return entry;
    } catch (error) {
      if (!isRetryable(error)) seen.delete(slug);
      if (!known || !isRetryable(error) || askedAt - known.seenAt > staleMs) throw error;
      seen.set(slug, { ...known, askedAt, writes: entryWrites });
      return known;
    }
  };

  return {
    find: async (slug, ask) => {
      const known = seen.get(slug);
      const isCurrent = known?.writes === writes;
      if (known && isCurrent && now() - known.askedAt < freshMs) return known;

      const others = asking.get(slug);
      const answer =
        others?.catch((error: unknown) => {
          // One visitor's address is rate limited. The next visitor has another.
          if (isThrottled(error)) return askAndKeep(slug, ask, known);
          throw error;
        }) ?? askAndKeep(slug, ask, known);
      if (!others) {
        asking.set(slug, answer);
        const done = () => asking.get(slug) === answer && asking.delete(slug);
        answer.then(done, done);
      }

      if (!known || !isCurrent || now() - known.seenAt > staleMs) return answer;
      // A stale page is better than none.
      return withTimeout(patienceMs, () => answer).catch((error: unknown) => {
        if (error instanceof UpstreamError) throw error;
        return known;
      });
    },

    forget: () => {
      writes += 1;
      // A request from before the write may return the old state.
      asking.clear();
    },
  };
}

/** The form of a code, or the page that explains its absence. */
type SurveyOrPage =
  | (KnownSurvey & { page?: undefined })
  | { survey?: undefined; page: VisitorPage; status: 404 | 503 };

/** Looks a code up. Unknown, unpublished and removed ones are alike. */
export async function surveyOrPage(survey: () => Promise<KnownSurvey>): Promise<SurveyOrPage> {
  try {
    return await survey();
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    return isRetryable(error)
      ? { page: { kind: 'trouble' }, status: 503 }
      : { page: { kind: 'unknown' }, status: 404 };
  }
}
