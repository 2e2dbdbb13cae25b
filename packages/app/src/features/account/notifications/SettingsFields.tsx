import { useMemo } from 'react';
import { useFormikContext } from 'formik';
import { Box, Columns, Inline, Stack } from '@hearback/ui';
import { FormikCheckbox } from '../../../fields/FormikCheckbox';
import { SubmitButton } from '../../../fields/FieldsForm';
import { FormikRadioGroup } from '../../../fields/FormikRadioGroup';
import { FormikSelect } from '../../../fields/FormikSelect';
import { useIntl, useLanguage } from '../../../i18n/IntlProvider';
import { timeZoneOptions } from '../../../i18n/timeZones';
import { noLetters, useLowRatingOptions } from '../../../shell/notification/lowRatings';
import { messages as notificationMessages } from '../../../shell/notification/messages';
import { TopicsFilter, WordsFilter } from './answerFilters';
import { messages } from './messages';
import { timesOfDay, type SettingsValues } from './settingsValues';

/** Aligns what a checkbox unfolds with its label. */
const underTheBox = { paddingInlineStart: 32 };

/** Form fields for the email settings. */
export function SettingsFields() {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { initialValues, values } = useFormikContext<SettingsValues>();
  const zones = useMemo(
    () => timeZoneOptions(language, initialValues.timezone),
    [language, initialValues.timezone],
  );
  const times = useTimeOptions(initialValues);
  const lowRatingOptions = useLowRatingOptions();

  return (
    <Stack gap="large">
      <FormikRadioGroup
        name="digest"
        label={formatMessage(messages.digest)}
        hint={formatMessage(messages.digestHint)}
        direction="across"
        options={[
          { value: 'NONE', label: formatMessage(messages.none) },
          { value: 'DAILY', label: formatMessage(messages.daily) },
          { value: 'WEEKLY', label: formatMessage(messages.weekly) },
        ]}
      />
      <FormikCheckbox
        name="monthlyReport"
        label={formatMessage(messages.monthlyReport)}
        hint={formatMessage(messages.monthlyReportHint)}
      />
      <FormikSelect
        name="lowRatings"
        label={formatMessage(notificationMessages.writeAtOnce)}
        hint={formatMessage(
          values.lowRatings === noLetters ? messages.lowRatingsOffHint : messages.lowRatingsHint,
        )}
        options={[
          ...lowRatingOptions,
          { value: '0', label: formatMessage(messages.lowRatingsByLocation) },
          { value: noLetters, label: formatMessage(notificationMessages.neverWrite) },
        ]}
      />
      {values.lowRatings !== noLetters && (
        <Stack gap="medium">
          <FormikCheckbox
            name="hasFilter"
            label={formatMessage(messages.lowRatingsOnly)}
            hint={formatMessage(messages.lowRatingsOnlyHint)}
          />
          {values.hasFilter && (
            <Box style={underTheBox}>
              <Stack gap="medium">
                <TopicsFilter name="lowRatingTopics" />
                <WordsFilter name="lowRatingWords" />
              </Stack>
            </Box>
          )}
        </Stack>
      )}
      <Stack gap="medium">
        <FormikCheckbox
          name="hasQuietHours"
          label={formatMessage(messages.quiet)}
          hint={formatMessage(messages.quietHint)}
        />
        {values.hasQuietHours && (
          <Box style={underTheBox}>
            <Columns columnWidth="narrow" gap="medium">
              <FormikSelect
                name="quietFrom"
                label={formatMessage(messages.quietFrom)}
                options={times}
              />
              <FormikSelect
                name="quietTo"
                label={formatMessage(messages.quietTo)}
                options={times}
              />
            </Columns>
          </Box>
        )}
      </Stack>
      <FormikSelect
        name="timezone"
        label={formatMessage(messages.timezone)}
        hint={formatMessage(messages.timezoneHint)}
        options={zones}
        isSearchable
      />
      <Inline spread="end">
        <SubmitButton>{formatMessage(messages.save)}</SubmitButton>
      </Inline>
    </Stack>
  );
}

/** Times of day in the reader's format. */
function useTimeOptions({ quietFrom, quietTo }: SettingsValues) {
  const { formatDate } = useIntl();

  return timesOfDay(quietFrom, quietTo).map((time) => ({
    value: time,
    // UTC on a day without a clock change, so that the time is formatted unchanged.
    label: formatDate(`2026-01-01T${time}:00Z`, { timeStyle: 'short', timeZone: 'UTC' }),
  }));
}
