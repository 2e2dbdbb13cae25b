import DataLoader from 'dataloader';

import { limits } from '@hearback/schema/limits';

import type { Http, QueryParameters } from './http.ts';
import type { ListAnswer, Removal } from './resources.ts';
import { segment } from './segment.ts';

/** Which page of a list, as the graph asks for it. */
export interface Page {
  page: number;
  pageSize: number;
}

/** Which items, in which order: beside the page, what narrows and sorts. */
export type Narrowing = QueryParameters & {
  search?: string | null | undefined;
  ordering?: string | undefined;
};

/** One page of things, as the graph shows it. */
export interface PageOf<Item> {
  items: Item[];
  pageInfo: {
    page: number;
    pageSize: number;
    pageCount: number;
    totalCount: number;
    hasNextPage: boolean;
    startCursor: string | null;
    endCursor: string | null;
  };
}

/** `page_size=0` is the API's word for the whole list, so nobody may ask for it from outside. */
const pageWithinLimits = ({ page, pageSize }: Page): Page => ({
  page: Math.max(1, page),
  pageSize: Math.min(limits.pageSizeMax, Math.max(1, pageSize)),
});

/**
 * A list of the API and its items: `/company/`, `/company/{id}/`. One per request, so it may
 * remember; items that are asked for by id travel together.
 */
export function createCollection<Item extends { id: string }>(http: Http, path: string) {
  const byId = new DataLoader<string, Item | null>(
    async (ids) => {
      const query = { ids: ids.join(','), page_size: 0 };
      const { results } = await http.get<ListAnswer<Item>>(path, query);
      const found = new Map(results.map((item) => [item.id, item]));
      return ids.map((id) => found.get(id) ?? null);
    },
    { maxBatchSize: limits.pageSizeMax },
  );
  const at = (id: string) => `${path}${segment(id)}/`;

  /** What was remembered may be wrong after a change. */
  const changed = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
    const result = await answer;
    byId.clearAll();
    return result;
  };

  return {
    at,
    changed,

    /** Null when there is no such item in this account. */
    // Without an id the API would send the whole list.
    get: (id: string) => (id === '' ? Promise.resolve(null) : byId.load(id)),

    async list(wanted: Page, narrowing: Narrowing): Promise<PageOf<Item>> {
      const { page, pageSize } = pageWithinLimits(wanted);
      const answer = await http.get<ListAnswer<Item>>(path, {
        ...narrowing,
        page,
        page_size: pageSize,
      });
      const {
        results,
        count: totalCount,
        next_cursor,
        previous_cursor: startCursor = null,
      } = answer;
      for (const item of results) byId.prime(item.id, item);
      const pageCount = Math.max(1, Math.ceil(totalCount / pageSize));
      // Only a list that is read by cursor says where it goes on.
      const hasNextPage = next_cursor === undefined ? page < pageCount : next_cursor !== null;
      const endCursor = next_cursor ?? null;
      const counts = { page, pageSize, pageCount, totalCount };
      return { items: results, pageInfo: { ...counts, hasNextPage, startCursor, endCursor } };
    },

    add: (body: object) => changed(http.post<Item>(path, body)),

    /** Changes what the body names. */
    update: (id: string, body: object) => changed(http.patch<Item>(at(id), body)),

    /** All of them, or none. */
    remove: (ids: readonly string[], more: object = {}) =>
      changed(http.post<Removal>(`${path}bulk_delete/`, { ids, ...more })),
  };
}
