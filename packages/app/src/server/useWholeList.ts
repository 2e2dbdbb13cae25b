import { useEffect, useState } from 'react';

import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient, useQuery } from '@apollo/client/react';

interface Page<Item> {
  list: { items: readonly Item[]; pageInfo: { pageCount: number } };
}

/** A query of one page under the name `list`, with the page as its only variable. */
export type PageDocument<Item> = TypedDocumentNode<Page<Item>, { page: number }>;

/** Every item of a list, page after page: for choices, never for tables. */
export function useWholeList<Item>(document: PageDocument<Item>) {
  const client = useApolloClient();
  const { data, error, loading, refetch } = useQuery(document, { variables: { page: 1 } });
  const [more, setMore] = useState<readonly Item[]>([]);
  const pageCount = data?.list.pageInfo.pageCount ?? 1;

  useEffect(() => {
    let isLeft = false;
    const pages = Array.from({ length: pageCount - 1 }, (_, index) => index + 2);
    const load = async () => {
      const answers = await Promise.all(
        pages.map((page) => client.query({ query: document, variables: { page } })),
      );
      if (!isLeft) setMore(answers.flatMap(({ data: answer }) => answer?.list.items ?? []));
    };
    // The first page is there and of use, even when the rest does not arrive.
    load().catch(() => {});
    return () => {
      isLeft = true;
    };
  }, [client, document, pageCount]);

  const items = data ? [...data.list.items, ...more] : [];
  return { items, error, isLoading: loading && !data, retry: () => void refetch() };
}
