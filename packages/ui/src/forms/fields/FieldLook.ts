import type {
  AnsweredType,
  FieldOf,
  fieldTypes,
  FieldType,
  FormStyle,
  ImageReference,
} from '@hearback/schema/documents';
import type { ComponentType } from 'react';

import type { Variables } from '../variables';
import type { AskedDetails, FormWords } from '../words/FormWords';

/** Input values as they are in the page, by answer name. */
export type FormValues = Readonly<Record<string, number | string | undefined>>;

/** Validation errors by answer name, as sentences in the visitor's language. */
export type FormIssues = Readonly<Record<string, string>>;

/** Props of every form part. */
export interface PartProps<Type extends FieldType> {
  field: FieldOf<Type>;
  language: string;
  words: FormWords;
  /** Form field name of the answer. */
  name: string;
  /** DOM id of the control. Unique per form on a page. */
  id: string;
  value: number | string | undefined;
  issue: string | undefined;
  /** True if the field is required and is to say so by a mark. */
  isMarked: boolean;
  /** True if another field is shown once this one is answered: an empty input is told by its placeholder. */
  isTested: boolean;
  mode: 'live' | 'preview';
  /** Called when the submit button of a preview is pressed. */
  onTry: (() => void) | undefined;
  codeText: string | undefined;
  /** True if what follows the stars is shown once one is chosen. */
  folds: boolean;
  /** Order of shuffled options: see `orderedOptions`. */
  order: number;
  addressOf: (image: ImageReference) => string | undefined;
}

type IsPersonal<Type extends AnsweredType> = (typeof fieldTypes)[Type]['answer']['isPersonal'];

/** Words that may name anybody, but do not have to. A picture has a note of its own. */
type FreeType = 'comment' | 'short_text' | 'date' | 'picture';

/** Fields that request personal details must be named in the consent text. */
type Detail<Type extends FieldType> = Type extends FreeType
  ? { detail?: never }
  : Type extends AnsweredType
    ? IsPersonal<Type> extends true
      ? { detail: Exclude<AskedDetails, 'both'> }
      : { detail?: never }
    : { detail?: never };

/** Visitor-side definition of a field type. */
export type FieldLook<Type extends FieldType> = {
  Part: ComponentType<PartProps<Type>>;
  /** The owner's colors and sizes as CSS variables. */
  variables: (field: FieldOf<Type>, style: FormStyle) => Variables;
} & Detail<Type>;
