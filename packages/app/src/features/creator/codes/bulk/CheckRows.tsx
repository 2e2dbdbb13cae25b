import { Button, DialogActions, Notice, Stack, Table, type TableColumn } from '@hearback/ui';

import { useIntl } from '../../../../i18n/IntlProvider';
import * as codes from '../messages';
import type { CodeChoices } from '../useCodeChoices';
import { useLinkOptions } from '../useLinkOptions';
import type { BulkRow, LinkField, RowsIssues } from './BulkRow';
import { MendRow } from './MendRow';
import { messages } from './messages';

interface Props {
  rows: readonly BulkRow[];
  issues: RowsIssues;
  /** The rows that had something wrong: their fields stay while they are mended. */
  toMend: ReadonlySet<number>;
  /** The rows are those of a file, which a person finds by their number. */
  hasLines: boolean;
  choices: CodeChoices;
  isPending: boolean;
  onChange: (at: number, row: BulkRow) => void;
  onBack: () => void;
  onAdd: () => void;
}

/** All codes that would be added, before anything is written: those to be mended first. */
export function CheckRows(props: Props) {
  const { rows, issues, toMend, hasLines, choices, isPending, onChange, onBack, onAdd } = props;
  const { formatMessage } = useIntl();
  const options = useLinkOptions(choices);
  const total = rows.length;

  const nameOf = (field: LinkField, row: BulkRow): string =>
    row.lost[field]?.text ??
    options[field].find(({ value }) => value !== '' && value === row[field])?.label ??
    '—';
  const line: TableColumn<BulkRow> = {
    id: 'line',
    label: formatMessage(messages.number),
    cell: (row) => row.line,
    align: 'end',
    isTight: true,
  };
  const columns: TableColumn<BulkRow>[] = [
    { id: 'name', label: formatMessage(codes.messages.name), cell: ({ name }) => name || '—' },
    ...(hasLines ? [line] : []),
    {
      id: 'location',
      label: formatMessage(codes.messages.location),
      cell: (row) => nameOf('locationId', row),
    },
    {
      id: 'form',
      label: formatMessage(codes.messages.form),
      cell: (row) => nameOf('formId', row),
    },
    {
      id: 'frame',
      label: formatMessage(codes.messages.frame),
      cell: (row) => nameOf('frameId', row),
    },
  ];

  return (
    <Stack gap="medium">
      {issues.size === 0 ? (
        <Notice tone="success" title={formatMessage(messages.allReady, { count: total })} />
      ) : (
        <Notice
          tone="warning"
          title={formatMessage(messages.mend, { count: issues.size, total })}
        />
      )}
      {rows.map(
        (row, at) =>
          toMend.has(at) && (
            <MendRow
              key={row.line}
              row={row}
              issues={issues.get(at) ?? {}}
              choices={choices}
              onChange={(changed) => onChange(at, changed)}
            />
          ),
      )}
      <Table
        label={formatMessage(messages.all)}
        columns={columns}
        rows={rows}
        rowId={({ line }) => String(line)}
        rowName={({ name, line }) => name || formatMessage(messages.row, { line })}
      />
      <DialogActions>
        <Button onPress={onBack} isDisabled={isPending}>
          {formatMessage(messages.back)}
        </Button>
        <Button tone="primary" isDisabled={issues.size > 0} isPending={isPending} onPress={onAdd}>
          {formatMessage(messages.add, { count: total })}
        </Button>
      </DialogActions>
    </Stack>
  );
}
