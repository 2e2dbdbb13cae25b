import type { KeyboardEvent } from 'react';

import { useWords } from '../../../internal/useWords';
import * as styles from './Guides.css';
import { stageWords } from './words';
import type { SheetView } from './view';

/** A guide line for snapping; not printed. */
export interface Guide {
  id: string;
  /** `x` is a vertical line, in millimeters from the left. */
  axis: 'x' | 'y';
  at: number;
}

interface Props {
  guides: readonly Guide[];
  draft: { axis: Guide['axis']; at: number } | undefined;
  view: SheetView;
  format: (value: number) => string;
  onChange: (guides: readonly Guide[]) => void;
}

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -0.5,
  ArrowUp: -0.5,
  ArrowRight: 0.5,
  ArrowDown: 0.5,
};

const placeOf = ({ axis, at }: { axis: Guide['axis']; at: number }, view: SheetView) =>
  axis === 'x'
    ? { left: view.x + at * view.scale, top: 0, bottom: 0 }
    : { top: view.y + at * view.scale, left: 0, right: 0 };

/** Guide lines for snapping; not printed. Arrow keys move them, Delete removes them. */
export function Guides({ guides, draft, view, format, onChange }: Props) {
  const words = useWords(stageWords);

  const press = (event: KeyboardEvent, guide: Guide) => {
    const step = steps[event.key];
    const goes = event.key === 'Delete' || event.key === 'Backspace';
    if (step === undefined && !goes) return;
    event.preventDefault();
    // The stage's own keys act on elements.
    event.stopPropagation();
    const far = event.shiftKey ? 10 : 1;
    onChange(
      goes
        ? guides.filter((other) => other !== guide)
        : guides.map((other) =>
            other === guide ? { ...other, at: other.at + (step ?? 0) * far } : other,
          ),
    );
  };

  return (
    <>
      {guides.map((guide) => (
        <button
          key={guide.id}
          type="button"
          className={styles.guide}
          data-guide={guide.id}
          data-axis={guide.axis}
          style={placeOf(guide, view)}
          aria-label={words.guideAt[guide.axis](format(guide.at))}
          onKeyDown={(event) => press(event, guide)}
        />
      ))}
      {draft && (
        <div
          className={styles.guide}
          data-axis={draft.axis}
          data-draft=""
          style={placeOf(draft, view)}
        />
      )}
    </>
  );
}
