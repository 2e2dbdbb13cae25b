import {
  Button,
  Card,
  Columns,
  DialogActions,
  Notice,
  Select,
  Stack,
  Table,
  type TableColumn,
  TextField,
} from '@hearback/ui';
import { issueCodeOf } from '@hearback/schema/errors';

import { useIntl } from '../../../../i18n/IntlProvider';
import * as codes from '../messages';
import { type CodeChoices } from '../useCodeChoices';
import { searchableFrom, useLinkOptions } from '../useLinkOptions';
import type { BulkRow, LinkField, RowField, RowIssue, RowsIssues } from './BulkRow';
import { useFieldIssues } from '../../../../fields/useFieldIssues';
import { messages } from './messages';

interface MendRowProps {
  row: BulkRow;
  /** Its remaining issues. */
  issues: Partial<Record<RowField, RowIssue>>;
  choices: CodeChoices;
  onChange: (row: BulkRow) => void;
}

const labels = {
  locationId: codes.messages.location,
  formId: codes.messages.form,
  frameId: codes.messages.frame,
} as const;

/** An invalid row with fields to correct it in place. */
function MendRow({ row, issues, choices, onChange }: MendRowProps) {
  const { formatMessage } = useIntl();
  const { issueText } = useFieldIssues();
  const options = useLinkOptions(choices);

  const errorOf = (field: RowField): string | undefined => {
    const issue = issues[field];
    if (issue === undefined) return undefined;
    const text = row.lost[field as LinkField]?.text ?? '';
    if (issue === 'unknown_name') return formatMessage(messages.unknownName, { text });
    if (issue === 'several') return formatMessage(messages.several, { text });
    return issueText(issueCodeOf(issue));
  };
  const link = (field: LinkField, id: string) => {
    const { [field]: _, ...lost } = row.lost;
    onChange({ ...row, [field]: id, lost });
  };
  const text = (field: 'name' | 'description') => (
    <TextField
      label={formatMessage(codes.messages[field])}
      value={row[field]}
      onChange={(value) => onChange({ ...row, [field]: value })}
      isRequired={field === 'name'}
      error={errorOf(field)}
    />
  );

  return (
    <Card
      title={formatMessage(messages.row, { line: row.line })}
      headingLevel={3}
      padding="medium"
      surface="sunken"
    >
      <Stack gap="small">
        <Columns columnWidth="medium" gap="small" align="start">
          {text('name')}
          {text('description')}
        </Columns>
        <Columns columnWidth="narrow" gap="small" align="start">
          {(['locationId', 'formId', 'frameId'] as const).map((field) => (
            <Select
              key={field}
              label={formatMessage(labels[field])}
              {...(field !== 'locationId' && {
                placeholder: formatMessage(codes.messages.noneYet),
              })}
              options={options[field]}
              value={row[field]}
              onChange={(id) => link(field, id)}
              isSearchable={options[field].length >= searchableFrom}
              isRequired={field === 'locationId'}
              error={errorOf(field)}
            />
          ))}
        </Columns>
      </Stack>
    </Card>
  );
}

interface Props {
  rows: readonly BulkRow[];
  issues: RowsIssues;
  /** Rows that had issues: their fields stay visible while they are corrected. */
  toMend: ReadonlySet<number>;
  /** The rows come from a file and are identified by line number. */
  hasLines: boolean;
  choices: CodeChoices;
  isPending: boolean;
  onChange: (at: number, row: BulkRow) => void;
  onBack: () => void;
  onAdd: () => void;
}

/** All codes to be added, before anything is saved: invalid ones first. */
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
