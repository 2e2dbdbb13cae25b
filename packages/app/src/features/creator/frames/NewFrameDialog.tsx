import { frameSizes } from '@hearback/print/frames';
import type { FrameDocument } from '@hearback/schema/documents';
import { Dialog, DialogActions } from '@hearback/ui';
import { StarterWall } from '@hearback/ui/editors/frame';

import { useIntl, useLanguage } from '../../../i18n/IntlProvider';
import { PartSkeleton } from '../../../loading/ScreenSkeleton';
import * as creator from '../messages';
import { useTrade } from '../templates/useTrade';
import { messages } from './messages';

interface Props {
  onBegin: (document: FrameDocument) => void;
  onClose: () => void;
}

/** Wall of designs that a new frame can begin with. */
export function NewFrameDialog({ onBegin, onClose }: Props) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { trade, isLoading } = useTrade();

  return (
    <Dialog
      title={formatMessage(creator.messages.newFrame)}
      description={formatMessage(messages.startText)}
      isOpen
      size="large"
      onClose={onClose}
    >
      {isLoading ? (
        <PartSkeleton shape="gallery" />
      ) : (
        <StarterWall size={frameSizes.a6} language={language} trade={trade} onPick={onBegin} />
      )}
      <DialogActions cancelLabel={formatMessage(creator.messages.close)} />
    </Dialog>
  );
}
