import {
  contrastRatio,
  textIn,
  type FormDocument,
  type FormField,
} from '@hearback/schema/documents';

import type { EditorIssue } from '../kit/EditorIssue';

/** What an owner should know before the form is published. */
export type FormIssue = EditorIssue<
  'title_required' | 'empty_label' | 'low_contrast' | 'nothing_to_answer' | 'no_logo'
>;

const wordsOf = (field: FormField) =>
  field.type === 'logo' ? undefined : field.type === 'text' ? field.text : field.label;

/** The text of a field and the ground it stands on. */
const pairOf = (field: FormField, ground: string): [string, string] | undefined => {
  switch (field.type) {
    case 'text':
      return [field.text_color, ground];
    case 'navigation':
      return [field.label_color, field.button_color];
    case 'logo':
    case 'qr':
      return undefined;
    default:
      return [field.label_color, ground];
  }
};

/** Lists what a visitor would stumble over. The API has the last word on what can be published. */
export function findIssues(form: FormDocument, language: string): FormIssue[] {
  const issues: FormIssue[] = [];
  if (form.title.trim() === '') issues.push({ code: 'title_required' });
  if (!form.fields.some(({ type }) => ['rating', 'comment', 'name', 'email'].includes(type))) {
    issues.push({ code: 'nothing_to_answer' });
  }

  for (const field of form.fields) {
    const words = wordsOf(field);
    if (words !== undefined && textIn(words, language).trim() === '') {
      issues.push({ code: 'empty_label', partId: field.id });
    }
    if (field.type === 'logo' && field.image === null) {
      issues.push({ code: 'no_logo', partId: field.id });
    }
    const pair = pairOf(field, form.style.background_color);
    if (pair && contrastRatio(pair[0].slice(0, 7), pair[1].slice(0, 7)) < 4.5) {
      issues.push({ code: 'low_contrast', partId: field.id });
    }
  }
  return issues;
}
