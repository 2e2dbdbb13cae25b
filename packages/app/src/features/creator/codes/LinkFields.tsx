import { type ReactNode } from 'react';
import { useFormikContext } from 'formik';
import type { SelectOption } from '@hearback/ui';
import { FormikSelect } from '../../../fields/FormikSelect';
import { useIntl } from '../../../i18n/IntlProvider';
import type { CodeValues } from './CodeValues';
import { messages } from './messages';
import { type CodeChoices } from './useCodeChoices';
import { searchableFrom, useLinkOptions } from './useLinkOptions';

interface Props {
  choices: CodeChoices;
  /** False hides form and frame where they are already chosen. */
  hasLinks?: boolean;
  /** Rendered between form and frame. */
  children?: ReactNode;
}

/** Location, form and frame of a code. Must be rendered inside a Formik. */
export function LinkFields({ choices, hasLinks = true, children }: Props) {
  const { formatMessage } = useIntl();
  const options = useLinkOptions(choices);
  const { initialValues, values } = useFormikContext<CodeValues>();
  const former = choices.locations.find(({ id }) => id === initialValues.locationId);
  const isMoving = former !== undefined && values.locationId !== former.id;
  const isSearchable = (list: readonly SelectOption[]) => list.length >= searchableFrom;

  return (
    <>
      <FormikSelect
        name="locationId"
        label={formatMessage(messages.location)}
        hint={isMoving ? formatMessage(messages.moving, { location: former.name }) : undefined}
        options={options.locationId}
        isSearchable={isSearchable(options.locationId)}
        isRequired
      />
      {hasLinks && (
        <>
          <FormikSelect
            name="formId"
            label={formatMessage(messages.form)}
            placeholder={formatMessage(messages.noneYet)}
            options={options.formId}
            isSearchable={isSearchable(options.formId)}
          />
          {children}
          <FormikSelect
            name="frameId"
            label={formatMessage(messages.frame)}
            placeholder={formatMessage(messages.noneYet)}
            options={options.frameId}
            isSearchable={isSearchable(options.frameId)}
          />
        </>
      )}
    </>
  );
}
