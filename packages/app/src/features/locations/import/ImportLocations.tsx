import { type ReactNode, useState } from 'react';

import { issueCodeOf } from '@hearback/schema/errors';
import { limits } from '@hearback/schema/limits';
import {
  Button,
  ButtonLink,
  Card,
  Columns,
  Dialog,
  DialogActions,
  FileField,
  Heading,
  Notice,
  Select,
  Stack,
  Table,
  type TableColumn,
  TextArea,
  TextField,
} from '@hearback/ui';
import { FormIcon, QrIcon } from '@hearback/ui/icons';

import {
  readSheet,
  type Spreadsheet,
  type SheetIssue,
  sheetTypes,
} from '../../../fields/sheets/readSheet';
import { useFieldIssues } from '../../../fields/useFieldIssues';
import { useSheetIssue } from '../../../fields/sheets/useSheetIssue';
import { useIntl, useLanguage } from '../../../i18n/IntlProvider';
import { ownTimeZone, timeZoneOptions } from '../../../i18n/timeZones';
import { paths } from '../../../paths';
import { messages as listMessages } from '../../../lists/messages';
import { CompanyChoicesDocument } from '../../../server/generated/graphql';
import { useWholeList } from '../../../server/useWholeList';
import { messages as locationMessages } from '../messages';
import {
  type SheetColumns,
  type Defaults,
  findColumns,
  type ImportDraft,
  type ImportField,
  importFields,
  type ImportRow,
  type CompanyDraft,
  toDraft,
} from './importRows';
import { messages } from './messages';
import { type CheckedDraft, useImport } from './useImport';

const labels = {
  name: locationMessages.name,
  company: locationMessages.company,
  address: locationMessages.address,
  email: locationMessages.email,
  description: locationMessages.description,
  visitorName: locationMessages.visitorsReadColumn,
  timezone: locationMessages.timezone,
  alertEmail: locationMessages.alertEmail,
  tags: listMessages.tags,
  companyAddress: messages.companyAddress,
  registrationNumber: messages.registrationNumber,
  representative: messages.representative,
} as const satisfies Record<ImportField, unknown>;

interface SourceProps {
  onSheet: (sheet: Spreadsheet) => void;
}

/** The spreadsheet: a file, or pasted cells. */
function ImportSource({ onSheet }: SourceProps) {
  const { formatMessage } = useIntl();
  const sheetIssue = useSheetIssue();
  const [pasted, setPasted] = useState('');
  const [isPending, setIsPending] = useState(false);
  const [issue, setIssue] = useState<SheetIssue | { kind: 'too_many' }>();
  const max = limits.locationsPerBatchMax;

  const read = async (source: Blob | string) => {
    setIsPending(true);
    setIssue(undefined);
    const sheet = await readSheet(source);
    setIsPending(false);
    if ('issue' in sheet) setIssue(sheet.issue);
    else if (sheet.rows.length > max) setIssue({ kind: 'too_many' });
    else onSheet(sheet);
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
      <TextArea
        label={formatMessage(messages.paste)}
        hint={formatMessage(messages.pasteHint)}
        rows={5}
        value={pasted}
        onChange={setPasted}
      />
      {issue && (
        <Notice
          tone="danger"
          title={
            issue.kind === 'too_many' ? formatMessage(messages.tooMany, { max }) : sheetIssue(issue)
          }
        />
      )}
      <DialogActions>
        <Button
          tone="primary"
          isDisabled={pasted.trim() === ''}
          isPending={isPending}
          onPress={() => void read(pasted)}
        >
          {formatMessage(messages.next)}
        </Button>
      </DialogActions>
    </Stack>
  );
}

interface ColumnsProps {
  sheet: Spreadsheet;
  companies: readonly { id: string; name: string }[];
  /** Preselected company of rows without one. Empty if there is none. */
  companyId: string;
  onDraft: (draft: ImportDraft) => Promise<void>;
  onBack: () => void;
}

const leftOut = 'leftOut';

/** The field that each column fills, recognized by its heading, and values for empty cells. */
function ImportColumns({ sheet, companies, companyId, onDraft, onBack }: ColumnsProps) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const [columns, setColumns] = useState<SheetColumns>(() => findColumns(sheet.headings));
  const [isPending, setIsPending] = useState(false);
  const [defaults, setDefaults] = useState<Defaults>(() => ({
    companyId: companyId || (companies[0]?.id ?? ''),
    email: '',
    timezone: ownTimeZone(),
  }));
  const options = [
    { value: leftOut, label: formatMessage(messages.leftOut) },
    ...importFields.map((field) => ({ value: field, label: formatMessage(labels[field]) })),
  ];
  const choose = (at: number, value: string) => {
    const field = importFields.find((one) => one === value);
    // A field is filled by one column: the other one is left out.
    setColumns(
      columns.map((one, index) => (index === at ? field : one === field ? undefined : one)),
    );
  };
  const exampleOf = (at: number) =>
    sheet.rows
      .flatMap(({ cells }) => cells[at] || [])
      .slice(0, 2)
      .join(', ');
  const hasName = columns.includes('name');

  const check = async () => {
    setIsPending(true);
    await onDraft(toDraft(sheet, columns, companies, defaults));
    setIsPending(false);
  };

  return (
    <Stack gap="medium">
      <Heading level={3}>{formatMessage(messages.columns)}</Heading>
      <Columns columnWidth="narrow" gap="medium" align="start">
        {sheet.headings.map((heading, at) => (
          <Select
            // oxlint-disable-next-line react/no-array-index-key -- columns have no other identity
            key={at}
            label={formatMessage(messages.column, { heading: heading || String(at + 1) })}
            hint={exampleOf(at)}
            value={columns[at] ?? leftOut}
            options={options}
            onChange={(value) => choose(at, value)}
          />
        ))}
      </Columns>
      <Heading level={3}>{formatMessage(messages.defaults)}</Heading>
      <Columns columnWidth="narrow" gap="medium" align="start">
        {companies.length > 0 && (
          <Select
            label={formatMessage(locationMessages.company)}
            value={defaults.companyId}
            options={companies.map(({ id, name }) => ({ value: id, label: name }))}
            isSearchable={companies.length > 9}
            onChange={(id) => setDefaults({ ...defaults, companyId: id })}
          />
        )}
        <TextField
          label={formatMessage(locationMessages.email)}
          type="email"
          value={defaults.email}
          onChange={(email) => setDefaults({ ...defaults, email })}
        />
        <Select
          label={formatMessage(locationMessages.timezone)}
          value={defaults.timezone}
          options={timeZoneOptions(language, defaults.timezone)}
          isSearchable
          onChange={(timezone) => setDefaults({ ...defaults, timezone })}
        />
      </Columns>
      {!hasName && <Notice tone="warning" title={formatMessage(messages.noName)} />}
      <DialogActions aside={<Button onPress={onBack}>{formatMessage(messages.back)}</Button>}>
        <Button
          tone="primary"
          isDisabled={!hasName}
          isPending={isPending}
          onPress={() => void check()}
        >
          {formatMessage(messages.next)}
        </Button>
      </DialogActions>
    </Stack>
  );
}

interface EntryFieldsProps<Field extends ImportField> {
  title: string;
  fields: readonly Field[];
  labelOf: (field: Field) => string;
  required: readonly Field[];
  values: Readonly<Record<Field, string>>;
  errorOf: (field: Field) => string | undefined;
  onChange: (field: Field, value: string) => void;
  /** Fields that are no text. */
  children?: ReactNode;
}

/** The text fields of a company or a location, in a card. */
function EntryFields<Field extends ImportField>(props: EntryFieldsProps<Field>) {
  const { title, fields, labelOf, required, values, errorOf, onChange, children } = props;
  return (
    <Card title={title} headingLevel={3} padding="medium" surface="sunken">
      <Columns columnWidth="narrow" gap="small" align="start">
        {fields.map((field) => (
          <TextField
            key={field}
            label={labelOf(field)}
            value={values[field]}
            onChange={(value) => onChange(field, value)}
            isRequired={required.includes(field)}
            error={errorOf(field)}
          />
        ))}
        {children}
      </Columns>
    </Card>
  );
}

interface CheckProps {
  draft: CheckedDraft;
  companies: readonly { id: string; name: string }[];
  isPending: boolean;
  onChange: (changed: ImportRow | CompanyDraft) => void;
  onBack: () => void;
  onAdd: () => void;
}

const companyFields = ['name', 'address', 'registrationNumber', 'representative'] as const;
const companyLabels = { ...labels, name: locationMessages.company, address: labels.companyAddress };
const rowFields = [
  'name',
  'email',
  'address',
  'timezone',
  'alertEmail',
  'visitorName',
  'tags',
] as const;
const requiredOfRow = ['name', 'email', 'address'] as const;

/** All that would be added: new companies and invalid rows first, to be completed in place. */
function ImportCheck({ draft, companies, isPending, onChange, onBack, onAdd }: CheckProps) {
  const { formatMessage } = useIntl();
  const { issueText } = useFieldIssues();
  const { rows, issues, toMend } = draft;
  const choices = [...companies, ...draft.companies];
  const wrong = issues.rows.size + issues.companies.size;
  const errorOf = (issue: string | undefined) =>
    issue === undefined ? undefined : issueText(issueCodeOf(issue));

  const columns: TableColumn<ImportRow>[] = [
    {
      id: 'name',
      label: formatMessage(locationMessages.name),
      cell: ({ name }) => name || '—',
    },
    {
      id: 'line',
      label: formatMessage(messages.number),
      cell: ({ line }) => line,
      align: 'end',
      isTight: true,
    },
    {
      id: 'company',
      label: formatMessage(locationMessages.company),
      cell: (row) => choices.find(({ id }) => id === row.companyId)?.name ?? '—',
    },
    {
      id: 'address',
      label: formatMessage(locationMessages.address),
      cell: ({ address }) => address || '—',
    },
  ];

  return (
    <Stack gap="medium">
      {wrong === 0 ? (
        <Notice
          tone="success"
          title={formatMessage(messages.ready, {
            count: rows.length,
            companies: draft.companies.length,
          })}
        />
      ) : (
        <Notice tone="warning" title={formatMessage(messages.mend, { count: wrong })} />
      )}
      {draft.companies.map((company) => (
        <EntryFields
          key={company.id}
          title={formatMessage(messages.newCompany, { name: company.name })}
          fields={companyFields}
          labelOf={(field) => formatMessage(companyLabels[field])}
          required={companyFields}
          values={company}
          errorOf={(field) => errorOf(issues.companies.get(company.id)?.[field])}
          onChange={(field, value) => onChange({ ...company, [field]: value })}
        />
      ))}
      {rows
        .filter(({ id }) => toMend.has(id))
        .map((row) => (
          <EntryFields
            key={row.id}
            title={formatMessage(messages.row, { line: row.line })}
            fields={rowFields}
            labelOf={(field) => formatMessage(labels[field])}
            required={requiredOfRow}
            values={row}
            errorOf={(field) => errorOf(issues.rows.get(row.id)?.[field])}
            onChange={(field, value) => onChange({ ...row, [field]: value })}
          >
            <Select
              label={formatMessage(locationMessages.company)}
              value={row.companyId}
              options={choices.map(({ id, name }) => ({ value: id, label: name }))}
              isSearchable={choices.length > 9}
              isRequired
              onChange={(companyId) => onChange({ ...row, companyId })}
              error={errorOf(issues.rows.get(row.id)?.companyId)}
            />
          </EntryFields>
        ))}
      <Table
        label={formatMessage(messages.all)}
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        rowName={({ name, line }) => name || formatMessage(messages.row, { line })}
      />
      <DialogActions
        aside={
          <Button onPress={onBack} isDisabled={isPending}>
            {formatMessage(messages.back)}
          </Button>
        }
      >
        <Button tone="primary" isDisabled={wrong > 0} isPending={isPending} onPress={onAdd}>
          {formatMessage(messages.add, { count: rows.length })}
        </Button>
      </DialogActions>
    </Stack>
  );
}

interface Props {
  /** Preselected company of rows without one. Empty if there is none. */
  companyId: string;
  onClose: () => void;
}

/** Adds locations, and their companies, from a spreadsheet: all of them or none. It can be undone. */
export function ImportLocations({ companyId, onClose }: Props) {
  const { formatMessage } = useIntl();
  const companies = useWholeList(CompanyChoicesDocument);
  const [sheet, setSheet] = useState<Spreadsheet>();
  const { draft, added, isPending, check, change, add, undo, back } = useImport();

  return (
    <Dialog
      title={formatMessage(messages.title)}
      {...(!added && {
        description: formatMessage(messages.text, { max: limits.locationsPerBatchMax }),
      })}
      isOpen
      size="large"
      hasUnsavedInput={sheet !== undefined && !added}
      onClose={onClose}
    >
      {added ? (
        <Stack gap="medium">
          <Notice
            tone="success"
            title={formatMessage(messages.added, { count: added.rows.length })}
          >
            {formatMessage(messages.addedText)}
          </Notice>
          <DialogActions
            cancelLabel={formatMessage(messages.close)}
            aside={
              <Button
                isPending={isPending}
                onPress={() => void undo().then((isDone) => isDone && onClose())}
              >
                {formatMessage(messages.undo)}
              </Button>
            }
          >
            <ButtonLink tone="primary" icon={QrIcon} href={paths.codes}>
              {formatMessage(messages.toCodes)}
            </ButtonLink>
          </DialogActions>
        </Stack>
      ) : draft ? (
        <ImportCheck
          {...{ draft, isPending }}
          companies={companies.items}
          onChange={(changed) => void change(changed)}
          onBack={back}
          onAdd={() => void add()}
        />
      ) : sheet ? (
        <ImportColumns
          {...{ sheet, companyId }}
          companies={companies.items}
          onDraft={check}
          onBack={() => setSheet(undefined)}
        />
      ) : (
        <ImportSource onSheet={setSheet} />
      )}
    </Dialog>
  );
}
