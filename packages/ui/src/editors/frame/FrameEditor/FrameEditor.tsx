import { type ComponentType, type ReactNode, useRef } from 'react';
import type {
  Color,
  FrameDocument,
  FrameElement,
  FrameElementType,
  ImageReference,
} from '@hearback/schema/documents';
import { useWords } from '../../../internal/useWords';
import { ColorChoices } from '../../kit/ColorChoices/ColorChoices';
import type { UploadImage } from '../../kit/ImageUpload/ImageUpload';
import { PartsEditor, type PartsHands } from '../../kit/PartsEditor/PartsEditor';
import type { SaveState } from '../../kit/SaveMark/SaveMark';
import { arrangeWords } from '../ArrangeBar/words';
import { findFrameIssues, findIssuesBesideScan } from '../findFrameIssues';
import { frameEditorConfig, layerNames } from '../frameEditorConfig';
import { FrameInspector } from '../inspectors/FrameInspector';
import { frameShortcuts } from '../shortcuts';
import type { StageHandle } from '../stage/FrameStage';
import type { FrameEditorState } from '../frameEditorConfig';
import { frameEditorWords } from '../words';
import { ArrangeBar } from '../ArrangeBar/ArrangeBar';
import type { FrameCommand } from '../commands/apply';
import { unitsOf } from '../geometry/areas';
import type { ElementInspectorProps } from '../inspectors/LengthField';
import { PlaceFields } from '../inspectors/PlaceFields';
import { elementEditing } from '../registry';
import { type FrameActions, frameActions } from './frameActions';
import { frameKeys } from './frameKeys';
import { FrameWorkbench } from './FrameWorkbench';
import { IconButton } from '../../../components/IconButton/IconButton';
import { GroupIcon, LockIcon, UnlockIcon } from '../../../icons';
import { usePictureChoice } from './usePictureChoice';

/** Color properties of elements. */
const names = ['color', 'fill', 'line_color', 'background_color', 'eye_color'] as const;

const colorsIn = (element: FrameElement): Color[] =>
  names.flatMap((name) => {
    const color = (element as Partial<Record<(typeof names)[number], Color | null>>)[name];
    return color ? [color] : [];
  });

/** Distinct colors of a frame, in order of first use. */
const colorsOf = ({ background_color: background, content }: FrameDocument): Color[] => [
  ...new Set([background, ...content.flatMap(colorsIn)]),
];

interface LayerToolsProps {
  element: FrameElement;
  name: string;
  isSelected: boolean;
  onToggleLock: () => void;
  onUngroup: () => void;
}

/** Lock and group buttons in an outline row. */
function LayerTools({ element, name, isSelected, onToggleLock, onUngroup }: LayerToolsProps) {
  const words = useWords(arrangeWords);
  const isLocked = element.is_locked ?? false;

  return (
    <>
      {element.group_id !== undefined && (
        <IconButton
          size="small"
          icon={GroupIcon}
          label={words.takeOutOfGroup(name)}
          onPress={onUngroup}
        />
      )}
      {(isLocked || isSelected) && (
        <IconButton
          size="small"
          icon={isLocked ? LockIcon : UnlockIcon}
          label={isLocked ? words.unlockOne(name) : words.lockOne(name)}
          isPressed={isLocked}
          onPress={onToggleLock}
        />
      )}
    </>
  );
}

/** Inspector of an element by its type, without its position. */
function ElementInspector(props: ElementInspectorProps<FrameElementType>) {
  // TypeScript cannot correlate the union with the registry, hence the cast.
  const Inspector = elementEditing[props.element.type].Inspector as ComponentType<
    ElementInspectorProps<FrameElementType>
  >;
  return <Inspector {...props} />;
}

interface ChosenInspectorProps extends Omit<
  ElementInspectorProps<FrameElementType>,
  'edit' | 'element'
> {
  /** The element selected last. */
  element: FrameElement;
  act: FrameActions;
  run: (command: FrameCommand) => void;
}

/** Inspector of one element or of a multiple selection. */
function ChosenInspector({ element, act, run, ...rest }: ChosenInspectorProps) {
  const { chosen } = act;
  const groups = new Set(chosen.map(({ id, group_id: group }) => group ?? `element ${id}`));
  // Elements of a single group are aligned with each other.
  const unitCount = groups.size === 1 ? chosen.length : unitsOf(chosen).length;

  return (
    <>
      <ArrangeBar
        unitCount={unitCount}
        elementCount={chosen.length}
        isGroup={act.isGroup}
        isLocked={act.isLocked}
        onAlign={act.align}
        onDistribute={act.distribute}
        onOrder={(to) => act.order(chosen, to)}
        onGroup={act.group}
        onUngroup={() => act.ungroup()}
        onToggleLock={() => act.toggleLock()}
      />
      {chosen.length === 1 && (
        <ElementInspector
          key={element.id}
          element={element}
          edit={(changes) => run({ type: 'editElement', elementId: element.id, changes })}
          {...rest}
        />
      )}
      <PlaceFields key={`place ${element.id} ${chosen.length}`} elements={chosen} run={run} />
    </>
  );
}

export interface FrameEditorProps {
  /** State from `useFrameEditor`. */
  editor: FrameEditorState;
  /** Stores a picture. Rejects with an Error whose message is shown to the user. */
  onUploadImage: UploadImage;
  /** Called with a message when an action is rejected. The editor shows the message as well. */
  onRefuse?: (sentence: string) => void;
  /** Omit if the caller shows it elsewhere. */
  saveState?: SaveState;
  /** Encoded text of the QR code. Default: a placeholder is shown. */
  codeText?: string;
  /** Returns the URL of an image. Default: the URL in the document. */
  addressOf?: (image: ImageReference) => string | undefined;
  /** Result of the scan check, shown among the fields. */
  scan?: ReactNode;
}

const asStored = ({ url }: ImageReference) => url;

/** Editor of the printed frame around a code, in millimeters. The preview is the printed result. */
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
    element.type === 'shape' ? words.shapes[element.shape] : words.types[element.type];
  const names = layerNames(document.content, language, typeName);
  const actionsFor = (hands: PartsHands) =>
    frameActions(editor, hands, { ...arranging, full: words.full });

  return (
    <ColorChoices colors={colorsOf(document)}>
      <PartsEditor
        config={frameEditorConfig}
        // Issues in the scan report are not repeated here.
        issues={scan === undefined ? findFrameIssues(document) : findIssuesBesideScan(document)}
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
