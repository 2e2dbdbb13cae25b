import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';

import { undrawn } from '../../charts/drawing/Drawing';
import type { CloudWord } from './measureWords';
import * as tipStyles from '../../charts/ChartProbe/ChartProbe.css';
import type { Size } from '../../charts/ticks';
import type { CloudRoom, PlacedWord } from './layOutCloud';
import * as styles from './WordCloud.css';

const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  PageDown: 10,
  PageUp: -10,
  Home: -Infinity,
  End: Infinity,
};

/** Walks a list by keys: one of it is the current one. */
function useWalk(count: number) {
  const [chosen, setChosen] = useState(0);
  // A shorter list has fewer places.
  const current = Math.max(0, Math.min(chosen, count - 1));

  /** Returns the target of a key and moves there. Undefined for other keys. */
  const follow = (event: KeyboardEvent): number | undefined => {
    const step = steps[event.key];
    if (step === undefined) return undefined;
    event.preventDefault();
    const next = Math.max(0, Math.min(current + step, count - 1));
    setChosen(next);
    return next;
  };

  return { current, goTo: setChosen, follow };
}

interface CloudTipProps {
  /** The word that it speaks of. */
  at: PlacedWord;
  room: Size;
  words: string;
}

/** Tooltip of a word, on the word's outer side, where it covers less of the cloud. */
function CloudTip({ at: { left, top, width, height }, room, words }: CloudTipProps) {
  const isLow = top + height / 2 > room.height / 2;
  const middle = left + width / 2;
  return (
    <div
      className={`${tipStyles.tip} ${styles.tip}`}
      {...undrawn}
      aria-hidden="true"
      style={{
        ...(isLow ? { top: top + height + 4 } : { bottom: room.height - top + 4 }),
        left: middle,
        // As far along itself as the word is along the cloud: however wide, it stays inside.
        transform: `translateX(${(-100 * middle) / room.width}%)`,
      }}
    >
      {words}
    </div>
  );
}

interface Props {
  /** Names the words: the widget's title. */
  label: string;
  words: readonly CloudWord[];
  /** Those that found a place, commonest first. */
  placed: readonly PlacedWord[];
  room: CloudRoom;
  describe: (word: CloudWord) => string;
  onSelect: ((word: string) => void) | undefined;
}

/**
 * The positioned words. The pointer and the arrow keys show each word's tooltip, most frequent first. Words
 * are buttons if `onSelect` is given; otherwise they are read like a chart.
 */
export function Cloud({ label, words, placed, room, describe, onSelect }: Props) {
  const area = useRef<HTMLDivElement>(null);
  const { current, goTo, follow } = useWalk(placed.length);
  const [told, setTold] = useState<number | null>(null);
  const textOf = (place: number) => {
    const word = words[placed[place]?.index ?? -1];
    return word ? describe(word) : '';
  };
  const tellAt = told === null ? undefined : placed[told];

  const tell = (place: number) => {
    goTo(place);
    setTold(place);
  };
  // A lifted finger leaves, too: what it touched stays to be read until it touches something else.
  const leave = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'touch') setTold(null);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setTold(null);
    const next = follow(event);
    if (next === undefined) return;
    setTold(next);
    area.current?.querySelector<HTMLElement>(`button[data-place="${next}"]`)?.focus();
  };

  const drawn = placed.map(({ index, left, top, width, height, fontSize }, place) => {
    const { word = '', sentiment = 'neutral' } = words[index] ?? {};
    const look = {
      className: styles.place,
      'data-mood': sentiment,
      'data-told': told === place || undefined,
      'data-place': place,
      style: { left, top, width, height, fontSize },
      onPointerEnter: () => tell(place),
      onPointerLeave: leave,
    };
    // Its place was measured for these letters; a browser that translates would break the picture.
    const letters = (
      <span className={styles.word} translate="no">
        {word}
      </span>
    );
    return onSelect ? (
      <button
        key={word}
        type="button"
        {...look}
        aria-label={textOf(place)}
        tabIndex={place === current ? 0 : -1}
        onFocus={() => tell(place)}
        onBlur={() => setTold(null)}
        onKeyDown={press}
        onClick={() => onSelect(word)}
      >
        {letters}
      </button>
    ) : (
      <span key={word} {...look}>
        {letters}
      </span>
    );
  });
  const tip = tellAt && told !== null && <CloudTip at={tellAt} room={room} words={textOf(told)} />;
  const size = { width: room.width, height: room.height };

  if (onSelect) {
    return (
      <div ref={area} role="group" aria-label={label} className={styles.cloud} style={size}>
        {drawn}
        {tip}
      </div>
    );
  }
  return (
    <div className={styles.cloud} style={size}>
      <div aria-hidden="true">{drawn}</div>
      <div
        className={styles.reader}
        {...undrawn}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={Math.max(0, placed.length - 1)}
        aria-valuenow={current}
        aria-valuetext={textOf(current)}
        onKeyDown={press}
        onFocus={() => setTold(current)}
        onBlur={() => setTold(null)}
      />
      {tip}
    </div>
  );
}
