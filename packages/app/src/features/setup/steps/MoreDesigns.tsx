import { useState } from 'react';

import { frameSizes } from '@hearback/print/frames';
import type { FrameDocument } from '@hearback/schema/documents';
import { Button, Dialog, DialogActions } from '@hearback/ui';
import { StarterPicker } from '@hearback/ui/editors/frame';

import { useIntl, useLanguage } from '../../../i18n/IntlProvider';
import { messages } from '../messages';

interface Props {
  onPick: (document: FrameDocument) => void;
}

/** Opens every finished design there is, each on the sheet that it was made for. */
export function MoreDesigns({ onPick }: Props) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const [isOpen, setIsOpen] = useState(false);

  return (
    <>
      <Button onPress={() => setIsOpen(true)}>{formatMessage(messages.frameMore)}</Button>
      {isOpen && (
        <Dialog
          title={formatMessage(messages.frameMore)}
          isOpen
          size="large"
          onClose={() => setIsOpen(false)}
        >
          <StarterPicker
            size={frameSizes.a6}
            language={language}
            isOpenFirst
            onPick={(document) => {
              setIsOpen(false);
              onPick(document);
            }}
          />
          <DialogActions cancelLabel={formatMessage(messages.frameMoreCancel)} />
        </Dialog>
      )}
    </>
  );
}
