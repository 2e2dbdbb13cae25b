import { type ReactNode } from 'react';
import { useFormikContext } from 'formik';
import { Columns, type SelectOption } from '@hearback/ui';
import { FormikSelect } from '../../../fields/FormikSelect';
import { useIntl } from '../../../i18n/IntlProvider';
import type { CodeValues } from './CodeValues';
import { messages } from './messages';
import { type CodeChoices } from './useCodeChoices';
import { searchableFrom, useLinkOptions } from './useLinkOptions';

interface Props {
  choices: CodeChoices;
}

const isSearchable = (list: readonly SelectOption[]) => list.length >= searchableFrom;

/** Location of a code. Must be rendered inside a Formik. */
export function LocationSelect({ choices }: Props) {
  const { formatMessage } = useIntl();
  const options = useLinkOptions(choices);
  const { initialValues, values } = useFormikContext<CodeValues>();
  const former = choices.locations.find(({ id }) => id === initialValues.locationId);
  const isMoving = former !== undefined && values.locationId !== former.id;

  return (
    <FormikSelect
      name="locationId"
      label={formatMessage(messages.location)}
      hint={isMoving ? formatMessage(messages.moving, { location: former.name }) : undefined}
      options={options.locationId}
      isSearchable={isSearchable(options.locationId)}
      isRequired
    />
  );
}

/** Form and frame of a code, beside each other where there is room. Must be rendered inside a Formik. */
export function LinkFields({ choices, children }: Props & { children?: ReactNode }) {
  const { formatMessage } = useIntl();
  const options = useLinkOptions(choices);

  return (
    <>
      <Columns columnWidth="pair" gap="medium" align="start">
        <FormikSelect
          name="formId"
          label={formatMessage(messages.form)}
          placeholder={formatMessage(messages.noneYet)}
          options={options.formId}
          isSearchable={isSearchable(options.formId)}
        />
        <FormikSelect
          name="frameId"
          label={formatMessage(messages.frame)}
          placeholder={formatMessage(messages.noneYet)}
          options={options.frameId}
          isSearchable={isSearchable(options.frameId)}
        />
      </Columns>
      {children}
    </>
  );
}
