import { useMemo } from 'react';

import { useChartWidth } from '../../charts/useChartWidth';
import { useFormats } from '../../charts/useFormats';
import { useWords } from '../../internal/useWords';
import { moodWords } from '../moods';
import { WidgetCard, type WidgetProps } from '../WidgetCard/WidgetCard';
import { Cloud } from './Cloud';
import type { CloudWord } from './CloudWord';
import { layOutCloud } from './layOutCloud';
import { measureWords } from './measureWords';
import { roomOf, usualHeight } from './roomOf';
import { useLetters } from './useLetters';
import * as styles from './WordCloud.css';
import { cloudWords } from './words';

export interface WordCloudProps extends WidgetProps {
  /** Commonest first. The first hundred are drawn, as far as there is room; the table has all. */
  words: readonly CloudWord[];
  /** Shows the comments with a word. Only then words are buttons. */
  onSelect?: ((word: string) => void) | undefined;
}

const mostDrawn = 100;
const moods = ['positive', 'neutral', 'negative'] as const;

/**
 * The words that visitors use most, and how the comments with them sound. What they speak of is in `Themes`.
 * The layout is our own: d3-cloud measures painted pixels, which differ between machines, works in a timer
 * with random numbers, and has no types; level words need only boxes.
 */
export function WordCloud({ words, onSelect, ...card }: WordCloudProps) {
  const own = useWords(cloudWords);
  const mood = useWords(moodWords);
  const formats = useFormats();
  const [area, width] = useChartWidth();
  const letters = useLetters();
  const describe = ({ word, count, sentiment }: CloudWord) =>
    own.describe(word, mood.comments(count), mood[sentiment]);

  const cloud = useMemo(() => {
    if (width === 0) return null;
    const room = roomOf(width, letters.scale);
    const shown = words.slice(0, mostDrawn);
    const ratios = measureWords(shown, letters.family);
    const measured = shown.map((word, index) => ({ ...word, ratio: ratios[index] ?? 0 }));
    return { room, shown, placed: layOutCloud(measured, room) };
  }, [words, width, letters]);

  return (
    <WidgetCard
      {...card}
      height={usualHeight}
      isEmpty={words.length === 0}
      readAs={onSelect ? 'list' : 'drawing'}
      table={{
        columns: [own.word, own.comments, own.mood],
        rows: words.map(({ word, count, sentiment }) => [
          word,
          formats.count(count),
          mood[sentiment],
        ]),
        values: words.map(({ word, count, sentiment }) => [word, count, mood[sentiment]]),
      }}
    >
      <div className={styles.layout}>
        <p className={styles.note}>{own.legend}</p>
        <ul className={styles.legend}>
          {moods.map((one) => (
            <li key={one} className={styles.key} data-mood={one}>
              <span className={styles.word}>{mood[one]}</span>
            </li>
          ))}
        </ul>
        <div ref={area} className={styles.area} style={{ minHeight: usualHeight }}>
          {cloud && (
            <Cloud
              label={card.title}
              words={cloud.shown}
              placed={cloud.placed}
              room={cloud.room}
              describe={describe}
              onSelect={onSelect}
            />
          )}
        </div>
        {cloud && cloud.placed.length < words.length && (
          <p className={styles.note}>{own.drawn(cloud.placed.length, words.length)}</p>
        )}
      </div>
    </WidgetCard>
  );
}
