import type { FrameDocument, ImageReference } from '@hearback/schema/documents';
import { useRef } from 'react';

import { FrameView } from '../../../frames/FrameView/FrameView';
import { useWords } from '../../../internal/useWords';
import { frameEditorWords } from '../words';
import { ElementHandle } from './ElementHandle';
import * as styles from './FrameStage.css';

interface Props {
  document: FrameDocument;
  language: string;
  selectedId: string | null;
  onSelect: (elementId: string) => void;
  /** The selected element was pressed, not dragged. */
  onPress: () => void;
  onNudge: (elementId: string, byX: number, byY: number) => void;
  codeText: string | undefined;
  addressOf: (image: ImageReference) => string | undefined;
}

/** The sheet as it is printed, with a handle over each element. */
export function FrameStage({
  document,
  language,
  selectedId,
  onSelect,
  onPress,
  onNudge,
  codeText,
  addressOf,
}: Props) {
  const words = useWords(frameEditorWords);
  const sheet = useRef<HTMLDivElement>(null);
  const { width_mm, height_mm } = document.size;
  const toMm = (pixels: number) => {
    const width = sheet.current?.clientWidth ?? 0;
    return width > 0 ? (pixels * width_mm) / width : 0;
  };

  return (
    <div className={styles.desk} data-editor-place="stage">
      <div
        ref={sheet}
        className={styles.sheet}
        style={{ maxWidth: `calc(${styles.tallest} * ${width_mm / height_mm})` }}
      >
        <span className={styles.crop} />
        <span className={styles.cropEnd} />
        <FrameView
          document={document}
          label={document.name}
          language={language}
          addressOf={addressOf}
          showsPlaces
          {...(codeText !== undefined && { codeText })}
        />
        {document.content.map((element) => (
          <ElementHandle
            key={element.id}
            element={element}
            size={document.size}
            name={words.types[element.type]}
            language={language}
            isSelected={element.id === selectedId}
            toMm={toMm}
            onSelect={() => onSelect(element.id)}
            onPress={onPress}
            onNudge={(byX, byY) => onNudge(element.id, byX, byY)}
          />
        ))}
      </div>
    </div>
  );
}
