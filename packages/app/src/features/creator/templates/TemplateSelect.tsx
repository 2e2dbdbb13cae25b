import { FormikSelect } from '../../../fields/FormikSelect';
import { useIntl } from '../../../i18n/IntlProvider';
import { messages } from './messages';
import { useTemplates } from './useTemplates';

/** Minimum number of options for a searchable select. */
const searchableFrom = 10;

/** Selects the template of a code's new form. Must be rendered inside the code's Formik. */
export function TemplateSelect() {
  const { formatMessage } = useIntl();
  const { own, starters } = useTemplates();

  return (
    <FormikSelect
      name="templateId"
      label={formatMessage(messages.ofCode)}
      hint={formatMessage(messages.ofCodeHint)}
      placeholder={formatMessage(messages.noTemplate)}
      options={[
        { value: '', label: formatMessage(messages.noTemplate) },
        ...own.map(({ id, name }) => ({ value: id, label: name })),
        ...starters.map(({ id, name }) => ({
          value: id,
          label: name,
          description: formatMessage(messages.starters),
        })),
      ]}
      isSearchable={own.length + starters.length >= searchableFrom}
    />
  );
}
