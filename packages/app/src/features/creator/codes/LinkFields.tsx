import { type ReactNode } from 'react';
import type { SelectOption } from '@hearback/ui';
import { FormikSelect } from '../../../fields/FormikSelect';
import { useIntl } from '../../../i18n/IntlProvider';
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
  const isSearchable = (list: readonly SelectOption[]) => list.length >= searchableFrom;

  return (
    <>
      <FormikSelect
        name="locationId"
        label={formatMessage(messages.location)}
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
