import { useId, useState } from 'react';
import { ButtonContext } from 'react-aria-components';
import { undrawn } from '../../charts/drawing/Drawing';
import { useFormats } from '../../charts/useFormats';
import { Button } from '../../components/Button/Button';
import { visuallyHidden } from '../../internal/visuallyHidden.css';
import { useMedia } from '../../internal/useMedia';
import { media } from '../../tokens/breakpoints';
import { useWords } from '../../internal/useWords';
import { enoughToTell } from '../EstimateFigure';
import { moodWords } from '../moods';
import { sampleThemes, useSampleNames } from '../namedSamples';
import { withSample } from '../samples';
import { WidgetCard, type WidgetProps } from '../WidgetCard/WidgetCard';
import { widgetWords } from '../words';
import { Effect, findEffects, layOutEffects } from './Effect';
import type { CommentTheme } from './Theme';
import { ChevronDownIcon, ChevronUpIcon } from '../../icons';
import { Examples } from './Examples';
import { MoodMark } from './MoodMark';
import * as styles from './Themes.css';
import { themeWords } from './words';

interface ThemeRowProps {
  theme: CommentTheme;
  /** The count of the commonest theme. */
  most: number;
  /** Axis limit of effects on both sides of zero. */
  reach: number;
  onSelect: ((label: string) => void) | undefined;
  hrefOf: ((exampleId: string) => string) | undefined;
}

/** One theme: how often, how it sounds, what it does to ratings, and a few comments that open in place. */
function ThemeRow({ theme, most, reach, onSelect, hrefOf }: ThemeRowProps) {
  const own = useWords(themeWords);
  const moods = useWords(moodWords);
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const { label, count, sentiment, effect, examples } = theme;
  const words = isOpen ? own.hideExamples : own.showExamples(examples.length);

  return (
    <li className={styles.theme}>
      <div className={styles.row}>
        <div className={styles.name}>
          <span className={styles.label}>{label}</span>
          <span className={styles.mood}>
            <MoodMark mood={sentiment} />
            {own.moodOfComments(moods[sentiment])}
          </span>
        </div>
        <div className={styles.count}>
          <span className={styles.track} aria-hidden="true">
            <span
              className={styles.bar}
              style={{ width: `${(count / Math.max(most, 1)) * 100}%` }}
            />
          </span>
          <span className={styles.comments}>{moods.comments(count)}</span>
        </div>
        <Effect effect={effect} reach={reach} />
        {examples.length > 0 && (
          <div className={styles.toggle} {...undrawn}>
            <ButtonContext
              value={{
                'aria-label': `${words}${own.about(label)}`,
                'aria-expanded': isOpen,
                'aria-controls': id,
              }}
            >
              <Button
                size="small"
                tone="quiet"
                icon={isOpen ? ChevronUpIcon : ChevronDownIcon}
                onPress={() => setIsOpen(!isOpen)}
              >
                <span className={visuallyHidden}>{words}</span>
              </Button>
            </ButtonContext>
          </div>
        )}
      </div>
      {isOpen && (
        <div {...undrawn}>
          <Examples id={id} theme={theme} onSelect={onSelect} hrefOf={hrefOf} />
        </div>
      )}
    </li>
  );
}

export interface ThemesProps extends WidgetProps {
  /** The commonest first. */
  themes: readonly CommentTheme[];
  /** Number of comments analyzed: the newest. */
  comments: number;
  /** Shows all comments of a theme. */
  onSelect?: ((label: string) => void) | undefined;
  /** Link to the answer of an example. */
  hrefOf?: ((exampleId: string) => string) | undefined;
  /** Number of themes shown before "Show all" is pressed. */
  most?: number;
}

/** Themes in comments, their sentiment and their effect on ratings. Single words are a `WordCloud`. */
export function Themes(props: ThemesProps) {
  const names = useSampleNames();
  const {
    themes,
    comments,
    onSelect,
    hrefOf,
    most: mostWide = 8,
    ...card
  } = withSample(props, props.themes.length === 0, () => ({
    themes: sampleThemes(names.themes),
    comments: 240,
  }));
  const most = useMedia(media.phone) ? Math.min(mostWide, 5) : mostWide;
  const words = useWords(widgetWords);
  const own = useWords(themeWords);
  const moods = useWords(moodWords);
  const formats = useFormats();
  const [showsAll, setShowsAll] = useState(false);
  const commonest = Math.max(0, ...themes.map(({ count }) => count));
  const reach = layOutEffects(themes.map(({ effect }) => effect));
  const write = (value: number | null) => (value === null ? '–' : formats.change(value));

  return (
    <WidgetCard
      {...card}
      height={240}
      isEmpty={themes.length === 0}
      readAs="list"
      lead={findEffects(themes, own)}
      description={themes.length > 0 && !card.isSample ? own.from(comments) : undefined}
      table={{
        columns: [own.theme, own.comments, own.mood, own.effect, words.lowEnd, words.highEnd],
        rows: themes.map(({ label, count, sentiment, effect: { value, low, high, n } }) => [
          label,
          formats.count(count),
          moods[sentiment],
          ...(n < enoughToTell ? [words.tooEarly, '–', '–'] : [value, low, high].map(write)),
        ]),
        values: themes.map(({ label, count, sentiment, effect: { value, low, high } }) => [
          label,
          count,
          moods[sentiment],
          value,
          low,
          high,
        ]),
      }}
    >
      <div className={styles.heads} aria-hidden="true">
        <span>{own.theme}</span>
        <span>{own.comments}</span>
        <span>
          {own.effect}
          <span className={styles.sides}>
            <span>{`← ${own.lower}`}</span>
            <span>{`${own.higher} →`}</span>
          </span>
        </span>
      </div>
      <ul className={styles.list}>
        {(showsAll ? themes : themes.slice(0, most)).map((theme) => (
          <ThemeRow
            key={theme.label}
            theme={theme}
            most={commonest}
            reach={reach}
            onSelect={onSelect}
            hrefOf={hrefOf}
          />
        ))}
      </ul>
      {themes.length > most && (
        <div className={styles.all} {...undrawn}>
          <Button size="small" onPress={() => setShowsAll(!showsAll)}>
            {showsAll ? own.showFirst(most) : own.showAll(themes.length)}
          </Button>
        </div>
      )}
    </WidgetCard>
  );
}
