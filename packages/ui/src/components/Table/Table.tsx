import {
  Fragment,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import {
  Cell,
  Checkbox,
  Column,
  Row,
  Table as AriaTable,
  TableBody,
  TableHeader,
  type Selection,
} from 'react-aria-components';

import { ArrowDownIcon, ChevronDownIcon } from '../../icons';
import { CheckMark } from '../../internal/CheckMark';
import * as boxStyles from '../../internal/checkbox.css';
import { useMedia } from '../../internal/useMedia';
import { visuallyHidden } from '../../internal/visuallyHidden.css';
import { useUiStrings } from '../../strings/UiStringsProvider';
import { media } from '../../tokens/breakpoints';
import * as styles from './Table.css';

export interface TableColumn<Item> {
  id: string;
  label: string;
  cell: (row: Item) => ReactNode;
  /** Names the row. Without one the first column does. */
  isTitle?: boolean;
  /** A picture before the name of the row. Decorative. */
  picture?: (row: Item) => ReactNode;
  /** Its values stand in a muted line below the row's name: always, or where the table is narrower than so many pixels. The less a column is needed, the wider the number. */
  below?: 'always' | number;
  isSortable?: boolean;
  /** `end` for numbers. */
  align?: 'start' | 'end';
  /** As narrow as its content, on one line: a date, a badge, a rating. The others share the rest. */
  isTight?: boolean;
  /** The column holds a button with a name of its own: its header is visually hidden. */
  isAction?: boolean;
  /** Its value where there is no room for a range or a drawing: in a line, or at the end of a card. Unfolding the card shows the whole. */
  brief?: (row: Item) => ReactNode;
  /**
   * Place on a card, the row of a phone. By default the value stands in the muted line below the row's name. `end`: level
   * with the name, under the head of its column, for the figure that rows are compared by. `detail`: shown when the card
   * is unfolded. `unnamed`: in the muted line without its column's name, for what says itself what it is. `field`: below the
   * name, beside its column's name. `line`: a line of its own. `beside`: in one line with others like it.
   */
  onCard?: 'end' | 'detail' | 'unnamed' | 'field' | 'line' | 'beside';
}

/** Height of rows: two lines with room around them, or as many rows as fit. */
export type Density = 'comfortable' | 'compact';

export interface TableSort {
  column: string;
  direction: 'ascending' | 'descending';
}

export interface TableProps<Item> {
  /** Names the table. */
  label: string;
  columns: readonly TableColumn<Item>[];
  rows: readonly Item[];
  rowId: (row: Item) => string;
  /** Text alternative of the row. */
  rowName: (row: Item) => string;
  sort?: TableSort | null | undefined;
  onSort?: ((sort: TableSort) => void) | undefined;
  /** Opens a row: a click, or Enter on it. */
  onOpen?: ((row: Item) => void) | undefined;
  /** The address that `onOpen` leads to. The row's name is then a link, for a new tab, a bookmark or a copy. */
  rowHref?: ((row: Item) => string) | undefined;
  /** Only then rows can be checked. */
  selection?:
    | { ids: ReadonlySet<string>; onChange: (ids: ReadonlySet<string>) => void }
    | undefined;
  /** The row that is open beside the table, or that has the keyboard focus. It is scrolled into view. */
  currentId?: string | undefined;
  /** Rows that nobody has dealt with get a dot; this is its text: "New". */
  markOf?: ((row: Item) => string | undefined) | undefined;
  density?: Density | undefined;
  /** Renders the end of each row: a menu. */
  renderRowEnd?: ((row: Item) => ReactNode) | undefined;
}

/** Rows and columns that can be sorted, checked and opened by mouse, finger and keyboard. On phones a row becomes a card of two or three lines. A whole screen of them: `EntityList`. */
export function Table<Item>({
  label,
  columns,
  rows,
  rowId,
  rowName,
  sort,
  onSort,
  onOpen,
  rowHref,
  selection,
  currentId,
  markOf,
  density = 'comfortable',
  renderRowEnd,
}: TableProps<Item>) {
  const strings = useUiStrings();
  const table = useRef<HTMLTableElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const detailsId = useId();
  const { width, isCut } = useRoom(scroller);
  const isCards = useMedia(media.phone);
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set());

  const firstId = (columns.find(({ isTitle }) => isTitle) ?? columns[0])?.id;
  const isBelow = ({ id, below, onCard, isAction }: TableColumn<Item>) =>
    below === 'always' ||
    (isCards
      ? id !== firstId &&
        !isAction &&
        (onCard === undefined || onCard === 'detail' || onCard === 'unnamed')
      : below !== undefined && width > 0 && width < below);
  const shown = columns.filter((column) => !isBelow(column));
  const inLine = columns.filter(
    (column) => isBelow(column) && !(isCards && column.onCard === 'detail'),
  );
  // A row that opens shows all of it there.
  const details =
    isCards && !onOpen
      ? columns.filter(({ brief, onCard }) => brief !== undefined || onCard === 'detail')
      : [];
  const isByFigure = columns.some(({ onCard }) => onCard === 'end');
  const titleId = (shown.find(({ isTitle }) => isTitle) ?? shown[0])?.id;
  const unfold = (id: string) =>
    setUnfolded((last) => {
      const next = new Set(last);
      if (!next.delete(id)) next.add(id);
      return next;
    });

  useEffect(() => {
    if (currentId === undefined) return;
    const row = table.current?.querySelector(`[data-row="${CSS.escape(currentId)}"]`);
    if (!(row instanceof HTMLElement)) return;
    row.scrollIntoView({ block: 'nearest' });
    // A focus outside of the table, in the details for example, is not moved.
    const at = document.activeElement;
    const isNowhere = at === null || at.contains(table.current);
    if (isNowhere || table.current?.contains(at)) row.focus({ preventScroll: true });
  }, [currentId]);

  const select = (keys: Selection) =>
    selection?.onChange(
      keys === 'all' ? new Set(rows.map(rowId)) : new Set([...keys].map((key) => String(key))),
    );

  const titleOf = (column: TableColumn<Item>, row: Item) => {
    const mark = markOf?.(row);
    const name = column.cell(row);
    const values = inLine
      .map(({ id, label: word, below, onCard, isTight, align, cell, brief = cell }) => ({
        id,
        // A date or a number needs the name of the column that it left.
        word: below !== 'always' && onCard !== 'unnamed' && (isTight ?? align) ? `${word}: ` : '',
        value: brief(row),
      }))
      .filter(({ value }) => value !== null && value !== undefined && value !== '');
    const line = values.length > 0 && (
      <div className={styles.below}>
        <div className={styles.values}>
          {values.map(({ id, word, value }, index) => (
            <span key={id} className={styles.item}>
              {index > 0 && ' '}
              <span className={word ? styles.whole : undefined}>
                {word}
                <span className={styles.value}>{value}</span>
              </span>
            </span>
          ))}
        </div>
      </div>
    );
    // A row without words of its own is named by its line, or by what a screen reader says.
    const words = name ?? (line || rowName(row));
    const text = (
      <>
        <div className={words === line ? styles.cellContent : styles.name}>
          {rowHref ? (
            <RowLink href={rowHref(row)} onOpen={() => onOpen?.(row)}>
              {words}
            </RowLink>
          ) : (
            words
          )}
        </div>
        {words !== line && line}
      </>
    );
    const id = rowId(row);
    return (
      <>
        {mark !== undefined && <span className={visuallyHidden}>{`${mark} `}</span>}
        {column.picture ? (
          <div className={styles.pictured}>
            <span aria-hidden="true">{column.picture(row)}</span>
            <div className={styles.cellContent}>{text}</div>
          </div>
        ) : (
          text
        )}
        {details.length > 0 && unfolded.has(id) && (
          <dl className={styles.details} id={`${detailsId}-${id}`}>
            {details.map(({ id: columnId, label: word, cell }) => (
              <Fragment key={columnId}>
                <dt className={styles.term}>{word}</dt>
                <dd className={styles.detail}>{cell(row)}</dd>
              </Fragment>
            ))}
          </dl>
        )}
      </>
    );
  };

  const hasEnd = Boolean(renderRowEnd) || details.length > 0;
  const endOf = (row: Item) => {
    if (renderRowEnd || details.length === 0) return renderRowEnd?.(row);
    const id = rowId(row);
    const isOpen = unfolded.has(id);
    return (
      <button
        type="button"
        className={styles.unfold}
        aria-expanded={isOpen}
        {...(isOpen && { 'aria-controls': `${detailsId}-${id}` })}
        aria-label={strings.rowDetails(rowName(row))}
        onClick={() => unfold(id)}
      >
        <ChevronDownIcon size="small" />
      </button>
    );
  };

  return (
    <div className={styles.frame} data-cut={isCut || undefined}>
      <div className={styles.scroller} ref={scroller}>
        <AriaTable
          ref={table}
          aria-label={label}
          className={styles.table}
          data-density={isCards ? undefined : density}
          data-folded={(!isCards && inLine.length > 0) || undefined}
          data-figures={isByFigure ? (details.length > 0 ? 'unfolding' : 'plain') : undefined}
          data-lines={columns.some(({ below }) => below === 'always') || undefined}
          selectionMode={selection ? 'multiple' : 'none'}
          selectedKeys={selection?.ids ?? []}
          onSelectionChange={select}
          // A press on a row opens it; only the check checks it.
          selectionBehavior="toggle"
          {...(sort ? { sortDescriptor: sort } : {})}
          {...(onSort
            ? {
                onSortChange: ({ column, direction }) =>
                  onSort({ column: String(column), direction }),
              }
            : {})}
          {...(onOpen
            ? {
                onRowAction: (key) => {
                  const row = rows.find((one) => rowId(one) === String(key));
                  if (row) onOpen(row);
                },
              }
            : {})}
        >
          <TableHeader className={styles.head}>
            {selection && (
              <Column id="check" className={styles.column} data-kind="selection">
                <RowCheck label={strings.checkAll} />
              </Column>
            )}
            {shown.map((column) => (
              <Column
                key={column.id}
                id={column.id}
                isRowHeader={column.id === titleId}
                allowsSorting={Boolean(onSort && column.isSortable)}
                className={styles.column}
                data-align={column.align}
                data-on-card={column.onCard}
                data-kind={column.id === titleId ? 'title' : undefined}
              >
                <span className={column.isAction ? visuallyHidden : styles.columnContent}>
                  {column.label}
                  {onSort && column.isSortable && (
                    <span className={styles.sortSign}>
                      <ArrowDownIcon size="small" />
                    </span>
                  )}
                </span>
              </Column>
            ))}
            {hasEnd && (
              <Column id="actions" className={styles.column} data-kind="actions">
                <span className={visuallyHidden}>{strings.actions}</span>
              </Column>
            )}
          </TableHeader>
          <TableBody className={styles.body}>
            {rows.map((row) => (
              <Row
                key={rowId(row)}
                id={rowId(row)}
                textValue={rowName(row)}
                className={styles.row}
                data-openable={onOpen ? true : undefined}
                data-row={rowId(row)}
                data-current={rowId(row) === currentId || undefined}
                data-marked={markOf?.(row) === undefined ? undefined : true}
              >
                {selection && (
                  <Cell className={styles.cell} data-kind="selection">
                    <RowCheck label={strings.checkRow(rowName(row))} />
                  </Cell>
                )}
                {shown.map((column, index) => (
                  <Cell
                    key={column.id}
                    className={styles.cell}
                    data-label={
                      column.isAction || (column.onCard && column.onCard !== 'field')
                        ? undefined
                        : column.label
                    }
                    data-on-card={column.onCard === 'field' ? undefined : column.onCard}
                    data-action={column.isAction || undefined}
                    data-tight={column.isTight || undefined}
                    data-align={column.align}
                    data-kind={column.id === titleId ? 'title' : undefined}
                    data-first={index === 0 || undefined}
                    data-selectable={selection ? true : undefined}
                  >
                    <div className={styles.cellContent}>
                      {column.id === titleId
                        ? titleOf(column, row)
                        : isCards && column.onCard === 'end'
                          ? (column.brief ?? column.cell)(row)
                          : column.cell(row)}
                    </div>
                  </Cell>
                ))}
                {hasEnd && (
                  <Cell className={styles.cell} data-kind="actions">
                    {endOf(row)}
                  </Cell>
                )}
              </Row>
            ))}
          </TableBody>
        </AriaTable>
      </div>
    </div>
  );
}

/** Width that a table has, before it is painted, and whether something of it is cut at the end. */
function useRoom(scroller: RefObject<HTMLDivElement | null>) {
  const [room, setRoom] = useState({ width: 0, isCut: false });

  useLayoutEffect(() => {
    const place = scroller.current;
    if (!place) return undefined;
    const measure = () => {
      const { clientWidth: width, scrollWidth, scrollLeft } = place;
      const isCut = scrollWidth - width - Math.abs(scrollLeft) > 1;
      setRoom((last) => (last.width === width && last.isCut === isCut ? last : { width, isCut }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(place);
    if (place.firstElementChild) observer.observe(place.firstElementChild);
    place.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      place.removeEventListener('scroll', measure);
    };
  }, [scroller]);

  return room;
}

/**
 * The name of a row as a link. A plain click or Enter opens the row as a press anywhere else on it
 * does; with a modifier key the browser follows the link, in a new tab for one. Its presses end here,
 * otherwise the row would answer to them as well.
 */
function RowLink({
  href,
  onOpen,
  children,
}: {
  href: string;
  onOpen: () => void;
  children: ReactNode;
}) {
  return (
    <a
      href={href}
      className={styles.rowLink}
      draggable={false}
      onPointerDown={(event) => event.stopPropagation()}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.stopPropagation();
      }}
      onClick={(event) => {
        event.stopPropagation();
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        onOpen();
      }}
    >
      {children}
    </a>
  );
}

function RowCheck({ label }: { label: string }) {
  return (
    <Checkbox slot="selection" aria-label={label} className={styles.check}>
      {({ isSelected, isIndeterminate }) => (
        <span className={boxStyles.box}>
          {(isSelected || isIndeterminate) && <CheckMark isDash={isIndeterminate} />}
        </span>
      )}
    </Checkbox>
  );
}
