import { useState } from 'react';
import { useFormikContext } from 'formik';
import { useNavigate } from 'react-router-dom';
import type { CodeStyle } from '@hearback/schema/documents';
import { Button, IconButton, Menu, type MenuAction, Notice } from '@hearback/ui';
import { SaveMark } from '@hearback/ui/editors/code';
import {
  LinkIcon,
  MoreIcon,
  PauseIcon,
  PlayIcon,
  PrintIcon,
  SendIcon,
  TrashIcon,
} from '@hearback/ui/icons';
import type { CodesTab_CodeFragment } from '../../../../server/generated/graphql';
import { savedState } from '../../../../session/guards/unsavedChanges';
import { useIntl } from '../../../../i18n/IntlProvider';
import { lazyDialog } from '../../../../loading/lazy';
import { paths } from '../../../../paths';
import * as creator from '../../messages';
import { CodeTasks, useCodeTask } from '../CodeTasks';
import { type CodeValues, toCodeValues } from '../CodeValues';
import * as codes from '../messages';
import { printMessage } from '../printMessage';
import { messages } from './messages';
import { usePauseCode } from '../useStateActions';
import { usePublishCode, type ArtRefusal } from '../publish/usePublishCode';

const PublishCodeDialog = lazyDialog(() =>
  import('../publish/PublishCodeDialog').then((file) => file.PublishCodeDialog),
);

interface Art {
  frameId: string;
  style: CodeStyle | null;
}

/** Serializes a style in a fixed key order, without undefined values. */
const written = (style: CodeStyle | null): string =>
  JSON.stringify(
    style &&
      Object.entries(style)
        .filter(([, value]) => value !== undefined)
        .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );

/** True if the print of the current values differs from the saved one. Names are not printed. */
export const isPrintedOtherwise = (shown: Art, saved: Art): boolean =>
  shown.frameId !== saved.frameId || written(shown.style) !== written(saved.style);

interface SaveFirstProps {
  /** Called if the changes could not be saved: the fields show the errors. */
  onRefused: () => void;
}

/** Says that prints use the saved code, and saves it. Must be rendered inside the code's Formik. */
function SaveFirst({ onRefused }: SaveFirstProps) {
  const { formatMessage } = useIntl();
  const { isSubmitting, submitForm } = useFormikContext<CodeValues>();

  const save = async () => {
    // Resolves to the result of `onSubmit`: the id if the code was saved.
    const saved: unknown = await submitForm();
    if (saved === undefined) onRefused();
  };

  return (
    <Notice tone="warning" title={formatMessage(messages.saveFirst)}>
      <Button size="small" isPending={isSubmitting} onPress={() => void save()}>
        {formatMessage(messages.saveChanges)}
      </Button>
    </Notice>
  );
}

interface Props {
  code: CodesTab_CodeFragment | undefined;
}

/** Actions on the edited code. Must be rendered inside its Formik. */
export function CodeActions({ code }: Props) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const { task, start, close } = useCodeTask();
  const { pause, resume } = usePauseCode();
  const publishCode = usePublishCode();
  const { values, dirty, isSubmitting, submitForm } = useFormikContext<CodeValues>();
  const isOther = code !== undefined && isPrintedOtherwise(values, toCodeValues(code));
  const [isPublishing, setIsPublishing] = useState(false);
  const [refusal, setRefusal] = useState<ArtRefusal>();

  /** Saves unsaved changes before publishing, so that the visible state is published. */
  const publish = async ({ id }: CodesTab_CodeFragment, overrideWarnings = false) => {
    setIsPublishing(true);
    setRefusal(undefined);
    // Resolves to the result of `onSubmit`: the id if the code was saved.
    const saved: unknown = dirty ? await submitForm() : id;
    const published = saved === id ? await publishCode(id, overrideWarnings) : undefined;
    setIsPublishing(false);
    if (!published) return;
    if ('refusal' in published) {
      setRefusal(published.refusal);
      return;
    }
    await navigate(`${paths.codeEditor(id)}?published=1`, {
      state: { ...savedState, ...published },
    });
  };

  const pauses: MenuAction[] = code
    ? [
        code.state === 'PAUSED'
          ? {
              id: 'resume',
              label: formatMessage(codes.messages.resume),
              icon: PlayIcon,
              onAction: () => void resume(code.id),
            }
          : {
              id: 'pause',
              label: formatMessage(codes.messages.pause),
              icon: PauseIcon,
              isDisabled: code.state !== 'PUBLISHED',
              onAction: () => void pause(code.id),
            },
      ]
    : [];

  // Visitors already get the state on the screen.
  const isCurrent = code?.state === 'PUBLISHED' && !code.hasUnpublishedChanges && !dirty;
  // A code without a form or a frame cannot be published: the first step is to choose them.
  const isWhole = (values.formId || values.templateId) !== '' && values.frameId !== '';
  const isNextPublished = isWhole && !isCurrent;
  const publishLabel =
    code?.state === 'DRAFT'
      ? messages.publish
      : isCurrent
        ? messages.republish
        : messages.publishAgain;

  const restState = code && !dirty ? 'saved' : 'unsaved';

  return (
    <>
      <SaveMark state={isSubmitting ? 'saving' : restState} />
      {code && (
        <Menu
          label={formatMessage(messages.more)}
          trigger={
            <IconButton icon={MoreIcon} tone="secondary" label={formatMessage(messages.more)} />
          }
          actions={[
            {
              id: 'share',
              label: formatMessage(codes.messages.share),
              icon: LinkIcon,
              onAction: () => start({ kind: 'share', code }),
            },
            ...(isCurrent
              ? [
                  {
                    id: 'publish',
                    label: formatMessage(publishLabel),
                    icon: SendIcon,
                    onAction: () => void publish(code),
                  },
                ]
              : [
                  {
                    id: 'print',
                    label: formatMessage(printMessage(code)),
                    icon: PrintIcon,
                    onAction: () => start({ kind: 'print', code }),
                  },
                ]),
            ...pauses,
            {
              id: 'remove',
              label: formatMessage(creator.messages.remove),
              icon: TrashIcon,
              tone: 'danger',
              onAction: () => start({ kind: 'remove', codes: [code] }),
            },
          ]}
        />
      )}
      {/* A narrow bar has what is to be done now: save, publish or print. The menu has the others. */}
      <span data-bar={code && !dirty ? 'wide' : 'all'}>
        <Button
          // Publishing saves, too; where it is not the next step, saving is.
          tone={!code || (dirty && !isNextPublished) ? 'primary' : 'secondary'}
          type="submit"
          isPending={isSubmitting && !isPublishing}
        >
          {formatMessage(code ? messages.saveChanges : messages.createCode)}
        </Button>
      </span>
      {code && (
        <span data-bar={isCurrent || dirty ? 'wide' : 'all'}>
          <Button
            tone={isNextPublished ? 'primary' : 'secondary'}
            icon={SendIcon}
            isPending={isPublishing}
            onPress={() => void publish(code)}
          >
            {formatMessage(publishLabel)}
          </Button>
        </span>
      )}
      {code && (
        <span data-bar={isCurrent ? 'all' : 'wide'}>
          <Button
            tone={isCurrent ? 'primary' : 'secondary'}
            icon={PrintIcon}
            onPress={() => start({ kind: 'print', code })}
          >
            {formatMessage(printMessage(code))}
          </Button>
        </span>
      )}
      {code && refusal && (
        <PublishCodeDialog
          code={code}
          refusal={refusal}
          onClose={() => setRefusal(undefined)}
          onPublish={(overrideWarnings) => void publish(code, overrideWarnings)}
        />
      )}
      <CodeTasks
        // If the code is saved while the dialog is open, the saved version is printed.
        task={task?.kind === 'print' && code ? { ...task, code } : task}
        printNotice={isOther && <SaveFirst onRefused={close} />}
        onClose={close}
        // Unsaved changes to a deleted code need no warning.
        onRemoved={() => void navigate(paths.codes, { replace: true, state: savedState })}
      />
    </>
  );
}
