import { useEffect, useState } from 'react';

import { useSearchParams } from 'react-router-dom';

import { readListState, writeListState, type ListState, type Sort } from './listState';

const typingMs = 250;

/**
 * The search, order and page of a list, kept in the address. `typed` is what stands in the search
 * field; `state.search` follows when the reader pauses.
 */
export function useListState<Field extends string>(
  fields: readonly Field[],
  initialSort: Sort<Field>,
) {
  const [address, setAddress] = useSearchParams();
  const state = readListState(address, fields, initialSort);
  const [typed, setTyped] = useState(state.search);

  const change = (part: Partial<ListState<Field>>) =>
    setAddress(
      (current) => {
        const known = readListState(current, fields, initialSort);
        // Another list begins at its first page.
        return writeListState(current, { ...known, page: 1, ...part }, initialSort);
      },
      { replace: true },
    );

  /** Sets or, with an empty text, removes a filter of this list by its name in the address. */
  const filter = (name: string, value: string) =>
    setAddress(
      (current) => {
        const next = new URLSearchParams(current);
        next.delete('page');
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true },
    );

  useEffect(() => {
    if (typed === state.search) return undefined;
    const timer = setTimeout(() => change({ search: typed }), typingMs);
    return () => clearTimeout(timer);
    // Only typing starts the wait; a change of the address while waiting must not prolong it.
    // eslint-disable-next-line react/exhaustive-deps
  }, [typed]);

  /** Back to the whole list: no search, none of the named filters. */
  const clear = (names: readonly string[]) => {
    setTyped('');
    setAddress(
      (current) => {
        const next = new URLSearchParams(current);
        for (const name of ['search', 'page', ...names]) next.delete(name);
        return next;
      },
      { replace: true },
    );
  };

  return {
    state,
    typed,
    search: setTyped,
    sort: (sort: Sort<Field>) => change({ sort }),
    goTo: (page: number) => change({ page }),
    resize: (pageSize: number) => change({ pageSize }),
    filter,
    clear,
    filterOf: (name: string) => address.get(name) ?? '',
  };
}
