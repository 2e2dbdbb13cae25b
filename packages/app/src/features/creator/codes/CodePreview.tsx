import { useFormikContext } from 'formik';

import {
  Button,
  EmptyState,
  Heading,
  Inline,
  Link,
  Notice,
  Skeleton,
  Stack,
  Text,
} from '@hearback/ui';
import { findFrameIssues, type FrameIssue } from '@hearback/ui/editors/frame';
import { EyeIcon, FrameIcon, PrintIcon } from '@hearback/ui/icons';

import type { CodesTab_CodeFragment } from '../../../apollo/generated/graphql';
import { useLinkedFrameQuery } from '../../../apollo/generated/hooks';
import { useIntl } from '../../../i18n/IntlProvider';
import { paths } from '../../../paths';
import { PrintedFrame } from '../frames/PrintedFrame';
import { CodeTasks } from './CodeTasks';
import type { CodeValues } from './CodeValues';
import { messages } from './messages';
import { useCodeTask } from './useCodeTask';

interface Props {
  code: CodesTab_CodeFragment | undefined;
}

/** What is printed, as it is chosen right now. Stands in the Formik of a code. */
export function CodePreview({ code }: Props) {
  const { formatMessage } = useIntl();
  const { values } = useFormikContext<CodeValues>();
  const { task, start, close } = useCodeTask();

  return (
    <>
      <Stack gap="medium">
        <Heading level={2} size="body">
          {formatMessage(messages.previewTitle)}
        </Heading>
        {values.frameId === '' ? (
          <EmptyState
            icon={FrameIcon}
            size="small"
            headingLevel={3}
            title={formatMessage(messages.noFrameTitle)}
          >
            {formatMessage(messages.noFrame)}
          </EmptyState>
        ) : (
          <ChosenFrame frameId={values.frameId} codeText={code?.shortUrl} />
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
                {formatMessage(messages.previewForm)}
              </Button>
              <Button icon={PrintIcon} onPress={() => start({ kind: 'print', code })}>
                {formatMessage(messages.print)}
              </Button>
            </Inline>
          </>
        )}
      </Stack>
      <CodeTasks task={task} onClose={close} />
    </>
  );
}

/** What keeps a phone from reading a code. The rest is a matter for the frame editor. */
const troubles: ReadonlySet<FrameIssue['code']> = new Set([
  'no_code',
  'code_small',
  'code_faint',
  'code_light',
  'code_covered',
  'outside',
]);

function ChosenFrame({ frameId, codeText }: { frameId: string; codeText: string | undefined }) {
  const { formatMessage } = useIntl();
  const { data } = useLinkedFrameQuery({ variables: { id: frameId } });
  const document = data?.frame?.document;
  if (!document) return <Skeleton shape="block" />;

  return (
    <>
      <PrintedFrame document={document} codeText={codeText} />
      {findFrameIssues(document).some(({ code }) => troubles.has(code)) && (
        <Notice tone="warning" title={formatMessage(messages.hardToRead)}>
          <Link href={paths.frameEditor(frameId)}>{formatMessage(messages.openFrame)}</Link>
        </Notice>
      )}
    </>
  );
}
