import { useFormikContext } from 'formik';
import { payloadOf } from '@hearback/print/codes';
import {
  Button,
  EmptyState,
  Heading,
  Inline,
  lazyPart,
  Link,
  Notice,
  Stack,
  Text,
} from '@hearback/ui';
import { CodeView } from '@hearback/ui/codes';
import { EyeIcon, FrameIcon, PrintIcon } from '@hearback/ui/icons';
import type { CodeStyle } from '@hearback/schema/documents';
import type { CodesTab_CodeFragment } from '../../../../server/generated/graphql';
import { useIntl } from '../../../../i18n/IntlProvider';
import { loadChunk } from '../../../../loading/chunkError';
import { paths } from '../../../../paths';
import * as styles from '../../frames/PrintedFrame.css';
import { CodeTasks, useCodeTask } from '../CodeTasks';
import { type CodeValues, toCodeValues } from '../CodeValues';
import * as codes from '../messages';
import { printMessage } from '../printMessage';
import { messages } from './messages';

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

/** Drawing and scan check of a frame load in parallel with its data. */
const ChosenFrame = lazyPart(() =>
  loadChunk(() => import('./ChosenFrame').then((file) => file.ChosenFrame)),
);

interface Props {
  code: CodesTab_CodeFragment | undefined;
}

/** Preview of the print with the current choices. Must be rendered inside the code's Formik. */
export function CodeEditorPreview({ code }: Props) {
  const { formatMessage } = useIntl();
  const { values, setFieldValue } = useFormikContext<CodeValues>();
  const { task, start, close } = useCodeTask();
  const isOther = code !== undefined && isPrintedOtherwise(values, toCodeValues(code));
  const codeText = code && payloadOf(code.shortUrl);

  return (
    <>
      <Stack gap="medium">
        <Heading level={2} size="body">
          {formatMessage(messages.previewTitle)}
        </Heading>
        {values.frameId === '' ? (
          <>
            {codeText !== undefined && (
              <div className={styles.desk}>
                <div className={styles.sheet} style={{ maxWidth: 220 }}>
                  <CodeView
                    text={codeText}
                    label={formatMessage(messages.pictureOfCode)}
                    look={values.style ?? {}}
                  />
                </div>
              </div>
            )}
            <EmptyState
              icon={FrameIcon}
              size="small"
              headingLevel={3}
              title={formatMessage(messages.noFrameTitle)}
            >
              {formatMessage(messages.noFrame)}
            </EmptyState>
          </>
        ) : (
          <ChosenFrame
            frameId={values.frameId}
            codeText={codeText}
            codeStyle={values.style}
            onStyle={(style) => void setFieldValue('style', style)}
          />
        )}
        {(values.formId !== '' || values.frameId !== '') && (
          <Inline gap="medium">
            {values.frameId !== '' && (
              <Link href={paths.frameEditor(values.frameId)}>
                {formatMessage(messages.openFrame)}
              </Link>
            )}
            {values.formId !== '' && (
              <Link href={paths.formEditor(values.formId)}>{formatMessage(messages.openForm)}</Link>
            )}
          </Inline>
        )}
        {(values.formId === '' || values.frameId === '') && (
          <Text size="small" tone="muted">
            {formatMessage(messages.publishNeeds)}
          </Text>
        )}
        {code && (
          <>
            <Text as="div" size="small" tone="muted">
              {formatMessage(messages.printedAddress)}{' '}
              <Link href={code.shortUrl} isExternal>
                {code.shortUrl}
              </Link>
            </Text>
            <Inline>
              <Button icon={EyeIcon} onPress={() => start({ kind: 'preview', code })}>
                {formatMessage(codes.messages.previewForm)}
              </Button>
              <Button icon={PrintIcon} onPress={() => start({ kind: 'print', code })}>
                {formatMessage(printMessage(code))}
              </Button>
            </Inline>
          </>
        )}
      </Stack>
      <CodeTasks
        // If the code is saved while the dialog is open, the saved version is printed.
        task={task?.kind === 'print' && code ? { ...task, code } : task}
        printNotice={isOther && <SaveFirst onRefused={close} />}
        onClose={close}
      />
    </>
  );
}
