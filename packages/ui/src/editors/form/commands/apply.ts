import {
  FormDocument,
  isReviewAddress,
  deadEndOf,
  markStale,
  withoutDeadEnds,
  type FormField,
  type FormThanks,
  type ListedOption,
  type LocalizedText,
} from '@hearback/schema/documents';
import { limits } from '@hearback/schema/limits';
import * as v from 'valibot';

import type { EditStep } from '../../kit/history';
import { isSame } from '../../kit/mergeDocuments';
import {
  addField,
  askWhen,
  type AskWhen,
  type AddField,
  duplicateField,
  type DuplicateField,
  editField,
  type EditField,
  type FieldChanges,
  moveField,
  type MoveField,
  pageForm,
  type PageForm,
  removeField,
  type RemoveField,
} from './fields';
import {
  addLanguage,
  type AddLanguage,
  chooseMainLanguage,
  type ChooseMainLanguage,
  confirmTranslations,
  type ConfirmTranslations,
  removeLanguage,
  type RemoveLanguage,
} from './languages';
import {
  editThanks,
  type EditThanks,
  type ThanksChanges,
  renameForm,
  type RenameForm,
  restyleForm,
  type RestyleForm,
} from './editForm';

/** All commands on a form. */
export type FormCommand =
  | AddField
  | AddLanguage
  | AskWhen
  | ChooseMainLanguage
  | ConfirmTranslations
  | DuplicateField
  | EditField
  | EditThanks
  | MoveField
  | PageForm
  | RemoveField
  | RemoveLanguage
  | RenameForm
  | RestyleForm;

function changed(form: FormDocument, command: FormCommand): FormDocument {
  switch (command.type) {
    case 'addField':
      return addField(form, command);
    case 'addLanguage':
      return addLanguage(form, command);
    case 'askWhen':
      return askWhen(form, command);
    case 'chooseMainLanguage':
      return chooseMainLanguage(form, command);
    case 'confirmTranslations':
      return confirmTranslations(form, command);
    case 'duplicateField':
      return duplicateField(form, command);
    case 'editField':
      return editField(form, command);
    case 'editThanks':
      return editThanks(form, command);
    case 'moveField':
      return moveField(form, command);
    case 'pageForm':
      return pageForm(form, command);
    case 'removeField':
      return removeField(form, command);
    case 'removeLanguage':
      return removeLanguage(form, command);
    case 'renameForm':
      return renameForm(form, command);
    case 'restyleForm':
      return restyleForm(form, command);
  }
}

/** True for an address that is invalid, but may still become valid while it is typed. */
const isHalfTyped = (address: string) =>
  address.length <= limits.reviewUrlMaxLength && !isReviewAddress(address);

/** Removes values that may be invalid while they are typed: the title and the review URL. */
function withoutHalfTyped(form: FormDocument): FormDocument {
  const title = form.title.trim() === '' ? 'untitled' : form.title;
  const { review_url, ...thanks } = form.thank_you ?? {};
  return review_url !== undefined && isHalfTyped(review_url)
    ? { ...form, title, thank_you: thanks }
    : { ...form, title };
}

/** True if a form is valid except for incomplete input. */
const isSound = (form: FormDocument): boolean => v.is(FormDocument, withoutHalfTyped(form));

/**
 * Returns the form after a command, without conditions whose question or answer is gone, and with outdated translations marked as stale. Returns the same
 * object if nothing changes or if the result would be invalid; an invalid form can still be
 * corrected.
 */
export function apply(form: FormDocument, command: FormCommand): FormDocument {
  const edited = changed(form, command);
  const { fields } = edited;
  const after = fields.some((field) => deadEndOf(fields, field))
    ? { ...edited, fields: withoutDeadEnds(fields) }
    : edited;
  const next = after === form ? form : markStale(form, after);
  return next === form || isSound(next) || !isSound(form) ? next : form;
}

const isText = (property: string) =>
  ['text', 'label', 'alt'].includes(property) || property.endsWith('_label');
const comesBitByBit = (property: string) =>
  isText(property) || ['font_size', 'min', 'max'].includes(property) || property.endsWith('_color');

/** Languages in which two texts differ. Empty if one text is for all languages. */
function languagesBetween(before: LocalizedText | undefined, after: LocalizedText): string[] {
  if (typeof after === 'string') return [];
  const known = typeof before === 'object' ? before : {};
  const languages = new Set([...Object.keys(known), ...Object.keys(after)]);
  return [...languages].filter((language) => (known[language] ?? '') !== (after[language] ?? ''));
}

type Texts = Readonly<Partial<Record<string, LocalizedText | readonly ListedOption[]>>>;

const isList = (value: Texts[string]): value is readonly ListedOption[] => Array.isArray(value);

/** The property, or one of its options, and those of its languages that differ. A text for all languages has none. */
function placesOf(property: string, before: Texts, after: Texts): string[] {
  const [old, now = ''] = [before[property], after[property]];
  if (!isList(now)) return [property, ...languagesBetween(isList(old) ? '' : old, now)];
  return now.flatMap(({ id, label }, index) => {
    const was = isList(old) ? old[index]?.label : undefined;
    return isSame(was, label) ? [] : [`${property}.${id}`, ...languagesBetween(was, label)];
  });
}

/** True if only words of the options of a list differ. */
const isReworded = (before: Texts[string], after: Texts[string]): boolean =>
  isList(before) &&
  isList(after) &&
  isSame(
    before.map(({ id }) => id),
    after.map(({ id }) => id),
  );

/** Undo key of typing or dragging in a field. Undefined for a single choice. */
function joinsOf(field: FormField | undefined, changes: FieldChanges): string | undefined {
  if (!field) return undefined;
  // TypeScript cannot index unions of fields or of their changes, hence the casts.
  const before = field as unknown as Texts;
  const after = changes as unknown as Texts;
  const properties = Object.keys(changes);
  const isTyped = properties.every(
    (name) => comesBitByBit(name) || isReworded(before[name], after[name]),
  );
  if (!isTyped) return undefined;
  return [field.id, ...properties.flatMap((name) => placesOf(name, before, after))].join(' ');
}

/** Undo key of typing in the thank-you page. Undefined for a switch. */
function joinsOfThanks(thanks: FormThanks = {}, changes: ThanksChanges): string | undefined {
  if (changes.asks_contact !== undefined) return undefined;
  // The switch is the only property that is no text, hence the casts.
  const places = Object.keys(changes).flatMap((name) =>
    placesOf(name, thanks as Texts, changes as Texts),
  );
  return ['thanks', ...places].join(' ');
}

/** Names the undo step of a command. Keystrokes in the same place join one step. */
export function stepOf(command: FormCommand, { fields, thank_you }: FormDocument): EditStep {
  const { type } = command;
  if (type === 'addField') return { name: type, partType: command.fieldType };
  if (type === 'restyleForm') return { name: type, joins: Object.keys(command.changes).join(' ') };
  if (type === 'renameForm') return { name: type, joins: 'title' };
  if (type === 'editThanks') {
    return { name: type, joins: joinsOfThanks(thank_you, command.changes) };
  }
  if (!('fieldId' in command)) return { name: type };

  const { fieldId } = command;
  const field = fields.find(({ id }) => id === fieldId);
  const partType = field?.type;
  if (type !== 'editField') return { name: type, partType };
  return { name: type, partType, joins: joinsOf(field, command.changes) };
}
