import type { ReactNode } from 'react';

import { Dialog, Loader, Notice } from '@hearback/ui';

import { useIntl } from '../../../../i18n/IntlProvider';
import * as creator from '../../messages';
import { printMessage } from '../printMessage';
import { messages } from './messages';
import type { PrintedCode } from './PrintChoices';
import { PrintDesk } from './PrintDesk';
import { useFramedCodes } from './useFramedCodes';

interface Props {
  /** One or several, as the list has them. */
  codes: readonly PrintedCode[];
  /** What has to be known before anything else. */
  notice?: ReactNode;
  onClose: () => void;
}

/** Prints codes: as files, on shared sheets, on labels, or from the browser. */
export function PrintCodes({ codes, notice, onClose }: Props) {
  const { formatMessage } = useIntl();
  const { framed, isFailed } = useFramedCodes(codes);
  const [only] = codes;
  const title =
    only && codes.length === 1
      ? formatMessage(printMessage(only))
      : formatMessage(messages.printSeveral, { count: codes.length });

  return (
    <Dialog title={title} isOpen onClose={onClose} size="large">
      {framed ? (
        <PrintDesk framed={framed} notice={notice} />
      ) : isFailed ? (
        <Notice tone="danger" title={formatMessage(creator.messages.failedText)} />
      ) : (
        <Loader label={formatMessage(creator.messages.loading)} />
      )}
    </Dialog>
  );
}
