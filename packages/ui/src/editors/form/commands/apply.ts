import type { FormDocument } from '@hearback/schema/documents';

import { addField, type AddField } from './addField';
import { editField, type EditField } from './editField';
import { moveField, type MoveField } from './moveField';
import { removeField, type RemoveField } from './removeField';
import { renameForm, type RenameForm } from './renameForm';
import { restyleForm, type RestyleForm } from './restyleForm';

/** Everything that can be done to a form. */
export type FormCommand = AddField | EditField | MoveField | RemoveField | RenameForm | RestyleForm;

/** The form after a command. The same object when the command changes nothing. */
export function apply(form: FormDocument, command: FormCommand): FormDocument {
  switch (command.type) {
    case 'addField':
      return addField(form, command);
    case 'editField':
      return editField(form, command);
    case 'moveField':
      return moveField(form, command);
    case 'removeField':
      return removeField(form, command);
    case 'renameForm':
      return renameForm(form, command);
    case 'restyleForm':
      return restyleForm(form, command);
  }
}

/** Names the step of a command that comes letter by letter; others are steps of their own. */
export function stepOf(command: FormCommand): string | undefined {
  switch (command.type) {
    case 'editField':
      return `${command.fieldId} ${Object.keys(command.changes).join(' ')}`;
    case 'restyleForm':
      return Object.keys(command.changes).join(' ');
    case 'renameForm':
      return 'title';
    default:
      return undefined;
  }
}
