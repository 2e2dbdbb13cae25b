import { FormikSelect } from '../../../fields/FormikSelect';
import { useIntl } from '../../../i18n/IntlProvider';
import { messages } from './messages';
import { useTemplates } from './useTemplates';

/** From this many options on, a field to narrow them is worth its room. */
const searchableFrom = 10;

/** A template that a new form of the code is made from. Stands in the Formik of a code. */
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
