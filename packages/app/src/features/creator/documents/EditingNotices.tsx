import { useState } from 'react';

import { limits } from '@hearback/schema/limits';
import { Button, Inline, Notice, Stack } from '@hearback/ui';

import { useIntl } from '../../../i18n/IntlProvider';
import { refusalOfDocument } from '../refusalOfDocument';
import { ConflictDialog } from './ConflictDialog';
import type { EditedDocument } from './EditedDocument';
import { messages } from './messages';
import type { DocumentEditing } from './useDocumentEditing';

interface Props<Document> {
  kind: EditedDocument<Document>;
  document: Document;
  editing: DocumentEditing<Document>;
}

/** Notices about the save state, with the actions that resolve it. */
export function EditingNotices<Document>({ kind, document, editing }: Props<Document>) {
  const { formatMessage, formatDate } = useIntl();
  const { conflict, newer, left, isOpenElsewhere, refused, isCopying } = editing;
  const [isNoted, setIsNoted] = useState(false);
  const [postponed, setPostponed] = useState<Document>();

  const isGone = refused.some(({ code }) => code === 'not_found');
  const copyName = (name: string) => formatMessage(messages.copyName, { name });
  const longest = limits.nameMaxLength - copyName('').length;
  const copy = () => {
    const name = kind.nameOf(document).trim().slice(0, longest).toWellFormed();
    void editing.saveCopy(copyName(name));
  };
  const isPostponed = conflict?.theirs === postponed;

  return (
    <Stack gap="small">
      {left && (
        <Notice
          tone="warning"
          title={formatMessage(messages.leftTitle, {
            time: formatDate(left.changedAt, { dateStyle: 'medium', timeStyle: 'short' }),
          })}
          action={
            <Inline>
              <Button size="small" onPress={left.discard}>
                {formatMessage(messages.discard)}
              </Button>
              <Button size="small" tone="primary" onPress={left.restore}>
                {formatMessage(messages.restore)}
              </Button>
            </Inline>
          }
        >
          {formatMessage(messages.leftText)}
        </Notice>
      )}
      {newer && (
        <Notice
          tone="warning"
          title={formatMessage(messages.newerTitle)}
          action={
            <Inline>
              <Button size="small" onPress={newer.dismiss}>
                {formatMessage(messages.keepMine)}
              </Button>
              <Button size="small" tone="primary" onPress={newer.load}>
                {formatMessage(messages.loadNewer)}
              </Button>
            </Inline>
          }
        >
          {formatMessage(messages.newerText)}
        </Notice>
      )}
      {isOpenElsewhere && !newer && !isNoted && (
        <Notice
          tone="info"
          title={formatMessage(messages.openElsewhere)}
          onDismiss={() => setIsNoted(true)}
        >
          {formatMessage(messages.openElsewhereText)}
        </Notice>
      )}
      {refused.length > 0 && (
        <Notice
          tone="warning"
          title={formatMessage(messages.refusedTitle)}
          action={
            isGone && (
              <Button size="small" tone="primary" isPending={isCopying} onPress={copy}>
                {formatMessage(messages.saveCopy)}
              </Button>
            )
          }
        >
          {isGone ? formatMessage(messages.gone) : formatMessage(refusalOfDocument(refused))}
        </Notice>
      )}
      {conflict && isPostponed && (
        <Notice
          tone="warning"
          title={formatMessage(messages.conflictTitle)}
          action={
            <Button size="small" tone="primary" onPress={() => setPostponed(undefined)}>
              {formatMessage(messages.choose)}
            </Button>
          }
        >
          {formatMessage(messages.conflictNotice)}
        </Notice>
      )}
      {conflict && !isPostponed && (
        <ConflictDialog
          {...{ kind, document, conflict, isCopying }}
          onCopy={copy}
          onClose={() => setPostponed(conflict.theirs)}
        />
      )}
    </Stack>
  );
}
