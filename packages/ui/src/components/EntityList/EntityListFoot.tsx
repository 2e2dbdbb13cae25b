import { Button as AriaButton } from 'react-aria-components';

import { limits } from '@hearback/schema/limits';

import { useUiStrings } from '../../strings/UiStringsProvider';
import { ChoiceButton } from '../../internal/ChoiceButton';
import { Pagination } from '../Pagination/Pagination';
import * as styles from './EntityList.css';
import type { EntityQuery } from './EntityQuery';
import { ChevronDownIcon, CloseIcon, TrashIcon } from '../../icons';
import { Button } from '../Button/Button';
import { Menu } from '../Menu/Menu';
import type { MenuAction } from '../Menu/MenuList';

interface BulkBarProps {
  count: number;
  /** Left out where rows cannot be deleted. */
  onDeleteAll: (() => void) | undefined;
  more: readonly { label: string; actions: readonly MenuAction[] }[];
  onClear: () => void;
}

/** Actions on all selected rows. */
export function BulkBar({ count, onDeleteAll, more, onClear }: BulkBarProps) {
  const strings = useUiStrings();
  return (
    <div className={styles.bulk} role="toolbar" aria-label={strings.selected(count)}>
      <span className={styles.bulkCount} role="status">
        {strings.selected(count)}
      </span>
      {more.map(({ label, actions: [only, ...others] }) =>
        only && others.length === 0 ? (
          <Button key={label} size="small" icon={only.icon} onPress={only.onAction}>
            {only.label}
          </Button>
        ) : only ? (
          <Menu
            key={label}
            label={label}
            actions={[only, ...others]}
            trigger={
              <Button size="small" icon={ChevronDownIcon} iconPlacement="end">
                {label}
              </Button>
            }
          />
        ) : null,
      )}
      {onDeleteAll && (
        <Button tone="danger" size="small" icon={TrashIcon} onPress={onDeleteAll}>
          {strings.deleteAll}
        </Button>
      )}
      <AriaButton className={styles.bulkClear} aria-label={strings.uncheckAll} onPress={onClear}>
        <CloseIcon />
      </AriaButton>
    </div>
  );
}

/** Computes the range of entries on a page, counted from 1, and the number of pages. */
export function pageWindow(total: number, page: number, pageSize: number) {
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const from = total === 0 ? 0 : Math.min((page - 1) * pageSize + 1, total);
  return { from, to: Math.min(page * pageSize, total), pages };
}

interface Props {
  label: string;
  total: number;
  query: EntityQuery;
  onQuery: (query: EntityQuery) => void;
}

/** As few as this go on one page, however it is cut. */
const fewest = Math.min(...limits.pageSizes);

/** Total, range of the current page, and pagination if there is more than one page. */
export function EntityListFoot({ label, total, query, onQuery }: Props) {
  const strings = useUiStrings();
  const { from, to, pages } = pageWindow(total, query.page, query.pageSize);

  return (
    <div className={styles.foot}>
      <div className={styles.count}>
        <span role="status">{strings.entries(from, to, total)}</span>
        {total > fewest && (
          <span className={styles.notOnPaper}>
            <ChoiceButton
              label={strings.entriesPerPage}
              value={String(query.pageSize)}
              options={limits.pageSizes.map((size) => ({
                value: String(size),
                label: String(size),
              }))}
              onChange={(size) => onQuery({ ...query, pageSize: Number(size), page: 1 })}
            />
          </span>
        )}
      </div>
      {pages > 1 && (
        <Pagination
          label={label}
          page={query.page}
          pages={pages}
          onPage={(page) => onQuery({ ...query, page })}
        />
      )}
    </div>
  );
}
