import type { FormDocument } from '@hearback/schema/documents';

import { ThankYou } from '../../../forms/ThankYou/ThankYou';
import { DeviceFrame } from './DeviceFrame';
import type { Device } from './devices';

interface Props {
  document: FormDocument;
  language: string;
  device: Device;
  venue: string | undefined;
  headingNote: string | undefined;
  /** Called on click. */
  onOpen: () => void;
  /** Called on double click. */
  onEdit: () => void;
}

/** Preview of the thank-you page. Links are disabled; double click edits a text. */
export function ThanksStage({
  document,
  language,
  device,
  venue,
  headingNote,
  onOpen,
  onEdit,
}: Props) {
  return (
    <div role="presentation" onClick={onOpen} onDoubleClick={onEdit}>
      <DeviceFrame device={device} note={headingNote}>
        <ThankYou
          style={document.style}
          thankYou={document.thank_you}
          language={language}
          mode="preview"
          {...(venue !== undefined && { venue })}
        />
      </DeviceFrame>
    </div>
  );
}
