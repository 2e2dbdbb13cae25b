import {
  deadEndOf,
  formLanguages,
  isAnswered,
  isReviewAddress,
  lacksWords,
  mainLanguageOf,
  staleTexts,
  textIn,
  textsOf,
  textsOfField,
  type FormDocument,
  type FormField,
} from '@hearback/schema/documents';
import { defaultLanguage } from '@hearback/schema/limits';

import type { EditorIssue } from '../kit/EditorIssue';
import type { FormCommand } from './commands/apply';
import { contrastsOf, isFaint } from './formColors';
import { thanksPage } from './thanksPage';

/** Issue that an owner should see before publishing a form. */
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
  | 'no_stars'
  | NonNullable<ReturnType<typeof deadEndOf>>
  | 'bad_address'
>;

/** Issues of a field without text, or without text in one of the form's languages. */
function issuesOfWords(field: FormField, languages: readonly string[]): FormIssue[] {
  const partId = field.id;
  const texts = textsOfField(field);
  const isEmpty = ([name, text]: (typeof texts)[number]) =>
    !/^(low|high|unit)_label$/.test(name) && textIn(text, defaultLanguage).trim() === '';
  if (field.type !== 'logo' && texts.some(isEmpty)) return [{ code: 'empty_label', partId }];
  return languages
    .filter((language) => texts.some(([, text]) => lacksWords(text, language)))
    .map((language) => ({ code: 'no_words', partId, language }));
}

/** Issues of the thank-you page: missing translations and an invalid review address. */
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

/** Translations whose source text has changed, in form order. */
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

/** Contrast issues. The accent is skipped: if it is too faint, another color is used. */
function issuesOfColors(form: FormDocument): FormIssue[] {
  return contrastsOf(form)
    .filter((contrast) => contrast.part !== 'accent' && isFaint(contrast))
    .map(({ fieldId: partId, part }) => {
      if (partId === undefined) return { code: 'faint_text' };
      return { code: part === 'stars' ? 'faint_stars' : 'low_contrast', partId };
    });
}

/** Reasons are asked for by the stars above them. */
const issuesOfReasons = ({ fields }: FormDocument): FormIssue[] => {
  const stars = fields.findIndex(({ type }) => type === 'rating');
  return fields.flatMap(({ type, id }, index) =>
    type === 'reasons' && (stars < 0 || stars > index) ? [{ code: 'no_stars', partId: id }] : [],
  );
};

/** Fields that would never be shown. */
const issuesOfConditions = ({ fields }: FormDocument): FormIssue[] =>
  fields.flatMap((field) => {
    const code = deadEndOf(fields, field);
    return code ? [{ code, partId: field.id }] : [];
  });

/** Lists the issues of a form. The API finally decides if a form can be published. */
export function findFormIssues(form: FormDocument): FormIssue[] {
  const languages = formLanguages(form);
  const ofWhole: FormIssue[] = [];
  if (form.title.trim() === '') ofWhole.push({ code: 'title_required' });
  if (!form.fields.some(isAnswered)) {
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
    ...issuesOfReasons(form),
    ...issuesOfConditions(form),
    ...issuesOfThanks(form, languages),
    ...issuesOfTranslations(form),
    ...issuesOfColors(form),
  ];
}

/** Dismisses a stale translation: it may be right although its source text has changed. */
export const dismissalOf = (
  { code, language, text: key }: EditorIssue,
  label: string,
  run: (command: FormCommand) => void,
) =>
  code === 'stale_words' && language !== undefined && key !== undefined
    ? { label, onPress: () => run({ type: 'confirmTranslations', language, key }) }
    : undefined;
