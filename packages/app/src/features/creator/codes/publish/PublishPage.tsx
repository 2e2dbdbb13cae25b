import { useLocation } from 'react-router-dom';
import { payloadOf } from '@hearback/print/codes';
import { variablesOf } from '@hearback/print/frames';
import { Button, ButtonLink, Card, Columns, Inline, Link, Notice, Page, Stack } from '@hearback/ui';
import { ChatIcon, CopyIcon, PrintIcon } from '@hearback/ui/icons';
import type { CodesTab_CodeFragment } from '../../../../server/generated/graphql';
import { useLinkedFrameQuery } from '../../../../server/generated/hooks';
import { useHelp } from '../../../../shell/help/useHelp';
import { useIntl } from '../../../../i18n/IntlProvider';
import { PageTitle } from '../../../../i18n/PageTitle';
import { paths } from '../../../../paths';
import { showSnackbar } from '../../../../shell/snackbar/snackbar';
import { PrintedFrame } from '../../../../prints/PrintedFrame';
import { CodeTasks, useCodeTask } from '../CodeTasks';
import * as frames from '../../frames/messages';
import * as codes from '../messages';
import { messages } from './messages';

interface Props {
  code: CodesTab_CodeFragment;
}

/** Recipient of the email with the code, if one was just sent. */
const readEmailedTo = (state: unknown): string | null => {
  const { emailedTo } = (state ?? {}) as { emailedTo?: unknown };
  return typeof emailedTo === 'string' ? emailedTo : null;
};

/** Shown after publishing: the frame to print, the form's address, and the email being sent. */
export function PublishPage({ code }: Props) {
  const { formatMessage } = useIntl();
  const help = useHelp('published');
  const { state } = useLocation();
  const { task, start, close } = useCodeTask();
  const { data } = useLinkedFrameQuery({ variables: { id: code.frame?.id ?? '' } });
  const document = data?.frame?.document;
  const emailedTo = readEmailedTo(state);

  const copy = () =>
    navigator.clipboard.writeText(code.shortUrl).then(
      () => showSnackbar('success', messages.linkCopied),
      () => showSnackbar('error', messages.linkNotCopied),
    );

  return (
    <Page
      title={formatMessage(messages.publishedTitle)}
      help={help}
      purpose={formatMessage(messages.publishedText)}
      above={<Link href={paths.codeEditor(code.id)}>{formatMessage(messages.backToCode)}</Link>}
      actions={
        <Button tone="primary" icon={PrintIcon} onPress={() => start({ kind: 'print', code })}>
          {formatMessage(codes.messages.print)}
        </Button>
      }
    >
      <PageTitle message={messages.publishedTitle} />
      <Columns columnWidth="half" align="start">
        {document && (
          <PrintedFrame
            document={document}
            label={formatMessage(frames.messages.pictureOf, { name: document.name })}
            codeText={payloadOf(code.shortUrl)}
            values={variablesOf(code)}
            codeStyle={code.style}
          />
        )}
        <Stack gap="large">
          <Notice tone="success" title={formatMessage(messages.emailed)}>
            {emailedTo !== null && formatMessage(messages.emailedTo, { email: emailedTo })}
          </Notice>
          <Card title={formatMessage(messages.formLink)}>
            <Stack gap="medium" align="start">
              <Link href={code.shortUrl} isExternal>
                {code.shortUrl}
              </Link>
              <Inline>
                <Button icon={CopyIcon} onPress={() => void copy()}>
                  {formatMessage(messages.copyLink)}
                </Button>
                <ButtonLink href={paths.feedback} icon={ChatIcon}>
                  {formatMessage(messages.readFeedback)}
                </ButtonLink>
              </Inline>
            </Stack>
          </Card>
        </Stack>
      </Columns>
      <CodeTasks task={task} onClose={close} />
    </Page>
  );
}
