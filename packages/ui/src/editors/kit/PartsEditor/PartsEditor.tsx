import { useRef, useState, type ReactNode } from 'react';

import { EditorShell } from '../EditorShell/EditorShell';
import type { EditorPane } from '../EditorShell/SheetBar';
import { EditorToolbar } from '../EditorToolbar/EditorToolbar';
import type { DocumentKind, DocumentPart } from '../DocumentKind';
import type { EditorIssue } from '../EditorIssue';
import { Inspector } from '../Inspector/Inspector';
import { excerptOf } from '../localText';
import { Outline } from '../Outline/Outline';
import { Palette } from '../Palette/Palette';
import type { PartsWords } from '../PartsWords';
import type { SaveState } from '../SaveMark/SaveMark';
import { ShortcutSheet } from '../ShortcutSheet/ShortcutSheet';
import { shortcutNames } from '../shortcuts';
import { Structure } from '../Structure/Structure';
import type { Editor } from '../useEditor';
import { useParts } from '../useParts';
import { usePartFocus } from '../usePartFocus';
import { partShortcuts } from '../partShortcuts';
import { useShortcuts, type ShortcutActions } from '../useShortcuts';

/** What a press on the preview does. */
interface StageChoice {
  select: (id: string | null) => void;
  /** Shows what can be chosen about the part that was pressed, where that is not in sight. */
  openProperties: () => void;
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
  /** Called with the sentence when something cannot be done. It also stands in the editor. */
  onRefuse?: ((sentence: string) => void) | undefined;
  /** Left out where the caller shows it elsewhere. */
  saveState?: SaveState | undefined;
  /** Buttons of this editor alone, in its toolbar. */
  tools?: ReactNode;
  /** What keys do in this editor alone. */
  shortcuts?: ShortcutActions;
  /** The document as it is in the end. */
  renderStage: (choice: StageChoice) => ReactNode;
  /** Fields about the chosen part; undefined asks for those about the whole document. */
  renderInspector: (part: Part | undefined) => ReactNode;
}

/** Edits a document whose parts stand in a list: everything that form and frame editor have in common. */
export function PartsEditor<Document, Part extends DocumentPart, Added extends string, Command>({
  kind,
  editor,
  words,
  issues,
  onRefuse,
  saveState,
  tools,
  shortcuts: ownShortcuts,
  renderStage,
  renderInspector,
}: PartsEditorProps<Document, Part, Added, Command>) {
  const { document, selectedId, language } = editor;
  const root = useRef<HTMLDivElement>(null);
  const [openPane, setOpenPane] = useState<EditorPane | null>(null);
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const act = useParts({ kind, editor, words, onRefuse, focus: usePartFocus(root) });
  const { parts, partOf, nameOf } = act;
  const shortcuts: ShortcutActions = {
    ...partShortcuts(editor, act),
    ...ownShortcuts,
    help: () => setIsHelpOpen(true),
  };
  const onKeyDown = useShortcuts(shortcuts);
  const selected = partOf(selectedId);
  const title = selected ? nameOf(selected.id) : words.general;
  const shownIssues = selected ? issues.filter(({ partId }) => partId === selected.id) : issues;

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
            canUndo={editor.canUndo}
            canRedo={editor.canRedo}
            onUndo={editor.undo}
            onRedo={editor.redo}
            language={language}
            onLanguageChange={editor.setLanguage}
            saveState={saveState}
            onHelp={() => setIsHelpOpen(true)}
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
                onAdd={act.add}
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
                selectedId={selectedId}
                onSelect={act.select}
                onMove={({ id }, toIndex) => act.move(id, toIndex)}
                onRemove={({ id }) => act.remove(id)}
                items={parts.map((part) => {
                  const text = kind.wordsOf(part);
                  return {
                    id: part.id,
                    name: nameOf(part.id),
                    excerpt: text && excerptOf(text, language),
                    icon: kind.iconOf(part.type),
                    canRemove: kind.canRemove(part),
                    hasIssue: issues.some(({ partId }) => partId === part.id),
                  };
                })}
              />
            }
          />
        }
        stage={renderStage({
          select: act.select,
          openProperties: () => setOpenPane('properties'),
        })}
        properties={
          <Inspector
            title={title}
            issueTitle={words.issueTitle}
            issues={shownIssues.map(({ code, partId }) => {
              const sentence = words.issues[code] ?? '';
              return partId === undefined ? sentence : `${nameOf(partId)} ${sentence}`;
            })}
          >
            {renderInspector(selected)}
          </Inspector>
        }
      />
      <ShortcutSheet
        names={shortcutNames.filter((name) => shortcuts[name])}
        isOpen={isHelpOpen}
        onClose={() => setIsHelpOpen(false)}
      />
    </>
  );
}
