import {
  newFormDocument,
  textIn,
  wholeLanguages,
  type FormDocument,
} from '@hearback/schema/documents';
import { defaultLanguage } from '@hearback/schema/limits';
import { readSlug } from '@hearback/schema/rules';
import { venueOf } from '@hearback/schema/venue';

import type { Survey } from './contract.ts';
import { notFound } from '../http/ApiError.ts';
import type { ServiceTools } from '../services.ts';
import { surveysSql } from './surveys.sql.ts';

type Tools = Pick<ServiceTools, 'db'>;

/** The languages a form can be shown in without mixing; the product's own when it names none. */
const findLanguages = (document: FormDocument): string[] => {
  const languages = wholeLanguages(document);
  return languages.length === 0 ? [defaultLanguage] : languages;
};

const pickLanguage = (languages: readonly string[], wanted: string): string => {
  const byLanguage = Object.fromEntries(languages.map((language) => [language, language]));
  return textIn(byLanguage, wanted);
};

/**
 * The closed survey of a code that was open once, and lost its form or its frame, in every language of the
 * product. Codes never published, deleted codes and unknown ones are not found.
 */
const findClosedSurvey = async (
  { db }: Tools,
  printed: string | undefined,
  language: string,
): Promise<Survey> => {
  const closed = printed === undefined ? undefined : await surveysSql.findClosedBySlug(db, printed);
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
  };
};

/** Finds the survey of a scanned code. */
export const findSurveyBySlug =
  (tools: Tools) =>
  async (slug: string, language: string = defaultLanguage): Promise<Survey> => {
    const printed = readSlug(slug);
    const code = printed === undefined ? undefined : await surveysSql.findBySlug(tools.db, printed);
    if (!code) return findClosedSurvey(tools, printed, language);
    const { document, form_id, form_version, visitor_company, visitor_place, state } = code;
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
    };
  };
