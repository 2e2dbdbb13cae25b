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
  /** Pressed. */
  onOpen: () => void;
  /** Pressed twice. */
  onEdit: () => void;
}

/** The page after sending as a visitor gets it. Its links lead nowhere; what is pressed twice is edited. */
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
