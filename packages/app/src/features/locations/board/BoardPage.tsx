import { Formik, type FormikErrors, setIn, useFormikContext } from 'formik';
import { type ComponentProps, useState } from 'react';
import { useParams } from 'react-router-dom';

import type { FormDocument } from '@hearback/schema/documents';
import { limits } from '@hearback/schema/limits';
import { boardWordsIn, type BoardWords } from '@hearback/schema/rules';
import { venueOf } from '@hearback/schema/venue';
import {
  Button,
  Card,
  Columns,
  CopyField,
  EmptyState,
  IconButton,
  Inline,
  Link,
  Page,
  Select,
  Skeleton,
  Stack,
} from '@hearback/ui';
import type { BoardView as BoardViewType } from '@hearback/ui/forms';
import { ArrowDownIcon, ArrowUpIcon, MapPinIcon, PlusIcon, TrashIcon } from '@hearback/ui/icons';

import { FieldsForm, SubmitButton } from '../../../fields/FieldsForm';
import { FormikCheckbox } from '../../../fields/FormikCheckbox';
import { FormikTextArea } from '../../../fields/FormikTextArea';
import { FormikTextField } from '../../../fields/FormikTextField';
import { saveBar } from '../../../fields/formFoot.css';
import { refusalOf } from '../../../fields/refusalOf';
import { useFieldIssues } from '../../../fields/useFieldIssues';
import { useIntl, useLanguage } from '../../../i18n/IntlProvider';
import { PageTitle } from '../../../i18n/PageTitle';
import { lazyDecoration } from '../../../loading/lazy';
import { paths } from '../../../paths';
import type { BoardPage_LocationFragment } from '../../../server/generated/graphql';
import { useBoardPageQuery, useSetBoardMutation } from '../../../server/generated/hooks';
import { newUuid } from '../../../server/sendRequest';
import { useHelp } from '../../../shell/help/useHelp';
import { copyText } from '../../../shell/snackbar/copyText';
import { showSnackbar } from '../../../shell/snackbar/snackbar';
import * as locations from '../messages';
import { messages } from './messages';

type PreviewProps = Pick<ComponentProps<typeof BoardViewType>, 'language' | 'venue' | 'entries'> &
  Pick<FormProps, 'look'>;

/** The page as visitors see it. It brings all that draws forms, and so comes after the fields. */
const BoardPreview = lazyDecoration(async () => {
  const { BoardView, plainStyle } = await import('@hearback/ui/forms');
  return ({ look, ...page }: PreviewProps) => (
    <BoardView
      mode="preview"
      style={look?.style ?? plainStyle}
      fields={look?.fields ?? []}
      {...page}
    />
  );
});

/** `/locations/:id/board/`: the public page "You said, we did" of a location. */
export function BoardPage() {
  const { formatMessage } = useIntl();
  const help = useHelp('board');
  const { id = '' } = useParams();
  const { data, error, refetch } = useBoardPageQuery({ variables: { id } });
  const location = data?.location;
  const open = data?.codes.items.find(({ state, form }) => state === 'PUBLISHED' && form !== null);

  const content = () => {
    if (location) {
      return <BoardForm key={location.id} location={location} look={open?.form?.document} />;
    }
    if (!data && !error) return <Skeleton shape="block" />;
    return (
      <EmptyState
        icon={MapPinIcon}
        title={formatMessage(data ? locations.messages.gone : locations.messages.openFailed)}
        action={
          !data && (
            <Button onPress={() => void refetch().catch(() => {})}>
              {formatMessage(messages.tryAgain)}
            </Button>
          )
        }
      />
    );
  };

  return (
    <Page
      title={formatMessage(locations.messages.boardTitle)}
      purpose={formatMessage(messages.boardPurpose, { location: location?.name ?? '' })}
      help={help}
      above={<Link href={paths.locations}>{formatMessage(messages.allLocations)}</Link>}
      width="full"
    >
      <PageTitle message={locations.messages.boardTitle} />
      {content()}
    </Page>
  );
}

interface Words {
  said: string;
  did: string;
}

interface Entry {
  /** Tells entries apart while they move. */
  key: string;
  day: string;
  isShown: boolean;
  words: Record<string, Words | undefined>;
}

interface Values {
  /** The language that is being written. */
  language: string;
  isOn: boolean;
  isLinked: boolean;
  isIndexed: boolean;
  showsCode: boolean;
  showsAnswers: boolean;
  entries: Entry[];
}

/** The same entries with a place for words in a language, since an input needs a value. */
const withLanguage = (entries: readonly Entry[], language: string): Entry[] =>
  entries.map((entry) => ({
    ...entry,
    words: { ...entry.words, [language]: entry.words[language] ?? { said: '', did: '' } },
  }));

const toValues = ({ board }: BoardPage_LocationFragment): Omit<Values, 'language'> => ({
  isOn: board.isOn,
  isLinked: board.isLinked,
  isIndexed: board.isIndexed,
  showsCode: board.showsCode,
  showsAnswers: board.showsAnswers,
  entries: board.entries.map(({ day, isShown, words }) => ({
    key: newUuid(),
    day,
    isShown,
    words: Object.fromEntries(words.map(({ language, said, did }) => [language, { said, did }])),
  })),
});

const isTyped = (words: Words | undefined): words is Words =>
  words !== undefined && (words.said.trim() !== '' || words.did.trim() !== '');

/** The words of an entry in each language in which some are typed. */
const wordsOf = ({ words }: Entry): BoardWords[] =>
  Object.entries(words).flatMap(([language, own]) =>
    isTyped(own) ? [{ language, said: own.said.trim(), did: own.did.trim() }] : [],
  );

/** The languages that the page can be written in: those in which the product speaks to visitors. */
const offered = [
  'en-US',
  'pl-PL',
  ...'bg cs da de el es et fi fr hr hu it lt lv nb nl pt ro sk sl sv uk'.split(' '),
];

interface FormProps {
  location: BoardPage_LocationFragment;
  /** The form whose look the page has. Undefined: no code of the location is open. */
  look: FormDocument | undefined;
}

function BoardForm({ location, look }: FormProps) {
  const { language: own } = useLanguage();
  const { issueText, toErrors } = useFieldIssues();
  const [initial] = useState(() => {
    const values = toValues(location);
    const language = boardWordsIn(location.board.entries[0]?.words ?? [], own)?.language ?? own;
    return { ...values, language, entries: withLanguage(values.entries, language) };
  });
  const [setBoard] = useSetBoardMutation({ context: { failure: messages.boardNotSaved } });

  const validate = ({ entries, language }: Values) => {
    let errors: FormikErrors<Values> = {};
    for (const [index, entry] of entries.entries()) {
      const typed = wordsOf(entry);
      const asked = typed.length > 0 ? typed : [{ language, said: '', did: '' }];
      for (const words of asked) {
        for (const name of ['said', 'did'] as const) {
          const path = `entries.${index}.words.${words.language}.${name}`;
          if (words[name] === '')
            errors = setIn(errors, path, issueText('required')) as typeof errors;
          if (words[name].length > limits.boardWordsMaxLength) {
            errors = setIn(errors, path, issueText('too_long')) as typeof errors;
          }
        }
      }
      if (entry.day === '') {
        errors = setIn(errors, `entries.${index}.day`, issueText('required')) as typeof errors;
      }
    }
    return errors;
  };

  return (
    <Formik<Values>
      initialValues={initial}
      validate={validate}
      onSubmit={async (values, { setErrors, resetForm }) => {
        const { entries, language: _, ...switches } = values;
        const { data } = await setBoard({
          variables: {
            input: {
              id: location.id,
              ...switches,
              entries: entries.map((entry) => ({
                day: entry.day,
                isShown: entry.isShown,
                words: wordsOf(entry),
              })),
            },
          },
        });
        if (!data) return;
        const { location: saved, errors } = data.setBoard;
        if (saved) {
          resetForm({ values });
          showSnackbar('success', messages.boardSaved);
          return;
        }
        setErrors(toErrors(errors));
        showSnackbar('error', refusalOf(errors, {}, messages.boardNotSaved));
      }}
    >
      <BoardFields {...{ location, look }} />
    </Formik>
  );
}

function BoardFields({ location, look }: FormProps) {
  const { formatMessage } = useIntl();
  const { language: own } = useLanguage();
  const { values, errors, dirty, setFieldValue, setValues } = useFormikContext<Values>();
  const { language } = values;
  const setLanguage = (next: string) =>
    void setValues({
      ...values,
      language: next,
      entries: withLanguage(values.entries, next),
    });
  const { address } = location.board;
  const names = new Intl.DisplayNames(own, { type: 'language' });
  const written = values.entries.flatMap((entry) => wordsOf(entry).map((words) => words.language));
  const languages = [...new Set([...offered, ...written, language])].map((value) => ({
    value,
    label: names.of(value) ?? value,
  }));

  const setEntries = (entries: Entry[]) => void setFieldValue('entries', entries);
  const add = () =>
    setEntries([
      {
        key: newUuid(),
        day: new Date().toISOString().slice(0, 10),
        isShown: true,
        words: { [language]: { said: '', did: '' } },
      },
      ...values.entries,
    ]);
  const move = (from: number, to: number) => {
    const entries = values.entries.slice();
    entries.splice(to, 0, ...entries.splice(from, 1));
    setEntries(entries);
  };
  /** Shows the language of the first words that are refused. */
  const reveal = () => {
    const wrong = Object.values(errors.entries ?? {}).flatMap((entry) =>
      typeof entry === 'object' && entry !== null && 'words' in entry
        ? Object.keys(entry.words as object)
        : [],
    );
    if (wrong[0] !== undefined && !wrong.includes(language)) setLanguage(wrong[0]);
  };

  const shown = values.entries
    .filter(({ isShown }) => isShown)
    .map((entry) => ({ day: entry.day, words: wordsOf(entry) }))
    .filter(({ day, words }) => words.length > 0 && day !== '');
  const { company, visitorName } = location;
  const venue = venueOf(company.visitorName ?? company.name, visitorName);

  return (
    <Columns columnWidth="half" align="start">
      <FieldsForm onReveal={reveal}>
        <Stack gap="large">
          <Card title={formatMessage(messages.boardPublic)}>
            <Stack gap="medium">
              <FormikCheckbox
                name="isOn"
                label={formatMessage(messages.boardOn)}
                hint={formatMessage(messages.boardOnHint)}
              />
              {address !== null && location.board.isOn && (
                <CopyField
                  label={formatMessage(messages.boardAddress)}
                  text={address}
                  copyLabel={formatMessage(messages.boardCopy)}
                  copiedLabel={formatMessage(messages.boardCopied)}
                  onCopy={() => copyText(address, messages.boardNotCopied)}
                  openLabel={formatMessage(messages.boardOpen)}
                />
              )}
              <FormikCheckbox name="isLinked" label={formatMessage(messages.boardLinked)} />
              <FormikCheckbox
                name="showsCode"
                label={formatMessage(messages.boardCode)}
                hint={formatMessage(messages.boardCodeHint)}
              />
              <FormikCheckbox name="isIndexed" label={formatMessage(messages.boardIndexed)} />
            </Stack>
          </Card>
          <PublicAnswers board={location.board} venue={venue} />
          <Card
            title={formatMessage(messages.boardEntries)}
            description={formatMessage(messages.boardOwnWords)}
            actions={
              values.entries.length < limits.boardEntriesMax && (
                <Button icon={PlusIcon} onPress={add}>
                  {formatMessage(messages.boardAdd)}
                </Button>
              )
            }
          >
            <Stack gap="large">
              <Select
                label={formatMessage(messages.boardLanguage)}
                value={language}
                onChange={setLanguage}
                options={languages}
                isSearchable
              />
              {values.entries.map((entry, index) => (
                <EntryFields
                  key={entry.key}
                  {...{ index, language }}
                  count={values.entries.length}
                  onMove={(to) => move(index, to)}
                  onRemove={() => setEntries(values.entries.filter((other) => other !== entry))}
                />
              ))}
            </Stack>
          </Card>
          <div className={saveBar} data-floating={dirty || undefined}>
            <Inline spread="end">
              <SubmitButton>{formatMessage(locations.messages.save)}</SubmitButton>
            </Inline>
          </div>
        </Stack>
      </FieldsForm>
      <Card title={formatMessage(messages.boardPreview)}>
        <BoardPreview look={look} language={language} venue={venue} entries={shown} />
      </Card>
    </Columns>
  );
}

interface AnswersProps {
  board: BoardPage_LocationFragment['board'];
  venue: string;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The switch of the page of answers that visitors let be shown, and what to put into a website. */
function PublicAnswers({ board, venue }: AnswersProps) {
  const { formatMessage } = useIntl();
  const isOpen = board.address !== null && board.showsAnswers;
  const address = board.address?.replace('/board/', '/answers/') ?? '';
  const copy = (text: string) => ({
    text,
    copyLabel: formatMessage(messages.boardCopy),
    copiedLabel: formatMessage(messages.boardCopied),
    onCopy: () => copyText(text, messages.boardNotCopied),
  });
  const name = escaped(venue);

  return (
    <Card
      title={formatMessage(messages.answersTitle)}
      description={formatMessage(messages.answersHint, { count: board.answersShown })}
    >
      <Stack gap="medium">
        <FormikCheckbox
          name="showsAnswers"
          label={formatMessage(messages.answersOn)}
          hint={formatMessage(messages.answersOnHint)}
        />
        {isOpen && (
          <>
            <CopyField
              label={formatMessage(messages.answersAddress)}
              {...copy(address)}
              openLabel={formatMessage(messages.boardOpen)}
            />
            <Inline>
              <img
                src={`${address}/badge.svg`}
                alt={formatMessage(messages.answersBadge)}
                height={40}
              />
            </Inline>
            <CopyField
              label={formatMessage(messages.answersBadge)}
              {...copy(
                `<a href="${address}"><img src="${address}/badge.svg" alt="${name}" height="40"></a>`,
              )}
            />
            <CopyField
              label={formatMessage(messages.answersFrame)}
              {...copy(
                `<iframe src="${address}" title="${name}" loading="lazy" style="width:100%;height:36rem;border:0"></iframe>`,
              )}
            />
          </>
        )}
      </Stack>
    </Card>
  );
}

interface EntryProps {
  index: number;
  count: number;
  language: string;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** One change, in the language that is being written. */
function EntryFields({ index, count, language, onMove, onRemove }: EntryProps) {
  const { formatMessage } = useIntl();
  const name = `entries.${index}`;
  const number = index + 1;

  return (
    <Card
      surface="sunken"
      padding="medium"
      headingLevel={3}
      title={formatMessage(messages.boardEntry, { number })}
      actions={
        <Inline gap="none" wraps={false}>
          <IconButton
            icon={ArrowUpIcon}
            label={formatMessage(messages.boardUp, { number })}
            isDisabled={index === 0}
            onPress={() => onMove(index - 1)}
          />
          <IconButton
            icon={ArrowDownIcon}
            label={formatMessage(messages.boardDown, { number })}
            isDisabled={index === count - 1}
            onPress={() => onMove(index + 1)}
          />
          <IconButton
            icon={TrashIcon}
            label={formatMessage(messages.boardRemove, { number })}
            onPress={onRemove}
          />
        </Inline>
      }
    >
      <Stack gap="medium">
        <FormikTextArea
          name={`${name}.words.${language}.said`}
          label={formatMessage(messages.boardSaid)}
          isRequired
        />
        <FormikTextArea
          name={`${name}.words.${language}.did`}
          label={formatMessage(messages.boardDid)}
          isRequired
        />
        <FormikTextField
          name={`${name}.day`}
          type="date"
          label={formatMessage(messages.boardDay)}
          isRequired
        />
        <FormikCheckbox name={`${name}.isShown`} label={formatMessage(messages.boardShown)} />
      </Stack>
    </Card>
  );
}
