import { StarIcon } from '../../../icons';
import { useWords } from '../../../internal/useWords';
import { StoredColorField } from '../../kit/StoredColorField';
import { formEditorWords } from '../words';
import { labelContrast, type FieldEditing, type FieldInspectorProps } from './FieldEditing';
import { LabelFields } from './LabelFields';
import { useContrastPairs } from './useContrastPairs';

function RatingInspector({ field, edit, language, contrasts }: FieldInspectorProps<'rating'>) {
  const words = useWords(formEditorWords);
  const pairs = useContrastPairs();

  return (
    <>
      <LabelFields {...{ field, edit, language }} against={pairs.of(contrasts, 'label')} />
      <StoredColorField
        label={words.starColor}
        value={field.star_color}
        against={pairs.of(contrasts, 'stars')}
        onChange={(star_color) => edit({ star_color })}
      />
    </>
  );
}

export const ratingEditing: FieldEditing<'rating'> = {
  icon: StarIcon,
  words: {
    en: { name: 'Rating', hint: 'Ten stars' },
    pl: { name: 'Ocena', hint: 'Dziesięć gwiazdek' },
  },
  Inspector: RatingInspector,
  colors: ['label_color', 'star_color'],
  contrasts: (field, style) => [
    labelContrast(field, style),
    { part: 'stars', front: field.star_color, ground: style.background_color, needs: 3 },
  ],
};
