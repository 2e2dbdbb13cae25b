import { newFormDocument, type FormDocument } from '@hearback/schema/documents';

/** What a first form may ask, from the quickest to answer on. */
const starterFields = {
  stars: ['rating'],
  comment: ['rating', 'comment'],
  contact: ['rating', 'comment', 'name', 'email'],
} as const;

export type StarterForm = keyof typeof starterFields;

/** A form to begin with, ready to be published. */
export const starterForm = (starter: StarterForm, title: string, language: string): FormDocument =>
  newFormDocument(title, starterFields[starter], language);

export const isStarterForm = (text: string): text is StarterForm => text in starterFields;
