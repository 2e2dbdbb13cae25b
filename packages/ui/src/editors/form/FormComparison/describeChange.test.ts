import { newFormDocument } from '@hearback/schema/documents';
import { expect, it } from 'vitest';

import { apply, type FormCommand } from '../commands/apply';
import { editorWordsIn } from '../fieldNames';
import { compareForms } from './compareForms';
import { describeChange } from './describeChange';
import { comparisonWords } from './words';

const form = newFormDocument('Tables');
const say = (language: 'en' | 'pl', command: FormCommand) =>
  compareForms(form, apply(form, command)).map((change) => {
    const { subject, sentences } = describeChange(
      {
        editor: editorWordsIn(language),
        comparison: comparisonWords[language],
        languageName: (code) => code,
      },
      change,
    );
    return `${subject}. ${sentences.join(' ')}`;
  });

const asked = (label: string) =>
  ({
    type: 'editField',
    fieldId: 'rating',
    changes: { label: { 'en-US': label, 'pl-PL': 'Jak było?' } },
  }) as const;

it.each<['en' | 'pl', FormCommand, string]>([
  ['en', { type: 'renameForm', title: 'Bar' }, 'Whole form. Title: “Tables” is now “Bar”'],
  ['en', asked('And?'), 'Rating. Label (en-US): “How was it?” is now “And?”'],
  ['en', asked(''), 'Rating. Label (en-US): “How was it?” is now nothing'],
  ['en', { type: 'addField', fieldType: 'email' }, 'Email. Added'],
  ['pl', { type: 'removeField', fieldId: 'comment' }, 'Komentarz. Usunięte'],
  [
    'en',
    {
      type: 'editThanks',
      changes: { title: { 'en-US': 'Bye!' }, review_url: 'https://a.example' },
    },
    'After sending. Heading (en-US): nothing is now “Bye!” Link to public reviews: nothing is now https://a.example',
  ],
  [
    'pl',
    { type: 'editField', fieldId: 'rating', changes: { required: false } },
    'Ocena. Odpowiedź jest wymagana: było tak, jest nie',
  ],
])('says in %s what %o did', (language, command, sentence) => {
  expect(say(language, command)).toEqual([sentence]);
});
