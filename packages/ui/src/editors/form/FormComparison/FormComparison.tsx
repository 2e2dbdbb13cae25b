import type { FormDocument, ImageReference } from '@hearback/schema/documents';
import { useLocale } from 'react-aria-components';

import { Heading } from '../../../components/Heading/Heading';
import { Text } from '../../../components/Text/Text';
import { useWords } from '../../../internal/useWords';
import { Stack } from '../../../layout/Stack/Stack';
import { useEditorWords } from '../fieldNames';
import { FormMiniature, type FieldMark } from '../../../forms/FormMiniature/FormMiniature';
import { compareForms, type FormDifference } from './compareForms';
import { describeChange, type DescribingWords } from './describeChange';
import * as styles from './FormComparison.css';
import { comparisonWords } from './words';

/** One side of a comparison. */
interface Side {
  /** Name of the version: "Version 2". */
  label: string;
  document: FormDocument;
}

export interface FormComparisonProps {
  before: Side;
  after: Side;
  language: string;
  /** Returns the URL of an image. Default: the URL in the document. */
  addressOf?: (image: ImageReference) => string | undefined;
}

/** Two forms side by side: differences are marked in both and described in sentences. */
export function FormComparison({ before, after, language, addressOf }: FormComparisonProps) {
  const editor = useEditorWords();
  const comparison = useWords(comparisonWords);
  const { locale } = useLocale();
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  const words: DescribingWords = {
    editor,
    comparison,
    languageName: (code) => names.of(code.split('-')[0] ?? code) ?? code,
  };
  const changes = compareForms(before.document, after.document);
  const marks = marksOf(changes);

  return (
    <div className={styles.comparison}>
      <div className={styles.phones}>
        {[before, after].map(({ label, document }, index) => (
          <figure key={index} className={styles.side}>
            <figcaption className={styles.caption}>{label}</figcaption>
            <FormMiniature
              document={document}
              language={language}
              size="half"
              marks={index === 0 ? marks.before : marks.after}
              {...(addressOf && { addressOf })}
            />
          </figure>
        ))}
      </div>
      <div className={styles.words}>
        <Stack gap="small">
          <Heading level={3} size="body">
            {comparison.changes}
          </Heading>
          {changes.length === 0 && <Text tone="muted">{comparison.none}</Text>}
          <ChangeList changes={changes} words={words} />
        </Stack>
      </div>
    </div>
  );
}

function ChangeList({ changes, words }: { changes: FormDifference[]; words: DescribingWords }) {
  return (
    <ul className={styles.changes}>
      {bySubject(changes.map((change) => describeChange(words, change))).map(
        ([subject, sentences]) => (
          <li key={subject}>
            <Text as="strong" size="small" weight="medium">
              {subject}
            </Text>
            <ul className={styles.sentences}>
              {sentences.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </li>
        ),
      )}
    </ul>
  );
}

/** Groups the sentences by subject, so that each subject is a heading once. */
function bySubject(described: { subject: string; sentences: string[] }[]) {
  const subjects = new Map<string, string[]>();
  for (const { subject, sentences } of described) {
    subjects.set(subject, [...(subjects.get(subject) ?? []), ...sentences]);
  }
  return [...subjects];
}

type Marks = Record<string, FieldMark>;

function marksOf(changes: readonly FormDifference[]): { before: Marks; after: Marks } {
  const before: Marks = {};
  const after: Marks = {};
  for (const change of changes) {
    if (change.kind === 'added') after[change.field.id] = 'added';
    if (change.kind === 'removed') before[change.field.id] = 'removed';
    if (change.kind === 'moved') after[change.field.id] ??= 'changed';
    if (change.kind === 'edited') {
      before[change.before.id] = 'changed';
      after[change.field.id] = 'changed';
    }
  }
  return { before, after };
}
