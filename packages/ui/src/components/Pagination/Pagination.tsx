import { ChevronLeftIcon, ChevronRightIcon } from '../../icons';
import { useUiStrings } from '../../strings/UiStringsProvider';
import { Button } from '../Button/Button';
import * as styles from './Pagination.css';

export interface PaginationProps {
  /** Accessible name: it says what is paged through. */
  label: string;
  /** Counted from 1. */
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

/** Goes through a long list, page by page. */
export function Pagination({ label, page, pages, onPage }: PaginationProps) {
  const strings = useUiStrings();
  return (
    <nav aria-label={label} className={styles.pagination}>
      <Button
        size="small"
        icon={ChevronLeftIcon}
        isDisabled={page <= 1}
        onPress={() => onPage(page - 1)}
      >
        {strings.previous}
      </Button>
      <span className={styles.page} aria-current="page">
        {strings.page(page, Math.max(1, pages))}
      </span>
      <Button
        size="small"
        icon={ChevronRightIcon}
        iconPlacement="end"
        isDisabled={page >= pages}
        onPress={() => onPage(page + 1)}
      >
        {strings.next}
      </Button>
    </nav>
  );
}
