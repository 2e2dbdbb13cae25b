import { useState } from 'react';

import { limits } from '@hearback/schema/limits';
import { Button, DialogActions, FileField, Inline, Notice, Stack } from '@hearback/ui';
import { DownloadIcon, FormIcon } from '@hearback/ui/icons';

import { sheetTypes } from '../../../../fields/sheets/readSheet';
import { useSheetIssue } from '../../../../fields/sheets/useSheetIssue';
import { saveBlob } from '../../../../server/downloads';
import { useIntl } from '../../../../i18n/IntlProvider';
import type { CodeChoices } from '../useCodeChoices';
import type { BulkRow, LinkField, LostLink } from './BulkRow';
import { messages } from './messages';
import { type FileIssue, type FileRow, readCodesFile, writeCodesFile } from './readCodesFile';

interface Named {
  id: string;
  name: string;
}

const plain = (text: string) => text.trim().toLowerCase();

/** Finds an entity's id by its id or its name, ignoring case. */
function findLink(text: string, things: readonly Named[]): string | LostLink {
  if (text === '') return '';
  const byId = things.find(({ id }) => id === text);
  if (byId) return byId.id;
  const [first, second] = things.filter(({ name }) => plain(name) === plain(text));
  if (!first) return { text, issue: 'unknown_name' };
  return second ? { text, issue: 'several' } : first.id;
}

/** Resolves the names in the cells of a file to linked entities. */
export function resolveRows(
  rows: readonly FileRow[],
  { locations, forms, frames }: Pick<CodeChoices, 'locations' | 'forms' | 'frames'>,
): BulkRow[] {
  const titled = forms.map(({ id, title }) => ({ id, name: title }));

  return rows.map(({ line, name, description, location, form, frame, tags }) => {
    const found = {
      locationId: findLink(location, locations),
      formId: findLink(form, titled),
      frameId: findLink(frame, frames),
    };
    const row: BulkRow = {
      line,
      name,
      description,
      locationId: '',
      formId: '',
      frameId: '',
      tags,
      lost: {},
    };
    for (const [field, link] of Object.entries(found) as [LinkField, string | LostLink][]) {
      if (typeof link === 'string') row[field] = link;
      else row.lost[field] = link;
    }
    return row;
  });
}

interface Props {
  choices: CodeChoices;
  onRows: (rows: BulkRow[]) => Promise<void>;
}

/** Codes from a spreadsheet. Shows issues with the file as a whole; issues with rows are shown later. */
export function CodesFromFile({ choices, onRows }: Props) {
  const { formatMessage } = useIntl();
  const sheetIssue = useSheetIssue();
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
      tags: '',
    };
    saveBlob(await writeCodesFile(example), 'codes.csv');
  };

  const sentenceOf = (found: FileIssue) => {
    if (found.kind === 'no_column') return formatMessage(messages.noColumn, found);
    if (found.kind === 'too_many') {
      return formatMessage(messages.toAbove, { max: limits.codesPerBatchMax });
    }
    return sheetIssue(found);
  };

  return (
    <Stack gap="medium">
      <FileField
        label={formatMessage(messages.file)}
        hint={formatMessage(messages.fileHint)}
        accept={sheetTypes}
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
