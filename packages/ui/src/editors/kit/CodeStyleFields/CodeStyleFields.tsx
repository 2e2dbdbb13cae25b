import type { CodeStyle, ImageReference } from '@hearback/schema/documents';

import { Select } from '../../../fields/Select/Select';
import { Switch } from '../../../fields/Switch/Switch';
import { useWords } from '../../../internal/useWords';
import { ImageUpload, type UploadImage } from '../ImageUpload/ImageUpload';
import { Segments } from '../Segments/Segments';
import { StoredColorField } from '../StoredColorField';
import { codeStyleWords } from './words';

interface CodeModulePictureProps {
  shape: 'square' | 'rounded' | 'dots';
}

/** Sample modules of a code, as column and row. */
const modules = [
  [0, 0],
  [1, 0],
  [3, 0],
  [1, 1],
  [2, 1],
  [0, 2],
  [3, 2],
  [1, 3],
  [2, 3],
  [3, 3],
] as const;

const looks = {
  square: { size: 1, radius: 0 },
  rounded: { size: 1, radius: 0.35 },
  dots: { size: 0.82, radius: 0.41 },
} as const;

/** Icon of a module shape. */
function CodeModulePicture({ shape }: CodeModulePictureProps) {
  const { size, radius } = looks[shape];
  const inset = (1 - size) / 2;
  return (
    <svg aria-hidden="true" width="24" height="24" viewBox="0 0 4 4">
      {modules.map(([column, row]) => (
        <rect
          key={`${column} ${row}`}
          x={column + inset}
          y={row + inset}
          width={size}
          height={size}
          rx={radius}
          fill="currentColor"
        />
      ))}
    </svg>
  );
}

interface CodeEyePictureProps {
  shape: 'square' | 'rounded' | 'circle';
}

const radii = { square: 0, rounded: 0.3, circle: 0.5 } as const;

/** Icon of a finder pattern shape. */
export function CodeEyePicture({ shape }: CodeEyePictureProps) {
  const radius = radii[shape];
  return (
    <svg aria-hidden="true" width="24" height="24" viewBox="0 0 7 7">
      <rect
        x="0.5"
        y="0.5"
        width="6"
        height="6"
        rx={6 * radius}
        fill="none"
        stroke="currentColor"
      />
      <rect x="2" y="2" width="3" height="3" rx={3 * radius} fill="currentColor" />
    </svg>
  );
}

export interface CodeStyleFieldsProps {
  value: CodeStyle;
  /** Receives only the changed properties. `undefined` removes a property. */
  onChange: (changes: Partial<CodeStyle>) => void;
  /** Stores a picture. Rejects with an Error whose message is shown to the user. */
  onUploadImage: UploadImage;
  /** Returns the URL of an image. */
  addressOf: (image: ImageReference) => string | undefined;
}

const levels = ['L', 'M', 'Q', 'H'] as const;
const moduleShapes = ['square', 'rounded', 'dots'] as const;
const eyeShapes = ['square', 'rounded', 'circle'] as const;

/** Fields for the style of a code, in a frame or on its own. */
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
