import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';

import { Dialog, Loader, Notice } from '@hearback/ui';
import type { FrameDocument } from '@hearback/schema/documents';

import { useIntl } from '../../../../i18n/IntlProvider';
import * as creator from '../../messages';
import { printMessage } from '../printMessage';
import { messages } from './messages';
import type { FramedCode, CodeToPrint } from './PrintChoices';
import { PrintDesk } from './PrintDesk';
import { LinkedFrameDocument, type LinkedFrameQuery } from '../../../../server/generated/graphql';

interface Fetched {
  /** Identifies the set of frames. */
  key: string;
  documents: ReadonlyMap<string, FrameDocument | undefined>;
}

/** Codes with their frames; each frame is fetched once. */
function useFramedCodes(codes: readonly CodeToPrint[]) {
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

  // If a code is saved while the dialog is open, the saved version is printed.
  const documents = fetched?.key === key ? fetched.documents : undefined;
  const framed = useMemo(
    (): readonly FramedCode[] | undefined =>
      documents && codes.map((code) => ({ code, document: documents.get(code.frame?.id ?? '') })),
    [codes, documents],
  );
  return { framed, isFailed };
}

interface Props {
  /** In list order. */
  codes: readonly CodeToPrint[];
  /** Notice at the top of the dialog. */
  notice?: ReactNode;
  onClose: () => void;
}

/** Prints codes: as files, on shared sheets, on labels, or with the browser. */
export function PrintCodes({ codes, notice, onClose }: Props) {
  const { formatMessage } = useIntl();
  const { framed, isFailed } = useFramedCodes(codes);
  const [only] = codes;
  const title =
    only && codes.length === 1
      ? formatMessage(printMessage(only))
      : formatMessage(messages.printSeveral, { count: codes.length });

  return (
    <Dialog title={title} isOpen onClose={onClose} size="large">
      {framed ? (
        <PrintDesk framed={framed} notice={notice} />
      ) : isFailed ? (
        <Notice tone="danger" title={formatMessage(creator.messages.failedText)} />
      ) : (
        <Loader label={formatMessage(creator.messages.loading)} />
      )}
    </Dialog>
  );
}
