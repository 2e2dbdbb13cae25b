import type { Challenge } from 'altcha-lib';
import {
  newFormDocument,
  textIn,
  wholeLanguages,
  type FormDocument,
} from '@hearback/schema/documents';
import { defaultLanguage } from '@hearback/schema/limits';
import { readSlug } from '@hearback/schema/rules';
import { venueOf } from '@hearback/schema/venue';
import { LRUCache } from 'lru-cache';

import type { Survey } from './contract.ts';
import type { Database } from '../database/connect.ts';
import { ApiError, invalidField, notFound } from '../http/ApiError.ts';
import { createProofsOfWork } from '../http/proofsOfWork.ts';
import type { ServiceTools } from '../services.ts';
import { hashVisitor, recordScan, recordStart } from './scans.ts';
import { submitSurvey } from './submitSurvey.ts';
import { surveysSql, type OpenCode } from './surveys.sql.ts';
import { takePicture } from './takePicture.ts';

type FindTools = Pick<ServiceTools, 'db' | 'now'>;

/** The languages a form can be shown in without mixing; the product's own when it names none. */
const findLanguages = (document: FormDocument): string[] => {
  const languages = wholeLanguages(document);
  return languages.length === 0 ? [defaultLanguage] : languages;
};

const pickLanguage = (languages: readonly string[], wanted: string): string => {
  const byLanguage = Object.fromEntries(languages.map((language) => [language, language]));
  return textIn(byLanguage, wanted);
};

/** Finds the closed code behind a slug, at the node of its account. A slug that was never given has none. */
async function findClosed(db: Database, slug: string) {
  const account = await surveysSql.findAccount(db, slug);
  return account === undefined ? undefined : surveysSql.findClosedBySlug(db, slug, account);
}

/**
 * The closed survey of a code that was open once, and lost its form or its frame, in every language of the
 * product. Codes never published, deleted codes and unknown ones are not found.
 */
const findClosedSurvey = async (
  { db }: FindTools,
  printed: string | undefined,
  language: string,
): Promise<Survey> => {
  const closed = printed === undefined ? undefined : await findClosed(db, printed);
  if (!closed) throw notFound();
  const { visitor_company: company, visitor_place } = closed;
  const venue = venueOf(company, visitor_place);
  const document = newFormDocument(venue, []);
  const spoken = findLanguages(document);
  return {
    form: document,
    form_id: '',
    form_version: 0,
    venue,
    company,
    language: pickLanguage(spoken, language),
    languages: spoken,
    state: 'paused',
    board: null,
  };
};

/** Number of slugs whose account is remembered. */
const mostSlugs = 100_000;

type FindCode = (slug: string) => Promise<OpenCode | undefined>;

/**
 * Finds the open code behind a slug by its account, which is kept for good: a distributed database asks the node of the
 * account alone, whatever became of the others.
 */
function createFindCode({ db, now }: FindTools): FindCode {
  const accounts = new LRUCache<string, string>({ max: mostSlugs });
  return async (slug) => {
    const account = accounts.get(slug) ?? (await surveysSql.findAccount(db, slug));
    if (account === undefined) return undefined;
    const code = await surveysSql.findBySlug(db, slug, now(), account ?? undefined);
    if (code) accounts.set(slug, code.account_id);
    return code;
  };
}

/** Finds the survey of a scanned code. */
const findSurveyBySlug =
  (tools: FindTools, findCode: FindCode) =>
  async (slug: string, language: string = defaultLanguage): Promise<Survey> => {
    const printed = readSlug(slug);
    const code = printed === undefined ? undefined : await findCode(printed);
    if (!code) return findClosedSurvey(tools, printed, language);
    const { document, form_id, form_version, visitor_company, visitor_place, state, board } = code;
    const languages = findLanguages(document);
    return {
      form: document,
      form_id,
      form_version,
      venue: venueOf(visitor_company, visitor_place),
      company: visitor_company,
      language: pickLanguage(languages, language),
      languages,
      state: state === 'published' ? 'open' : 'paused',
      board,
    };
  };

/** Cache lifetime of a code: the write itself reads the code anew. */
const keptMs = 1_000;

/** Documents are large; more codes than this are not busy at once. */
const mostKept = 500;

interface Kept {
  /** By the monotonic clock of the process. */
  readAt: number;
  code: Promise<OpenCode | undefined>;
}

/**
 * The open codes that visitors are answering now, read once a second at most. A change of a code in this
 * process invalidates them; one in another process takes effect a second later, and no answer is ever
 * written against it.
 */
const createOpenCodes = ({ db }: FindTools, findCode: FindCode) => {
  const kept = new Map<string, Kept>();

  const read = (slug: string): Promise<OpenCode | undefined> => {
    const known = kept.get(slug);
    if (known && performance.now() - known.readAt < keptMs) return known.code;

    const code = findCode(slug);
    const mine = { readAt: performance.now(), code };
    kept.delete(slug);
    kept.set(slug, mine);
    const forgetMine = () => {
      if (kept.get(slug) === mine) kept.delete(slug);
    };
    // Only open codes are cached: others may be opened in a moment, or are guesses.
    code.then((found) => {
      if (found?.state !== 'published') forgetMine();
    }, forgetMine);
    for (const [oldest] of kept) {
      if (kept.size <= mostKept) break;
      kept.delete(oldest);
    }
    return code;
  };

  return {
    /**
     * The open or paused code behind a printed slug. Unknown, unpublished and deleted codes get the same
     * error, unless the caller has another for those that were open once.
     */
    require: async (slug: string, whenClosed?: () => Error): Promise<OpenCode> => {
      const printed = readSlug(slug);
      const code = printed === undefined ? undefined : await read(printed);
      if (code) return code;
      if (whenClosed && printed !== undefined && (await findClosed(db, printed))) {
        throw whenClosed();
      }
      throw notFound();
    },

    /** Clears the cache after a change. */
    forget: (): void => {
      kept.clear();
    },
  };
};

export type OpenCodes = ReturnType<typeof createOpenCodes>;

interface ChallengeTools extends Pick<
  ServiceTools,
  'limits' | 'secretFor' | 'formerSecretFor' | 'now'
> {
  openCodes: OpenCodes;
}

const purposeOf = (slug: string) => ({ slug: readSlug(slug) ?? '' });

/** Proof of work for the browser of a visitor who looks like a bot. Invisible; others get none. */
export const createChallenges = ({ openCodes, ...tools }: ChallengeTools) => {
  const proofs = createProofsOfWork(tools);

  return {
    async make(slug: string): Promise<Challenge> {
      await openCodes.require(slug);
      return proofs.make(purposeOf(slug));
    },

    /** Refuses who has not done the work for this code, or shows the same work again. */
    async require(slug: string, text: string | null | undefined): Promise<void> {
      if (!text) {
        throw new ApiError(
          'proof_needed',
          'Solve a challenge first: GET challenge, send its proof.',
        );
      }
      if (!(await proofs.accepts(purposeOf(slug), text))) throw invalidField('proof', 'invalid');
    },
  };
};

export type Challenges = ReturnType<typeof createChallenges>;

/** The survey of a code, as its visitors use it: the form, scans, answers and proofs of work. */
export function createSurveys(tools: ServiceTools) {
  const findCode = createFindCode(tools);
  const openCodes = createOpenCodes(tools, findCode);
  const challenges = createChallenges({ ...tools, openCodes });
  const given = { ...tools, openCodes, challenges, hash: hashVisitor(tools) };

  return {
    find: findSurveyBySlug(tools, findCode),
    scan: recordScan(given),
    start: recordStart(given),
    submit: submitSurvey(given),
    takePicture: takePicture(given),
    challenge: (slug: string) => challenges.make(slug),
    /** Clears what is kept of codes, after a change. */
    forget: openCodes.forget,
  };
}
