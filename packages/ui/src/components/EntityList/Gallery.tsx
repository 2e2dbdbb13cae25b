import type { ReactNode } from 'react';
import { Checkbox } from 'react-aria-components';

import { PlusIcon } from '../../icons';
import * as boxStyles from '../../internal/checkbox.css';
import { CheckMark } from '../../internal/CheckMark';
import { useUiStrings } from '../../strings/UiStringsProvider';
import { Skeleton } from '../Skeleton/Skeleton';
import * as styles from './Gallery.css';

/** A row as a card. */
export interface EntityCard<Item> {
  /** Fills the top of the card. Decorative. */
  picture: (row: Item) => ReactNode;
  /** A muted line below the name. */
  line: (row: Item) => ReactNode;
  /**
   * A place after the last card that begins a new one, for the pointer: keys and screen readers have the page's button,
   * and so do phones.
   */
  add?: { label: string; onAdd: () => void } | undefined;
}

interface Props<Item> {
  /** Names the list. */
  label: string;
  rows: readonly Item[];
  card: EntityCard<Item>;
  rowId: (row: Item) => string;
  rowName: (row: Item) => string;
  onOpen?: ((row: Item) => void) | undefined;
  rowHref?: ((row: Item) => string) | undefined;
  selection?:
    | { ids: ReadonlySet<string>; onChange: (ids: ReadonlySet<string>) => void }
    | undefined;
  /** The menu of a row. */
  renderRowEnd?: ((row: Item) => ReactNode) | undefined;
}

/** Rows as a wall of pictures, for what is told apart by its looks. */
export function Gallery<Item>(props: Props<Item>) {
  const { label, rows, card, rowId, rowName, onOpen, rowHref, selection, renderRowEnd } = props;
  const strings = useUiStrings();

  const toggle = (id: string, isChecked: boolean) => {
    const ids = new Set(selection?.ids);
    if (isChecked) ids.add(id);
    else ids.delete(id);
    selection?.onChange(ids);
  };

  return (
    <ul className={styles.wall} aria-label={label}>
      {rows.map((row) => {
        const id = rowId(row);
        const name = rowName(row);
        return (
          <li
            key={id}
            className={styles.card}
            data-row={id}
            data-selected={selection?.ids.has(id) || undefined}
          >
            <div className={styles.picture} aria-hidden="true" inert>
              {card.picture(row)}
            </div>
            <div className={styles.words}>
              <a
                href={rowHref?.(row)}
                className={styles.name}
                draggable={false}
                onClick={(event) => {
                  if (!onOpen || event.ctrlKey || event.metaKey || event.shiftKey) return;
                  event.preventDefault();
                  onOpen(row);
                }}
              >
                {name}
              </a>
              <div className={styles.line}>{card.line(row)}</div>
            </div>
            {renderRowEnd && <div className={styles.end}>{renderRowEnd(row)}</div>}
            {selection && (
              <Checkbox
                aria-label={strings.checkRow(name)}
                className={styles.check}
                isSelected={selection.ids.has(id)}
                onChange={(isChecked) => toggle(id, isChecked)}
              >
                {({ isSelected }) => (
                  <span className={boxStyles.box}>
                    {isSelected && <CheckMark isDash={false} />}
                  </span>
                )}
              </Checkbox>
            )}
          </li>
        );
      })}
      {card.add && (
        <li className={styles.place} aria-hidden="true">
          <button type="button" tabIndex={-1} className={styles.add} onClick={card.add.onAdd}>
            <PlusIcon />
            {card.add.label}
          </button>
        </li>
      )}
    </ul>
  );
}

/** Before the first cards are loaded. */
export function GalleryWaiting({ cards }: { cards: number }) {
  return (
    <div className={styles.wall} aria-hidden="true" aria-busy="true">
      {Array.from({ length: cards }, (_, index) => (
        <div key={index} className={styles.card}>
          <div className={styles.picture} />
          <div className={styles.words}>
            <Skeleton width="long" />
            <Skeleton width="half" />
          </div>
        </div>
      ))}
    </div>
  );
}
