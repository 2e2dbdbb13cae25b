import { ImageUpload } from '../../kit/ImageUpload/ImageUpload';
import { Segments } from '../../kit/Segments/Segments';
import { useWords } from '../../../internal/useWords';
import { frameEditorWords } from '../words';
import type { ElementInspectorProps } from './LengthField';
import { StoredColorField } from '../../kit/StoredColorField';
import { LazyIconPicker } from '../IconPicker/LazyIconPicker';
import { CodeStyleFields } from '../../kit/CodeStyleFields/CodeStyleFields';

/** Inspector of the printed code. */
export function CodeInspector({
  element,
  edit,
  onUploadImage,
  addressOf,
}: ElementInspectorProps<'code'>) {
  return (
    <CodeStyleFields
      value={element}
      onChange={edit}
      onUploadImage={onUploadImage}
      addressOf={addressOf}
    />
  );
}

/** Inspector of an icon from our set. */
export function IconInspector({ element, edit }: ElementInspectorProps<'icon'>) {
  const words = useWords(frameEditorWords);

  return (
    <>
      <LazyIconPicker value={element.icon} onChange={(icon) => edit({ icon })} />
      <StoredColorField
        label={words.color}
        value={element.color}
        onChange={(color) => edit({ color })}
      />
    </>
  );
}

const fits = ['contain', 'cover'] as const;

export function FrameLogoInspector({
  element,
  edit,
  onUploadImage,
  addressOf,
}: ElementInspectorProps<'logo'>) {
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

/** Inspector of a picture: replaces it. To remove the picture, remove the element. */
export function ImageInspector({
  element,
  edit,
  onUploadImage,
  addressOf,
}: ElementInspectorProps<'image'>) {
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
