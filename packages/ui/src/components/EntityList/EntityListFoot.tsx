import { limits } from '@hearback/schema/limits';

import { useUiStrings } from '../../strings/UiStringsProvider';
import { ChoiceButton } from '../../internal/ChoiceButton';
import { Pagination } from '../Pagination/Pagination';
import * as styles from './EntityList.css';
import type { EntityQuery } from './EntityQuery';
import { pageWindow } from './pageWindow';

interface Props {
  label: string;
  total: number;
  query: EntityQuery;
  onQuery: (query: EntityQuery) => void;
}

/** As few as this go on one page, however it is cut. */
const fewest = Math.min(...limits.pageSizes);

/** How many entries there are, which are shown, and the way to the others where there are others. */
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
