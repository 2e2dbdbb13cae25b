import type { FormEditing } from '@hearback/ui/editors/form';

import type { Templates_TemplateFragment } from '../../../server/generated/graphql';
import { showSnackbar } from '../../../shell/snackbar/snackbar';
import { messages } from './messages';

/** Puts a template in the place of a form's fields and colors: one step that can be undone. */
export function putTemplate(
  editor: FormEditing,
  { name, document }: Pick<Templates_TemplateFragment, 'name' | 'document'>,
) {
  const { title, translations: { main } = {} } = editor.document;
  editor.replace({ ...document, title, ...(main !== undefined && { translations: { main } }) });
  showSnackbar('success', messages.applied, { name });
}
