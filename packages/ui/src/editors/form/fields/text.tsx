import { limits } from '@hearback/schema/limits';

import { textNeeds } from '../../../fields/ColorField/colors';
import { TextField } from '../../../fields/TextField/TextField';
import { TextArea } from '../../../fields/TextArea/TextArea';
import { ownTextIn, withTextIn } from '../../kit/items';
import { StoredColorField } from '../../kit/StoredColorField';
import { LineIcon, TextIcon } from '../../../icons';
import { useWords } from '../../../internal/useWords';
import { formEditorWords } from '../words';
import { FontSizeField } from './LabelFields';
import type { FieldEditing, FieldInspectorProps } from './FieldEditing';
import { useContrastPairs } from './useContrastPairs';

/** Text fields of this size or larger are bold: see `forms/fields/text.tsx`. */
const boldFrom = 22;

function TextInspector({ field, edit, language, contrasts }: FieldInspectorProps<'text'>) {
  const words = useWords(formEditorWords);
  const pairs = useContrastPairs();

  return (
    <>
      <TextArea
        label={words.text}
        rows={3}
        maxLength={limits.textMaxLength}
        value={ownTextIn(field.text, language)}
        onChange={(text) => edit({ text: withTextIn(field.text, language, text) })}
      />
      <FontSizeField
        label={words.fontSize}
        value={field.font_size}
        onChange={(font_size) => edit({ font_size })}
      />
      <StoredColorField
        label={words.textColor}
        value={field.text_color}
        against={pairs.of(contrasts, 'text')}
        onChange={(text_color) => edit({ text_color })}
      />
    </>
  );
}

export const textEditing: FieldEditing<'text'> = {
  icon: TextIcon,
  words: {
    en: { name: 'Text', hint: 'A heading or a few words' },
    pl: { name: 'Tekst', hint: 'Nagłówek lub kilka słów' },
  },
  Inspector: TextInspector,
  colors: ['text_color'],
  contrasts: ({ text_color, font_size }, { background_color }) => [
    {
      part: 'text',
      front: text_color,
      ground: background_color,
      needs: textNeeds(font_size, font_size >= boldFrom),
    },
  ],
};

function SectionInspector({ field, edit, language, contrasts }: FieldInspectorProps<'section'>) {
  const words = useWords(formEditorWords);
  const pairs = useContrastPairs();

  return (
    <>
      <TextField
        label={words.text}
        maxLength={limits.textMaxLength}
        value={ownTextIn(field.label, language)}
        onChange={(text) => edit({ label: withTextIn(field.label, language, text) })}
      />
      <FontSizeField
        label={words.fontSize}
        value={field.font_size}
        onChange={(font_size) => edit({ font_size })}
      />
      <StoredColorField
        label={words.textColor}
        value={field.text_color}
        against={pairs.of(contrasts, 'text')}
        onChange={(text_color) => edit({ text_color })}
      />
    </>
  );
}

/** A heading over the questions that follow. */
export const sectionEditing: FieldEditing<'section'> = {
  icon: LineIcon,
  words: {
    en: { name: 'Section', hint: 'A heading over the next questions' },
    pl: { name: 'Sekcja', hint: 'Nagłówek nad kolejnymi pytaniami' },
  },
  Inspector: SectionInspector,
  colors: ['text_color'],
  contrasts: ({ text_color, font_size }, { background_color }) => [
    {
      part: 'text',
      front: text_color,
      ground: background_color,
      needs: textNeeds(font_size, true),
    },
  ],
};
