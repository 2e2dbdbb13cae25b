import {
  useId,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react';

import { visuallyHidden } from '../../../internal/visuallyHidden.css';
import { useWords } from '../../../internal/useWords';
import { kitWords } from '../words';
import * as styles from './EditorShell.css';
import { SheetBar, type EditorPane } from './SheetBar';
import { useSheetFocus } from './useSheetFocus';
import { useTopOnPage } from './useTopOnPage';

export interface EditorShellProps {
  /** Left out where the page around it has the buttons. */
  toolbar?: ReactNode;
  /** Left out where a document has no parts: then preview and properties share the room. */
  structure?: ReactNode;
  stage: ReactNode;
  properties: ReactNode;
  /** What the properties are about, where a narrow screen names them. */
  propertiesLabel?: string;
  /** Which pane a narrow screen shows over the preview. Where there is room, both are there. */
  openPane: EditorPane | null;
  onOpenPane: (pane: EditorPane | null) => void;
  /** What just happened, for screen readers. */
  announcement?: string;
  ref?: Ref<HTMLDivElement>;
  onKeyDown?: (event: KeyboardEvent) => void;
}

/** Structure, preview and properties side by side; where there is no room, a sheet from below under the preview. */
export function EditorShell({
  toolbar,
  structure,
  stage,
  properties,
  propertiesLabel,
  openPane,
  onOpenPane,
  announcement = '',
  ref,
  onKeyDown,
}: EditorShellProps) {
  const words = useWords(kitWords);
  const [isTall, setIsTall] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  const shell = useRef<HTMLDivElement>(null);
  const top = useTopOnPage(shell);
  const id = useId();
  const paneId = (pane: EditorPane) => `${id}-${pane}`;
  const focus = useSheetFocus(bar, openPane);

  const open = (pane: EditorPane | null) => {
    onOpenPane(pane);
    if (pane) focus.onPane(paneId(pane));
  };
  const leave = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !openPane || !bar.current?.offsetParent) return;
    onOpenPane(null);
    focus.onTabOf(paneId(openPane));
  };
  const panes = [
    { pane: 'structure', className: styles.structure, content: structure },
    { pane: 'properties', className: styles.properties, content: properties },
  ] as const;
  const shownPanes = panes.filter(({ content }) => content !== undefined);

  return (
    // Keys pressed anywhere inside bubble here; the element itself is not a control.
    <div
      ref={ref}
      className={styles.frame}
      data-editor=""
      onKeyDown={onKeyDown}
      role="presentation"
    >
      <div
        ref={shell}
        style={{ '--editor-top': `${top}px` } as CSSProperties}
        className={structure === undefined ? styles.shellOfTwo : styles.shell}
        data-open={openPane ?? undefined}
        data-tall={isTall || undefined}
      >
        {toolbar !== undefined && <div className={styles.toolbar}>{toolbar}</div>}
        <div className={styles.sheet} onKeyDown={leave} role="presentation">
          <SheetBar
            ref={bar}
            panes={shownPanes.map(({ pane }) => pane)}
            open={openPane}
            onOpen={open}
            onTall={setIsTall}
            {...{ paneId, propertiesLabel, isTall }}
          />
          {shownPanes.map(({ pane, className, content }) => (
            <section
              key={pane}
              id={paneId(pane)}
              className={className}
              aria-label={words[pane]}
              data-editor-pane={pane}
              data-scroll-place={pane}
              data-shown={pane === openPane || undefined}
              tabIndex={-1}
            >
              {content}
            </section>
          ))}
        </div>
        <section
          className={structure === undefined ? styles.plainStage : styles.stage}
          aria-label={words.preview}
          data-scroll-place="preview"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What is only looked at has nothing else to scroll it from by keyboard.
          tabIndex={structure === undefined ? 0 : undefined}
        >
          {stage}
        </section>
      </div>
      <div className={visuallyHidden} aria-live="polite">
        {announcement}
      </div>
    </div>
  );
}
