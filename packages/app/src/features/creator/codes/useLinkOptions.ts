import type { SelectOption } from '@hearback/ui';

import { useIntl } from '../../../i18n/IntlProvider';
import { messages } from './messages';
import type { CodeChoices } from './useCodeChoices';

/** Locations, forms and frames as options of the fields of a code. */
export function useLinkOptions({ locations, forms, frames }: CodeChoices) {
  const { formatMessage } = useIntl();
  const unlinked: SelectOption = { value: '', label: formatMessage(messages.noneYet) };

  return {
    locationId: locations.map(({ id, name, company }): SelectOption => ({
      value: id,
      label: name,
      description: company.name,
    })),
    formId: [unlinked, ...forms.map(({ id, title }) => ({ value: id, label: title }))],
    frameId: [
      unlinked,
      ...frames.map(({ id, name, hasQr }): SelectOption => ({
        value: id,
        label: name,
        ...(hasQr ? {} : { description: formatMessage(messages.frameWithoutCode) }),
      })),
    ],
  };
}

/** From this many options on, a field to narrow them is worth its room. */
export const searchableFrom = 10;
