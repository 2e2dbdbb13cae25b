import { limits } from '@hearback/schema/limits';

import { TextField } from '../../../fields/TextField/TextField';
import { ImageUpload } from '../../kit/ImageUpload/ImageUpload';
import { ownTextIn, withTextIn } from '../../kit/items';
import { ImageIcon } from '../../../icons';
import { useWords } from '../../../internal/useWords';
import { formEditorWords } from '../words';
import type { FieldEditing, FieldInspectorProps } from './FieldEditing';

function LogoInspector({
  field,
  edit,
  language,
  onUploadImage,
  addressOf,
}: FieldInspectorProps<'logo'>) {
  const words = useWords(formEditorWords);

  return (
    <>
      <ImageUpload
        label={words.logo}
        image={field.image}
        onChange={(image) => edit({ image })}
        onUpload={onUploadImage}
        addressOf={addressOf}
      />
      <TextField
        label={words.logoAlt}
        hint={words.logoAltHint}
        maxLength={limits.textMaxLength}
        value={ownTextIn(field.alt, language)}
        onChange={(text) => edit({ alt: withTextIn(field.alt, language, text) })}
      />
    </>
  );
}

export const logoEditing: FieldEditing<'logo'> = {
  icon: ImageIcon,
  words: {
    en: { name: 'Logo', hint: 'A png or jpg of at most 1 MB' },
    pl: { name: 'Logo', hint: 'Plik png lub jpg, najwyżej 1 MB' },
  },
  Inspector: LogoInspector,
  colors: [],
  contrasts: () => [],
};
