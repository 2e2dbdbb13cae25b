import type { ReactNode } from 'react';

import { Button, Link, Page } from '@hearback/ui';
import { SaveMark } from '@hearback/ui/editors/form';

import { useUnsavedChanges } from '../../../session/guards/unsavedChanges';
import type { ExplainedScreen } from '../../../shell/help/articles';
import { useHelp } from '../../../shell/help/useHelp';
import type { AnyMessage } from '../../../i18n/Messages';
import { useIntl } from '../../../i18n/IntlProvider';
import { PageTitle } from '../../../i18n/PageTitle';
import { paths } from '../../../paths';
import { useScreenShortcuts } from '../../../shell/shortcuts/screenShortcuts';
import type { EditedDocument } from './EditedDocument';
import { EditingNotices } from './EditingNotices';
import type { DocumentEditing } from './useDocumentEditing';

interface Props<Document> {
  kind: EditedDocument<Document>;
  document: Document;
  editing: DocumentEditing<Document>;
  /** The help article of the screen. */
  explained: ExplainedScreen;
  /** Document title of the page. */
  browserTitle: AnyMessage;
  /** Shown while the document has no name. */
  newName: AnyMessage;
  listPath: string;
  listLabel: AnyMessage;
  saveLabel: AnyMessage;
  /** True if another button is the primary action. */
  isSaveSecondary?: boolean;
  /** Rendered after the save button. */
  primary?: ReactNode;
  /** Steps of the document, in the bar. */
  steps?: ReactNode;
  /** State beside that of saving. */
  status?: ReactNode;
  /** Rendered beside the save button. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Page layout of a form or frame editor: title, save button and notices. */
export function EditingPage<Document>({
  kind,
  document,
  editing,
  explained,
  browserTitle,
  newName,
  listPath,
  listLabel,
  saveLabel,
  isSaveSecondary = false,
  primary,
  steps,
  status,
  actions,
  children,
}: Props<Document>) {
  const { formatMessage } = useIntl();
  const help = useHelp(explained);
  useScreenShortcuts('listed by the editor');
  const { save, saveState, isSaving, isStored, wouldBeLost, isUnsaved, rescue } = editing;
  useUnsavedChanges(wouldBeLost, { rescue });
  // Drafts survive a reload, but a logout deletes them from this device.
  useUnsavedChanges(isUnsaved, {
    isLostBy: (next) => next.pathname === paths.logout,
    isLostByReload: false,
    rescue,
  });

  return (
    <Page
      title={kind.nameOf(document).trim() || formatMessage(newName)}
      help={help}
      isTight
      steps={steps}
      status={status}
      above={<Link href={listPath}>{formatMessage(listLabel)}</Link>}
      actions={
        <>
          <SaveMark state={saveState} />
          {actions}
          {/* The document is saved by itself, and before it is published. */}
          <span data-bar={isSaveSecondary ? 'wide' : 'all'}>
            <Button
              tone={isSaveSecondary || isStored ? 'secondary' : 'primary'}
              isPending={isSaving}
              onPress={() => void save()}
            >
              {formatMessage(saveLabel)}
            </Button>
          </span>
          {primary}
        </>
      }
    >
      <PageTitle message={browserTitle} part={kind.nameOf(document)} />
      <EditingNotices {...{ kind, document, editing }} />
      {children}
    </Page>
  );
}
