import { textIn, type FormDocument } from '@hearback/schema/documents';
import { defaultLanguage } from '@hearback/schema/limits';

import type { Survey } from '../../contract/survey.ts';
import { notFound } from '../../errors/refuse.ts';
import type { OpenCode } from '../../repositories/surveys.ts';
import { readSlug } from '../code/drawSlug.ts';
import type { ServiceTools } from '../ServiceTools.ts';

type Tools = Pick<ServiceTools, 'surveys'>;

/** The languages a form speaks, in the order they first appear; the product's own when it names none. */
function findLanguages({ fields }: FormDocument): string[] {
  const texts = fields.flatMap((field) =>
    Object.values(field).filter((value) => typeof value === 'object' && value !== null),
  );
  const languages = new Set(
    texts.flatMap((text) =>
      Object.keys(text).filter((key) => /^[a-z]{2,3}(-[A-Z]{2})?$/.test(key) && key.length !== 3),
    ),
  );
  return languages.size === 0 ? [defaultLanguage] : [...languages];
}

const pickLanguage = (languages: readonly string[], wanted: string): string => {
  const byLanguage = Object.fromEntries(languages.map((language) => [language, language]));
  return textIn(byLanguage, wanted);
};

/** The open or paused code behind a printed slug. Unknown, unpublished and deleted are alike. */
export const requireOpenCode = async ({ surveys }: Tools, slug: string): Promise<OpenCode> => {
  const printed = readSlug(slug);
  const code = printed === undefined ? undefined : await surveys.findBySlug(printed);
  if (!code) throw notFound();
  return code;
};

/** What a visitor gets who scanned a code. */
export const findSurvey =
  (tools: Tools) =>
  async (slug: string, language: string = defaultLanguage): Promise<Survey> => {
    const { document, form_version, location_name, state } = await requireOpenCode(tools, slug);
    const languages = findLanguages(document);
    return {
      form: document,
      form_version,
      venue: location_name,
      language: pickLanguage(languages, language),
      languages,
      state: state === 'published' ? 'open' : 'paused',
    };
  };
