import { ImageUpload } from '../../kit/ImageUpload/ImageUpload';
import { Segments } from '../../kit/Segments/Segments';
import { useWords } from '../../../internal/useWords';
import { frameEditorWords } from '../words';
import type { InspectorProps } from './InspectorProps';

const fits = ['contain', 'cover'] as const;

/** What an owner chooses about a logo. */
export function LogoInspector({ element, edit, onUploadImage, addressOf }: InspectorProps<'logo'>) {
  const words = useWords(frameEditorWords);

  return (
    <ImageUpload
      label={words.logo}
      image={element.image}
      onChange={(image) => edit({ image })}
      onUpload={onUploadImage}
      addressOf={addressOf}
    />
  );
}

/** What an owner chooses about a picture: another one. To take it away, the element is removed. */
export function ImageInspector({
  element,
  edit,
  onUploadImage,
  addressOf,
}: InspectorProps<'image'>) {
  const words = useWords(frameEditorWords);

  return (
    <>
      <ImageUpload
        label={words.logo}
        image={element.image}
        onChange={(image) => {
          if (image) edit({ image });
        }}
        onUpload={onUploadImage}
        addressOf={addressOf}
      />
      <Segments
        label={words.fit}
        value={element.fit ?? 'contain'}
        options={fits.map((fit) => ({ value: fit, label: words.fits[fit] }))}
        onChange={(fit) => edit({ fit })}
      />
    </>
  );
}
