import { type FormEvent, useState } from 'react';

import { languages, limits } from '@hearback/schema/limits';
import {
  Button,
  Dialog,
  DialogActions,
  Loader,
  Notice,
  Select,
  Stack,
  TextArea,
  TextField,
} from '@hearback/ui';
import { RefreshIcon, TrashIcon } from '@hearback/ui/icons';

import { messages as fieldMessages } from '../../../fields/messages';
import { useIntl } from '../../../i18n/IntlProvider';
import type { SavedRepliesQuery } from '../../../server/generated/graphql';
import {
  useRemoveSavedReplyMutation,
  useSavedRepliesQuery,
  useSaveSavedReplyMutation,
} from '../../../server/generated/hooks';
import { newUuid } from '../../../server/sendRequest';
import { leavesScreen, useUnsavedChanges } from '../../../session/guards/unsavedChanges';
import { showSnackbar } from '../../../shell/snackbar/snackbar';
import { messages } from './messages';

type Saved = SavedRepliesQuery['savedReplies'][number];

const toDraft = (saved: Saved | undefined) => ({
  id: saved?.id ?? newUuid(),
  title: saved?.title ?? '',
  texts: Object.fromEntries(saved?.words.map(({ language, text }) => [language, text]) ?? []),
});

/** The choice that adds one. */
const another = ':new';

interface FormProps {
  all: readonly Saved[];
  /** The language of the visitor who is replied to. */
  language: string;
  isTouched: boolean;
  onTouch: (isTouched: boolean) => void;
}

/** Chooses a reply, and changes its title and its words in each language. */
function SavedReplyForm({ all, language, isTouched, onTouch }: FormProps) {
  const { formatMessage, locale } = useIntl();
  const [draft, setDraft] = useState(() => toDraft(all[0]));
  const [errors, setErrors] = useState<{ title?: string; words?: string }>({});
  const again = { refetchQueries: ['SavedReplies'], awaitRefetchQueries: true };
  const failed = { context: { failure: messages.savedReplyNotSaved } };
  const [save, { loading: isSaving }] = useSaveSavedReplyMutation({ ...again, ...failed });
  const [remove, { loading: isRemoving }] = useRemoveSavedReplyMutation({ ...again, ...failed });
  const isThere = all.some(({ id }) => id === draft.id);
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  const offered = new Set([
    ...(language === '' ? [] : [language]),
    ...languages,
    ...Object.keys(draft.texts),
  ]);

  const show = (saved: Saved | undefined) => {
    setDraft(toDraft(saved));
    setErrors({});
    onTouch(false);
  };
  const change = (changed: Partial<typeof draft>) => {
    setDraft({ ...draft, ...changed });
    setErrors({});
    onTouch(true);
  };

  const submit = async () => {
    const words = Object.entries(draft.texts)
      .map(([tag, text]) => ({ language: tag, text: text.trim() }))
      .filter(({ text }) => text !== '');
    const required = formatMessage(fieldMessages.required);
    const missing = {
      ...(draft.title.trim() === '' && { title: required }),
      ...(words.length === 0 && { words: required }),
    };
    setErrors(missing);
    if (Object.keys(missing).length > 0) return;
    const input = { id: draft.id, title: draft.title.trim(), words };
    const { data } = await save({ variables: { input } });
    const [error] = data?.saveSavedReply.errors ?? [];
    if (error?.code === 'too_many_saved_replies') {
      setErrors({ title: formatMessage(fieldMessages.too_many_saved_replies) });
    } else if (error) showSnackbar('error', messages.savedReplyNotSaved);
    else if (data) {
      onTouch(false);
      showSnackbar('success', messages.savedReplySaved);
    }
  };

  const removeIt = async () => {
    const { data } = await remove({ variables: { input: { id: draft.id } } });
    if (!data?.removeSavedReply.removed) return;
    showSnackbar('success', messages.savedReplyRemoved);
    show(all.find(({ id }) => id !== draft.id));
  };

  return (
    <form
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Stack gap="medium">
        {all.length > 0 && (
          <Select
            label={formatMessage(messages.savedReplyWhich)}
            value={isThere ? draft.id : another}
            onChange={(chosen) => show(all.find(({ id }) => id === chosen))}
            isDisabled={isTouched}
            options={[
              ...all.map(({ id, title }) => ({ value: id, label: title })),
              { value: another, label: formatMessage(messages.savedReplyNew) },
            ]}
            isSearchable={all.length > 10}
          />
        )}
        <TextField
          label={formatMessage(messages.savedReplyTitle)}
          hint={formatMessage(messages.savedReplyTitleHint)}
          value={draft.title}
          onChange={(title) => change({ title })}
          maxLength={limits.savedReplyTitleMaxLength}
          isRequired
          error={errors.title}
        />
        {[...offered].map((tag, index) => (
          <TextArea
            key={tag}
            label={names.of(tag) ?? tag}
            value={draft.texts[tag] ?? ''}
            onChange={(text) => change({ texts: { ...draft.texts, [tag]: text } })}
            rows={3}
            maxLength={limits.feedbackReplyMaxLength}
            error={index === 0 ? errors.words : undefined}
          />
        ))}
        <DialogActions
          aside={
            isThere && (
              <Button
                tone="quiet"
                icon={TrashIcon}
                isPending={isRemoving}
                onPress={() => void removeIt()}
              >
                {formatMessage(messages.savedReplyRemove)}
              </Button>
            )
          }
        >
          <Button type="submit" tone="primary" isPending={isSaving}>
            {formatMessage(messages.savedReplySave)}
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
}

interface Props {
  language: string;
  onClose: () => void;
}

/** Dialog that adds, changes and deletes the replies that the account keeps. */
export function EditSavedReplies({ language, onClose }: Props) {
  const { formatMessage } = useIntl();
  const { data, error, refetch } = useSavedRepliesQuery();
  const [isTouched, setIsTouched] = useState(false);
  const discard = useUnsavedChanges(isTouched, { isLostBy: leavesScreen });

  return (
    <Dialog
      title={formatMessage(messages.savedReplies)}
      description={formatMessage(messages.savedRepliesHint)}
      isOpen
      onClose={() => {
        discard();
        onClose();
      }}
      hasUnsavedInput={isTouched}
    >
      {data ? (
        <SavedReplyForm
          all={data.savedReplies}
          language={language}
          isTouched={isTouched}
          onTouch={setIsTouched}
        />
      ) : error ? (
        <Notice
          tone="danger"
          title={formatMessage(messages.savedRepliesFailed)}
          action={
            <Button size="small" icon={RefreshIcon} onPress={() => void refetch().catch(() => {})}>
              {formatMessage(messages.savedRepliesAgain)}
            </Button>
          }
        />
      ) : (
        <Loader label={formatMessage(messages.savedReplies)} />
      )}
    </Dialog>
  );
}
