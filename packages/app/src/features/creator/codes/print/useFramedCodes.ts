import { useEffect, useMemo, useState } from 'react';

import { useApolloClient } from '@apollo/client/react';

import type { FrameDocument } from '@hearback/schema/documents';

import { LinkedFrameDocument, type LinkedFrameQuery } from '../../../../server/generated/graphql';
import type { FramedCode, PrintedCode } from './PrintChoices';

interface Fetched {
  /** Which frames these are. */
  key: string;
  documents: ReadonlyMap<string, FrameDocument | undefined>;
}

/** Codes with their frames, each frame fetched once and held once. */
export function useFramedCodes(codes: readonly PrintedCode[]) {
  const client = useApolloClient();
  const [isFailed, setIsFailed] = useState(false);
  const ids = [...new Set(codes.flatMap(({ frame }) => frame?.id ?? []))];
  const key = ids.join(' ');
  const [fetched, setFetched] = useState<Fetched>();

  useEffect(() => {
    let isGone = false;
    const fetchFrame = async (id: string) => {
      const { data } = await client.query<LinkedFrameQuery>({
        query: LinkedFrameDocument,
        variables: { id },
      });
      return [id, data?.frame?.document] as const;
    };
    Promise.all(ids.map(fetchFrame)).then(
      (entries) => {
        if (!isGone) setFetched({ key, documents: new Map(entries) });
      },
      () => {
        if (!isGone) setIsFailed(true);
      },
    );
    return () => {
      isGone = true;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the key is the ids
  }, [client, key]);

  // A code may be saved while its dialog is open: it is printed as it is by then.
  const documents = fetched?.key === key ? fetched.documents : undefined;
  const framed = useMemo(
    (): readonly FramedCode[] | undefined =>
      documents && codes.map((code) => ({ code, document: documents.get(code.frame?.id ?? '') })),
    [codes, documents],
  );
  return { framed, isFailed };
}
