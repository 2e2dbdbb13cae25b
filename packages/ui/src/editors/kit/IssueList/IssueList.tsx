import { Heading } from '../../../components/Heading/Heading';
import { Button } from '../../../components/Button/Button';
import { IconButton } from '../../../components/IconButton/IconButton';
import { FieldMessage } from '../../../fields/FieldMessage/FieldMessage';
import { ArrowRightIcon } from '../../../icons';
import { useWords, type WordsByLanguage } from '../../../internal/useWords';
import { visuallyHidden } from '../../../internal/visuallyHidden.css';
import { Inline } from '../../../layout/Inline/Inline';
import { Stack } from '../../../layout/Stack/Stack';

/** Issue to see before a document is published. */
export interface ListedIssue {
  sentence: string;
  /** Opens the affected part. Omit if it is already open. */
  onOpen?: (() => void) | undefined;
  /** Dismisses the issue. */
  dismiss?: { label: string; onPress: () => void } | undefined;
}

export interface IssueListProps {
  title: string;
  issues: readonly ListedIssue[];
}

const listWords: WordsByLanguage<{ mend: (sentence: string) => string }> = {
  en: { mend: (sentence) => `Go there: ${sentence}` },
  pl: { mend: (sentence) => `Przejdź tam: ${sentence}` },
};

/** List of issues to see before publishing, each with a button that opens the affected part. */
export function IssueList({ title, issues }: IssueListProps) {
  const words = useWords(listWords);
  if (issues.length === 0) return null;

  return (
    <Stack gap="xsmall">
      <Heading level={3} size="small">
        {title}
      </Heading>
      <Stack as="ul" gap="xxsmall">
        {issues.map(({ sentence, onOpen, dismiss }, index) => (
          // Two parts of a type may have the same issue with the same sentence.
          <li key={`${index} ${sentence}`}>
            <Inline spread="between" wraps={false}>
              <FieldMessage tone="warning">{sentence}</FieldMessage>
              {onOpen && (
                <IconButton
                  icon={ArrowRightIcon}
                  size="small"
                  label={words.mend(sentence)}
                  onPress={onOpen}
                />
              )}
            </Inline>
            {dismiss && (
              <Button size="small" onPress={dismiss.onPress}>
                {dismiss.label} <span className={visuallyHidden}>{sentence}</span>
              </Button>
            )}
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
