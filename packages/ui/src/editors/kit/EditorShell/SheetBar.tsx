import type { Ref } from 'react';
import { Button } from 'react-aria-components';

import { IconButton } from '../../../components/IconButton/IconButton';
import { ChevronDownIcon, ChevronUpIcon } from '../../../icons';
import { useWords } from '../../../internal/useWords';
import { kitWords } from '../words';
import * as styles from './SheetBar.css';

/** Content of the bottom sheet. */
export type EditorPane = 'structure' | 'properties';

interface Props {
  ref: Ref<HTMLDivElement>;
  /** Panes in tab order. */
  panes: readonly EditorPane[];
  open: EditorPane | null;
  /** Returns the DOM id of a pane. */
  paneId: (pane: EditorPane) => string;
  onOpen: (pane: EditorPane | null) => void;
  /** Subject of the properties. */
  propertiesLabel?: string | undefined;
  isTall: boolean;
  onTall: (isTall: boolean) => void;
}

/** Bar on top of the sheet: tabs for its panes, and buttons for its height. */
export function SheetBar({
  ref,
  panes,
  open,
  paneId,
  onOpen,
  propertiesLabel,
  isTall,
  onTall,
}: Props) {
  const words = useWords(kitWords);
  const labels = { structure: words.structure, properties: propertiesLabel ?? words.properties };

  return (
    <div ref={ref} className={styles.bar}>
      <span className={styles.grip} aria-hidden="true" />
      {panes.map((pane) => (
        <Button
          key={pane}
          className={styles.tab}
          aria-expanded={open === pane}
          aria-controls={paneId(pane)}
          onPress={() => onOpen(open === pane ? null : pane)}
        >
          {labels[pane]}
        </Button>
      ))}
      {open && (
        <IconButton
          icon={isTall ? ChevronDownIcon : ChevronUpIcon}
          label={isTall ? words.lessOfSheet : words.moreOfSheet}
          onPress={() => onTall(!isTall)}
        />
      )}
    </div>
  );
}
