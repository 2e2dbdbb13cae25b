import type { FrameElement, ImageReference } from '@hearback/schema/documents';
import { useRef, type ReactNode } from 'react';

import { useWords } from '../../../internal/useWords';
import { ColorChoices } from '../../kit/ColorChoices/ColorChoices';
import type { UploadImage } from '../../kit/ImageUpload/ImageUpload';
import { PartsEditor, type PartsHands } from '../../kit/PartsEditor/PartsEditor';
import type { SaveState } from '../../kit/SaveMark/SaveMark';
import { arrangeWords } from '../ArrangeBar/words';
import { colorsOf } from '../colorsOf';
import { findIssues, findIssuesBesideScan } from '../findIssues';
import { frameKind } from '../frameKind';
import { FrameInspector } from '../inspectors/FrameInspector';
import { layerNames } from '../layerNames';
import { frameShortcuts } from '../shortcuts';
import type { StageHandle } from '../stage/FrameStage';
import type { FrameEditing } from '../useFrameEditor';
import { frameEditorWords } from '../words';
import { ChosenInspector } from './ChosenInspector';
import { frameActions } from './frameActions';
import { frameKeys } from './frameKeys';
import { FrameWorkbench } from './FrameWorkbench';
import { LayerTools } from './LayerTools';
import { usePictureChoice } from './usePictureChoice';

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
  /** Whether the printed code would be read, as somebody found out. Stands among the fields. */
  scan?: ReactNode;
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
  scan,
}: FrameEditorProps) {
  const words = useWords(frameEditorWords);
  const arranging = useWords(arrangeWords);
  const stage = useRef<StageHandle>(null);
  const picture = usePictureChoice(onUploadImage);
  const { document, run, language, selectedIds } = editor;
  const typeName = (element: FrameElement) =>
    words.types[element.type === 'shape' && element.shape === 'line' ? 'line' : element.type];
  const names = layerNames(document.content, language, typeName);
  const actionsFor = (hands: PartsHands) =>
    frameActions(editor, hands, { ...arranging, full: words.full });

  return (
    <ColorChoices colors={colorsOf(document)}>
      <PartsEditor
        kind={frameKind}
        // What the report says is not said twice.
        issues={scan === undefined ? findIssues(document) : findIssuesBesideScan(document)}
        partNames={names}
        severalName={words.elements(selectedIds.length)}
        report={scan}
        onAdd={(type, hands) => {
          if (type !== 'image') return false;
          picture.choose({
            onAdd: (image) => actionsFor(hands).make({ type: 'addPicture', image }),
            onRefuse: hands.refuse,
          });
          return true;
        }}
        renderRowTools={(element) => (
          <LayerTools
            element={element}
            name={names.get(element.id) ?? ''}
            isSelected={selectedIds.includes(element.id)}
            onUngroup={() => run({ type: 'ungroupElements', ids: [element.id] })}
            onToggleLock={() =>
              run({
                type: element.is_locked ? 'unlockElements' : 'lockElements',
                ids: [element.id],
              })
            }
          />
        )}
        shortcuts={(hands) => ({
          table: frameShortcuts,
          actions: frameKeys({ editor, act: actionsFor(hands), stage, focus: hands.focus }),
          loadList: async () => (await import('./FrameShortcutList')).FrameShortcutList,
        })}
        renderStage={(hands) => (
          <FrameWorkbench
            act={actionsFor(hands)}
            addPicture={picture.add}
            {...{ editor, hands, stage, names, language, codeText, addressOf }}
          />
        )}
        renderInspector={(element, hands) =>
          element ? (
            <ChosenInspector
              element={element}
              act={actionsFor(hands)}
              {...{ run, language, onUploadImage, addressOf }}
            />
          ) : (
            <FrameInspector frame={document} run={run} language={language} />
          )
        }
        {...{ editor, words, onRefuse, saveState }}
      />
      {picture.field}
    </ColorChoices>
  );
}
