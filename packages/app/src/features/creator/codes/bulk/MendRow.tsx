import { issueCodeOf } from '@hearback/schema/errors';
import { Card, Columns, Select, Stack, TextField } from '@hearback/ui';

import { useFieldIssues } from '../../../../fields/useFieldIssues';
import { useIntl } from '../../../../i18n/IntlProvider';
import { searchableFrom } from '../searchableFrom';
import * as codes from '../messages';
import type { CodeChoices } from '../useCodeChoices';
import { useLinkOptions } from '../useLinkOptions';
import type { BulkRow, LinkField, RowField, RowIssue } from './BulkRow';
import { messages } from './messages';

interface Props {
  row: BulkRow;
  /** What is still wrong with it. */
  issues: Partial<Record<RowField, RowIssue>>;
  choices: CodeChoices;
  onChange: (row: BulkRow) => void;
}

const labels = {
  locationId: codes.messages.location,
  formId: codes.messages.form,
  frameId: codes.messages.frame,
} as const;

/** A row that cannot be added as it is, with fields to mend it in place. */
export function MendRow({ row, issues, choices, onChange }: Props) {
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
