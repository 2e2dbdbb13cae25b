import { useId, useState } from 'react';
import { ButtonContext } from 'react-aria-components';
import { undrawn } from '../../charts/drawing/Drawing';
import { useFormats } from '../../charts/useFormats';
import { Button } from '../../components/Button/Button';
import { ChevronDownIcon, ChevronUpIcon } from '../../icons';
import { visuallyHidden } from '../../internal/visuallyHidden.css';
import { useMedia } from '../../internal/useMedia';
import { media } from '../../tokens/breakpoints';
import { useWords } from '../../internal/useWords';
import { enoughToTell, type Estimate } from '../EstimateFigure';
import { moodWords } from '../moods';
import { sampleTopics, useSampleNames } from '../namedSamples';
import { withSample } from '../samples';
import { Effect, findEffects, layOutEffects } from '../Themes/Effect';
import { Examples } from '../Themes/Examples';
import { MoodMark } from '../Themes/MoodMark';
import type { ThemeExample } from '../Themes/Theme';
import * as themeStyles from '../Themes/Themes.css';
import { themeWords } from '../Themes/words';
import { WidgetCard, type WidgetProps } from '../WidgetCard/WidgetCard';
import { widgetWords } from '../words';
import * as styles from './Topics.css';
import { topicWords } from './words';

/** A topic that owners know, whatever words visitors use for it. */
export interface Topic {
  /** Identifies the topic in any language. */
  topic: string;
  label: string;
  /** Number of comments that mention it. */
  count: number;
  /** Shares of these that praise it and that blame it. */
  positive: Estimate;
  negative: Estimate;
  /** The change of the share of comments with it, 0 to 1, and whether chance alone would not make it. */
  change: Pick<Estimate, 'value' | 'low' | 'high'>;
  trend: 'more' | 'fewer' | null;
  /** The change of the share that praises it less that which blames it. Null: too few to tell. */
  moodChange: Pick<Estimate, 'value' | 'low' | 'high'>;
  moodTrend: 'better' | 'worse' | null;
  /** The mean rating of the comments with it less that of the others. */
  effect: Estimate;
  /** Up to three comments that show it. */
  examples: readonly ThemeExample[];
}

interface SideProps {
  mood: 'positive' | 'negative';
  share: Estimate;
  /** With the likely share, where there are enough: of an open row. */
  isWhole?: boolean;
}

/** The number of comments on one side. */
function Side({ mood, share: { value, low, high, n }, isWhole = false }: SideProps) {
  const own = useWords(topicWords);
  const formats = useFormats();
  const word = mood === 'positive' ? own.good : own.bad;
  return (
    <span className={styles.mood}>
      <MoodMark mood={mood} />
      <span>
        <span className={styles.share}>{formats.count(Math.round((value ?? 0) * n))}</span>
        {` ${word}`}
        {isWhole &&
          n >= enoughToTell &&
          low !== null &&
          high !== null &&
          `, ${own.likely(formats.percent(low), formats.percent(high))}`}
      </span>
    </span>
  );
}

interface TopicRowProps {
  topic: Topic;
  /** The count of the commonest topic. */
  most: number;
  /** Axis limit of effects on both sides of zero. */
  reach: number;
  hrefOf: ((exampleId: string) => string) | undefined;
}

/** One topic: how often, how it is spoken of, what it does to ratings, and a few comments that open in place. */
function TopicRow({ topic, most, reach, hrefOf }: TopicRowProps) {
  const own = useWords(topicWords);
  const themes = useWords(themeWords);
  const moods = useWords(moodWords);
  const formats = useFormats();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const { label, count, positive, negative, change, trend, effect, examples } = topic;
  const { moodChange, moodTrend } = topic;
  const words = isOpen ? themes.hideExamples : themes.showExamples(examples.length);
  const [good, bad] = [positive.value ?? 0, negative.value ?? 0];
  const parts = { positive: good, neutral: Math.max(0, 1 - good - bad), negative: bad };

  return (
    <li className={styles.topic}>
      <div className={themeStyles.name}>
        <span className={themeStyles.label}>{label}</span>
        {trend && change.value !== null && (
          <span className={styles.trend}>{own[trend](formats.score(change.value * 100))}</span>
        )}
      </div>
      <div className={themeStyles.count}>
        <span className={themeStyles.track} aria-hidden="true">
          <span className={styles.parts} style={{ width: `${(count / Math.max(most, 1)) * 100}%` }}>
            {(['positive', 'neutral', 'negative'] as const)
              .filter((mood) => parts[mood] > 0)
              .map((mood) => (
                <span
                  key={mood}
                  className={styles.part}
                  data-mood={mood}
                  style={{ flex: parts[mood] }}
                />
              ))}
          </span>
        </span>
        <span className={styles.moods}>
          <span className={themeStyles.comments}>{moods.comments(count)}</span>
          <Side mood="positive" share={positive} />
          <Side mood="negative" share={negative} />
          {moodChange.value !== null && (
            <span className={styles.trend} data-mood={moodTrend}>
              {moodTrend ? own[moodTrend](formats.score(moodChange.value * 100)) : own.noChange}
            </span>
          )}
        </span>
      </div>
      <Effect effect={effect} reach={reach} />
      {examples.length > 0 && (
        <div className={themeStyles.toggle} {...undrawn}>
          <ButtonContext
            value={{
              'aria-label': `${words}${themes.about(label)}`,
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
      {isOpen && (
        <div className={styles.opened} {...undrawn}>
          <div className={styles.shares}>
            <Side mood="positive" share={positive} isWhole />
            <Side mood="negative" share={negative} isWhole />
          </div>
          <Examples id={id} theme={topic} onSelect={undefined} hrefOf={hrefOf} />
        </div>
      )}
    </li>
  );
}

export interface TopicsProps extends WidgetProps {
  /** The commonest first. */
  topics: readonly Topic[];
  /** Number of comments analyzed: the newest. */
  comments: number;
  /** Opens what changes the topics. */
  onEdit?: (() => void) | undefined;
  /** Link to the answer of an example. */
  hrefOf?: ((exampleId: string) => string) | undefined;
  /** Number of topics shown before "Show all" is pressed. */
  most?: number;
}

/** Topics of comments, how each is spoken of, and what it does to ratings. Phrases that visitors use are `Themes`. */
export function Topics(props: TopicsProps) {
  const names = useSampleNames();
  const {
    topics,
    comments,
    onEdit,
    hrefOf,
    most: mostWide = 8,
    ...card
  } = withSample(props, props.topics.length === 0, () => ({
    topics: sampleTopics(names.topics),
    comments: 240,
  }));
  const most = useMedia(media.phone) ? Math.min(mostWide, 5) : mostWide;
  const words = useWords(widgetWords);
  const own = useWords(topicWords);
  const themes = useWords(themeWords);
  const formats = useFormats();
  const [showsAll, setShowsAll] = useState(false);
  const commonest = Math.max(0, ...topics.map(({ count }) => count));
  const reach = layOutEffects(topics.map(({ effect }) => effect));
  const write = (value: number | null) => (value === null ? '–' : formats.change(value));
  const share = ({ value }: Estimate) => (value === null ? '–' : formats.percent(value));
  const edit = onEdit && (
    <Button size="small" onPress={onEdit}>
      {own.edit}
    </Button>
  );

  return (
    <WidgetCard
      {...card}
      height={240}
      isEmpty={topics.length === 0}
      readAs="list"
      lead={findEffects(topics, themes)}
      sampleAction={edit}
      description={topics.length > 0 && !card.isSample ? own.from(comments) : undefined}
      whenEmpty={
        <>
          <span>{own.none}</span>
          {edit}
        </>
      }
      table={{
        columns: [
          own.topic,
          themes.comments,
          own.good,
          own.bad,
          own.change,
          own.moodChange,
          themes.effect,
          words.lowEnd,
          words.highEnd,
        ],
        rows: topics.map(({ label, count, positive, negative, change, moodChange, effect }) => [
          label,
          formats.count(count),
          share(positive),
          share(negative),
          ...[change, moodChange].map(({ value }) =>
            value === null ? '–' : formats.score(value * 100),
          ),
          ...(effect.n < enoughToTell
            ? [words.tooEarly, '–', '–']
            : [effect.value, effect.low, effect.high].map(write)),
        ]),
        values: topics.map(({ label, count, positive, negative, change, moodChange, effect }) => [
          label,
          count,
          positive.value,
          negative.value,
          ...[change, moodChange].map(({ value }) => (value === null ? null : value * 100)),
          effect.value,
          effect.low,
          effect.high,
        ]),
      }}
    >
      <div className={themeStyles.heads} aria-hidden="true">
        <span>{own.topic}</span>
        <span>{own.goodAndBad}</span>
        <span>
          {themes.effect}
          <span className={themeStyles.sides}>
            <span>{`← ${themes.lower}`}</span>
            <span>{`${themes.higher} →`}</span>
          </span>
        </span>
      </div>
      <ul className={themeStyles.list}>
        {(showsAll ? topics : topics.slice(0, most)).map((topic) => (
          <TopicRow
            key={topic.topic}
            topic={topic}
            most={commonest}
            reach={reach}
            hrefOf={hrefOf}
          />
        ))}
      </ul>
      <div className={styles.actions} {...undrawn}>
        {topics.length > most && (
          <Button size="small" onPress={() => setShowsAll(!showsAll)}>
            {showsAll ? themes.showFirst(most) : own.showAll(topics.length)}
          </Button>
        )}
        {!card.isSample && edit}
      </div>
    </WidgetCard>
  );
}
