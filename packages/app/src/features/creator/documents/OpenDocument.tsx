import { useEffect, useState, type ReactNode } from 'react';

import { readDrafts, type Draft } from '../../../server/drafts/drafts';
import type { AnyMessage } from '../../../i18n/AnyMessage';
import { newId } from '../../../paths';
import { useIsReachable } from '../../../session/reachability';
import { EditorWaiting } from '../EditorWaiting';
import type { DocumentStart, StoredDocument } from './DocumentSaver';

interface Props<Document> {
  id: string;
  kind: Draft['kind'];
  /** What a new one begins with. */
  begin: () => Document;
  /** What the server has; nothing while it is asked. */
  stored: StoredDocument<Document> | null | undefined;
  result: { error?: unknown; loading: boolean; refetch: () => Promise<unknown> };
  /** What the editor is called. */
  title: AnyMessage;
  listPath: string;
  listLabel: string;
  children: (start: DocumentStart<Document>) => ReactNode;
}

/** Opens an editor once there is something to begin with; from then on it is not opened again. */
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
    id === newId ? { id, document: begin(), revision: null } : undefined,
  );
  if (!start && stored) {
    setStart({ id, document: stored.document, revision: stored.revision });
  }

  useEffect(() => {
    if (start || isReachable) return;
    // Without a network, a draft knows what the server had when it was begun.
    readDrafts(kind, id).then(
      ([draft]) => {
        const left = draft as Draft<Document> | undefined;
        if (!left) return;
        setStart((known) => known ?? { id, document: left.base, revision: left.revision });
      },
      // A browser without a database has no drafts: the editor waits for the network.
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
