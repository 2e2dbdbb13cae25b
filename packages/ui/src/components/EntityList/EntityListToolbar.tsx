import type { ReactNode, RefObject } from 'react';

import { CheckIcon, ColumnsIcon } from '../../icons';
import { useUiStrings } from '../../strings/UiStringsProvider';
import { Button } from '../Button/Button';
import { IconButton } from '../IconButton/IconButton';
import { SearchField } from '../SearchField/SearchField';
import { LazyMenu } from '../../internal/LazyMenu';
import { useMedia } from '../../internal/useMedia';
import { media } from '../../tokens/breakpoints';
import * as styles from './EntityList.css';
import type { EntityQuery } from './EntityQuery';
import type { Layout, ViewChoices } from './ViewList';
import type { Density } from '../Table/Table';

const loadList = () => import('./ViewList').then((part) => part.ViewList);

/** Layout and order of a list, its columns, and the height of its rows. */
function ViewMenu(props: ViewChoices) {
  const strings = useUiStrings();
  return (
    <LazyMenu
      trigger={
        <Button icon={ColumnsIcon}>
          <span className={styles.viewWord}>{strings.view}</span>
        </Button>
      }
      load={loadList}
      list={props}
    />
  );
}

interface Props {
  searchLabel: string;
  searchRef: RefObject<HTMLInputElement | null>;
  columns: readonly {
    id: string;
    label: string;
    isSortable?: boolean;
    isHideable?: boolean;
    isTitle?: boolean;
  }[];
  query: EntityQuery;
  onChange: (part: Partial<EntityQuery>) => void;
  filters: ReactNode;
  hidden: ReadonlySet<string>;
  onHide: (hidden: ReadonlySet<string>) => void;
  density: Density;
  onDensity: (density: Density) => void;
  layout: Layout | undefined;
  onLayout: (layout: Layout) => void;
  onCheckAll: (() => void) | undefined;
}

/** Search, filters, order and columns over a list; on phones also the box that checks all rows. */
export function EntityListToolbar(props: Props) {
  const { query, onChange, columns, onCheckAll } = props;
  const strings = useUiStrings();
  const sortable = columns.filter(({ isSortable }) => isSortable);
  const hasTitle = columns.some(({ isTitle }) => isTitle);
  const hideable = columns.filter(
    ({ isHideable, isTitle }, index) => isHideable && !(hasTitle ? isTitle : index === 0),
  );

  return (
    <div className={styles.toolbar}>
      <div className={styles.fields} role="group" aria-label={strings.view}>
        <div className={styles.search}>
          <SearchField
            label={props.searchLabel}
            placeholder={useMedia(media.phone) ? strings.search : undefined}
            value={query.search}
            onChange={(search) => onChange({ search })}
            inputRef={props.searchRef}
          />
        </div>
        {props.filters}
        {onCheckAll && (
          <span className={styles.phoneOnly}>
            <IconButton
              icon={CheckIcon}
              tone="secondary"
              label={strings.checkAll}
              onPress={onCheckAll}
            />
          </span>
        )}
      </div>
      <span className={styles.view}>
        <ViewMenu
          sortable={sortable}
          sort={query.sort}
          onSort={(sort) => onChange({ sort })}
          layout={props.layout}
          onLayout={props.onLayout}
          density={props.density}
          onDensity={props.onDensity}
          columns={hideable}
          hidden={props.hidden}
          onHide={props.onHide}
        />
      </span>
    </div>
  );
}
