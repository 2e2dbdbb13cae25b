import { limits } from '@hearback/schema/limits';

/** By what a list is sorted: the graph's name of a field, and which way. */
export interface Sort<Field extends string> {
  field: Field;
  direction: 'ASC' | 'DESC';
}

/** Search, sort, page and filters of a list. Kept in the URL, so that it can be shared and gone back to. */
export interface ListState<Field extends string> {
  search: string;
  sort: Sort<Field>;
  page: number;
  pageSize: number;
}

const positive = (text: string | null, otherwise: number) => {
  const number = Number(text);
  return Number.isInteger(number) && number > 0 ? number : otherwise;
};

/** Reads a list's state from an address. What makes no sense there counts as not given. */
export function readListState<Field extends string>(
  address: URLSearchParams,
  fields: readonly Field[],
  initialSort: Sort<Field>,
): ListState<Field> {
  const sort = address.get('sort') ?? '';
  const field = fields.find((name) => name === sort.replace(/^-/, '').toUpperCase());
  const size = positive(address.get('size'), limits.pageSizeDefault);

  return {
    search: address.get('search') ?? '',
    sort: field ? { field, direction: sort.startsWith('-') ? 'DESC' : 'ASC' } : initialSort,
    page: positive(address.get('page'), 1),
    pageSize: limits.pageSizes.find((known) => known === size) ?? limits.pageSizeDefault,
  };
}

/** The same address with another state. What is as at the beginning is left out. */
export function writeListState<Field extends string>(
  address: URLSearchParams,
  state: ListState<Field>,
  initialSort: Sort<Field>,
): URLSearchParams {
  const next = new URLSearchParams(address);
  const { search, sort, page, pageSize } = state;
  const isInitial = sort.field === initialSort.field && sort.direction === initialSort.direction;
  const written = {
    search,
    sort: isInitial ? '' : `${sort.direction === 'DESC' ? '-' : ''}${sort.field.toLowerCase()}`,
    page: page === 1 ? '' : String(page),
    size: pageSize === limits.pageSizeDefault ? '' : String(pageSize),
  };
  for (const [name, value] of Object.entries(written)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}
