import type { FormFileIssue } from '@hearback/schema/documents';

import { useFieldIssues } from '../../../../fields/useFieldIssues';
import { useIntl } from '../../../../i18n/IntlProvider';
import { messages, places } from './messages';

/** Errors of a file as a whole. */
const ofWhole = {
  not_json: messages.notJson,
  not_a_form: messages.notAForm,
  newer_format: messages.newerFormat,
} as const;

const isOfWhole = (code: string): code is keyof typeof ofWhole => code in ofWhole;
type Place = Exclude<keyof typeof places, 'field'>;

const isKnown = (name: string): name is Place => name !== 'field' && name in places;

/** Describes an error in a file with its position: “Field 3, label color: …”. */
export function useFileIssue() {
  const { formatMessage, formatList } = useIntl();
  const { issueText } = useFieldIssues();

  /** `fields.2.label_color` is the third field's label color. Unknown names are kept as they are. */
  const placeOf = (path: string) => {
    const names = path.split('.').flatMap((name, index, all) => {
      if (all[index - 1] === 'fields') {
        return [formatMessage(places.field, { number: Number(name) + 1 })];
      }
      if (name === 'fields' && all.length > 1) return [];
      // Picture ids are meaningless to readers.
      if (all[index - 1] === 'pictures') return [];
      return [isKnown(name) ? formatMessage(places[name]) : name];
    });
    const place = formatList(names, { type: 'unit' });
    return place.charAt(0).toLocaleUpperCase() + place.slice(1);
  };

  return ({ path, code }: FormFileIssue): string => {
    if (isOfWhole(code)) return formatMessage(ofWhole[code]);
    if (path === null && code === 'too_large') return formatMessage(messages.tooLarge);
    const sentence = issueText(code);
    if (path === null) return sentence;
    return formatMessage(messages.issue, { place: placeOf(path), sentence });
  };
}
