import { useRef, useState } from 'react';

import { useFormikContext } from 'formik';

import { payloadOf } from '@hearback/print/codes';
import { Button, Dialog, DialogActions, Notice, Skeleton, Stack, Text } from '@hearback/ui';
import { ScanCheck } from '@hearback/ui/editors/scan';

import type { CodesTab_CodeFragment } from '../../../../server/generated/graphql';
import { useLinkedFrameQuery } from '../../../../server/generated/hooks';
import { useIntl } from '../../../../i18n/IntlProvider';
import { useCodeScan } from '../../scan/useCodeScan';
import type { CodeValues } from '../CodeValues';
import { messages } from './messages';
import type { ArtRefusal } from './usePublishCode';

interface Props {
  code: CodesTab_CodeFragment;
  refusal: ArtRefusal;
  onPublish: (overrideWarnings: boolean) => void;
}

interface PublishCodeDialogProps extends Omit<Props, 'refusal'> {
  /** The server's reason for not publishing. Undefined: the dialog is closed. */
  refusal: ArtRefusal | undefined;
  onClose: () => void;
}

/**
 * Explains why a code was not published, and offers fixes. A weak code may be published anyway. Must be
 * rendered inside the code's Formik.
 */
export function PublishCodeDialog({ refusal, onClose, ...props }: PublishCodeDialogProps) {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      title={formatMessage(refusal === 'weak' ? messages.scanWeakTitle : messages.scanBlockedTitle)}
      isOpen={refusal !== undefined}
      onClose={onClose}
      size="small"
    >
      {refusal && <RefusalDetails refusal={refusal} {...props} />}
    </Dialog>
  );
}

function RefusalDetails({ code, refusal, onPublish }: Props) {
  const { formatMessage } = useIntl();
  const { values, setFieldValue } = useFormikContext<CodeValues>();
  const { data } = useLinkedFrameQuery({
    variables: { id: values.frameId },
    skip: values.frameId === '',
  });
  const frame = data?.frame ?? undefined;
  const { state, report, retry, mend } = useCodeScan({
    frame,
    codeText: payloadOf(code.shortUrl),
    codeStyle: values.style,
    onStyle: (style) => void setFieldValue('style', style),
  });
  const reasons = useRef<HTMLDivElement>(null);
  const [isTold, setIsTold] = useState(false);

  const isWeak = refusal === 'weak';
  // A check that fails here is repeated on the server.
  const verdict = state === 'done' ? report?.verdict : undefined;
  const isMended = verdict === 'pass' || (verdict === 'warn' && !isWeak);
  const isStillBlocked = verdict === 'block';

  const publish = () => {
    setIsTold(isStillBlocked);
    if (isStillBlocked) reasons.current?.querySelector<HTMLElement>('li button')?.focus();
    else onPublish(false);
  };

  return (
    <>
      <Stack gap="medium">
        <Text>{formatMessage(isWeak ? messages.scanWeakText : messages.scanBlocked)}</Text>
        {isTold && isStillBlocked && (
          <Notice tone="danger" title={formatMessage(messages.stillBlocked)} />
        )}
        {frame ? (
          <div ref={reasons}>
            <ScanCheck state={state} report={report} onRetry={retry} onFix={mend} leads />
          </div>
        ) : (
          <Skeleton shape="block" />
        )}
      </Stack>
      <DialogActions>
        {isWeak && (
          <Button onPress={() => onPublish(true)}>{formatMessage(messages.publishAnyway)}</Button>
        )}
        {(!isWeak || isMended) && (
          <Button tone={isMended ? 'primary' : 'secondary'} onPress={publish}>
            {formatMessage(messages.publishMended)}
          </Button>
        )}
      </DialogActions>
    </>
  );
}
