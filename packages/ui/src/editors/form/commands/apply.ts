import { markStale, type FormDocument } from '@hearback/schema/documents';

import type { Step } from '../../kit/Step';
import { addField, type AddField } from './addField';
import { addLanguage, type AddLanguage } from './addLanguage';
import { chooseMainLanguage, type ChooseMainLanguage } from './chooseMainLanguage';
import { confirmTranslations, type ConfirmTranslations } from './confirmTranslations';
import { duplicateField, type DuplicateField } from './duplicateField';
import { editField, type EditField } from './editField';
import { editThanks, type EditThanks } from './editThanks';
import { isSound } from './isSound';
import { joinsOf, joinsOfThanks } from './joinsOf';
import { moveField, type MoveField } from './moveField';
import { removeField, type RemoveField } from './removeField';
import { removeLanguage, type RemoveLanguage } from './removeLanguage';
import { renameForm, type RenameForm } from './renameForm';
import { restyleForm, type RestyleForm } from './restyleForm';

/** Everything that can be done to a form. */
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

/**
 * The form after a command. The same object when the command changes nothing, or when it would leave
 * a form that cannot be stored. What it makes stale is marked along. A form that could not be stored before can still be mended.
 */
export function apply(form: FormDocument, command: FormCommand): FormDocument {
  const after = changed(form, command);
  const next = after === form ? form : markStale(form, after);
  return next === form || isSound(next) || !isSound(form) ? next : form;
}

/** Names the step of a command. Those that come letter by letter join what was typed in one place. */
export function stepOf(command: FormCommand, { fields, thank_you }: FormDocument): Step {
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
