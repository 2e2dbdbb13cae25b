import type { ElementOf, FrameElementType, ImageReference } from '@hearback/schema/documents';

import { NumberField } from '../../../fields/NumberField/NumberField';
import type { UploadImage } from '../../kit/ImageUpload/ImageUpload';
import type { ElementChanges } from '../commands/editElements';

/** Props of every element inspector. */
export interface ElementInspectorProps<Type extends FrameElementType> {
  element: ElementOf<Type>;
  edit: (changes: ElementChanges<Type>) => void;
  /** The document language being edited. */
  language: string;
  onUploadImage: UploadImage;
  addressOf: (image: ImageReference) => string | undefined;
}

interface Props {
  label: string;
  value: number;
  onChange: (mm: number) => void;
  min?: number;
  max?: number;
  step?: number;
  hint?: string;
  isDisabled?: boolean;
}

/** Number field in millimeters. The unit is in the label: the field is too narrow for it. */
export function LengthField({
  label,
  value,
  onChange,
  min,
  max = 1_000,
  step = 0.5,
  hint,
  isDisabled = false,
}: Props) {
  return (
    <NumberField
      label={`${label} (mm)`}
      value={value}
      max={max}
      step={step}
      isDisabled={isDisabled}
      {...(min !== undefined && { min })}
      {...(hint !== undefined && { hint })}
      onChange={(mm) => {
        if (mm !== null) onChange(mm);
      }}
    />
  );
}
