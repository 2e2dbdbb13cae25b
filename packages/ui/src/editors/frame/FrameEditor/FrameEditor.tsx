import type { ImageReference } from '@hearback/schema/documents';

import { useWords } from '../../../internal/useWords';
import type { UploadImage } from '../../kit/ImageUpload/ImageUpload';
import { PartsEditor } from '../../kit/PartsEditor/PartsEditor';
import type { SaveState } from '../../kit/SaveMark/SaveMark';
import { findIssues } from '../findIssues';
import { frameKind } from '../frameKind';
import { FrameInspector } from '../inspectors/FrameInspector';
import type { FrameEditing } from '../useFrameEditor';
import { frameEditorWords } from '../words';
import { ElementInspector } from './ElementInspector';
import { FrameStage } from './FrameStage';
import { nudges } from './nudges';

export interface FrameEditorProps {
  /** From `useFrameEditor`, which holds the frame. */
  editor: FrameEditing;
  /** Stores a picture. Rejects with an Error whose message is a sentence for the reader. */
  onUploadImage: UploadImage;
  /** Called with the sentence when something cannot be done. It also stands in the editor. */
  onRefuse?: (sentence: string) => void;
  /** Left out where the caller shows it elsewhere. */
  saveState?: SaveState;
  /** What the code reads as. Left out: its place is shown. */
  codeText?: string;
  /** Where a picture's bytes are. Left out: where the document says. */
  addressOf?: (image: ImageReference) => string | undefined;
}

const asStored = ({ url }: ImageReference) => url;

/** Makes the printed art around a code, in millimetres. What it shows is what the printer gets. */
export function FrameEditor({
  editor,
  onUploadImage,
  onRefuse,
  saveState,
  codeText,
  addressOf = asStored,
}: FrameEditorProps) {
  const words = useWords(frameEditorWords);
  const { document, run, language, selectedId } = editor;

  return (
    <PartsEditor
      kind={frameKind}
      issues={findIssues(document)}
      shortcuts={nudges(run)}
      renderStage={({ select, openProperties }) => (
        <FrameStage
          {...{ document, language, codeText, addressOf, selectedId }}
          onSelect={select}
          onPress={openProperties}
          onNudge={(elementId, byX, byY) => run({ type: 'nudgeElement', elementId, byX, byY })}
        />
      )}
      renderInspector={(element) =>
        element ? (
          <ElementInspector
            key={element.id}
            element={element}
            edit={(changes) => run({ type: 'editElement', elementId: element.id, changes })}
            {...{ language, onUploadImage, addressOf }}
          />
        ) : (
          <FrameInspector frame={document} run={run} language={language} />
        )
      }
      {...{ editor, words, onRefuse, saveState }}
    />
  );
}
