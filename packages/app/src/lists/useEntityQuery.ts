import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import type { EntityQuery } from '@hearback/ui';
import { media } from '@hearback/ui/tokens';

import { isStill } from '../shell/useGoTo';
import { type ScreenShortcuts, useScreenShortcuts } from '../shell/shortcuts/screenShortcuts';
import { messages } from './messages';
import { readListState, type Sort, writeListState } from './listState';

/** Keyboard shortcuts of every list. */
const listShortcuts: ScreenShortcuts = [
  {
    title: messages.keysTitle,
    shortcuts: [
      { words: messages.keySearch, keys: ['/'] },
      { words: messages.keyMove, keys: ['ArrowUp', 'ArrowDown'] },
      { words: messages.keyOpen, keys: ['Enter'] },
      { words: messages.keyCheck, keys: ['Space'] },
    ],
  },
];

const typingMs = 250;

/**
 * The query of a list: search, order, page and filters, kept in the URL. Sortable columns have the
 * names of the graph's order enum; `variables` are the variables of the page's query.
 */
export function useEntityQuery<Field extends string>(
  fields: readonly Field[],
  initialSort: Sort<Field>,
) {
  const [address, setAddress] = useSearchParams();
  useScreenShortcuts(listShortcuts);
  // Two changes in one go must not undo each other: the second builds on the first.
  const latest = useRef(address);
  useEffect(() => {
    latest.current = address;
  }, [address]);

  const state = readListState(address, fields, initialSort);
  const [typed, setTyped] = useState(state.search);
  const written = useRef(state.search);

  const rewrite = (
    write: (current: URLSearchParams) => URLSearchParams,
    { isStep = false, isBeside = false } = {},
  ) => {
    latest.current = write(latest.current);
    // At once: what was pressed has to answer, and a long list takes its time to draw.
    setAddress(latest.current, {
      replace: !isStep,
      flushSync: true,
      viewTransition: isBeside && window.matchMedia(media.wide).matches && !isStill(),
    });
  };

  useEffect(() => {
    if (typed === state.search) return undefined;
    const timer = setTimeout(() => {
      const known = readListState(latest.current, fields, initialSort);
      const next = { ...known, search: typed, page: 1 };
      written.current = typed;
      rewrite((current) => writeListState(current, next, initialSort));
    }, typingMs);
    return () => clearTimeout(timer);
    // Only typing starts the wait: a change of the address meanwhile must not prolong it.
    // eslint-disable-next-line react/exhaustive-deps
  }, [typed]);

  useEffect(() => {
    if (state.search === written.current) return;
    // Somebody else changed the address: a link to the whole list, or a step back.
    written.current = state.search;
    setTyped(state.search);
  }, [state.search]);

  const query: EntityQuery = {
    search: typed,
    sort: {
      column: state.sort.field,
      direction: state.sort.direction === 'ASC' ? 'ascending' : 'descending',
    },
    page: state.page,
    pageSize: state.pageSize,
  };

  const onQuery = ({ search, sort, page, pageSize }: EntityQuery) => {
    setTyped(search);
    const field = fields.find((name) => name === sort?.column);
    const direction = sort?.direction === 'ascending' ? 'ASC' : 'DESC';
    // Each page is a step in the history. A list that is narrowed or sorted anew begins at its first
    // page and is the same step.
    const isStep = page !== state.page && page !== 1;
    const isBackToFirst = page === 1 && state.page !== 1 && search === typed;
    const write = (current: URLSearchParams) => {
      // Typed text is debounced.
      const known = readListState(current, fields, initialSort);
      const next = {
        search: known.search,
        sort: field ? ({ field, direction } as const) : initialSort,
        page,
        pageSize,
      };
      return writeListState(current, next, initialSort);
    };
    rewrite(write, { isStep: isStep || isBackToFirst });
  };

  /** Sets a filter by its name in the address, or removes it with an empty text. */
  const filter = (name: string, value: string) =>
    rewrite((current) => {
      const next = new URLSearchParams(current);
      next.delete('page');
      if (value) next.set(name, value);
      else next.delete(name);
      return next;
    });

  const clearFilters = (names: readonly string[]) =>
    rewrite((current) => {
      const next = new URLSearchParams(current);
      for (const name of ['page', ...names]) next.delete(name);
      return next;
    });

  /**
   * Opens an entity by its id in the URL; an empty id closes it. `isBeside`: the list gives way to it, which
   * is shown as a transition where there is room for both.
   */
  const open = (name: string, id: string, isBeside = false) =>
    rewrite(
      (current) => {
        const next = new URLSearchParams(current);
        if (id) next.set(name, id);
        else next.delete(name);
        return next;
      },
      { isBeside },
    );

  return {
    query,
    onQuery,
    filter,
    clearFilters,
    open,
    filterOf: (name: string) => address.get(name) ?? '',
    variables: {
      page: { page: state.page, pageSize: state.pageSize },
      search: state.search,
      orderBy: state.sort,
    },
  };
}
