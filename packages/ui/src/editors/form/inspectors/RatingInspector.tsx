import { useWords } from '../../../internal/useWords';
import { StoredColorField } from '../../kit/StoredColorField';
import { formEditorWords } from '../words';
import type { InspectorProps } from './InspectorProps';
import { LabelFields } from './LabelFields';

/** What an owner chooses about the stars. */
export function RatingInspector({ field, edit, language, style }: InspectorProps<'rating'>) {
  const words = useWords(formEditorWords);

  return (
    <>
      <LabelFields {...{ field, edit, language }} ground={style.background_color} />
      <StoredColorField
        label={words.starColor}
        value={field.star_color}
        onChange={(star_color) => edit({ star_color })}
      />
    </>
  );
}
