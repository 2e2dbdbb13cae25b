import { Formik, type FormikErrors } from 'formik';
import { limits } from '@hearback/schema/limits';
import { Columns, DialogActions, NumberField, Stack, Text } from '@hearback/ui';
import { FieldsForm, SubmitButton } from '../../../../fields/FieldsForm';
import { FormikCheckbox } from '../../../../fields/FormikCheckbox';
import { FormikTextField } from '../../../../fields/FormikTextField';
import { useFieldIssues } from '../../../../fields/useFieldIssues';
import { useIntl } from '../../../../i18n/IntlProvider';
import { LinkFields, LocationSelect } from '../LinkFields';
import type { CodeChoices } from '../useCodeChoices';
import type { BulkRow } from './BulkRow';
import { messages } from './messages';

/** A numbered series of codes. */
interface Series {
  /** `#` is replaced by the number; without one it is appended. */
  pattern: string;
  from: number;
  to: number;
  /** True if all numbers have the same length: 01, 02 … 40. */
  isPadded: boolean;
}

/** Number of names in a series. */
const countOf = ({ from, to }: Pick<Series, 'from' | 'to'>): number => Math.max(0, to - from + 1);

/** The names of a series, in order: Table 1, Table 2 and so on. */
export function namesOf({ pattern, from, to, isPadded }: Series): string[] {
  const place = pattern.includes('#') ? pattern.trim() : `${pattern.trim()} #`.trim();
  const length = isPadded ? String(to).length : 0;
  return Array.from({ length: countOf({ from, to }) }, (_, at) =>
    place.replaceAll('#', String(from + at).padStart(length, '0')),
  );
}

interface Props {
  choices: CodeChoices;
  onRows: (rows: BulkRow[]) => Promise<void>;
}

/** Form values of a series of codes. */
interface Values {
  pattern: string;
  from: number | null;
  to: number | null;
  isPadded: boolean;
  locationId: string;
  formId: string;
  frameId: string;
}

const toSeries = ({ pattern, from, to, isPadded }: Values) => ({
  pattern,
  from: from ?? 0,
  to: to ?? 0,
  isPadded,
});

const noValues: Values = {
  pattern: '',
  from: 1,
  to: null,
  isPadded: false,
  locationId: '',
  formId: '',
  frameId: '',
};

const toRows = (values: Values): BulkRow[] => {
  const { locationId, formId, frameId } = values;
  return namesOf(toSeries(values)).map((name, at) => ({
    line: at + 1,
    name,
    description: '',
    locationId,
    formId,
    frameId,
    tags: '',
    lost: {},
  }));
};

/** Form for codes named by number, all at one location. */
export function NumberedCodes({ choices, onRows }: Props) {
  const { formatMessage } = useIntl();
  const { issueText } = useFieldIssues();

  const validate = (values: Values): FormikErrors<Values> => {
    const { pattern, from, to, locationId } = values;
    const count = countOf(toSeries(values));
    const tooMany = count > limits.codesPerBatchMax;
    const required = issueText('required');
    return {
      ...(pattern.trim() === '' ? { pattern: required } : {}),
      ...(from === null ? { from: required } : {}),
      ...(to === null ? { to: required } : {}),
      ...(from !== null && to !== null && count === 0
        ? { to: formatMessage(messages.toBelow) }
        : {}),
      ...(tooMany ? { to: formatMessage(messages.toAbove, { max: limits.codesPerBatchMax }) } : {}),
      ...(locationId === '' ? { locationId: required } : {}),
    };
  };

  return (
    <Formik
      initialValues={{
        ...noValues,
        locationId: choices.locations.length === 1 ? (choices.locations[0]?.id ?? '') : '',
      }}
      validate={validate}
      onSubmit={(values) => onRows(toRows(values))}
    >
      {({ values, errors, touched, setFieldValue, setFieldTouched }) => {
        const count = countOf(toSeries(values));
        const isShown = values.pattern.trim() !== '' && values.to !== null && count > 0;
        const names = isShown && count <= limits.codesPerBatchMax ? namesOf(toSeries(values)) : [];
        const numberField = (name: 'from' | 'to') => (
          <NumberField
            label={formatMessage(messages[name])}
            value={values[name]}
            onChange={(number) => void setFieldValue(name, number)}
            onBlur={() => queueMicrotask(() => void setFieldTouched(name))}
            min={0}
            max={99_999}
            isRequired
            error={touched[name] ? errors[name] : undefined}
          />
        );
        return (
          <FieldsForm>
            <Stack gap="medium">
              <FormikTextField
                name="pattern"
                label={formatMessage(messages.pattern)}
                hint={formatMessage(messages.patternHint)}
                isRequired
              />
              <Columns columnWidth="narrow" gap="medium" align="start">
                {numberField('from')}
                {numberField('to')}
              </Columns>
              <FormikCheckbox name="isPadded" label={formatMessage(messages.isPadded)} />
              <LocationSelect choices={choices} />
              <LinkFields choices={choices} />
              <div role="status">
                {names.length > 0 && (
                  <Text size="small" tone="muted">
                    {formatMessage(messages.sample, {
                      count: names.length,
                      first: names[0] ?? '',
                      last: names.at(-1) ?? '',
                    })}
                  </Text>
                )}
              </div>
              <DialogActions>
                <SubmitButton>{formatMessage(messages.check)}</SubmitButton>
              </DialogActions>
            </Stack>
          </FieldsForm>
        );
      }}
    </Formik>
  );
}
