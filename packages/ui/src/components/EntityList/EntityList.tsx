import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { MoreIcon } from '../../icons';
import { useUiStrings } from '../../strings/UiStringsProvider';
import { IconButton } from '../IconButton/IconButton';
import { Menu } from '../Menu/Menu';
import type { MenuAction } from '../Menu/MenuList';
import type { Density, TableColumn } from '../Table/Table';
import { useLazyTable } from '../Table/useLazyTable';
import { type ActiveFilter, ActiveFilters, FoldedFilters } from './ActiveFilters';
import { BulkBar, EntityListFoot } from './EntityListFoot';
import * as styles from './EntityList.css';
import { EntityListToolbar } from './EntityListToolbar';
import { type EntityCard, Gallery, GalleryWaiting } from './Gallery';
import type { EntityQuery } from './EntityQuery';
import type { Layout } from './ViewList';
import { ListFailed, ListNoResults, ListWaiting } from './listStates';
import { useSingleKeys } from '../../internal/SingleKeysProvider';

/** The key `/` puts the cursor into the search, unless something is being typed or a dialog is open. */
export function useSlashToSearch(search: RefObject<HTMLInputElement | null>) {
  const isOn = useSingleKeys();

  useEffect(() => {
    if (!isOn) return undefined;
    const focusSearch = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      const at = event.target;
      const isTyping =
        at instanceof HTMLElement &&
        (at.isContentEditable || at.matches('input, textarea, select'));
      if (isTyping || document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
      event.preventDefault();
      search.current?.focus();
    };
    document.addEventListener('keydown', focusSearch);
    return () => document.removeEventListener('keydown', focusSearch);
  }, [search, isOn]);
}

export interface EntityColumn<Item> extends TableColumn<Item> {
  /** The reader can leave it out. What names the row cannot be. */
  isHideable?: boolean;
  isHiddenAtFirst?: boolean;
}

/** An action on one row; a quick one has a button of its own before the menu, where there is a mouse. */
export type RowAction = MenuAction & { isQuick?: boolean };

/** Actions on all selected rows besides deletion, in one menu. */
export interface BulkActions {
  /** The button that opens them: "Set status". */
  label: string;
  actions: (ids: readonly string[]) => readonly MenuAction[];
}

export interface EntityListProps<Item> {
  /** Names the list: "Locations". */
  label: string;
  /** "Search locations": the name of its search field. */
  searchLabel: string;
  columns: readonly EntityColumn<Item>[];
  /** The rows of this page; undefined until they came for the first time. */
  rows: readonly Item[] | undefined;
  /** Number of entries on all pages. */
  total: number;
  rowId: (row: Item) => string;
  rowName: (row: Item) => string;
  query: EntityQuery;
  onQuery: (query: EntityQuery) => void;
  /** `loading` also while another page is on its way. */
  status: 'ready' | 'loading' | 'failed';
  onRetry?: () => void;
  /** Title of the error state, if the list has a specific one. */
  failedTitle?: string;
  /** Opens a row. */
  onOpen?: (row: Item) => void;
  /** The address that `onOpen` leads to: the row's name is then a link. */
  rowHref?: (row: Item) => string;
  rowActions?: (row: Item) => readonly RowAction[];
  /** Rows that nobody has dealt with get a dot; this is its text: "New". */
  markOf?: (row: Item) => string | undefined;
  /** Gets the ids of the selected rows; must confirm. Rows can be selected with this or `bulkActions`. */
  onDeleteAll?: (ids: readonly string[]) => void;
  bulkActions?: BulkActions | readonly BulkActions[];
  /** Ids of the columns left out, for a caller that remembers them until the next visit. Left out, the list starts with its own. */
  hiddenColumns?: readonly string[];
  /** The reader showed or hid a column. */
  onHiddenColumns?: (ids: readonly string[]) => void;
  /** Height of the rows, for a caller that remembers it. Left out, the list starts with `comfortable`. */
  density?: Density;
  onDensity?: (density: Density) => void;
  /** Rows can be shown as cards, which the reader may change for the table. */
  card?: EntityCard<Item>;
  /** The choice, for a caller that remembers it. Left out, the list starts with the gallery. */
  layout?: Layout;
  onLayout?: (layout: Layout) => void;
  /** Quiet links below the rows. */
  foot?: ReactNode;
  /** Fields that narrow the list, beside the search. A function folds them behind one button on phones, where they have labels. */
  filters?: ReactNode | ((isFolded: boolean) => ReactNode);
  /** The active filters, each with a label and a function that removes it. */
  activeFilters?: readonly ActiveFilter[];
  /** Over the rows without moving them: a `NewPill`. */
  news?: ReactNode;
  /** One of the filters is on: an empty answer then means "nothing matches". */
  isFiltered?: boolean;
  /** Switches all filters off; the search is emptied by the list itself. */
  onClearFilters?: () => void;
  /** The row that is open beside the list, or that keys work on. */
  currentId?: string | undefined;
  /** An `EmptyState` that teaches the next step. */
  empty: ReactNode;
}

/** A screen of companies, locations, forms, codes or feedback: search, sort, columns, checks, pages, and what stands there while there are none. */
export function EntityList<Item>(props: EntityListProps<Item>) {
  const { label, columns, rows, total, rowId, rowName, query, onQuery, status } = props;
  const { rowActions, onDeleteAll, bulkActions, isFiltered = false } = props;
  const canCheck = Boolean(onDeleteAll ?? bulkActions);
  const strings = useUiStrings();
  const search = useRef<HTMLInputElement>(null);
  const [hiddenHere, setHiddenHere] = useState<ReadonlySet<string>>(
    () => new Set(columns.filter((column) => column.isHiddenAtFirst).map(({ id }) => id)),
  );
  const hidden = props.hiddenColumns ? new Set(props.hiddenColumns) : hiddenHere;
  const hide = (ids: ReadonlySet<string>) => {
    setHiddenHere(ids);
    props.onHiddenColumns?.([...ids]);
  };
  const [densityHere, setDensityHere] = useState<Density>('comfortable');
  const density = props.density ?? densityHere;
  const [layoutHere, setLayoutHere] = useState<Layout>('gallery');
  const layout = props.card ? (props.layout ?? layoutHere) : 'table';
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set());
  const { LazyTable, hasFailed, retry } = useLazyTable();
  useSlashToSearch(search);

  // A row that left the page is no longer checked: "delete all" deletes what is seen.
  const checkedHere = new Set((rows ?? []).map(rowId).filter((id) => checked.has(id)));
  const change = (part: Partial<EntityQuery>) => onQuery({ ...query, page: 1, ...part });
  const isNarrowed = isFiltered || query.search !== '';
  const clear = () => {
    change({ search: '' });
    props.onClearFilters?.();
  };

  const renderRowEnd =
    rowActions &&
    ((row: Item) => (
      <span className={styles.rowEnd}>
        {rowActions(row)
          .filter(({ isQuick }) => isQuick)
          .map(({ id, label: words, icon, onAction }) => (
            <span key={id} className={styles.quick}>
              {icon && (
                <IconButton
                  icon={icon}
                  size="small"
                  label={words}
                  {...(onAction ? { onPress: onAction } : {})}
                />
              )}
            </span>
          ))}
        <Menu
          label={strings.rowActions(rowName(row))}
          actions={rowActions(row)}
          trigger={
            <IconButton icon={MoreIcon} size="small" label={strings.rowActions(rowName(row))} />
          }
        />
      </span>
    ));

  if (status === 'failed') return <ListFailed title={props.failedTitle} onRetry={props.onRetry} />;
  if (rows !== undefined && total === 0 && !isNarrowed && status === 'ready') {
    return (
      <div className={styles.list}>
        {props.empty}
        {props.foot && <div className={styles.links}>{props.foot}</div>}
      </div>
    );
  }

  return (
    <div className={styles.list}>
      {checkedHere.size > 0 && canCheck ? (
        <BulkBar
          count={checkedHere.size}
          onDeleteAll={onDeleteAll && (() => onDeleteAll([...checkedHere]))}
          more={[bulkActions ?? []].flat().map(({ label: words, actions }) => ({
            label: words,
            actions: actions([...checkedHere]),
          }))}
          onClear={() => setChecked(new Set())}
        />
      ) : (
        <EntityListToolbar
          searchLabel={props.searchLabel}
          searchRef={search}
          columns={columns}
          query={query}
          onChange={change}
          filters={
            typeof props.filters === 'function' ? (
              <FoldedFilters
                count={props.activeFilters?.length ?? 0}
                total={total}
                onClear={() => props.onClearFilters?.()}
                fields={props.filters}
              />
            ) : (
              props.filters
            )
          }
          hidden={hidden}
          onHide={hide}
          density={density}
          onDensity={(next) => {
            setDensityHere(next);
            props.onDensity?.(next);
          }}
          layout={props.card && layout}
          onLayout={(next) => {
            setLayoutHere(next);
            props.onLayout?.(next);
          }}
          onCheckAll={
            canCheck && rows && rows.length > 0
              ? () => setChecked(new Set(rows.map(rowId)))
              : undefined
          }
        />
      )}
      {props.activeFilters && props.activeFilters.length > 0 && (
        <ActiveFilters filters={props.activeFilters} onClear={() => props.onClearFilters?.()} />
      )}
      <div className={styles.content} aria-busy={rows !== undefined && status === 'loading'}>
        {props.news}
        {rows?.length === 0 && status === 'ready' ? (
          <ListNoResults onClear={clear} />
        ) : props.card && layout === 'gallery' ? (
          rows === undefined ? (
            <GalleryWaiting cards={Math.min(query.pageSize, 10)} />
          ) : (
            <Gallery
              label={label}
              rows={rows}
              card={props.card}
              rowId={rowId}
              rowName={rowName}
              onOpen={props.onOpen}
              rowHref={props.rowHref}
              selection={canCheck ? { ids: checkedHere, onChange: setChecked } : undefined}
              renderRowEnd={renderRowEnd}
            />
          )
        ) : hasFailed ? (
          <ListFailed onRetry={retry} />
        ) : rows === undefined || !LazyTable ? (
          <ListWaiting
            rows={Math.min(query.pageSize, 10)}
            hasLines={columns.some(({ below }) => below === 'always')}
            density={density}
          />
        ) : (
          <LazyTable
            label={label}
            columns={columns.filter(({ id, isTitle }) => isTitle || !hidden.has(id))}
            rows={rows}
            rowId={rowId}
            rowName={rowName}
            sort={query.sort}
            onSort={(sort) => change({ sort })}
            onOpen={props.onOpen}
            rowHref={props.rowHref}
            currentId={props.currentId}
            selection={canCheck ? { ids: checkedHere, onChange: setChecked } : undefined}
            markOf={props.markOf}
            density={density}
            renderRowEnd={renderRowEnd}
          />
        )}
      </div>
      {rows !== undefined && (LazyTable ?? layout === 'gallery') && total > 0 && (
        <EntityListFoot label={label} total={total} query={query} onQuery={onQuery} />
      )}
      {rows !== undefined && (LazyTable ?? layout === 'gallery') && props.foot && (
        <div className={styles.links}>{props.foot}</div>
      )}
    </div>
  );
}
