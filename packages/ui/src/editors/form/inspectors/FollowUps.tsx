import {
  comparedOptions,
  deadEndOf,
  type FormDocument,
  type FormField,
  rangeOf,
  type ShowTest,
  type ShowWhen,
  testsOf,
  textIn,
  textOf,
} from '@hearback/schema/documents';
import { useLocale } from 'react-aria-components';

import { Badge } from '../../../components/Badge/Badge';
import { Heading } from '../../../components/Heading/Heading';
import { Text } from '../../../components/Text/Text';
import { Select } from '../../../fields/Select/Select';
import { EyeIcon, WarningIcon } from '../../../icons';
import { useWords } from '../../../internal/useWords';
import { Stack } from '../../../layout/Stack/Stack';
import type { FormCommand } from '../commands/apply';
import { fieldNames } from '../fieldNames';
import { formEditorWords } from '../words';
import * as styles from './FollowUps.css';

/** Names of fields, by their words or else by their type. */
function useFieldName(language: string) {
  const { locale } = useLocale();
  const names = fieldNames(locale);
  return (field: FormField) => textIn(textOf(field), language).trim() || names[field.type];
}

/** The condition of a field as words: `“How was it?” is at most 6`. Undefined: it is always shown. */
export function useConditionWords(fields: readonly FormField[], language: string) {
  const words = useWords(formEditorWords);
  const nameOf = useFieldName(language);
  return ({ show_when: when }: FormField): string | undefined => {
    const source = when && fields.find(({ id }) => id === when.field);
    if (!source) return undefined;
    const option = comparedOptions(source).find(({ id }) => id === when.value);
    const value = option ? textIn(option.label, language) : (when.value ?? '');
    return words.after(
      nameOf(source),
      words.tests[when.test],
      when.to === undefined ? String(value) : `${value} ${words.testTo} ${when.to}`,
    );
  };
}

/** A test with the first values that fit the question. */
function startTest(source: FormField, test: ShowTest): ShowWhen {
  const field = source.id;
  const [low, high] = rangeOf(source) ?? [0, 0];
  const middle = Math.round((low + high) / 2);
  if (test === 'at_most') return { field, test, value: middle };
  if (test === 'at_least') return { field, test, value: Math.min(high, middle + 1) };
  if (test === 'between') return { field, test, value: low, to: middle };
  const [option] = comparedOptions(source);
  return test.startsWith('is') && option ? { field, test, value: option.id } : { field, test };
}

interface FieldsProps {
  form: FormDocument;
  field: FormField;
  run: (command: FormCommand) => void;
  /** The document language being edited. */
  language: string;
}

/** Section of the inspector: the earlier answer after which a field is shown. */
export function ShowWhenFields({ form, field, run, language }: FieldsProps) {
  const words = useWords(formEditorWords);
  const nameOf = useFieldName(language);
  const { fields } = form;
  const { show_when: when } = field;
  const earlier = fields.slice(0, fields.indexOf(field)).filter((each) => testsOf(each).length > 0);
  // Permission is asked for whatever the rating: answers that are shown are not chosen.
  const isAlwaysShown = field.type === 'navigation' || field.type === 'publication';
  if (isAlwaysShown || (earlier.length === 0 && !when)) return null;

  const source = earlier.find(({ id }) => id === when?.field);
  const set = (next?: ShowWhen) => run({ type: 'askWhen', fieldId: field.id, when: next });
  const [low, high] = (source && rangeOf(source)) ?? [0, -1];
  const points = Array.from({ length: high - low + 1 }, (_, step) => String(low + step)).map(
    (value) => ({ value, label: value }),
  );
  const options = source
    ? comparedOptions(source).map(({ id, label }) => ({
        value: id,
        label: textIn(label, language),
      }))
    : [];

  return (
    <section aria-label={words.showWhen}>
      <Stack gap="small">
        <Select
          label={words.showWhen}
          hint={words.showWhenHint}
          value={source?.id ?? ''}
          options={[
            { value: '', label: words.always },
            ...earlier.map((each) => ({ value: each.id, label: nameOf(each) })),
          ]}
          onChange={(id) => {
            const next = earlier.find((each) => each.id === id);
            const [test] = next ? testsOf(next) : [];
            set(next && test && startTest(next, test));
          }}
        />
        {source && when && (
          <Select
            label={words.test}
            value={when.test}
            options={testsOf(source).map((test) => ({ value: test, label: words.tests[test] }))}
            onChange={(name) => {
              const test = testsOf(source).find((each) => each === name);
              if (test) set(startTest(source, test));
            }}
          />
        )}
        {source && when?.value !== undefined && (
          <Select
            label={words.testValue}
            value={String(when.value)}
            options={points.length > 0 ? points : options}
            onChange={(value) =>
              set(
                points.length === 0
                  ? { ...when, value }
                  : {
                      ...when,
                      value: Number(value),
                      ...(when.to !== undefined && { to: Math.max(Number(value), when.to) }),
                    },
              )
            }
          />
        )}
        {when?.to !== undefined && (
          <Select
            label={words.testTo}
            value={String(when.to)}
            options={points.filter(({ value }) => Number(value) >= Number(when.value))}
            onChange={(to) => set({ ...when, to: Number(to) })}
          />
        )}
      </Stack>
    </section>
  );
}

/** Mark in the row of a field that not everybody is asked. */
export function FollowUpBadge({ condition }: { condition: string | undefined }) {
  return condition === undefined ? null : (
    <span className={styles.mark} title={condition}>
      <EyeIcon size="small" label={condition} />
    </span>
  );
}

interface MapProps {
  fields: readonly FormField[];
  language: string;
}

/** Map of a form: each question under the one after whose answer it is shown. Nothing of a form without conditions. */
export function FormMap({ fields, language }: MapProps) {
  const words = useWords(formEditorWords);
  const nameOf = useFieldName(language);
  const conditionOf = useConditionWords(fields, language);
  if (!fields.some(({ show_when }) => show_when)) return null;

  const listOf = (rows: readonly FormField[]) => (
    <ol className={styles.list}>
      {rows.map((field) => {
        const deadEnd = deadEndOf(fields, field);
        const after = fields.filter(
          (each) => each.show_when?.field === field.id && !deadEndOf(fields, each),
        );
        const isAsked = testsOf(field).length > 0 || field.show_when;
        return (
          isAsked && (
            <li key={field.id} className={styles.row}>
              {field.show_when && <span className={styles.condition}>{conditionOf(field)}</span>}
              <span>{nameOf(field)}</span>
              {deadEnd && (
                <Badge tone="warning" icon={WarningIcon}>
                  {words.issues[deadEnd] as string}
                </Badge>
              )}
              {after.length > 0 && listOf(after)}
            </li>
          )
        );
      })}
    </ol>
  );

  return (
    <section aria-label={words.map}>
      <Stack gap="xsmall">
        <Heading level={3} size="small">
          {words.map}
        </Heading>
        <Text size="small" tone="muted">
          {words.mapHint}
        </Text>
        {listOf(fields.filter((field) => !field.show_when || deadEndOf(fields, field)))}
      </Stack>
    </section>
  );
}
