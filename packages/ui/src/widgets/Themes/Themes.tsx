import { useState } from 'react';

import { undrawn } from '../../charts/drawing/undrawn';
import { useFormats } from '../../charts/useFormats';
import { Button } from '../../components/Button/Button';
import { useWords } from '../../internal/useWords';
import { enoughToTell } from '../Estimate';
import { moodWords } from '../moods';
import { WidgetCard, type WidgetProps } from '../WidgetCard/WidgetCard';
import { widgetWords } from '../words';
import { layOutEffects } from './layOutEffects';
import type { Theme } from './Theme';
import { ThemeRow } from './ThemeRow';
import * as styles from './Themes.css';
import { themeWords } from './words';

export interface ThemesProps extends WidgetProps {
  /** The commonest first. */
  themes: readonly Theme[];
  /** How many comments were read for them: the newest. */
  comments: number;
  /** Shows all comments of a theme. */
  onSelect?: ((label: string) => void) | undefined;
  /** Where an example's answer is. */
  hrefOf?: ((exampleId: string) => string) | undefined;
  /** How many are shown before the reader asks for all. */
  most?: number;
}

/** What visitors speak of, how it sounds and what it does to ratings. Single words are a `WordCloud`. */
export function Themes({ themes, comments, onSelect, hrefOf, most = 8, ...card }: ThemesProps) {
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
      description={themes.length > 0 ? own.from(comments) : undefined}
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
