import { NumberField } from '../../../fields/NumberField/NumberField';

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

/** Millimetres. The unit stands in the label: beside the number there is no room for it. */
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
