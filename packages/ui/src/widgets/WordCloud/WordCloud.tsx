import { useMemo, useSyncExternalStore } from 'react';
import { useChartWidth } from '../../charts/useChartWidth';
import { useFormats } from '../../charts/useFormats';
import { useWords, type WordsByLanguage } from '../../internal/useWords';
import { moodWords } from '../moods';
import { sampleWords, useSampleNames } from '../namedSamples';
import { withSample } from '../samples';
import { WidgetCard, type WidgetProps } from '../WidgetCard/WidgetCard';
import { Cloud } from './Cloud';
import { type CloudWord, measureWords } from './measureWords';
import { type CloudRoom, layOutCloud } from './layOutCloud';
import * as styles from './WordCloud.css';

interface CloudWords {
  word: string;
  comments: string;
  mood: string;
  /** Describes a word for screen readers and in the tooltip. */
  describe: (word: string, comments: string, mood: string) => string;
  legend: string;
  drawn: (drawn: number, all: number) => string;
}

/** The words of a cloud of words. */
const cloudWords: WordsByLanguage<CloudWords> = {
  en: {
    word: 'Word',
    comments: 'Comments',
    mood: 'Mood',
    describe: (word, comments, mood) => `${word}, in ${comments}, ${mood}`,
    legend: 'The larger a word, the more comments it stands in.',
    drawn: (drawn, all) => `${drawn} of ${all} words have room here. The table has them all.`,
  },
  pl: {
    word: 'Słowo',
    comments: 'Komentarze',
    mood: 'Wydźwięk',
    describe: (word, comments, mood) => `${word}: ${comments}, ${mood}`,
    legend: 'Im większe słowo, tym w większej liczbie komentarzy występuje.',
    drawn: (drawn, all) => `Mieści się tu ${drawn} z ${all} słów. Tabela zawiera wszystkie.`,
  },
};

/** Font family and scale of the page. */
interface Letters {
  family: string;
  /** The reader's root font size relative to 16 pixels. */
  scale: number;
}

const unknown: Letters = { family: '', scale: 1 };
let letters: Letters | undefined;

function read(): Letters {
  const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return {
    family: getComputedStyle(document.body).fontFamily,
    scale: Number.isFinite(size) ? size / 16 : 1,
  };
}

function listen(onArrival: () => void) {
  const readAnew = () => {
    letters = read();
    onArrival();
  };
  // There are none outside of a browser.
  const fonts = (document as { fonts?: FontFaceSet }).fonts;
  fonts?.addEventListener('loadingdone', readAnew);
  return () => fonts?.removeEventListener('loadingdone', readAnew);
}

/** The letters of the page. Another object when fonts have arrived: what was measured before is measured anew. */
const useLetters = (): Letters =>
  useSyncExternalStore(
    listen,
    () => (letters ??= read()),
    () => unknown,
  );

/** Breakpoints in pixels. Between two of them the layout does not change. */
const classes = [
  { from: 0, height: 320 },
  { from: 240, height: 380 },
  { from: 280, height: 400 },
  { from: 320, height: 400 },
  { from: 380, height: 380 },
  { from: 460, height: 340 },
  { from: 560, height: 320 },
  { from: 700, height: 320 },
  { from: 860, height: 340 },
  { from: 1040, height: 360 },
] as const;

/** Height reserved for the cloud before it is laid out. */
const usualHeight = 340;

/** Minimum font size in pixels, scaled with the reader's font size. */
const leastFont = 13;

/**
 * Returns the size of the cloud: the largest breakpoint that fits the available width, so that resizing the
 * window slightly does not change the layout.
 */
export function roomOf(available: number, letterScale: number): CloudRoom {
  const { from, height } = classes.findLast((one) => one.from <= available) ?? classes[0];
  const width = Math.min(available, from || available);
  return {
    width,
    height,
    leastFont: leastFont * letterScale,
    mostFont: Math.max(leastFont * letterScale, Math.min(60, 24 + width / 18)),
  };
}

export interface WordCloudProps extends WidgetProps {
  /** Most frequent first. The first hundred are drawn, as far as they fit; the table has all. */
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
export function WordCloud(props: WordCloudProps) {
  const names = useSampleNames();
  const { words, onSelect, ...card } = withSample(props, props.words.length === 0, () => ({
    words: sampleWords(names),
  }));
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
