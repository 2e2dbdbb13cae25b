import { useState } from 'react';

import type { FormDocument } from '@hearback/schema/documents';
import { Dialog, DialogActions, FileField, Notice, Stack } from '@hearback/ui';
import { FormIcon } from '@hearback/ui/icons';

import { useFieldIssues } from '../../../../../fields/useFieldIssues';
import { useIntl } from '../../../../../i18n/IntlProvider';
import { PictureRefusal } from '../../../pictures/uploadPicture';
import { messages } from '../messages';
import { readForm } from '../readForm';
import { useFileIssue } from './useFileIssue';

interface Props {
  /** Receives the form in the file. */
  onRead: (document: FormDocument) => Promise<void> | void;
  onClose: () => void;
}

/** Maximum number of listed errors. */
const shown = 5;

/** Reads a form from a picked or dropped file, or shows its errors with their positions. */
export function ImportForm({ onRead, onClose }: Props) {
  const { formatMessage } = useIntl();
  const { issueText } = useFieldIssues();
  const say = useFileIssue();
  const [isPending, setIsPending] = useState(false);
  const [issues, setIssues] = useState<readonly string[]>([]);

  /** Error message of an import. Unexpected errors are shown as an unreadable file. */
  const sentenceOf = (error: unknown) => {
    if (!(error instanceof PictureRefusal)) return formatMessage(messages.notRead);
    const { issue } = error;
    return issue === 'server' ? formatMessage(messages.pictureLost) : issueText(issue);
  };

  const read = async (file: File) => {
    setIsPending(true);
    setIssues([]);
    try {
      const result = await readForm(file);
      if ('issues' in result) setIssues(result.issues.map(say));
      else await onRead(result.document);
    } catch (error) {
      setIssues([sentenceOf(error)]);
    } finally {
      setIsPending(false);
    }
  };

  return (
    <Dialog
      title={formatMessage(messages.import)}
      description={formatMessage(messages.importText)}
      isOpen
      onClose={onClose}
    >
      <Stack gap="medium">
        <FileField
          label={formatMessage(messages.file)}
          hint={formatMessage(messages.fileHint)}
          accept={['application/json', '.json']}
          icon={FormIcon}
          isPending={isPending}
          onSelect={(file) => void read(file)}
        />
        {issues.length > 0 && (
          <Notice tone="danger" title={formatMessage(messages.refused)}>
            <Stack as="ul" gap="xxsmall">
              {issues.slice(0, shown).map((issue) => (
                <li key={issue}>{issue}</li>
              ))}
              {issues.length > shown && (
                <li>{formatMessage(messages.more, { count: issues.length - shown })}</li>
              )}
            </Stack>
          </Notice>
        )}
      </Stack>
      <DialogActions />
    </Dialog>
  );
}
