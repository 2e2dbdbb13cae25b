import { useEffect, useState, type ReactNode } from 'react';

import { readDrafts, type Draft } from '../../../server/drafts/drafts';
import type { AnyMessage } from '../../../i18n/Messages';
import { newDocumentId } from '../../../paths';
import { useIsReachable } from '../../../server/sendRequest';
import { EditorWaiting } from '../EditorWaiting';
import type { DocumentStart, StoredDocument } from './DocumentSaver';

interface Props<Document> {
  id: string;
  kind: Draft['kind'];
  /** Creates the initial document. */
  begin: () => Document;
  /** The document on the server; undefined while it loads. */
  stored: StoredDocument<Document> | null | undefined;
  result: { error?: unknown; loading: boolean; refetch: () => Promise<unknown> };
  /** Title of the editor. */
  title: AnyMessage;
  listPath: string;
  listLabel: string;
  children: (start: DocumentStart<Document>) => ReactNode;
}

/** Mounts an editor once its document has loaded; a refetch does not mount it again. */
export function OpenDocument<Document>({
  id,
  kind,
  begin,
  stored,
  result: { error, loading, refetch },
  children,
  ...waiting
}: Props<Document>) {
  const isReachable = useIsReachable();
  const [start, setStart] = useState<DocumentStart<Document> | undefined>(() =>
    id === newDocumentId ? { id, document: begin(), revision: null } : undefined,
  );
  if (!start && stored) {
    setStart({ id, document: stored.document, revision: stored.revision });
  }

  useEffect(() => {
    if (start || isReachable) return;
    // Offline, a draft contains the server version it is based on.
    readDrafts(kind, id).then(
      ([draft]) => {
        const left = draft as Draft<Document> | undefined;
        if (!left) return;
        setStart((known) => known ?? { id, document: left.base, revision: left.revision });
      },
      // A browser without IndexedDB has no drafts: the editor waits for the network.
      () => undefined,
    );
  }, [start, isReachable, kind, id]);

  if (start) return children(start);
  return (
    <EditorWaiting
      {...waiting}
      hasFailed={error !== undefined}
      isLoading={loading}
      onRetry={() => void refetch()}
    />
  );
}
