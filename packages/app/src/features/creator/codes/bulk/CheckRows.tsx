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
import { type IssueCode, issueCodeOf } from '@hearback/schema/errors';
import { useState } from 'react';

import { useIntl } from '../../../../i18n/IntlProvider';
import * as codes from '../messages';
import { type CodeChoices } from '../useCodeChoices';
import { searchableFrom, useLinkOptions } from '../useLinkOptions';
import type { BulkRow, LinkField, RowField, RowIssue, RowsIssues } from './BulkRow';
import { messages as listMessages } from '../../../../lists/messages';
import { useFieldIssues } from '../../../../fields/useFieldIssues';
import { messages } from './messages';
import { ownTimeZone } from '../../../../i18n/timeZones';
import { CompanyChoicesDocument } from '../../../../server/generated/graphql';
import { useImportLocationsMutation } from '../../../../server/generated/hooks';
import { newUuid } from '../../../../server/sendRequest';
import { useWholeList } from '../../../../server/useWholeList';

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
  const text = (field: 'name' | 'description' | 'tags') => (
    <TextField
      label={formatMessage(field === 'tags' ? listMessages.tags : codes.messages[field])}
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
          {(row.tags !== '' || issues.tags !== undefined) && text('tags')}
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

interface NewLocationsProps {
  /** Their names, each once. */
  names: readonly string[];
  onAdded: (idOf: ReadonlyMap<string, string>) => void;
}

/** Adds the locations that rows name and that are not there yet, all in one company. */
function NewLocations({ names, onAdded }: NewLocationsProps) {
  const { formatMessage, formatList } = useIntl();
  const { issueText } = useFieldIssues();
  const companies = useWholeList(CompanyChoicesDocument);
  const [values, setValues] = useState({ companyId: '', address: '', email: '' });
  const [issues, setIssues] = useState<ReadonlyMap<string, string>>(new Map());
  const [addLocations, { loading }] = useImportLocationsMutation({
    errorPolicy: 'all',
    update: (cache, { data }) => {
      if (!data || data.addLocations.locations.length === 0) return;
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'locations' });
      cache.gc();
    },
  });
  const companyId = values.companyId || (companies.items[0]?.id ?? '');

  const add = async () => {
    const locations = names.map((name) => ({
      ...values,
      id: newUuid(),
      name,
      companyId,
      timezone: ownTimeZone(),
    }));
    const { data } = await addLocations({ variables: { input: { companies: [], locations } } });
    if (!data) return;
    const { errors } = data.addLocations;
    // The fields are the same for all of them.
    setIssues(new Map(errors.map(({ field, code }) => [field?.split('.').at(-1) ?? '', code])));
    if (errors.length === 0) onAdded(new Map(locations.map(({ name, id }) => [name, id])));
  };
  const errorOf = (field: string) => {
    const code = issues.get(field);
    return code === undefined ? undefined : issueText(code as IssueCode);
  };

  return (
    <Card
      title={formatMessage(messages.newLocations, { count: names.length })}
      description={formatList(names, { type: 'conjunction' })}
      headingLevel={3}
      padding="medium"
      surface="sunken"
    >
      <Stack gap="small" align="start">
        <Columns columnWidth="narrow" gap="small" align="start">
          <Select
            label={formatMessage(codes.messages.company)}
            options={companies.items.map(({ id, name }) => ({ value: id, label: name }))}
            value={companyId}
            onChange={(id) => setValues({ ...values, companyId: id })}
            isSearchable={companies.items.length >= searchableFrom}
            isRequired
            error={errorOf('companyId')}
          />
          {(['address', 'email'] as const).map((field) => (
            <TextField
              key={field}
              label={formatMessage(newLocationLabels[field])}
              value={values[field]}
              onChange={(value) => setValues({ ...values, [field]: value })}
              isRequired
              error={errorOf(field)}
            />
          ))}
        </Columns>
        <Button isPending={loading} onPress={() => void add()}>
          {formatMessage(messages.addNewLocations, { count: names.length })}
        </Button>
      </Stack>
    </Card>
  );
}

const newLocationLabels = {
  address: messages.newLocationAddress,
  email: messages.newLocationEmail,
} as const;

/** Names of locations that rows have and that are not there, each once. */
const missingLocations = (rows: readonly BulkRow[]) => [
  ...new Set(
    rows.flatMap(({ lost: { locationId: lost } }) =>
      lost?.issue === 'unknown_name' ? lost.text : [],
    ),
  ),
];

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
  onRows: (rows: readonly BulkRow[]) => void;
  onBack: () => void;
  onAdd: () => void;
}

/** All codes to be added, before anything is saved: invalid ones first. */
export function CheckRows(props: Props) {
  const { rows, issues, toMend, hasLines, choices, isPending, onChange, onRows, onBack, onAdd } =
    props;
  const { formatMessage } = useIntl();
  const options = useLinkOptions(choices);
  const total = rows.length;
  const missing = missingLocations(rows);

  const link = (idOf: ReadonlyMap<string, string>) =>
    onRows(
      rows.map((row) => {
        const { locationId: lost, ...others } = row.lost;
        const id = lost && idOf.get(lost.text);
        return id === undefined ? row : { ...row, locationId: id, lost: others };
      }),
    );

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
      {missing.length > 0 && <NewLocations names={missing} onAdded={link} />}
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
      <DialogActions
        aside={
          <Button onPress={onBack} isDisabled={isPending}>
            {formatMessage(messages.back)}
          </Button>
        }
      >
        <Button tone="primary" isDisabled={issues.size > 0} isPending={isPending} onPress={onAdd}>
          {formatMessage(messages.add, { count: total })}
        </Button>
      </DialogActions>
    </Stack>
  );
}
