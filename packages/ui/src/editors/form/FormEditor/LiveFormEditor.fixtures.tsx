import type { FormDocument, ImageReference } from '@hearback/schema/documents';
import { useEffect } from 'react';
import { fn } from 'storybook/test';

import { cafeForm } from '../../../forms/form.fixtures';
import { useFormEditor } from '../formEditorConfig';
import { FormEditor, type FormEditorProps } from './FormEditor';

const logo: ImageReference = {
  id: '0190d3a0-5b7e-7c3e-9f0a-2f4f7f6f1c11',
  url: '/api/image/0190d3a0-5b7e-7c3e-9f0a-2f4f7f6f1c11/',
  width: 8,
  height: 8,
};

interface Props extends Omit<FormEditorProps, 'editor'> {
  document: FormDocument;
  onChange: (document: FormDocument) => void;
}

/** The form editor with a form of its own. */
export function LiveFormEditor({ document, onChange, ...props }: Props) {
  const editor = useFormEditor(document);
  useEffect(() => onChange(editor.document), [editor.document, onChange]);
  return <FormEditor editor={editor} {...props} />;
}

/** What it is shown with, where a story says nothing else. */
export const liveArgs = {
  document: cafeForm,
  onChange: fn(),
  onUploadImage: () => Promise.resolve(logo),
  onRefuse: fn(),
  saveState: 'saved',
  venue: 'Café Lipa, Old Town',
  addressOf: () => undefined,
} satisfies Props;
