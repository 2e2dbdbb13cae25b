import { Header, Menu, MenuItem, MenuSection, Popover } from 'react-aria-components';

import { ArrowDownIcon, ArrowUpIcon, CheckIcon, type IconComponent } from '../../icons';
import type { OpenedBy } from '../../internal/OpenedBy';
import { useMedia } from '../../internal/useMedia';
import * as popoverStyles from '../../internal/popover.css';
import { useUiStrings } from '../../strings/UiStringsProvider';
import { media } from '../../tokens/breakpoints';
import type { Density, TableSort } from '../Table/Table';
import { reversedSort } from './EntityQuery';

interface Choice {
  id: string;
  label: string;
}

/** Rows as a wall of pictures, or as lines. */
export type Layout = 'gallery' | 'table';

export interface ViewChoices {
  /** Left out where rows have no picture. */
  layout: Layout | undefined;
  onLayout: (layout: Layout) => void;
  sortable: readonly Choice[];
  sort: TableSort | null;
  onSort: (sort: TableSort) => void;
  density: Density;
  onDensity: (density: Density) => void;
  columns: readonly Choice[];
  hidden: ReadonlySet<string>;
  onHide: (hidden: ReadonlySet<string>) => void;
}

interface Props extends ViewChoices {
  openedBy: OpenedBy;
}

const layouts: readonly Layout[] = ['gallery', 'table'];
const densities: readonly Density[] = ['comfortable', 'compact'];

/** The list of a `ViewMenu`. It stays open, so that each choice is seen at once. */
export function ViewList({ openedBy, ...props }: Props) {
  const strings = useUiStrings();
  const { sortable, sort, onSort, density, onDensity, columns, hidden, onHide } = props;
  const { layout, onLayout } = props;
  const isTable = layout !== 'gallery';
  const isPhone = useMedia(media.phone);
  const shown = columns.filter(({ id }) => !hidden.has(id)).map(({ id }) => `column:${id}`);
  const SortSign = sort?.direction === 'descending' ? ArrowDownIcon : ArrowUpIcon;

  // An id may be there twice, as an order and as a column.
  const item = (
    part: string,
    { id, label }: Choice,
    onAction?: () => void,
    Sign: IconComponent = CheckIcon,
  ) => (
    <MenuItem
      key={id}
      id={`${part}:${id}`}
      textValue={label}
      className={popoverStyles.item}
      {...(onAction ? { onAction } : {})}
    >
      {({ isSelected }) => (
        <>
          <span className={popoverStyles.itemWords}>{label}</span>
          <span className={popoverStyles.itemCheck}>{isSelected && <Sign />}</span>
        </>
      )}
    </MenuItem>
  );

  return (
    <Popover
      className={popoverStyles.popover}
      offset={4}
      placement="bottom end"
      isOpen
      aria-label={strings.view}
      triggerRef={openedBy.button}
      onOpenChange={openedBy.close}
    >
      <Menu
        aria-label={strings.view}
        className={popoverStyles.list}
        autoFocus={openedBy.focus ?? 'first'}
      >
        {layout !== undefined && (
          <MenuSection
            selectionMode="single"
            disallowEmptySelection
            selectedKeys={[`layout:${layout}`]}
          >
            <Header className={popoverStyles.header}>{strings.layout}</Header>
            {layouts.map((id) => item('layout', { id, label: strings[id] }, () => onLayout(id)))}
          </MenuSection>
        )}
        {sortable.length > 0 && (
          <MenuSection
            selectionMode="single"
            disallowEmptySelection
            selectedKeys={sort ? [`sort:${sort.column}`] : []}
          >
            <Header className={popoverStyles.header}>{strings.sortBy}</Header>
            {sortable.map((choice) =>
              item(
                'sort',
                choice,
                // The chosen one again turns the order around.
                () =>
                  onSort(
                    sort?.column === choice.id
                      ? reversedSort(sort)
                      : { column: choice.id, direction: 'ascending' },
                  ),
                SortSign,
              ),
            )}
          </MenuSection>
        )}
        {/* On phones a row is a card, as high as its words. */}
        {isTable && !isPhone && (
          <MenuSection
            selectionMode="single"
            disallowEmptySelection
            selectedKeys={[`density:${density}`]}
          >
            <Header className={popoverStyles.header}>{strings.density}</Header>
            {densities.map((id) =>
              item('density', { id, label: strings[id] }, () => onDensity(id)),
            )}
          </MenuSection>
        )}
        {isTable && columns.length > 0 && (
          <MenuSection
            selectionMode="multiple"
            selectedKeys={shown}
            onSelectionChange={(keys) =>
              onHide(
                new Set(
                  columns
                    .map(({ id }) => id)
                    .filter((id) => keys !== 'all' && !keys.has(`column:${id}`)),
                ),
              )
            }
          >
            <Header className={popoverStyles.header}>{strings.columns}</Header>
            {columns.map((column) => item('column', column))}
          </MenuSection>
        )}
      </Menu>
    </Popover>
  );
}
