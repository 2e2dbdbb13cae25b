import { Fragment, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { useLocale } from 'react-aria-components';
import { ArrowDownIcon, ArrowUpIcon, CopyIcon, EditIcon, TrashIcon } from '../../../icons';
import { languageFormat } from '../../../internal/languageFormat';
import { useLazyPart } from '../../../internal/lazyPart';
import { useWords } from '../../../internal/useWords';
import { useDrag } from '../drag/useDrag';
import { ContextBar } from '../ContextBar/ContextBar';
import { EditorShell } from '../EditorShell/EditorShell';
import type { EditorPane } from '../EditorShell/SheetBar';
import { EditorToolbar } from '../EditorToolbar/EditorToolbar';
import type { EditorConfig, DocumentPart } from '../EditorConfig';
import { type EditorIssue, issueSentence } from '../EditorIssue';
import { Inspector } from '../Inspector/Inspector';
import type { ListedIssue } from '../IssueList/IssueList';
import { excerptOf } from '../items';
import { Outline } from '../Outline/Outline';
import { Palette } from '../Palette/Palette';
import type { PartsWords } from '../EditorConfig';
import type { SaveState } from '../SaveMark/SaveMark';
import type { ShortcutListProps } from '../SharedShortcuts';
import {
  listedShortcuts,
  partShortcuts,
  shortcuts as sharedShortcuts,
  type ShortcutActions,
  type ShortcutTable,
  useShortcuts,
} from '../shortcuts';
import { Structure } from '../Structure/Structure';
import type { Editor } from '../useEditor';
import { usePartFocus, useParts } from '../useParts';
import { useWordsFocus } from '../useParts';
import { useHelpKey } from '../useHelpKey';
import { kitWords } from '../words';

/** Actions of the editor for its preview and inspectors. */
export interface PartsHands {
  select: (id: string | null) => void;
  /** Opens the properties pane if it is not visible. */
  openProperties: () => void;
  /** Selects a part and focuses its text field. */
  editWords: (id: string) => void;
  /** Announces a sentence to screen readers. */
  announce: (sentence: string) => void;
  /** Shows why an action was rejected. */
  refuse: (sentence: string) => void;
  /** Focuses a part after the next render. */
  focus: (id: string | null) => void;
  /** Actions on the only selected part, to be shown beside it. */
  contextBar?: ReactNode;
}

/** Keyboard shortcuts of one editor. */
export interface OwnShortcuts {
  /** All shortcuts of the editor, in list order. */
  table: ShortcutTable;
  actions: ShortcutActions;
  /** Loads the list component, which is rarely opened. */
  loadList: () => Promise<ComponentType<ShortcutListProps>>;
}

export interface PartsEditorProps<
  Document,
  Part extends DocumentPart,
  Added extends string,
  Command,
> {
  config: EditorConfig<Document, Part, Added, Command>;
  editor: Editor<Document, Command>;
  words: PartsWords;
  issues: readonly EditorIssue[];
  /** Returns the action that dismisses an issue, if it can be dismissed. */
  dismissalOf?: ((issue: EditorIssue) => ListedIssue['dismiss']) | undefined;
  /** Called with a message when an action is rejected. The editor shows the message as well. */
  onRefuse?: ((sentence: string) => void) | undefined;
  /** Omit if the caller shows it elsewhere. */
  saveState?: SaveState | undefined;
  /** Consequence of the last step that its owner may not have meant. */
  warning?: string | undefined;
  /** Additional toolbar buttons. */
  tools?: ReactNode;
  /** Keyboard shortcuts of this editor. Default: the shared ones. */
  shortcuts?: (hands: PartsHands) => OwnShortcuts;
  /** Distinct names of the parts. Default: their types, with their text below. */
  partNames?: ReadonlyMap<string, string>;
  /** Handles an addition itself. Returns false to use the default. */
  onAdd?: (type: Added, hands: PartsHands) => boolean;
  /** Name of a multiple selection. Omit if only one part can be selected. */
  severalName?: string | undefined;
  /** Additional buttons in the row of a part. */
  renderRowTools?: ((part: Part) => ReactNode) | undefined;
  /** Preview of the document. */
  renderStage: (hands: PartsHands) => ReactNode;
  /** Inspector of the selected part; undefined for the selected page or the whole document. */
  renderInspector: (part: Part | undefined, hands: PartsHands) => ReactNode;
  /** Report on the whole document. */
  report?: ReactNode;
}

const loadSharedList = async () => (await import('../SharedShortcuts')).SharedShortcuts;

/** Editor of a document with a list of parts: the common base of form and frame editor. */
export function PartsEditor<Document, Part extends DocumentPart, Added extends string, Command>({
  config,
  editor,
  words,
  issues,
  dismissalOf,
  onRefuse,
  saveState,
  warning,
  tools,
  shortcuts: ownShortcuts,
  partNames,
  onAdd,
  severalName,
  renderRowTools,
  renderStage,
  renderInspector,
  report,
}: PartsEditorProps<Document, Part, Added, Command>) {
  const { document, selectedId, selectedIds, language } = editor;
  const kitWordsNow = useWords(kitWords);
  const { locale } = useLocale();
  const root = useRef<HTMLDivElement>(null);
  const [openPane, setOpenPane] = useState<EditorPane | null>(null);
  const focus = usePartFocus(root);
  const act = useParts({ config, editor, words, onRefuse, focus, partNames });
  const { parts, partOf, nameOf } = act;
  const focusWords = useWordsFocus(root);
  const editWords = (id: string | null) => {
    act.select(id);
    setOpenPane('properties');
    focusWords();
  };
  const dragMarks = useDrag(root, {
    nameOf: (dragged) =>
      'id' in dragged ? nameOf(dragged.id) : (words.types[dragged.added] ?? ''),
    onDrop: (dragged, toIndex) => {
      if ('id' in dragged) {
        act.move(dragged.id, toIndex);
        act.select(dragged.id);
        return;
      }
      const type = config.addable.find((added) => added === dragged.added);
      if (type !== undefined) act.addAt(type, toIndex);
    },
  });
  const hands: PartsHands = {
    select: act.select,
    openProperties: () => setOpenPane('properties'),
    editWords,
    announce: act.announce,
    refuse: act.refuse,
    focus,
  };
  const own = ownShortcuts?.(hands);
  const help = useLazyPart(own?.loadList ?? loadSharedList, () =>
    act.refuse(kitWordsNow.shortcutsFailed),
  );
  const table: ShortcutTable = own?.table ?? sharedShortcuts;
  const actions: ShortcutActions = {
    ...partShortcuts(editor, { ...act, editWords }),
    ...own?.actions,
    help: help.open,
  };
  const onKeyDown = useShortcuts(table, actions);
  useHelpKey(root, help.open);
  const isSeveral = selectedIds.length > 1;
  const selected = partOf(selectedId);
  const nameOfOne = selectedId === null ? words.general : nameOf(selectedId);
  const title = isSeveral ? (severalName ?? nameOfOne) : nameOfOne;
  const languageName = (tag: string) => languageFormat(locale)(tag, editor.languages);
  /** Action that opens the part of an issue; undefined if it is already open. */
  const openIssue = ({ partId, language: spoken }: EditorIssue) => {
    if (partId === undefined) return undefined;
    if (partId === selectedId && (spoken === undefined || spoken === language)) return undefined;
    return () => {
      if (spoken !== undefined) editor.setLanguage(spoken);
      editWords(partId);
    };
  };
  const index = parts.findIndex(({ id }) => id === selectedId);
  const isList = severalName === undefined;
  const contextActions =
    selected && !isSeveral
      ? [
          {
            id: 'edit',
            icon: EditIcon,
            label: kitWordsNow.editHere,
            onPress: () => editWords(selected.id),
          },
          // Layers of a frame lie over each other; their order is among the properties.
          ...(isList
            ? [
                {
                  id: 'up',
                  icon: ArrowUpIcon,
                  label: kitWordsNow.upHere,
                  isDisabled: index === 0,
                  onPress: () => act.move(selected.id, index - 1),
                },
                {
                  id: 'down',
                  icon: ArrowDownIcon,
                  label: kitWordsNow.downHere,
                  isDisabled: index === parts.length - 1,
                  onPress: () => act.move(selected.id, index + 1),
                },
              ]
            : []),
          ...(act.canDuplicate
            ? [
                {
                  id: 'duplicate',
                  icon: CopyIcon,
                  label: kitWordsNow.duplicateHere,
                  onPress: () => act.duplicate(selected.id),
                },
              ]
            : []),
          ...(config.canRemove(selected)
            ? [
                {
                  id: 'remove',
                  icon: TrashIcon,
                  label: kitWordsNow.removeHere,
                  onPress: () => act.remove(selected.id),
                },
              ]
            : []),
        ]
      : [];
  const contextBar = selected && contextActions.length > 0 && (
    <ContextBar label={kitWordsNow.actionsOn(nameOf(selected.id))} actions={contextActions} />
  );
  const shownIssues =
    selectedId !== null
      ? issues.filter(({ partId }) => partId !== undefined && selectedIds.includes(partId))
      : issues;

  const hasIssue = (id: string) => issues.some(({ partId }) => partId === id);

  const fields = <Fragment key="fields">{renderInspector(selected, hands)}</Fragment>;
  const known = <Fragment key="report">{report}</Fragment>;

  return (
    <>
      <EditorShell
        ref={root}
        announcement={act.announcement}
        openPane={openPane}
        onOpenPane={setOpenPane}
        propertiesLabel={title}
        onKeyDown={onKeyDown}
        toolbar={
          <EditorToolbar
            undoName={act.undoName}
            redoName={act.redoName}
            onUndo={act.undo}
            onRedo={act.redo}
            language={language}
            languages={editor.languages}
            onLanguageChange={editor.setLanguage}
            saveState={saveState}
            onHelp={help.open}
          >
            {tools}
          </EditorToolbar>
        }
        structure={
          <Structure
            addTitle={words.add}
            partsTitle={words.parts}
            refusal={act.refusal ?? warning}
            palette={
              <Palette
                label={words.add}
                onAdd={(type) => {
                  if (!onAdd?.(type, hands)) act.add(type);
                }}
                isDraggable={config.addAt !== undefined}
                items={config.addable.map((type) => ({
                  type,
                  label: words.types[type] ?? '',
                  icon: config.iconOf(type),
                  isFull: !config.hasRoomFor(document, type),
                }))}
              />
            }
            outline={
              <Outline
                label={words.parts}
                wholeLabel={words.general}
                selectedIds={selectedIds}
                onSelect={act.select}
                onSelectMany={severalName === undefined ? undefined : editor.selectMany}
                onMove={({ id }, toIndex) => act.move(id, toIndex)}
                onDuplicate={act.canDuplicate ? ({ id }) => act.duplicate(id) : undefined}
                onRemove={({ id }) => act.remove(id)}
                onAnnounce={act.announce}
                pages={config.pages?.map((page) => ({
                  id: page.id,
                  name: nameOf(page.id),
                  excerpt: excerptOf(page.wordsOf(document) ?? '', language),
                  icon: page.icon,
                  hasIssue: hasIssue(page.id),
                }))}
                items={parts.map((part) => {
                  const text = config.wordsOf(part);
                  return {
                    id: part.id,
                    name: nameOf(part.id),
                    excerpt: partNames ? undefined : text && excerptOf(text, language),
                    icon: config.iconOf(part.type),
                    canRemove: config.canRemove(part),
                    hasIssue: hasIssue(part.id),
                    tools: renderRowTools?.(part),
                  };
                })}
              />
            }
          />
        }
        stage={renderStage({ ...hands, contextBar })}
        properties={
          <Inspector
            title={title}
            issueTitle={words.issueTitle}
            issues={shownIssues.map((issue) => ({
              sentence: issueSentence(issue, { words, nameOf, languageName }),
              onOpen: openIssue(issue),
              dismiss: dismissalOf?.(issue),
            }))}
          >
            {/* Fields come first for a part; the keys preserve both elements. */}
            {selectedId !== null ? [fields, known] : [known, fields]}
          </Inspector>
        }
      />
      {dragMarks}
      {help.Part && (
        <help.Part
          names={listedShortcuts(table, actions)}
          isOpen={help.isOpen}
          onClose={help.close}
        />
      )}
    </>
  );
}
