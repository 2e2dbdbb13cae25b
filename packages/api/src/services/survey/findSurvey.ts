import { textIn, wholeLanguages, type FormDocument } from '@hearback/schema/documents';
import { defaultLanguage } from '@hearback/schema/limits';
import { readSlug } from '@hearback/schema/rules';

import type { Survey } from '../../contract/survey.ts';
import { notFound } from '../../errors/refuse.ts';
import type { OpenCode } from '../../repositories/surveys.ts';
import type { ServiceTools } from '../ServiceTools.ts';

type Tools = Pick<ServiceTools, 'surveys'>;

/** The languages a form can be shown in without mixing; the product's own when it names none. */
const findLanguages = (document: FormDocument): string[] => {
  const languages = wholeLanguages(document);
  return languages.length === 0 ? [defaultLanguage] : languages;
};

const pickLanguage = (languages: readonly string[], wanted: string): string => {
  const byLanguage = Object.fromEntries(languages.map((language) => [language, language]));
  return textIn(byLanguage, wanted);
};

/** The open or paused code behind a printed slug. Unknown, unpublished and deleted are alike. */
const requireOpenCode = async ({ surveys }: Tools, slug: string): Promise<OpenCode> => {
  const printed = readSlug(slug);
  const code = printed === undefined ? undefined : await surveys.findBySlug(printed);
  if (!code) throw notFound();
  return code;
};

/** What a visitor gets who scanned a code. */
export const findSurvey =
  (tools: Tools) =>
  async (slug: string, language: string = defaultLanguage): Promise<Survey> => {
    const code = await requireOpenCode(tools, slug);
    const { document, form_id, form_version, location_name, company_name, state } = code;
    const languages = findLanguages(document);
    return {
      form: document,
      form_id,
      form_version,
      venue: location_name,
      company: company_name,
      language: pickLanguage(languages, language),
      languages,
      state: state === 'published' ? 'open' : 'paused',
    };
  };
