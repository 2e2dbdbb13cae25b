import { Fragment, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { useLocale } from 'react-aria-components';

import { languageNames } from '../../../internal/languageNames';
import { useLatePart } from '../../../internal/useLatePart';
import { useWords } from '../../../internal/useWords';
import { useDrag } from '../drag/useDrag';
import { EditorShell } from '../EditorShell/EditorShell';
import type { EditorPane } from '../EditorShell/SheetBar';
import { EditorToolbar } from '../EditorToolbar/EditorToolbar';
import type { DocumentKind, DocumentPart } from '../DocumentKind';
import type { EditorIssue } from '../EditorIssue';
import { Inspector } from '../Inspector/Inspector';
import type { ListedIssue } from '../IssueList/IssueList';
import { issueSentence } from '../issueSentence';
import { excerptOf } from '../localText';
import { Outline } from '../Outline/Outline';
import { Palette } from '../Palette/Palette';
import type { PartsWords } from '../PartsWords';
import type { SaveState } from '../SaveMark/SaveMark';
import type { ShortcutListProps } from '../SharedShortcuts';
import { listedShortcuts, shortcuts as sharedShortcuts, type ShortcutTable } from '../shortcuts';
import { Structure } from '../Structure/Structure';
import type { Editor } from '../useEditor';
import { useParts } from '../useParts';
import { usePartFocus } from '../usePartFocus';
import { partShortcuts } from '../partShortcuts';
import { useWordsFocus } from '../useWordsFocus';
import { useHelpKey } from '../useHelpKey';
import { useShortcuts, type ShortcutActions } from '../useShortcuts';
import { kitWords } from '../words';

/** What the preview and the fields of an editor can ask of what is around them. */
export interface PartsHands {
  select: (id: string | null) => void;
  /** Shows what can be chosen about the part that was pressed, where that is not in sight. */
  openProperties: () => void;
  /** Chooses a part and puts the cursor on its words. */
  editWords: (id: string) => void;
  /** Says what happened, to those who cannot see it. */
  announce: (sentence: string) => void;
  /** Says why something was not done. */
  refuse: (sentence: string) => void;
  /** Puts the focus on a part, once it is drawn. */
  focus: (id: string | null) => void;
}

/** Keys of one editor. */
export interface OwnShortcuts {
  /** All of the editor, in the order in which they are listed. */
  table: ShortcutTable;
  actions: ShortcutActions;
  /** Brings their list, which is rarely opened. */
  loadList: () => Promise<ComponentType<ShortcutListProps>>;
}

export interface PartsEditorProps<
  Document,
  Part extends DocumentPart,
  Added extends string,
  Command,
> {
  kind: DocumentKind<Document, Part, Added, Command>;
  editor: Editor<Document, Command>;
  words: PartsWords;
  issues: readonly EditorIssue[];
  /** How an issue is said to be none, where it can be. */
  dismissalOf?: ((issue: EditorIssue) => ListedIssue['dismiss']) | undefined;
  /** Called with the sentence when something cannot be done. It also stands in the editor. */
  onRefuse?: ((sentence: string) => void) | undefined;
  /** Left out where the caller shows it elsewhere. */
  saveState?: SaveState | undefined;
  /** Buttons of this editor alone, in its toolbar. */
  tools?: ReactNode;
  /** What keys do in this editor. Left out: what they do in each. */
  shortcuts?: (hands: PartsHands) => OwnShortcuts;
  /** What tells parts from each other. Left out: their type, and their words below. */
  partNames?: ReadonlyMap<string, string>;
  /** Adds something in a way of its own. Says whether it did. */
  onAdd?: (type: Added, hands: PartsHands) => boolean;
  /** What several chosen parts are called together. Left out where one is chosen at most. */
  severalName?: string | undefined;
  /** Buttons in the row of a part. */
  renderRowTools?: ((part: Part) => ReactNode) | undefined;
  /** The document as it is in the end. */
  renderStage: (hands: PartsHands) => ReactNode;
  /** Fields about the chosen part; undefined asks for those about a page or the whole document. */
  renderInspector: (part: Part | undefined, hands: PartsHands) => ReactNode;
  /** What is known about the document as a whole. */
  report?: ReactNode;
}

const loadSharedList = async () => (await import('../SharedShortcuts')).SharedShortcuts;

/** Edits a document whose parts stand in a list: everything that form and frame editor have in common. */
export function PartsEditor<Document, Part extends DocumentPart, Added extends string, Command>({
  kind,
  editor,
  words,
  issues,
  dismissalOf,
  onRefuse,
  saveState,
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
  const act = useParts({ kind, editor, words, onRefuse, focus, partNames });
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
      const type = kind.addable.find((added) => added === dragged.added);
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
  const help = useLatePart(own?.loadList ?? loadSharedList, () =>
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
  const languageName = (tag: string) => languageNames(locale)(tag, editor.languages);
  /** The way to where an issue is mended; none to where one is already. */
  const openIssue = ({ partId, language: spoken }: EditorIssue) => {
    if (partId === undefined) return undefined;
    if (partId === selectedId && (spoken === undefined || spoken === language)) return undefined;
    return () => {
      if (spoken !== undefined) editor.setLanguage(spoken);
      editWords(partId);
    };
  };
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
            refusal={act.refusal}
            palette={
              <Palette
                label={words.add}
                onAdd={(type) => {
                  if (!onAdd?.(type, hands)) act.add(type);
                }}
                isDraggable={kind.addAt !== undefined}
                items={kind.addable.map((type) => ({
                  type,
                  label: words.types[type] ?? '',
                  icon: kind.iconOf(type),
                  isFull: !kind.hasRoomFor(document, type),
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
                pages={kind.pages?.map((page) => ({
                  id: page.id,
                  name: nameOf(page.id),
                  excerpt: excerptOf(page.wordsOf(document) ?? '', language),
                  icon: page.icon,
                  hasIssue: hasIssue(page.id),
                }))}
                items={parts.map((part) => {
                  const text = kind.wordsOf(part);
                  return {
                    id: part.id,
                    name: nameOf(part.id),
                    excerpt: partNames ? undefined : text && excerptOf(text, language),
                    icon: kind.iconOf(part.type),
                    canRemove: kind.canRemove(part),
                    hasIssue: hasIssue(part.id),
                    tools: renderRowTools?.(part),
                  };
                })}
              />
            }
          />
        }
        stage={renderStage(hands)}
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
            {/* About a part, its fields come first; the keys keep both as they are. */}
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
