import type {
  Color,
  FieldOf,
  FieldType,
  FormStyle,
  ImageReference,
} from '@hearback/schema/documents';
import type { ComponentType } from 'react';

import { textNeeds } from '../../../fields/ColorField/colors';
import type { IconComponent } from '../../../icons';
import type { WordsByLanguage } from '../../../internal/useWords';
import type { UploadImage } from '../../kit/ImageUpload/ImageUpload';
import type { FieldChanges } from '../commands/fields';

/** Two colors with a required contrast. */
export interface FieldContrast {
  part: 'text' | 'accent' | 'label' | 'stars' | 'button';
  front: Color;
  ground: Color;
  /** Required ratio by WCAG 2.2: depends on the text size; 3 for graphics. */
  needs: 3 | 4.5;
}

/** Props of every field inspector. */
export interface FieldInspectorProps<Type extends FieldType> {
  field: FieldOf<Type>;
  edit: (changes: FieldChanges<Type>) => void;
  /** The document language being edited. */
  language: string;
  /** Color pairs of the field with their required contrast. */
  contrasts: readonly FieldContrast[];
  onUploadImage: UploadImage;
  addressOf: (image: ImageReference) => string | undefined;
}

type ColorName<Type extends FieldType> = Extract<keyof FieldOf<Type>, `${string}_color`>;

/** Editor definition of a field type. */
export interface FieldEditing<Type extends FieldType> {
  icon: IconComponent;
  /** Name and description in the palette. */
  words: WordsByLanguage<{ name: string; hint: string }>;
  Inspector: ComponentType<FieldInspectorProps<Type>>;
  /** Color properties, in the order of their fields. */
  colors: readonly ColorName<Type>[];
  /** Color pairs of the field with their required contrast. */
  contrasts: (field: FieldOf<Type>, style: FormStyle) => FieldContrast[];
}

/** Contrast of a label to the form's background. */
export const labelContrast = (
  { label_color, font_size }: { label_color: Color; font_size: number },
  { background_color }: FormStyle,
): FieldContrast => ({
  part: 'label',
  front: label_color,
  ground: background_color,
  needs: textNeeds(font_size),
});
