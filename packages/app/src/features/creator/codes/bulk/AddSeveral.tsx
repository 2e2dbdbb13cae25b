import { useState } from 'react';

import { Button } from '@hearback/ui';
import { QrIcon } from '@hearback/ui/icons';

import type { CodesTab_CodeFragment } from '../../../../server/generated/graphql';
import { useIntl } from '../../../../i18n/IntlProvider';
import { lazyDialog } from '../../../../loading/lazy';
import { messages } from './messages';

const PrintCodes = lazyDialog(() => import('../print/PrintCodes').then((file) => file.PrintCodes));
const AddCodes = lazyDialog(() => import('./AddCodes').then((file) => file.AddCodes));

/** Opens the dialog that adds many codes, then, on request, the one that prints them. */
export function AddSeveral() {
  const { formatMessage } = useIntl();
  const [isOpen, setIsOpen] = useState(false);
  const [printed, setPrinted] = useState<readonly CodesTab_CodeFragment[]>();

  const print = (codes: readonly CodesTab_CodeFragment[]) => {
    setIsOpen(false);
    setPrinted(codes);
  };

  return (
    <>
      <Button icon={QrIcon} onPress={() => setIsOpen(true)}>
        {formatMessage(messages.open)}
      </Button>
      {isOpen && <AddCodes onPrint={print} onClose={() => setIsOpen(false)} />}
      {printed && <PrintCodes codes={printed} onClose={() => setPrinted(undefined)} />}
    </>
  );
}
