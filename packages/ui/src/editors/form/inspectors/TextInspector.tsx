import { limits } from '@hearback/schema/limits';

import { TextArea } from '../../../fields/TextArea/TextArea';
import { ownTextIn, withTextIn } from '../../kit/localText';
import { StoredColorField } from '../../kit/StoredColorField';
import { useWords } from '../../../internal/useWords';
import { formEditorWords } from '../words';
import { FontSizeField } from './FontSizeField';
import type { InspectorProps } from './InspectorProps';
import { useContrastPairs } from './useContrastPairs';

/** What an owner chooses about a text. */
export function TextInspector({ field, edit, language, style }: InspectorProps<'text'>) {
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
        against={pairs.ofField(field, style, 'text')}
        onChange={(text_color) => edit({ text_color })}
      />
    </>
  );
}
