import { useState } from 'react';

import { limits } from '@hearback/schema/limits';
import { Button, DialogActions, FileField, Inline, Notice, Stack } from '@hearback/ui';
import { DownloadIcon, FormIcon } from '@hearback/ui/icons';

import { saveBlob } from '../../../../server/saveBlob';
import { useIntl } from '../../../../i18n/IntlProvider';
import type { CodeChoices } from '../useCodeChoices';
import type { BulkRow } from './BulkRow';
import { messages } from './messages';
import { readCodesFile, writeCodesFile, type FileIssue } from './readCodesFile';
import { resolveRows } from './resolveRows';

interface Props {
  choices: CodeChoices;
  onRows: (rows: BulkRow[]) => Promise<void>;
}

/** Codes from a spreadsheet. What is wrong with the whole file is said here, with a row later. */
export function CodesFromFile({ choices, onRows }: Props) {
  const { formatMessage } = useIntl();
  const [isPending, setIsPending] = useState(false);
  const [issue, setIssue] = useState<FileIssue>();

  const read = async (file: File) => {
    setIsPending(true);
    setIssue(undefined);
    const answer = await readCodesFile(file);
    if ('issue' in answer) setIssue(answer.issue);
    else await onRows(resolveRows(answer.rows, choices));
    setIsPending(false);
  };

  const download = async () => {
    const [location, form, frame] = [choices.locations[0], choices.forms[0], choices.frames[0]];
    const example = {
      name: 'Table 1',
      description: '',
      location: location?.name ?? '',
      form: form?.title ?? '',
      frame: frame?.name ?? '',
    };
    saveBlob(await writeCodesFile(example), 'codes.csv');
  };

  const sentences = {
    not_text: () => formatMessage(messages.notText),
    no_rows: () => formatMessage(messages.noRows),
    too_many: () => formatMessage(messages.toAbove, { max: limits.codesPerBatchMax }),
    too_large: () => formatMessage(messages.tooLarge),
  };
  const sentenceOf = (found: FileIssue) => {
    if (found.kind === 'no_column') return formatMessage(messages.noColumn, found);
    if (found.kind === 'quotes') return formatMessage(messages.quotes, found);
    return sentences[found.kind]();
  };

  return (
    <Stack gap="medium">
      <FileField
        label={formatMessage(messages.file)}
        hint={formatMessage(messages.fileHint)}
        accept={['text/csv', '.csv']}
        icon={FormIcon}
        isPending={isPending}
        onSelect={(file) => void read(file)}
      />
      {issue && <Notice tone="danger" title={sentenceOf(issue)} />}
      <Inline>
        <Button icon={DownloadIcon} onPress={() => void download()}>
          {formatMessage(messages.template)}
        </Button>
      </Inline>
      <DialogActions />
    </Stack>
  );
}
