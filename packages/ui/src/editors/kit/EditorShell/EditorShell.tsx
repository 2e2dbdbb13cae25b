import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

import { visuallyHidden } from '../../../internal/visuallyHidden.css';
import { useWords } from '../../../internal/useWords';
import { kitWords } from '../words';
import * as styles from './EditorShell.css';
import { type EditorPane, SheetBar } from './SheetBar';

/** Returns an element's distance from the top of the page in pixels, updated when the layout changes. */
function useTopOnPage(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);

  useLayoutEffect(() => {
    const measure = () => {
      const place = element.current?.getBoundingClientRect();
      if (place) setTop(Math.max(0, Math.round(place.top + window.scrollY)));
    };
    measure();
    // Every ancestor is observed, since a resize anywhere above can move the element.
    const observer = new ResizeObserver(measure);
    for (let at = element.current; at; at = at.parentElement) observer.observe(at);
    return () => observer.disconnect();
  }, [element]);

  return top;
}

/** Moves the focus into a pane that is opened, and back to its tab when it is closed. */
export function useSheetFocus(bar: RefObject<HTMLElement | null>, openPane: string | null) {
  const wanted = useRef<string>(null);
  /** A pane that is open initially does not take the focus. */
  const known = useRef(openPane);

  useEffect(() => {
    const isOpened = openPane !== null && openPane !== known.current;
    known.current = openPane;
    // In a wide container the bar is hidden and all panes are visible.
    if (!bar.current?.offsetParent) return;
    if (isOpened) {
      // Scrolls the whole editor into view, since half of it is the preview.
      bar.current.closest('[data-open]')?.scrollIntoView({ block: 'nearest' });
    }
    if (wanted.current === null) return;
    document.querySelector<HTMLElement>(wanted.current)?.focus({ preventScroll: true });
    wanted.current = null;
  }, [bar, openPane]);

  return {
    onPane: (paneId: string) => {
      wanted.current = `#${CSS.escape(paneId)}`;
    },
    onTabOf: (paneId: string) => {
      wanted.current = `[aria-controls="${CSS.escape(paneId)}"]`;
    },
  };
}

export interface EditorShellProps {
  /** Omit if the page around it has the buttons. */
  toolbar?: ReactNode;
  /** Omit for documents without parts: preview and properties then share the width. */
  structure?: ReactNode;
  stage: ReactNode;
  properties: ReactNode;
  /** Subject of the properties, shown in a narrow container. */
  propertiesLabel?: string;
  /** Pane shown over the preview in a narrow container. A wide one shows both panes. */
  openPane: EditorPane | null;
  onOpenPane: (pane: EditorPane | null) => void;
  /** Last event, announced to screen readers. */
  announcement?: string;
  ref?: Ref<HTMLDivElement>;
  onKeyDown?: (event: KeyboardEvent) => void;
}

/** Outline, preview and properties side by side; in a narrow container, a bottom sheet below the preview. */
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
    // Key events from anywhere inside bubble here; the element itself is not a control.
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
