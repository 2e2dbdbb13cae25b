import { limits } from '@hearback/schema/limits';

import { TextField } from '../../../fields/TextField/TextField';
import { ImageUpload } from '../../kit/ImageUpload/ImageUpload';
import { ownTextIn, withTextIn } from '../../kit/localText';
import { useWords } from '../../../internal/useWords';
import { formEditorWords } from '../words';
import type { InspectorProps } from './InspectorProps';

/** What an owner chooses about the logo. */
export function LogoInspector({
  field,
  edit,
  language,
  onUploadImage,
  addressOf,
}: InspectorProps<'logo'>) {
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
