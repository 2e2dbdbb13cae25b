import { fingerprint } from '../fingerprint.ts';
import { createRecentlyUsed } from '../recentlyUsed.ts';
import type { SurveyResource } from '../sources/resources.ts';
import { isTrouble, SourceError } from '../sources/SourceError.ts';
import { within } from '../sources/within.ts';

/** A form published anew is on the page after this, also where another machine took the change. */
const freshMs = 1_000;

/** How long a form is shown that nobody can confirm. An answer to it waits on the phone. */
const staleMs = 600_000;

/** As long as a visitor is kept waiting for news while there is a page to show. */
const patienceMs = 500;

const maxBytes = 32_000_000;

/** The form of a code as it was last seen. */
export interface KnownSurvey {
  survey: SurveyResource;
  /** Another one, another page. */
  fingerprint: string;
}

interface Entry extends KnownSurvey {
  bytes: number;
  seenAt: number;
  /** When the API was last asked, with or without an answer. */
  askedAt: number;
  /** How many writes had passed when it was seen. */
  writes: number;
}

/** What was published under each code, for as long as nothing can have changed. */
export interface SurveyCache {
  find: (slug: string, ask: () => Promise<SurveyResource>) => Promise<KnownSurvey>;
  /** Something was written: everything is asked for again. */
  forget: () => void;
}

const isThrottled = (error: unknown) =>
  error instanceof SourceError && error.refusal.status === 429;

/** Asks for each code once a second at most, however many visitors come. */
export function createSurveyCache(now: () => number = Date.now): SurveyCache {
  const seen = createRecentlyUsed<Entry>({ maxBytes, bytesOf: ({ bytes }) => bytes });
  const asking = new Map<string, Promise<KnownSurvey>>();
  let writes = 0;

  const askAndKeep = async (
    slug: string,
    ask: () => Promise<SurveyResource>,
    known: Entry | undefined,
  ): Promise<KnownSurvey> => {
    const askedAt = now();
    const entryWrites = writes;
    try {
      const survey = await ask();
      const text = JSON.stringify(survey);
      const entry = { survey, fingerprint: fingerprint(text), bytes: text.length * 4 };
      seen.set(slug, { ...entry, seenAt: askedAt, askedAt, writes: entryWrites });
      return entry;
    } catch (error) {
      if (!isTrouble(error)) seen.delete(slug);
      if (!known || !isTrouble(error) || askedAt - known.seenAt > staleMs) throw error;
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
          // One address asks too often. The next visitor has another.
          if (isThrottled(error)) return askAndKeep(slug, ask, known);
          throw error;
        }) ?? askAndKeep(slug, ask, known);
      if (!others) {
        asking.set(slug, answer);
        const done = () => asking.get(slug) === answer && asking.delete(slug);
        answer.then(done, done);
      }

      if (!known || !isCurrent || now() - known.seenAt > staleMs) return answer;
      // What was there a moment ago is better than a page that does not come.
      return within(patienceMs, () => answer).catch((error: unknown) => {
        if (error instanceof SourceError) throw error;
        return known;
      });
    },

    forget: () => {
      writes += 1;
      // Whoever asked before the write may be told what was there before it.
      asking.clear();
    },
  };
}
