import { Stack, type SelectOption } from '@hearback/ui';

import { FormikSelect } from '../../../fields/FormikSelect';
import { FormikTextArea } from '../../../fields/FormikTextArea';
import { FormikTextField } from '../../../fields/FormikTextField';
import { useIntl } from '../../../i18n/IntlProvider';
import { messages } from './messages';
import type { CodeChoices } from './useCodeChoices';

/** From this many options on, a field to narrow them is worth its room. */
const searchableFrom = 10;

interface Props {
  choices: CodeChoices;
  /** Leaves out what is linked already. */
  hasLinks?: boolean;
}

/** General info of a code: its name, its place, and what it links. Stands in a Formik. */
export function CodeFields({ choices, hasLinks = true }: Props) {
  const { formatMessage } = useIntl();
  const { locations, forms, frames } = choices;

  const unlinked: SelectOption = { value: '', label: formatMessage(messages.noneYet) };
  const frameOption = ({ id, name, hasQr }: CodeChoices['frames'][number]): SelectOption => ({
    value: id,
    label: name,
    ...(hasQr ? {} : { description: formatMessage(messages.frameWithoutCode) }),
  });

  return (
    <Stack gap="medium">
      <FormikTextField
        name="name"
        label={formatMessage(messages.name)}
        hint={formatMessage(messages.nameHint)}
        isRequired
      />
      <FormikTextArea name="description" label={formatMessage(messages.description)} rows={3} />
      <FormikSelect
        name="locationId"
        label={formatMessage(messages.location)}
        options={locations.map(({ id, name, company }) => ({
          value: id,
          label: name,
          description: company.name,
        }))}
        isSearchable={locations.length >= searchableFrom}
        isRequired
      />
      {hasLinks && (
        <>
          <FormikSelect
            name="formId"
            label={formatMessage(messages.form)}
            placeholder={formatMessage(messages.noneYet)}
            options={[unlinked, ...forms.map(({ id, title }) => ({ value: id, label: title }))]}
            isSearchable={forms.length >= searchableFrom}
          />
          <FormikSelect
            name="frameId"
            label={formatMessage(messages.frame)}
            placeholder={formatMessage(messages.noneYet)}
            options={[unlinked, ...frames.map(frameOption)]}
            isSearchable={frames.length >= searchableFrom}
          />
        </>
      )}
    </Stack>
  );
}
