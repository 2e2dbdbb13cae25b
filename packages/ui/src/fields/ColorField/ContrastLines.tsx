import type { Color } from '@hearback/schema/documents';
import { useLocale } from 'react-aria-components';
import { Button } from '../../components/Button/Button';
import { CheckIcon } from '../../icons';
import { useWords } from '../../internal/useWords';
import { FieldMessage } from '../FieldMessage/FieldMessage';
import * as styles from './ColorField.css';
import {
  type ContrastPair,
  formatColor,
  nearestReadable,
  type Notation,
  seenContrast,
} from './colors';
import { colorWords } from './words';

interface Props {
  color: Color;
  /** Colors that it must contrast with. */
  pairs: readonly ContrastPair[];
  notation: Notation;
  onUse: (color: Color) => void;
}

/** Contrast of a color: all pairs that are too low, or else the lowest that passes. */
export function ContrastLines({ color, pairs, notation, onUse }: Props) {
  const words = useWords(colorWords);
  const { locale } = useLocale();
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  // Truncated, not rounded: 4.46 must not appear as the required 4.5.
  const cut = (ratio: number) => number.format(Math.floor(ratio * 10) / 10);

  const measured = pairs
    .map((pair) => ({ ...pair, ratio: seenContrast(color, pair.color) }))
    .toSorted((one, other) => one.ratio / one.needs - other.ratio / other.needs);
  const weak = measured.filter(({ ratio, needs }) => ratio < needs);
  const [weakest] = measured;
  const better = nearestReadable(color, pairs);

  return (
    <div className={styles.contrast} aria-live="polite">
      {weak.map(({ name, ratio, needs }) => (
        <FieldMessage key={name} tone="warning">
          {words.contrastIsLow(name, cut(ratio), cut(needs))}
        </FieldMessage>
      ))}
      {better !== undefined && (
        <span className={styles.better}>
          <span className={styles.betterPaint} style={{ background: better }} aria-hidden="true" />
          <Button size="small" onPress={() => onUse(better)}>
            {words.use(formatColor(better, notation))}
          </Button>
        </span>
      )}
      {weak.length === 0 && weakest && (
        <span className={styles.fine}>
          <CheckIcon size="small" />
          <span>{words.contrast(weakest.name, cut(weakest.ratio))}</span>
        </span>
      )}
    </div>
  );
}
