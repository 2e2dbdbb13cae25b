import { Suspense, useEffect } from 'react';

import { useParams, useSearchParams } from 'react-router-dom';

import { useCodeEditorPageQuery } from '../../../../server/generated/hooks';
import { useIntl } from '../../../../i18n/IntlProvider';
import { lazyPage } from '../../../../loading/lazy';
import { ScreenSkeleton } from '../../../../loading/ScreenSkeleton';
import { newDocumentId, paths } from '../../../../paths';
import { EditorWaiting } from '../../EditorWaiting';
import * as creator from '../../messages';
import { CodeEditor } from './CodeEditor';
import { messages } from './messages';

const PublishPage = lazyPage(() =>
  import('../publish/PublishPage').then((file) => file.PublishPage),
);

/** `/creator/editor/codes/:id/`; with `?published=1` the page shown after publishing. */
export function CodeEditorPage() {
  const { id = newDocumentId } = useParams();
  return id === newDocumentId ? (
    <CodeEditor key={newDocumentId} />
  ) : (
    <StoredCode key={id} id={id} />
  );
}

function StoredCode({ id }: { id: string }) {
  const { formatMessage } = useIntl();
  const [address] = useSearchParams();
  const { data, error, loading, refetch } = useCodeEditorPageQuery({ variables: { id } });
  const code = data?.code;
  useEffect(() => void PublishPage.preload(), []);

  if (!code) {
    return (
      <EditorWaiting
        shape="codeEditor"
        title={messages.editorTitle}
        hasFailed={error !== undefined}
        isLoading={loading}
        onRetry={() => void refetch()}
        listPath={paths.codes}
        listLabel={formatMessage(creator.messages.backToCodes)}
      />
    );
  }
  // The state of the code may have changed since the address was created.
  const isPublished = address.has('published') && code.state !== 'DRAFT';
  return isPublished ? (
    <Suspense fallback={<ScreenSkeleton shape="form" />}>
      <PublishPage code={code} />
    </Suspense>
  ) : (
    <CodeEditor code={code} visitKeySince={code.visitKeySince ?? null} />
  );
}
