import type { ReactNode } from 'react';

import { Button, Link, Page } from '@hearback/ui';
import { SaveMark } from '@hearback/ui/editors/form';

import { useUnsavedChanges } from '../../../session/guards/unsavedChanges';
import type { ExplainedScreen } from '../../../shell/help/articles';
import { useHelp } from '../../../shell/help/useHelp';
import type { AnyMessage } from '../../../i18n/AnyMessage';
import { useIntl } from '../../../i18n/IntlProvider';
import { PageTitle } from '../../../i18n/PageTitle';
import { paths } from '../../../paths';
import { useScreenShortcuts } from '../../../shell/shortcuts/screenShortcuts';
import type { EditedKind } from './EditedKind';
import { EditingNotices } from './EditingNotices';
import type { DocumentEditing } from './useDocumentEditing';

interface Props<Document> {
  kind: EditedKind<Document>;
  document: Document;
  editing: DocumentEditing<Document>;
  /** What is explained in the Help Center. */
  explained: ExplainedScreen;
  /** What the browser's tab says. */
  browserTitle: AnyMessage;
  /** Stands where the document has no name. */
  newName: AnyMessage;
  purpose: AnyMessage;
  listPath: string;
  listLabel: AnyMessage;
  saveLabel: AnyMessage;
  /** Something else is what to do next. */
  isSaveSecondary?: boolean;
  /** After the button that saves. */
  primary?: ReactNode;
  /** The editor on the page says itself whether it is saved. */
  hasSaveMark?: boolean;
  /** Beside the button that saves. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The page around the editor of a form or a frame: its name, its saving, what is to be known. */
export function EditingPage<Document>({
  kind,
  document,
  editing,
  explained,
  browserTitle,
  newName,
  purpose,
  listPath,
  listLabel,
  saveLabel,
  isSaveSecondary = false,
  primary,
  hasSaveMark = false,
  actions,
  children,
}: Props<Document>) {
  const { formatMessage } = useIntl();
  const help = useHelp(explained);
  useScreenShortcuts('listed by the editor');
  const { save, saveState, isSaving, wouldBeLost, isUnsaved, rescue } = editing;
  useUnsavedChanges(wouldBeLost, { rescue });
  // Its draft survives a reload, but a logout leaves nothing on this device.
  useUnsavedChanges(isUnsaved, {
    isLostBy: (next) => next.pathname === paths.logout,
    isLostByReload: false,
    rescue,
  });

  return (
    <Page
      title={kind.nameOf(document).trim() || formatMessage(newName)}
      help={help}
      purpose={formatMessage(purpose)}
      width="full"
      isTight
      above={<Link href={listPath}>{formatMessage(listLabel)}</Link>}
      actions={
        <>
          {!hasSaveMark && <SaveMark state={saveState} />}
          {actions}
          <Button
            tone={isSaveSecondary ? 'secondary' : 'primary'}
            isPending={isSaving}
            onPress={() => void save()}
          >
            {formatMessage(saveLabel)}
          </Button>
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
