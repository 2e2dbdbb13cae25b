import { useWords } from '../../../internal/useWords';
import { StoredColorField } from '../../kit/StoredColorField';
import { formEditorWords } from '../words';
import type { InspectorProps } from './InspectorProps';
import { LabelFields } from './LabelFields';
import { useContrastPairs } from './useContrastPairs';

/** What an owner chooses about the stars. */
export function RatingInspector({ field, edit, language, style }: InspectorProps<'rating'>) {
  const words = useWords(formEditorWords);
  const pairs = useContrastPairs();

  return (
    <>
      <LabelFields {...{ field, edit, language }} against={pairs.ofField(field, style, 'label')} />
      <StoredColorField
        label={words.starColor}
        value={field.star_color}
        against={pairs.ofField(field, style, 'stars')}
        onChange={(star_color) => edit({ star_color })}
      />
    </>
  );
}
