import { sheetOf } from '@hearback/print/frames';
import type { FrameDocument } from '@hearback/schema/documents';

import { FrameView } from '../../../frames/FrameView';
import type { ArtOptions } from './ElementArt';
import * as styles from './FrameStage.css';
import type { Room } from './view';

interface Props extends ArtOptions {
  document: FrameDocument;
  room: Room;
}

/** Preview of the cut print, both sides of a tent stacked. */
export function PrintedSheet({ document, room, language, codeText, addressOf }: Props) {
  const { width_mm: width, height_mm: height } = sheetOf(document.size);
  return (
    <div className={styles.print}>
      <div
        className={styles.printed}
        style={{ maxWidth: Math.min(room.width - 48, ((room.height - 48) * width) / height) }}
      >
        <FrameView
          document={document}
          label={document.name}
          language={language}
          codeText={codeText}
          addressOf={addressOf}
          isUnfolded
        />
      </div>
    </div>
  );
}
