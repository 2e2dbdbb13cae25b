import type { Color, FormDocument, FormField, FormStyle } from '@hearback/schema/documents';

import type { ContrastPair } from '../../../fields/ColorField/contrast';
import { typedColor } from '../../../forms/variables';
import { useWords } from '../../../internal/useWords';
import { contrastsOf, contrastsOfField, type FormContrast } from '../contrastOf';
import { formEditorWords } from '../words';
import { contrastWords } from './contrastWords';

type Form = Pick<FormDocument, 'style' | 'fields'>;

/** What each colour of a form has to stand apart from, in words for the field that holds it. */
export function useContrastPairs() {
  const words = useWords(contrastWords);
  const { types } = useWords(formEditorWords);

  const groundOf = (contrasts: readonly FormContrast[], part: FormContrast['part']) =>
    contrasts
      .filter((contrast) => contrast.part === part)
      .map(({ ground, needs }): ContrastPair => ({
        name: part === 'button' ? words.onButton : words.onBackground,
        color: ground,
        needs,
      }));

  return {
    /** Below a colour of the whole form. */
    ofForm: (form: Form, part: 'text' | 'accent') =>
      groundOf(
        contrastsOf(form).filter(({ fieldId }) => fieldId === undefined),
        part,
      ),
    /** Below a colour of a field that stands on something. */
    ofField: (field: FormField, style: FormStyle, part: FormContrast['part']) =>
      groundOf(contrastsOfField(field, style), part),
    /** Below the background: all that stands on it. */
    ofBackground: (form: Form): ContrastPair[] => {
      const typeOf = (id: string) => form.fields.find((field) => field.id === id)?.type;
      return contrastsOf(form)
        .filter(({ part }) => part !== 'button')
        .map(({ fieldId, part, front, needs }) => {
          const type = fieldId === undefined ? undefined : typeOf(fieldId);
          const name =
            type === undefined ? words.parts[part] : `${types[type]} (${words.parts[part]})`;
          return { name, color: front, needs };
        });
    },
    /** Below the colour of the button: its label. */
    ofButton: (field: FormField, style: FormStyle): ContrastPair[] =>
      contrastsOfField(field, style).map(({ front, needs }) => ({
        name: words.labelOnIt,
        color: front,
        needs,
      })),
    /** Below the colour of a box: what is typed into it, which finds its own colour. */
    ofBox: (box: Color): ContrastPair[] => [
      { name: words.typedInIt, color: typedColor(box), needs: 4.5 },
    ],
  };
}
