import { NumberField } from '../../../fields/NumberField/NumberField';

interface Props {
  label: string;
  value: number;
  onChange: (pixels: number) => void;
}

/** A size that the form schema takes: 10 to 72 pixels. */
export function FontSizeField({ label, value, onChange }: Props) {
  return (
    <NumberField
      label={label}
      value={value}
      min={10}
      max={72}
      step={1}
      unit="px"
      onChange={(pixels) => {
        if (pixels !== null) onChange(Math.round(pixels));
      }}
    />
  );
}
