import { useFormikContext } from 'formik';

import { experiment, experimentKinds, experimentLimits } from '@hearback/schema/rules';
import { Button, Columns, Text } from '@hearback/ui';

import {
  type AddExperimentInput,
  ExperimentCodesDocument,
  type ExperimentKind,
  type ExperimentMeasure,
  ExperimentsDocument,
  FormChoicesDocument,
  FrameChoicesDocument,
} from '../../../server/generated/graphql';
import {
  useAddExperimentMutation,
  useExperimentEstimateQuery,
} from '../../../server/generated/hooks';
import { FormikCheckboxGroup } from '../../../fields/FormikCheckboxGroup';
import { FormikDialog } from '../../../fields/FormikDialog';
import { FormikRadioGroup } from '../../../fields/FormikRadioGroup';
import { FormikSelect } from '../../../fields/FormikSelect';
import { FormikTextField } from '../../../fields/FormikTextField';
import { refusalOf } from '../../../fields/refusalOf';
import { useFieldIssues } from '../../../fields/useFieldIssues';
import { useIntl } from '../../../i18n/IntlProvider';
import { useToday } from '../../../i18n/moments';
import { useWholeList } from '../../../server/useWholeList';
import { showSnackbar } from '../../../shell/snackbar/snackbar';
import { messages } from './messages';

const measures = ['SUBMISSIONS', 'SCANS', 'CONVERSION_RATE', 'AVERAGE_RATING'] as const;
const weekChoices = [1, 2, 3, 4];
/** Mondays to begin on. */
const mondays = 8;

interface Values {
  name: string;
  kind: string;
  a: string;
  b: string;
  codes: readonly string[];
  starts: string;
  periods: string;
  weeks: string;
  measure: ExperimentMeasure;
}

const toInput = ({ kind, codes, periods, weeks, ...values }: Values): AddExperimentInput => ({
  ...values,
  name: values.name.trim(),
  kind: kind.toUpperCase() as ExperimentKind,
  codes: [...codes],
  periods: Number(periods),
  periodDays: 7 * Number(weeks),
});

const laterBy = (day: string, days: number) =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** Tomorrow, and the Mondays after it: whole weeks have each weekday alike. */
const startsAfter = (today: string): string[] => {
  const tomorrow = laterBy(today, 1);
  const weekday = new Date(`${tomorrow}T12:00:00Z`).getUTCDay();
  const monday = laterBy(tomorrow, (8 - weekday) % 7 || 7);
  return [tomorrow, ...Array.from({ length: mondays }, (_, week) => laterBy(monday, 7 * week))];
};

/** The end of the planned experiment, and the difference that it would find. */
function Estimate({ isReady }: { isReady: boolean }) {
  const { formatMessage, formatDate, formatNumber } = useIntl();
  const { values } = useFormikContext<Values>();
  const input = { ...toInput(values), name: values.name.trim() || '–' };
  const { data, previousData } = useExperimentEstimateQuery({
    variables: { input },
    skip: !isReady,
  });
  const estimate = isReady && (data ?? previousData)?.experimentEstimate.estimate;
  if (!estimate) return null;

  const day = formatDate(estimate.ends, { dateStyle: 'medium', timeZone: 'UTC' });
  const { detectable } = estimate;
  if (typeof detectable !== 'number') {
    return <Text tone="muted">{formatMessage(messages.estimateUnknown, { day })}</Text>;
  }
  const decimal = (value: number) => formatNumber(value, { maximumFractionDigits: 1 });
  const amounts: Record<ExperimentMeasure, string> = {
    SUBMISSIONS: formatNumber(detectable, { style: 'percent' }),
    SCANS: formatNumber(detectable, { style: 'percent' }),
    CONVERSION_RATE: formatMessage(messages.points, { amount: decimal(100 * detectable) }),
    AVERAGE_RATING: formatMessage(messages.points, { amount: decimal(detectable) }),
  };
  return (
    <Text tone="muted">
      {formatMessage(messages.estimate, { day, amount: amounts[values.measure] })}
    </Text>
  );
}

/** The fields of an experiment: things, codes, days and the figure that decides. */
function ExperimentFields({ isReady }: { isReady: (values: Values) => boolean }) {
  const { formatMessage, formatDate } = useIntl();
  const { values, setFieldValue } = useFormikContext<Values>();
  const today = useToday();
  const forms = useWholeList(FormChoicesDocument).items.map(({ id, title }) => ({
    value: id,
    label: title,
  }));
  const frames = useWholeList(FrameChoicesDocument).items.map(({ id, name }) => ({
    value: id,
    label: name,
  }));
  const codes = useWholeList(ExperimentCodesDocument);
  const open = codes.items.filter(({ state }) => state !== 'DRAFT');
  const things = values.kind === 'forms' ? forms : frames;
  const dayOf = (day: string) =>
    formatDate(`${day}T12:00:00Z`, {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      timeZone: 'UTC',
    });
  return (
    <>
      <FormikTextField
        name="name"
        label={formatMessage(messages.name)}
        autoComplete="off"
        isRequired
        autoFocus
      />
      <FormikRadioGroup
        name="kind"
        label={formatMessage(messages.kind)}
        options={experimentKinds.map((kind) => ({
          value: kind,
          label: formatMessage(messages[kind]),
          description: formatMessage(kind === 'forms' ? messages.formsHint : messages.framesHint),
        }))}
      />
      <Columns columnWidth="pair" gap="medium">
        <FormikSelect
          name="a"
          label="A"
          isRequired
          options={things}
          isSearchable={things.length > 9}
        />
        <FormikSelect
          name="b"
          label="B"
          isRequired
          options={things.filter(({ value }) => value !== values.a)}
          isSearchable={things.length > 9}
        />
      </Columns>
      {open.length > 1 && (
        <div>
          <Button
            size="small"
            onPress={() =>
              void setFieldValue(
                'codes',
                open.slice(0, experimentLimits.codes).map(({ id }) => id),
              )
            }
          >
            {formatMessage(messages.allCodes)}
          </Button>
        </div>
      )}
      {!codes.isLoading && open.length === 0 ? (
        <Text tone="warning">{formatMessage(messages.noCodes)}</Text>
      ) : (
        <FormikCheckboxGroup
          name="codes"
          label={formatMessage(messages.codes)}
          hint={formatMessage(messages.codesHint)}
          isRequired
          options={open.map(({ id, name, location }) => ({
            value: id,
            label: name,
            description: location.name,
          }))}
        />
      )}
      <FormikSelect
        name="starts"
        label={formatMessage(messages.starts)}
        options={startsAfter(today).map((day, nth) => ({
          value: day,
          label: nth === 0 ? formatMessage(messages.tomorrow, { day: dayOf(day) }) : dayOf(day),
        }))}
      />
      <Columns columnWidth="pair" gap="medium">
        <FormikSelect
          name="periods"
          label={formatMessage(messages.periods)}
          options={experimentLimits.periods.map((count) => ({
            value: String(count),
            label: String(count),
          }))}
        />
        <FormikSelect
          name="weeks"
          label={formatMessage(messages.periodLength)}
          options={weekChoices.map((weeks) => ({
            value: String(weeks),
            label: formatMessage(messages.weeks, { weeks }),
          }))}
        />
      </Columns>
      <FormikSelect
        name="measure"
        label={formatMessage(messages.measure)}
        hint={formatMessage(messages.measureHint)}
        options={measures.map((measure) => ({
          value: measure,
          label: formatMessage(messages[measure]),
        }))}
      />
      <Estimate isReady={isReady(values)} />
    </>
  );
}

interface Props {
  onClose: () => void;
  onAdded: (id: string) => void;
}

/** Plans an experiment, and has its plan drawn. */
export function NewExperiment({ onClose, onAdded }: Props) {
  const { formatMessage } = useIntl();
  const { validate, toErrors } = useFieldIssues();
  const today = useToday();
  const [addExperiment] = useAddExperimentMutation({ refetchQueries: [ExperimentsDocument] });
  const check = validate<Values>(experiment);
  const toRule = (values: Values) => {
    const input = toInput(values);
    return { ...input, kind: values.kind, measure: values.measure.toLowerCase() };
  };
  const initialValues: Values = {
    name: '',
    kind: 'forms',
    a: '',
    b: '',
    codes: [],
    starts: startsAfter(today)[1] ?? '',
    periods: '2',
    weeks: '2',
    measure: 'SUBMISSIONS',
  };

  return (
    <FormikDialog
      title={formatMessage(messages.add)}
      submitLabel={formatMessage(messages.create)}
      onClose={onClose}
      initialValues={initialValues}
      validate={(values) => check(toRule(values) as never)}
      onSubmit={async (values, { setErrors }) => {
        const { data } = await addExperiment({ variables: { input: toInput(values) } });
        if (!data) return;
        const { experiment: added, errors } = data.addExperiment;
        if (added) {
          showSnackbar('success', messages.added);
          onAdded(added.id);
          return;
        }
        setErrors(toErrors(errors));
        if (errors.some(({ field }) => !field)) {
          showSnackbar('error', refusalOf(errors, {}, messages.addFailed));
        }
      }}
    >
      <ExperimentFields
        isReady={(values) => {
          const { name: _, ...rest } = toRule({ ...values, name: '–' });
          return rest.a !== '' && rest.b !== '' && rest.codes.length > 0;
        }}
      />
    </FormikDialog>
  );
}
