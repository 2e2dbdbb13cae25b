import '@hearback/ui/tokens';
import { fieldTypes, FormDocument, FrameDocument } from '@hearback/schema/documents';
import { FormEditor, useFormEditor } from '@hearback/ui/editors/form';
import { FrameEditor, useFrameEditor } from '@hearback/ui/editors/frame';
import { createRoot } from 'react-dom/client';
import * as v from 'valibot';

const codeText = 'HTTPS://H.TEST/R/7K2M9QXT4A';
const onUploadImage = () => Promise.reject(new Error('Nothing is uploaded here.'));

/** A form with a field of each type. */
const form = v.parse(FormDocument, {
  title: 'Café Lipa, tables',
  fields: Object.entries(fieldTypes).map(([type, { label }]) => ({
    type,
    id: type,
    ...(type === 'text' && { text: label }),
  })),
});

/** A poster with sixty elements: the code, and shapes and words in rows of six. */
const frame = v.parse(FrameDocument, {
  name: 'Café Lipa, poster',
  size: { width_mm: 210, height_mm: 297, bleed_mm: 3 },
  content: [
    { type: 'code', id: 'code', x_mm: 75, y_mm: 225, width_mm: 60 },
    ...Array.from({ length: 59 }, (_, index) => {
      const place = {
        id: `part-${index + 1}`,
        x_mm: 12 + (index % 6) * 32,
        y_mm: 12 + Math.floor(index / 6) * 21,
        width_mm: 26,
      };
      return index % 2 === 0
        ? { ...place, type: 'shape', height_mm: 14, radius_mm: 2 }
        : { ...place, type: 'text', text: `Words ${index + 1} in a row of six`, font_size_pt: 11 };
    }),
  ],
});

function FormPage() {
  const editor = useFormEditor(form);
  return <FormEditor editor={editor} onUploadImage={onUploadImage} codeText={codeText} />;
}

function FramePage() {
  const editor = useFrameEditor(frame);
  return <FrameEditor editor={editor} onUploadImage={onUploadImage} codeText={codeText} />;
}

const place = document.getElementById('editor');
if (!place) throw new Error('index.html has no place for the editor.');
createRoot(place).render(location.hash === '#frame' ? <FramePage /> : <FormPage />);
