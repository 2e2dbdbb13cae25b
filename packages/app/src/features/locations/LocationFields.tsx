import { useMemo } from 'react';
import { useFormikContext } from 'formik';
import { limits } from '@hearback/schema/limits';
import { NumberField } from '@hearback/ui';

import {
  CompanyChoicesDocument,
  type LocationRow_LocationFragment,
} from '../../server/generated/graphql';
import { useWholeList } from '../../server/useWholeList';
import { useBoundField } from '../../fields/FieldsForm';
import { FormikSelect } from '../../fields/FormikSelect';
import { FormikTagsField } from '../../fields/FormikTagsField';
import { FormikTextArea } from '../../fields/FormikTextArea';
import { FormikTextField } from '../../fields/FormikTextField';
import { PlaceVisitorName } from '../../fields/visitorNames/VisitorNameFields';
import { useIntl, useLanguage } from '../../i18n/IntlProvider';
import { AlertFields } from './AlertFields';
import { messages } from './messages';
import { messages as listMessages } from '../../lists/messages';
import { timeZoneOptions } from '../../i18n/timeZones';

/** The average rating that the location is to reach. */
function TargetField() {
  const { formatMessage } = useIntl();
  return (
    <NumberField
      {...useBoundField<number | null>('ratingTarget')}
      label={formatMessage(messages.ratingTarget)}
      hint={formatMessage(messages.ratingTargetHint)}
      min={limits.ratingMin}
      max={limits.ratingMax}
      step={0.1}
    />
  );
}

interface Props {
  /** Omitted for a new one. */
  location?: LocationRow_LocationFragment | undefined;
}

/** Form fields of a location. */
export function LocationFields({ location }: Props) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { initialValues, values } = useFormikContext<{ timezone: string; companyId: string }>();
  const { items: companies } = useWholeList(CompanyChoicesDocument);
  const zones = useMemo(
    () => timeZoneOptions(language, initialValues.timezone),
    [language, initialValues.timezone],
  );

  return (
    <>
      <FormikTextField
        name="name"
        label={formatMessage(messages.name)}
        hint={formatMessage(messages.nameHint)}
        isRequired
        autoFocus
      />
      <FormikSelect
        name="companyId"
        label={formatMessage(messages.company)}
        options={companies.map(({ id, name }) => ({ value: id, label: name }))}
        placeholder={formatMessage(messages.chooseCompany)}
        isSearchable={companies.length > 9}
        isRequired
      />
      <PlaceVisitorName company={companies.find(({ id }) => id === values.companyId)} />
      <FormikTextField
        name="email"
        label={formatMessage(messages.email)}
        hint={formatMessage(messages.emailHint)}
        type="email"
        inputMode="email"
        isRequired
      />
      <FormikTextField name="address" label={formatMessage(messages.address)} isRequired />
      <FormikSelect
        name="timezone"
        label={formatMessage(messages.timezone)}
        hint={formatMessage(messages.timezoneHint)}
        options={zones}
        isSearchable
        isRequired
      />
      <FormikTagsField
        name="tags"
        label={formatMessage(listMessages.tags)}
        hint={formatMessage(listMessages.tagsHint)}
      />
      <TargetField />
      <AlertFields location={location} />
      <FormikTextArea
        name="description"
        label={formatMessage(messages.description)}
        hint={formatMessage(messages.descriptionHint)}
      />
    </>
  );
}
