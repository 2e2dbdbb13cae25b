import { FormDocument, scaleTexts } from '@hearback/schema/documents';
import * as v from 'valibot';

/** The form of a café: every field but the logo's picture and the code. */
export const cafeForm = v.parse(FormDocument, {
  title: 'Café Lipa, tables',
  fields: [
    { type: 'logo' },
    {
      type: 'text',
      text: { 'en-US': 'Help us get better', 'pl-PL': 'Pomóż nam być lepszymi' },
      font_size: 32,
    },
    { type: 'rating' },
    { type: 'comment' },
    { type: 'name' },
    { type: 'email' },
    { type: 'navigation' },
  ],
});

/** A café asks few stars for another thing than many. */
export const followUpForm = v.parse(FormDocument, {
  title: 'Café Lipa, follow-ups',
  fields: [
    { type: 'rating' },
    {
      type: 'comment',
      label: { 'en-US': 'What went wrong?', 'pl-PL': 'Co poszło źle?' },
      required: true,
      show_when: { field: 'rating', test: 'at_most', value: 6 },
    },
    { type: 'yes_no', id: 'again' },
    {
      type: 'short_text',
      id: 'why',
      label: { 'en-US': 'Why not?', 'pl-PL': 'Dlaczego nie?' },
      show_when: { field: 'again', test: 'is', value: 'false' },
    },
    { type: 'navigation' },
  ],
});

/** The same on a dark ground, as a cocktail bar would have it. */
export const barForm = v.parse(FormDocument, {
  title: 'Nocna, bar',
  style: { background_color: '#1d1418', text_color: '#f6ead9', accent_color: '#f2a65a' },
  fields: [
    {
      type: 'text',
      text: { 'en-US': 'How was your night?', 'pl-PL': 'Jak minął wieczór?' },
      font_size: 36,
      text_color: '#f2a65a',
    },
    { type: 'rating', label_color: '#f6ead9', star_color: '#f2a65a' },
    { type: 'comment', label_color: '#f6ead9', textbox_color: '#2c2026' },
    { type: 'email', label_color: '#f6ead9', textbox_color: '#2c2026', required: true },
    { type: 'navigation', label_color: '#1d1418', button_color: '#f2a65a' },
    { type: 'qr' },
  ],
});

/** A hotel's form, with each type of question that may repeat. */
export const questionsForm = v.parse(FormDocument, {
  title: 'Hotel Lipa, rooms',
  fields: [
    { type: 'text', text: { 'en-US': 'Your stay', 'pl-PL': 'Twój pobyt' }, font_size: 32 },
    { type: 'yes_no', required: true },
    {
      type: 'choice',
      label: { 'en-US': 'What did you use?', 'pl-PL': 'Z czego korzystasz?' },
      options: [
        { id: 'pool', label: { 'en-US': 'Swimming pool', 'pl-PL': 'Basen' } },
        { id: 'gym', label: { 'en-US': 'Gym', 'pl-PL': 'Siłownia' } },
        { id: 'bar', label: { 'en-US': 'Bar', 'pl-PL': 'Bar' } },
      ],
      several: true,
      required: true,
      other: true,
      shuffled: true,
    },
    { type: 'scale', kind: 'smileys', id: 'mood' },
    { type: 'scale', kind: 'recommend', id: 'likely', ...scaleTexts.recommend },
    {
      type: 'short_text',
      label: { 'en-US': 'Which room?', 'pl-PL': 'Który pokój?' },
    },
    {
      type: 'number',
      label: { 'en-US': 'How many nights?', 'pl-PL': 'Ile nocy?' },
      min: 1,
      max: 60,
      unit_label: { 'en-US': 'nights', 'pl-PL': 'noce' },
    },
    { type: 'date', label: { 'en-US': 'Day of departure', 'pl-PL': 'Dzień wyjazdu' } },
    { type: 'section' },
    { type: 'picture' },
    { type: 'phone' },
    { type: 'consent', required: true },
    { type: 'publication' },
    { type: 'navigation' },
  ],
});
