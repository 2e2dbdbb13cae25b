import { useId, useState } from 'react';
import { ButtonContext } from 'react-aria-components';

import { undrawn } from '../../charts/drawing/undrawn';
import { Button } from '../../components/Button/Button';
import { ChevronDownIcon, ChevronUpIcon } from '../../icons';
import { useWords } from '../../internal/useWords';
import { MoodMark } from '../MoodMark';
import { moodWords } from '../moods';
import { Effect } from './Effect';
import { Examples } from './Examples';
import type { Theme } from './Theme';
import * as styles from './Themes.css';
import { themeWords } from './words';

interface Props {
  theme: Theme;
  /** The count of the commonest theme. */
  most: number;
  /** How far the axis of effects reaches to both sides of zero. */
  reach: number;
  onSelect: ((label: string) => void) | undefined;
  hrefOf: ((exampleId: string) => string) | undefined;
}

/** One theme: how often, how it sounds, what it does to ratings, and a few comments that open in place. */
export function ThemeRow({ theme, most, reach, onSelect, hrefOf }: Props) {
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
            {moods[sentiment]}
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
      </div>
      {examples.length > 0 && (
        <div className={styles.more} {...undrawn}>
          <div className={styles.toggle}>
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
                {words}
              </Button>
            </ButtonContext>
          </div>
          {isOpen && <Examples id={id} theme={theme} onSelect={onSelect} hrefOf={hrefOf} />}
        </div>
      )}
    </li>
  );
}
