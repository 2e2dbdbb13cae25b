import {
  formLanguages,
  isReviewAddress,
  lacksWords,
  mainLanguageOf,
  staleTexts,
  textIn,
  textOf,
  textsOf,
  type FormDocument,
  type FormField,
} from '@hearback/schema/documents';
import { defaultLanguage } from '@hearback/schema/limits';

import type { EditorIssue } from '../kit/EditorIssue';
import type { FormCommand } from './commands/apply';
import { contrastsOf, isFaint } from './contrastOf';
import { thanksPage } from './thanksPage';

/** What an owner should know before the form is published. */
export type FormIssue = EditorIssue<
  | 'title_required'
  | 'nothing_to_answer'
  | 'empty_label'
  | 'no_words'
  | 'stale_words'
  | 'faint_text'
  | 'low_contrast'
  | 'faint_stars'
  | 'no_logo'
  | 'bad_address'
>;

/** What a field does not say: anything at all, or something in one of the form's languages. */
function issuesOfWords(field: FormField, languages: readonly string[]): FormIssue[] {
  const partId = field.id;
  if (field.type !== 'logo' && textIn(textOf(field), defaultLanguage).trim() === '') {
    return [{ code: 'empty_label', partId }];
  }
  return languages
    .filter((language) => lacksWords(textOf(field), language))
    .map((language) => ({ code: 'no_words', partId, language }));
}

/** What the page after sending does not say in one of the form's languages, and where it leads nowhere. */
function issuesOfThanks({ thank_you = {} }: FormDocument, languages: readonly string[]) {
  const texts = textsOf({ fields: [], thank_you });
  const { review_url } = thank_you;
  const issues: FormIssue[] = languages
    .filter((language) => texts.some((text) => lacksWords(text, language)))
    .map((language) => ({ code: 'no_words', partId: thanksPage, language }));
  return review_url === undefined || isReviewAddress(review_url)
    ? issues
    : [...issues, { code: 'bad_address' as const, partId: thanksPage }];
}

/** The translations whose text has changed since they were made, in the order of the form. */
function issuesOfTranslations(form: FormDocument): FormIssue[] {
  const source = mainLanguageOf(form);
  return staleTexts(form).map(({ fieldId, key, language }) => ({
    code: 'stale_words',
    partId: fieldId ?? thanksPage,
    language,
    text: key,
    ...(source !== undefined && { source }),
  }));
}

/** What is hard to see. The accent needs no word: where it is too faint, another is taken. */
function issuesOfColors(form: FormDocument): FormIssue[] {
  return contrastsOf(form)
    .filter((contrast) => contrast.part !== 'accent' && isFaint(contrast))
    .map(({ fieldId: partId, part }) => {
      if (partId === undefined) return { code: 'faint_text' };
      return { code: part === 'stars' ? 'faint_stars' : 'low_contrast', partId };
    });
}

/** Lists what a visitor would stumble over. The API has the last word on what can be published. */
export function findIssues(form: FormDocument): FormIssue[] {
  const languages = formLanguages(form);
  const ofWhole: FormIssue[] = [];
  if (form.title.trim() === '') ofWhole.push({ code: 'title_required' });
  if (!form.fields.some(({ type }) => ['rating', 'comment', 'name', 'email'].includes(type))) {
    ofWhole.push({ code: 'nothing_to_answer' });
  }

  const ofFields = form.fields.flatMap((field): FormIssue[] => [
    ...issuesOfWords(field, languages),
    ...(field.type === 'logo' && field.image === null
      ? [{ code: 'no_logo' as const, partId: field.id }]
      : []),
  ]);
  return [
    ...ofWhole,
    ...ofFields,
    ...issuesOfThanks(form, languages),
    ...issuesOfTranslations(form),
    ...issuesOfColors(form),
  ];
}

/** How an issue is said to be none: a translation may be right although its text has changed. */
export const dismissalOf = (
  { code, language, text: key }: EditorIssue,
  label: string,
  run: (command: FormCommand) => void,
) =>
  code === 'stale_words' && language !== undefined && key !== undefined
    ? { label, onPress: () => run({ type: 'confirmTranslations', language, key }) }
    : undefined;
