import { useState } from 'react';

import { useFormikContext } from 'formik';

import { Columns, Stack } from '@hearback/ui';
import { ChevronDownIcon } from '@hearback/ui/icons';
import { media } from '@hearback/ui/tokens';

import { moreFields } from '../../../fields/formFoot.css';
import { FormikTagsField } from '../../../fields/FormikTagsField';
import { FormikTextArea } from '../../../fields/FormikTextArea';
import { FormikTextField } from '../../../fields/FormikTextField';
import { useIntl } from '../../../i18n/IntlProvider';
import { FormikSelect } from '../../../fields/FormikSelect';
import { messages as listMessages } from '../../../lists/messages';
import { messages as templateMessages } from '../templates/messages';
import { useTemplates } from '../templates/useTemplates';
import type { CodeValues } from './CodeValues';
import { LinkFields, LocationSelect } from './LinkFields';
import { messages } from './messages';
import type { CodeChoices } from './useCodeChoices';

/** Minimum number of options for a searchable select. */
const searchableFrom = 10;

/** Selects the template of a code's new form. Must be rendered inside the code's Formik. */
function TemplateSelect() {
  const { formatMessage } = useIntl();
  const { own, starters } = useTemplates();

  return (
    <FormikSelect
      name="templateId"
      label={formatMessage(templateMessages.ofCode)}
      hint={formatMessage(templateMessages.ofCodeHint)}
      placeholder={formatMessage(templateMessages.noTemplate)}
      options={[
        { value: '', label: formatMessage(templateMessages.noTemplate) },
        ...own.map(({ id, name }) => ({ value: id, label: name })),
        ...starters.map(({ id, name }) => ({
          value: id,
          label: name,
          description: formatMessage(templateMessages.starters),
        })),
      ]}
      isSearchable={own.length + starters.length >= searchableFrom}
    />
  );
}

interface Props {
  choices: CodeChoices;
  /** False hides the links that are already chosen. */
  hasLinks?: boolean;
  /** True where the name and the location have room beside each other. */
  isWide?: boolean;
}

/** Fields of a code: name, location and links. Must be rendered inside a Formik. */
export function CodeFields({ choices, hasLinks = true, isWide = false }: Props) {
  const { formatMessage } = useIntl();
  const { values, initialValues } = useFormikContext<CodeValues>();
  // On phones, so that the button is not below all that few people fill in.
  const [isFolded] = useState(
    () =>
      window.matchMedia(media.phone).matches &&
      initialValues.tags.length === 0 &&
      initialValues.description === '',
  );
  const own = (
    <Stack gap="medium">
      <FormikTagsField
        name="tags"
        label={formatMessage(listMessages.tags)}
        hint={formatMessage(listMessages.tagsHint)}
      />
      <FormikTextArea name="description" label={formatMessage(messages.description)} rows={2} />
    </Stack>
  );

  return (
    <Stack gap="medium">
      <Columns columnWidth={isWide ? 'pair' : 'wide'} gap="medium" align="start">
        <FormikTextField
          name="name"
          label={formatMessage(messages.name)}
          hint={formatMessage(messages.nameHint)}
          isRequired
        />
        <LocationSelect choices={choices} />
      </Columns>
      {hasLinks && (
        <LinkFields choices={choices}>{values.formId === '' && <TemplateSelect />}</LinkFields>
      )}
      {isFolded ? (
        <details>
          <summary className={moreFields}>
            <ChevronDownIcon size="small" />
            {formatMessage(messages.moreFields)}
          </summary>
          {own}
        </details>
      ) : (
        own
      )}
    </Stack>
  );
}
