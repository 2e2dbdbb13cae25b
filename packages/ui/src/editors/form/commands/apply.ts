import { FormDocument, isReviewAddress, markStale } from '@hearback/schema/documents';
import { limits } from '@hearback/schema/limits';
import * as v from 'valibot';

import type { EditStep } from '../../kit/history';
import { addField, type AddField } from './addField';
import { addLanguage, type AddLanguage } from './addLanguage';
import { chooseMainLanguage, type ChooseMainLanguage } from './chooseMainLanguage';
import { confirmTranslations, type ConfirmTranslations } from './confirmTranslations';
import { duplicateField, type DuplicateField } from './duplicateField';
import { editField, type EditField } from './editField';
import { editThanks, type EditThanks } from './editThanks';
import { joinsOf, joinsOfThanks } from './joinsOf';
import { moveField, type MoveField } from './moveField';
import { removeField, type RemoveField } from './removeField';
import { removeLanguage, type RemoveLanguage } from './removeLanguage';
import { renameForm, type RenameForm } from './renameForm';
import { restyleForm, type RestyleForm } from './restyleForm';

/** All commands on a form. */
export type FormCommand =
  | AddField
  | AddLanguage
  | ChooseMainLanguage
  | ConfirmTranslations
  | DuplicateField
  | EditField
  | EditThanks
  | MoveField
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
 * Returns the form after a command, with outdated translations marked as stale. Returns the same
 * object if nothing changes or if the result would be invalid; an invalid form can still be
 * corrected.
 */
export function apply(form: FormDocument, command: FormCommand): FormDocument {
  const after = changed(form, command);
  const next = after === form ? form : markStale(form, after);
  return next === form || isSound(next) || !isSound(form) ? next : form;
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
