import { useFormikContext } from 'formik';
import { payloadOf } from '@hearback/print/codes';
import { variablesOf } from '@hearback/print/frames';
import { Button, Heading, Inline, lazyPart, Link, Stack, Text } from '@hearback/ui';
import { CodeView } from '@hearback/ui/codes';
import { EyeIcon } from '@hearback/ui/icons';
import type { CodesTab_CodeFragment } from '../../../../server/generated/graphql';
import { useIntl } from '../../../../i18n/IntlProvider';
import { loadChunk } from '../../../../loading/chunkError';
import { lazyDecoration } from '../../../../loading/lazy';
import { paths } from '../../../../paths';
import * as styles from '../../../../prints/PrintedFrame.css';
import { CodeTasks, useCodeTask } from '../CodeTasks';
import type { CodeValues } from '../CodeValues';
import * as codes from '../messages';
import { messages } from './messages';

/** Drawing and scan check of a frame load in parallel with its data. */
const ChosenFrame = lazyPart(() =>
  loadChunk(() => import('./ChosenFrame').then((file) => file.ChosenFrame)),
);

const CodePicture = lazyDecoration(() => import('../CodePicture').then((file) => file.CodePicture));

interface Props {
  code: CodesTab_CodeFragment | undefined;
}

/** Preview of the print with the current choices. Must be rendered inside the code's Formik. */
export function CodeEditorPreview({ code }: Props) {
  const { formatMessage } = useIntl();
  const { values, setFieldValue } = useFormikContext<CodeValues>();
  const { task, start, close } = useCodeTask();
  const codeText = code && payloadOf(code.shortUrl);

  return (
    <>
      <Stack gap="medium">
        <Heading level={2} size="body">
          {formatMessage(messages.previewTitle)}
        </Heading>
        {values.frameId === '' ? (
          <>
            {codeText === undefined ? (
              <div className={styles.pair} aria-hidden="true">
                <CodePicture />
              </div>
            ) : (
              <div className={styles.desk}>
                <div className={styles.bareCode}>
                  <div className={styles.sheet}>
                    <CodeView
                      text={codeText}
                      label={formatMessage(messages.pictureOfCode)}
                      look={values.style ?? {}}
                    />
                  </div>
                  <Stack gap="xxsmall">
                    <Heading level={3} size="body">
                      {formatMessage(messages.noFrameTitle)}
                    </Heading>
                    <Text size="small" tone="muted">
                      {formatMessage(messages.noFrame)}
                    </Text>
                  </Stack>
                </div>
              </div>
            )}
            {codeText === undefined && (
              <Text size="small" tone="muted">
                {formatMessage(messages.noFrame)}
              </Text>
            )}
          </>
        ) : (
          <ChosenFrame
            frameId={values.frameId}
            codeText={codeText}
            values={code && variablesOf({ ...code, name: values.name })}
            codeStyle={values.style}
            onStyle={(style) => void setFieldValue('style', style)}
          />
        )}
        {(values.formId !== '' || values.frameId !== '') && (
          <Inline gap="medium">
            {code && (
              <Button size="small" icon={EyeIcon} onPress={() => start({ kind: 'preview', code })}>
                {formatMessage(codes.messages.previewForm)}
              </Button>
            )}
            {values.frameId !== '' && (
              <Text as="span" size="small">
                <Link href={paths.frameEditor(values.frameId)}>
                  {formatMessage(messages.openFrame)}
                </Link>
              </Text>
            )}
            {values.formId !== '' && (
              <Text as="span" size="small">
                <Link href={paths.formEditor(values.formId)}>
                  {formatMessage(messages.openForm)}
                </Link>
              </Text>
            )}
          </Inline>
        )}
        {values.formId === '' && values.templateId === '' && values.frameId !== '' && (
          <Text size="small" tone="muted">
            {formatMessage(messages.publishNeeds)}
          </Text>
        )}
        {code && (
          <Text as="div" size="small" tone="muted">
            {formatMessage(messages.printedAddress)}{' '}
            <Link href={code.shortUrl} isExternal>
              {code.shortUrl}
            </Link>
          </Text>
        )}
      </Stack>
      <CodeTasks task={task} onClose={close} />
    </>
  );
}
