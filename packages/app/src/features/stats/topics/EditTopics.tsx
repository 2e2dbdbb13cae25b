import { type FormEvent, useEffect, useRef, useState } from 'react';

import { type TopicChoice, topicChoices, topicLimits, topicNames } from '@hearback/schema/rules';
import {
  Button,
  Dialog,
  DialogActions,
  Heading,
  Inline,
  Notice,
  Select,
  Skeleton,
  Stack,
  TextArea,
  TextField,
} from '@hearback/ui';
import { RefreshIcon } from '@hearback/ui/icons';
import { TopicSuggestions, type TopicSuggestion } from '@hearback/ui/widgets';

import { useIntl } from '../../../i18n/IntlProvider';
import {
  useTopicChoicesQuery,
  useUpdateTopicChoicesMutation,
} from '../../../server/generated/hooks';
import { leavesScreen, useUnsavedChanges } from '../../../session/guards/unsavedChanges';
import { showSnackbar } from '../../../shell/snackbar/snackbar';
import { topicMessages } from '../../../shell/notification/messages';
import { isOurTopic, useTopicName } from '../../../shell/notification/topicNames';
import { messages as statsMessages } from '../messages';
import { messages } from './messages';

const unchanged = (topic: string): TopicChoice => ({
  topic,
  name: '',
  words: '',
  hidden: false,
  target: null,
});

const isChanged = ({ topic, name, words, hidden, target }: TopicChoice) =>
  !isOurTopic(topic) || name.trim() !== '' || words.trim() !== '' || hidden || target !== null;

/** All topics, the owner's last, each as it was changed. */
const allTopics = (choices: readonly TopicChoice[]): TopicChoice[] => {
  const changed = new Map(choices.map((choice) => [choice.topic, choice]));
  return [
    ...topicNames.map((topic) => changed.get(topic) ?? unchanged(topic)),
    ...choices.filter(({ topic }) => !isOurTopic(topic)),
  ];
};

/** The first number that no own topic has. */
const newTopic = (choices: readonly TopicChoice[]): string => {
  const taken = new Set(choices.map(({ topic }) => topic));
  let number = 1;
  while (taken.has(`own-${number}`)) number += 1;
  return `own-${number}`;
};

/** Values of the choice that are no topics. */
const itself = ':itself';
const hiddenValue = ':hidden';

interface TopicFieldsProps {
  choice: TopicChoice;
  choices: readonly TopicChoice[];
  error: string | undefined;
  onChange: (changed: Partial<TopicChoice>) => void;
}

/** The name, the words and the place of one topic. */
function TopicFields({ choice, choices, error, onChange }: TopicFieldsProps) {
  const { formatMessage } = useIntl();
  const nameOf = useTopicName();
  const { topic, name, words, hidden, target } = choice;
  const isOurs = isOurTopic(topic);
  // Merging goes one step: a topic that others count as stays itself.
  const isTarget = choices.some((other) => other.target === topic);
  const targets = isTarget
    ? []
    : choices.filter((other) => other.topic !== topic && other.target === null && !other.hidden);
  return (
    <Stack gap="medium">
      <TextField
        label={formatMessage(messages.name)}
        value={name}
        onChange={(changed) => onChange({ name: changed })}
        maxLength={topicLimits.name}
        isRequired={!isOurs}
        autoFocus={!isOurs && name === ''}
        hint={
          isOurs
            ? formatMessage(messages.nameHint, { name: formatMessage(topicMessages[topic]) })
            : undefined
        }
        error={isOurs || name.trim() !== '' ? undefined : error}
      />
      <Select
        label={formatMessage(messages.counts)}
        value={hidden ? hiddenValue : (target ?? itself)}
        onChange={(value) =>
          onChange({
            hidden: value === hiddenValue,
            target: value === hiddenValue || value === itself ? null : value,
          })
        }
        options={[
          { value: itself, label: formatMessage(messages.itself) },
          { value: hiddenValue, label: formatMessage(messages.hidden) },
          ...targets.map((other) => ({ value: other.topic, label: nameOf(other) })),
        ]}
      />
      <TextArea
        label={formatMessage(isOurs ? messages.moreWords : messages.words)}
        value={words}
        onChange={(changed) => onChange({ words: changed })}
        maxLength={topicLimits.words}
        isRequired={!isOurs}
        hint={formatMessage(messages.wordsHint)}
        error={!isOurs && name.trim() === '' ? undefined : error}
      />
    </Stack>
  );
}

interface Names {
  shown: string;
  hidden: string;
}

interface NameFieldsProps {
  names: Names;
  onChange: (names: Names) => void;
}

/** The words that are shown although they may be names, and those that are hidden. */
function NameFields({ names, onChange }: NameFieldsProps) {
  const { formatMessage } = useIntl();
  return (
    <Stack gap="medium">
      <Heading level={3} size="small">
        {formatMessage(messages.names)}
      </Heading>
      <TextField
        label={formatMessage(messages.shownNames)}
        value={names.shown}
        onChange={(shown) => onChange({ ...names, shown })}
        maxLength={topicLimits.words}
        hint={formatMessage(messages.shownNamesHint)}
      />
      <TextField
        label={formatMessage(messages.hiddenNames)}
        value={names.hidden}
        onChange={(hidden) => onChange({ ...names, hidden })}
        maxLength={topicLimits.words}
        hint={formatMessage(messages.hiddenNamesHint)}
      />
    </Stack>
  );
}

interface FormProps {
  saved: readonly TopicChoice[];
  savedNames: Names;
  suggestions: readonly TopicSuggestion[];
  /** Something was changed that would be lost. */
  onTouch: () => void;
  onClose: () => void;
}

function TopicsForm({ saved, savedNames, suggestions, onTouch, onClose }: FormProps) {
  const { formatMessage } = useIntl();
  const nameOf = useTopicName();
  const [choices, setChoices] = useState(() => allTopics(saved));
  const [names, setNames] = useState(savedNames);
  const [topic, setTopic] = useState<string>(topicNames[0]);
  const [error, setError] = useState<string>();
  const [update, { loading }] = useUpdateTopicChoicesMutation({
    context: { failure: messages.notSaved },
    refetchQueries: ['StatsTopics', 'StatsThemes', 'StatsFeedback', 'TopicChoices'],
  });
  const choice = choices.find((each) => each.topic === topic);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [error]);
  const own = choices.filter((each) => !isOurTopic(each.topic));
  const mayAdd = own.length < topicLimits.own;
  const left = suggestions.filter(({ words }) => own.every((each) => each.words !== words));

  const show = (shown: string, said?: string) => {
    setTopic(shown);
    setError(said);
  };
  const set = (changed: TopicChoice[]) => {
    onTouch();
    setChoices(changed);
  };
  const change = (changed: Partial<TopicChoice>) => {
    setError(undefined);
    set(choices.map((each) => (each.topic === topic ? { ...each, ...changed } : each)));
  };
  const add = (suggested?: TopicSuggestion) => {
    const added = newTopic(choices);
    const { name = '', words = '' } = suggested ?? {};
    set([...choices, { ...unchanged(added), name, words }]);
    show(added);
  };
  const remove = () => {
    set(
      choices
        .filter((each) => each.topic !== topic)
        .map((each) => (each.target === topic ? { ...each, target: null } : each)),
    );
    show(topicNames[0]);
  };
  const save = async () => {
    const topics = choices.filter(isChanged);
    const incomplete = own.find(({ name, words }) => name.trim() === '' || words.trim() === '');
    if (incomplete) {
      show(incomplete.topic, formatMessage(messages.needsBoth));
      return;
    }
    const { issues } = await topicChoices['~standard'].validate({ topics });
    const step = issues?.[0]?.path?.[1];
    if (issues) {
      const at = Number(typeof step === 'object' ? step.key : step);
      show(topics[at]?.topic ?? topic, formatMessage(messages.wrongWords));
      return;
    }
    const { data } = await update({
      variables: { input: { topics, shownNames: names.shown, hiddenNames: names.hidden } },
    });
    if (!data) return;
    if (data.updateTopicChoices.choices) {
      showSnackbar('success', messages.saved);
      onClose();
    } else showSnackbar('error', messages.notSaved);
  };

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void save();
      }}
    >
      <Stack gap="large">
        <Stack gap="small">
          <Select
            label={formatMessage(messages.which)}
            value={topic}
            onChange={(chosen) => show(chosen)}
            options={choices.map((each) => ({ value: each.topic, label: nameOf(each) }))}
            isSearchable
          />
          <Inline gap="small">
            {mayAdd && (
              <Button size="small" onPress={() => add()}>
                {formatMessage(messages.add)}
              </Button>
            )}
            {!isOurTopic(topic) && (
              <Button size="small" tone="quiet" onPress={remove}>
                {formatMessage(messages.remove)}
              </Button>
            )}
          </Inline>
        </Stack>
        {choice && (
          <TopicFields
            key={topic}
            choice={choice}
            choices={choices}
            error={error}
            onChange={change}
          />
        )}
        {mayAdd && <TopicSuggestions suggestions={left} onAdd={add} />}
        <NameFields
          names={names}
          onChange={(changed) => {
            onTouch();
            setNames(changed);
          }}
        />
        <DialogActions>
          <Button type="submit" tone="primary" isPending={loading}>
            {formatMessage(messages.save)}
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
}

interface Props {
  /** Phrases that could be topics. */
  suggestions: readonly TopicSuggestion[];
  onClose: () => void;
}

/** Dialog that names, merges, hides and adds topics of comments. */
export function EditTopics({ suggestions, onClose }: Props) {
  const { formatMessage } = useIntl();
  const { data, error, refetch } = useTopicChoicesQuery({ fetchPolicy: 'network-only' });
  const [isTouched, setIsTouched] = useState(false);
  const discard = useUnsavedChanges(isTouched, { isLostBy: leavesScreen });
  const close = () => {
    discard();
    onClose();
  };
  return (
    <Dialog
      title={formatMessage(messages.edit)}
      description={formatMessage(messages.hint)}
      isOpen
      onClose={close}
      hasUnsavedInput={isTouched}
    >
      {data ? (
        <TopicsForm
          saved={data.topicChoices.map(({ topic, name, words, hidden, target }) => ({
            topic,
            name,
            words,
            hidden,
            target: target ?? null,
          }))}
          savedNames={{ shown: data.nameChoices.shown, hidden: data.nameChoices.hidden }}
          suggestions={suggestions}
          onTouch={() => setIsTouched(true)}
          onClose={close}
        />
      ) : error ? (
        <Notice
          tone="danger"
          title={formatMessage(messages.notLoaded)}
          action={
            <Button size="small" icon={RefreshIcon} onPress={() => void refetch().catch(() => {})}>
              {formatMessage(statsMessages.tryAgain)}
            </Button>
          }
        />
      ) : (
        <Skeleton width="long" />
      )}
    </Dialog>
  );
}
