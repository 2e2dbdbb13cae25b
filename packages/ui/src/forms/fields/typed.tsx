import {
  answerRange,
  dateBounds,
  type FieldOf,
  numberPattern,
  phonePattern,
  textIn,
} from '@hearback/schema/documents';
import { limits } from '@hearback/schema/limits';

import { typedVariables } from '../variables';
import type { FieldLook, PartProps } from './FieldLook';
import { TypedPart } from './TypedPart';

const oneLine = { type: 'text' } as const;

/** A single-line input for free text. */
export const shortTextLook: FieldLook<'short_text'> = {
  Part: (props) => <TypedPart {...props} input={oneLine} max={limits.shortAnswerMaxLength} />,
  variables: typedVariables,
};

/** Range and unit: `1–20 kg`. Undefined: neither is set. */
function noteOf({ min, max, unit_label }: FieldOf<'number'>, language: string) {
  const format = (bound: number) => new Intl.NumberFormat(language).format(bound);
  const range =
    min === null
      ? max === null
        ? ''
        : `≤ ${format(max)}`
      : max === null
        ? `≥ ${format(min)}`
        : `${format(Math.min(min, max))}–${format(Math.max(min, max))}`;
  return `${range} ${textIn(unit_label, language)}`.trim() || undefined;
}

/** Not `type=number`, whose value changes with the mouse wheel, and which hides what it does not understand. */
function NumberPart(props: PartProps<'number'>) {
  const { field, language } = props;
  const [low, high] = answerRange(field);
  const note = noteOf(field, language);
  const input = {
    type: 'text',
    // Phones have no minus on their number pads.
    inputMode: low < 0 ? ('text' as const) : ('decimal' as const),
    autoComplete: 'off',
    pattern: numberPattern,
    'data-low': low,
    'data-high': high,
  };
  return <TypedPart {...props} input={input} {...(note !== undefined && { note })} />;
}

export const numberLook: FieldLook<'number'> = { Part: NumberPart, variables: typedVariables };

const day = { type: 'date', min: dateBounds[0], max: dateBounds[1] } as const;

/** A day, chosen by what the browser has for it. */
export const dateLook: FieldLook<'date'> = {
  Part: (props) => <TypedPart {...props} input={day} />,
  variables: typedVariables,
};

const call = {
  type: 'tel',
  autoComplete: 'tel',
  inputMode: 'tel',
  pattern: phonePattern,
} as const;

/** A single-line input for a phone number. */
export const phoneLook: FieldLook<'phone'> = {
  Part: (props) => <TypedPart {...props} input={call} max={30} />,
  variables: typedVariables,
  detail: 'contact',
};
