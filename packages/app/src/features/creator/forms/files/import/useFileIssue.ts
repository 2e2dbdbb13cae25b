import type { FormFileIssue } from '@hearback/schema/documents';

import { useFieldIssues } from '../../../../../fields/useFieldIssues';
import { useIntl } from '../../../../../i18n/IntlProvider';
import { messages as files } from '../messages';
import { messages } from './messages';

/** Errors of a file as a whole. */
const ofWhole = {
  not_json: files.notJson,
  not_a_form: files.notAForm,
  newer_format: files.newerFormat,
} as const;

const isOfWhole = (code: string): code is keyof typeof ofWhole => code in ofWhole;
type Place = Exclude<keyof typeof messages, 'field'>;

const isKnown = (name: string): name is Place => name !== 'field' && name in messages;

/** Describes an error in a file with its position: “Field 3, label color: …”. */
export function useFileIssue() {
  const { formatMessage, formatList } = useIntl();
  const { issueText } = useFieldIssues();

  /** `fields.2.label_color` is the third field's label color. Unknown names are kept as they are. */
  const placeOf = (path: string) => {
    const names = path.split('.').flatMap((name, index, all) => {
      if (all[index - 1] === 'fields') {
        return [formatMessage(messages.field, { number: Number(name) + 1 })];
      }
      if (name === 'fields' && all.length > 1) return [];
      // Picture ids are meaningless to readers.
      if (all[index - 1] === 'pictures') return [];
      return [isKnown(name) ? formatMessage(messages[name]) : name];
    });
    const place = formatList(names, { type: 'unit' });
    return place.charAt(0).toLocaleUpperCase() + place.slice(1);
  };

  return ({ path, code }: FormFileIssue): string => {
    if (isOfWhole(code)) return formatMessage(ofWhole[code]);
    if (path === null && code === 'too_large') return formatMessage(files.tooLarge);
    const sentence = issueText(code);
    if (path === null) return sentence;
    return formatMessage(files.issue, { place: placeOf(path), sentence });
  };
}
