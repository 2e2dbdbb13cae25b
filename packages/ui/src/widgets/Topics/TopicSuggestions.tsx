import { Button } from '../../components/Button/Button';
import { Heading } from '../../components/Heading/Heading';
import { useWords } from '../../internal/useWords';
import { Hidden } from '../../layout/Hidden/Hidden';
import { Stack } from '../../layout/Stack/Stack';
import { moodWords } from '../moods';
import * as styles from './Topics.css';
import { topicWords } from './words';

/** A phrase that comments hold often, and that no topic counts. */
export interface TopicSuggestion {
  name: string;
  /** The words of the topic that it would be. */
  words: string;
  /** Number of comments that hold it. */
  count: number;
}

export interface TopicSuggestionsProps<Suggestion extends TopicSuggestion = TopicSuggestion> {
  /** Those that stand out most first. */
  suggestions: readonly Suggestion[];
  onAdd: (suggestion: Suggestion) => void;
}

/** Phrases that could be topics, each with a button that makes one of it. Nothing without phrases. */
export function TopicSuggestions<Suggestion extends TopicSuggestion>({
  suggestions,
  onAdd,
}: TopicSuggestionsProps<Suggestion>) {
  const own = useWords(topicWords);
  const moods = useWords(moodWords);
  if (suggestions.length === 0) return null;
  return (
    <Stack gap="xsmall">
      <Heading level={3} size="small">
        {own.oftenSaid}
      </Heading>
      <ul className={styles.suggestions}>
        {suggestions.map((suggestion) => (
          <li key={suggestion.name} className={styles.suggestion}>
            <span className={styles.phrase}>
              <span>{own.quoted(suggestion.name)}</span>
              <span className={styles.said}>{moods.comments(suggestion.count)}</span>
            </span>
            <Button size="small" onPress={() => onAdd(suggestion)}>
              {own.makeTopic} <Hidden>{own.quoted(suggestion.name)}</Hidden>
            </Button>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
