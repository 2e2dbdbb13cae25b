import type { CodeStyle, ImageReference } from '@hearback/schema/documents';

import { Select } from '../../../fields/Select/Select';
import { Switch } from '../../../fields/Switch/Switch';
import { useWords } from '../../../internal/useWords';
import { ImageUpload, type UploadImage } from '../ImageUpload/ImageUpload';
import { Segments } from '../Segments/Segments';
import { StoredColorField } from '../StoredColorField';
import { CodeEyePicture } from './CodeEyePicture';
import { CodeModulePicture } from './CodeModulePicture';
import { codeStyleWords } from './words';

export interface CodeStyleFieldsProps {
  value: CodeStyle;
  /** What was changed, and nothing else. `undefined` takes back what was chosen. */
  onChange: (changes: Partial<CodeStyle>) => void;
  /** Stores a picture. Rejects with an Error whose message is a sentence for the reader. */
  onUploadImage: UploadImage;
  /** Where a picture's bytes are. */
  addressOf: (image: ImageReference) => string | undefined;
}

const levels = ['L', 'M', 'Q', 'H'] as const;
const moduleShapes = ['square', 'rounded', 'dots'] as const;
const eyeShapes = ['square', 'rounded', 'circle'] as const;

/** Fields for all that can be chosen about the looks of a code, in a frame or of its own. */
export function CodeStyleFields({
  value,
  onChange,
  onUploadImage,
  addressOf,
}: CodeStyleFieldsProps) {
  const words = useWords(codeStyleWords);
  const { logo = null, eye_color: eyeColor } = value;
  const ground = [{ name: words.background, color: value.background_color, needs: 4.5 as const }];

  return (
    <>
      <Segments
        label={words.modules}
        value={value.module_shape ?? 'square'}
        options={moduleShapes.map((shape) => ({
          value: shape,
          label: words.moduleShapes[shape],
          picture: <CodeModulePicture shape={shape} />,
        }))}
        onChange={(module_shape) => onChange({ module_shape })}
      />
      <Segments
        label={words.eyes}
        value={value.eye_shape ?? 'square'}
        options={eyeShapes.map((shape) => ({
          value: shape,
          label: words.eyeShapes[shape],
          picture: <CodeEyePicture shape={shape} />,
        }))}
        onChange={(eye_shape) => onChange({ eye_shape })}
      />
      <StoredColorField
        label={words.color}
        value={value.color}
        against={ground}
        onChange={(color) => onChange({ color })}
      />
      <StoredColorField
        label={words.background}
        value={value.background_color}
        onChange={(background_color) => onChange({ background_color })}
      />
      <Switch
        label={words.hasEyeColor}
        value={eyeColor !== undefined}
        onChange={(isOwn) => onChange({ eye_color: isOwn ? value.color : undefined })}
      />
      {eyeColor !== undefined && (
        <StoredColorField
          label={words.eyeColor}
          value={eyeColor}
          against={ground}
          onChange={(eye_color) => onChange({ eye_color })}
        />
      )}
      <Select
        label={words.level}
        value={logo ? 'H' : value.level}
        isDisabled={logo !== null}
        hint={logo ? words.levelWithLogo : undefined}
        options={levels.map((level) => ({ value: level, label: words.levels[level] }))}
        onChange={(chosen) => {
          const level = levels.find((candidate) => candidate === chosen);
          if (level !== undefined) onChange({ level });
        }}
      />
      <ImageUpload
        label={words.logo}
        image={logo}
        onChange={(image) => onChange({ logo: image })}
        onUpload={onUploadImage}
        addressOf={addressOf}
      />
    </>
  );
}
