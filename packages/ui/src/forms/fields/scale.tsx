import { type ScaleKind, scaleSteps, textIn } from '@hearback/schema/documents';

import * as parts from '../FormView/FormView.css';
import { labelVariables, starVariables } from '../variables';
import { OptionGroup } from './choice';
import * as styles from './choices.css';
import type { FieldLook, PartProps } from './FieldLook';

/** The gold of a new rating. It is adapted to the background. */
const gold = '#b97700';

const star =
  'm12 2.7 2.87 5.82 6.43.93-4.65 4.53 1.1 6.4L12 17.36l-5.75 3.02 1.1-6.4L2.7 9.45l6.43-.93Z';
const face = 'M12 2a10 10 0 1 0 0 20 10 10 0 1 0 0-20M8.5 9v1m7-1v1';
const mouths = [
  'M7.5 17q4.5-5 9 0',
  'M8 16.5q4-2.5 8 0',
  'M8 16h8',
  'M8 15q4 2.5 8 0',
  'M7 14q5 6.5 10 0',
];
const thumb =
  'M7 10.5v10H3.5v-10zm0 0L11 3c2 0 2.5 1.5 2 3.5L12.5 9H19c1.5 0 2.3 1.3 2 2.5l-1.7 7c-.3 1.2-1.1 2-2.3 2H7';

/** The columns of each kind on a phone, where numbers need not be on one line. */
const looks: Readonly<Record<ScaleKind, string>> = {
  stars: styles.five,
  smileys: styles.five,
  thumbs: styles.row,
  recommend: styles.eleven,
  seven: styles.seven,
};

interface MarkProps {
  kind: ScaleKind;
  step: number;
  /** Visible words of a thumb. */
  word: string | undefined;
}

/** The picture or number of a step. */
function Mark({ kind, step, word }: MarkProps) {
  if (kind === 'stars') {
    return (
      <svg viewBox="0 0 24 24" className={parts.starShape} aria-hidden="true">
        <path d={star} />
      </svg>
    );
  }
  const drawing =
    kind === 'smileys' ? face + (mouths[step - 1] ?? '') : kind === 'thumbs' ? thumb : undefined;
  return (
    <span className={styles.cell} aria-hidden="true">
      {drawing === undefined ? (
        step
      ) : (
        <svg
          viewBox="0 0 24 24"
          className={styles.drawing}
          {...(kind === 'thumbs' && step === 0 && { transform: 'rotate(180)' })}
        >
          <path d={drawing} />
        </svg>
      )}
      {kind === 'thumbs' && word}
    </span>
  );
}

/** Radio buttons under pictures or numbers, with words at both ends. */
function ScalePart({
  field,
  language,
  words,
  name,
  id,
  value,
  issue,
  isMarked,
}: PartProps<'scale'>) {
  const { kind, required } = field;
  const [low, high] = scaleSteps[kind];
  const steps = Array.from({ length: high - low + 1 }, (_, index) => low + index);
  const ends = [textIn(field.low_label, language), textIn(field.high_label, language)];
  const endOf = (step: number) => (step === low ? ends[0] : step === high ? ends[1] : undefined);
  const nameOf = (step: number) =>
    kind === 'thumbs'
      ? endOf(step)
      : [words.rating(step, high), ...[endOf(step)].filter(Boolean)].join(', ');
  // Numbers say which end is meant, also where they are on two lines.
  const endLine = (...words: (string | number | undefined)[]) =>
    words.filter((word) => (high === 5 ? typeof word === 'string' : word !== '')).join(' · ');
  // Yes comes first, as for two words.
  const shown = kind === 'thumbs' ? steps.toReversed() : steps;

  return (
    <OptionGroup {...{ field, language, id, name, issue, isMarked }}>
      <div className={looks[kind]}>
        {shown.map((step) => (
          <label key={step} className={kind === 'stars' ? parts.star : styles.step}>
            <input
              type="radio"
              className={parts.radio}
              name={name}
              value={step}
              required={required}
              defaultChecked={value !== undefined && String(value) === String(step)}
              aria-label={nameOf(step)}
            />
            <Mark kind={kind} step={step} word={endOf(step)} />
          </label>
        ))}
      </div>
      {kind !== 'thumbs' && ends.some(Boolean) && (
        <div
          className={high === 5 ? `${parts.ends} ${styles.near}` : parts.ends}
          aria-hidden="true"
        >
          <span>{endLine(low, ends[0])}</span>
          <span className={styles.farEnd}>{endLine(ends[1], high)}</span>
        </div>
      )}
    </OptionGroup>
  );
}

export const scaleLook: FieldLook<'scale'> = {
  Part: ScalePart,
  variables: (field, style) => ({ ...labelVariables(field), ...starVariables(gold, style) }),
};
