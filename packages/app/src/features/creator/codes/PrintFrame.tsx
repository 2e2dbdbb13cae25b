import { useState } from 'react';

import type { FrameDocument } from '@hearback/schema/documents';
import { Button, Checkbox, Dialog, DialogActions, Loader, Notice, Stack, Text } from '@hearback/ui';
import { DownloadIcon } from '@hearback/ui/icons';

import type { CodesTab_CodeFragment } from '../../../apollo/generated/graphql';
import { useLinkedFrameQuery } from '../../../apollo/generated/hooks';
import { messages as serverMessages } from '../../../snackbar/messages';
import { useIntl, useLanguage } from '../../../i18n/IntlProvider';
import { showSnackbar } from '../../../snackbar/snackbar';
import { PrintedFrame } from '../frames/PrintedFrame';
import { downloadFrame } from '../frames/downloadFrame';
import * as creator from '../messages';
import { messages } from './messages';

interface Props {
  code: Pick<CodesTab_CodeFragment, 'name' | 'shortUrl' | 'state'>;
  frameId: string;
  onClose: () => void;
}

/** The printable file of a code: its frame in real size, the code in it. */
export function PrintFrame({ code, frameId, onClose }: Props) {
  const { formatMessage } = useIntl();
  const { data, error } = useLinkedFrameQuery({ variables: { id: frameId } });
  const document = data?.frame?.document;

  return (
    <Dialog title={formatMessage(messages.printTitle)} isOpen onClose={onClose}>
      {document ? (
        <Printable document={document} code={code} />
      ) : error ? (
        <Notice tone="danger" title={formatMessage(creator.messages.failedText)} />
      ) : (
        <Loader label={formatMessage(creator.messages.loading)} />
      )}
    </Dialog>
  );
}

function Printable({ document, code }: { document: FrameDocument; code: Props['code'] }) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const [hasBleed, setHasBleed] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const { width_mm: width, height_mm: height, bleed_mm: bleed } = document.size;
  const { name, shortUrl: codeText, state } = code;

  const download = async () => {
    setIsPending(true);
    try {
      await downloadFrame({ document, codeText, language, name, hasBleed });
    } catch {
      // A picture of the frame could not be fetched; a file without it would be a surprise in print.
      showSnackbar('error', serverMessages.serverIssue);
    }
    setIsPending(false);
  };

  return (
    <Stack gap="medium">
      {state === 'DRAFT' && <Notice tone="warning" title={formatMessage(messages.notOpenYet)} />}
      <PrintedFrame document={document} codeText={codeText} hasBleed={hasBleed} />
      <Text tone="muted">{formatMessage(messages.printText, { width, height })}</Text>
      {bleed > 0 && (
        <Checkbox
          label={formatMessage(messages.hasBleed, { mm: bleed })}
          value={hasBleed}
          onChange={setHasBleed}
        />
      )}
      <DialogActions cancelLabel={formatMessage(creator.messages.close)}>
        <Button
          tone="primary"
          icon={DownloadIcon}
          isPending={isPending}
          onPress={() => void download()}
        >
          {formatMessage(messages.download)}
        </Button>
      </DialogActions>
    </Stack>
  );
}
