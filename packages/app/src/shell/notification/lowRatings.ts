import { limits } from '@hearback/schema/limits';

import type {
  NotificationSettings_SettingsFragment,
  UpdateNotificationSettingsInput,
} from '../../server/generated/graphql';
import { useIntl } from '../../i18n/IntlProvider';
import { messages } from './messages';

/** No emails about low ratings at all, whatever a location says. */
export const noLetters = 'never';

type Settings = Pick<
  NotificationSettings_SettingsFragment,
  'lowRatingLetters' | 'lowRatingThreshold'
>;
type Input = Pick<UpdateNotificationSettingsInput, 'lowRatingLetters' | 'lowRatingThreshold'>;

/** The account's settings as the one choice that the screens offer: a rating, `0` or `noLetters`. */
export const toLowRatingChoice = ({ lowRatingLetters, lowRatingThreshold }: Settings): string =>
  lowRatingLetters ? String(lowRatingThreshold) : noLetters;

/** The choice as it is sent. Without letters the threshold stays: notifications go by it. */
export const fromLowRatingChoice = (choice: string): Input =>
  choice === noLetters
    ? { lowRatingLetters: false }
    : { lowRatingLetters: true, lowRatingThreshold: Number(choice) };

/** The ratings to choose the highest low one from, as options of a select. */
export function useLowRatingOptions() {
  const { formatMessage } = useIntl();
  const count = limits.ratingMax - limits.ratingMin + 1;
  return Array.from({ length: count }, (_, index) => {
    const rating = limits.ratingMin + index;
    return { value: String(rating), label: formatMessage(messages.ratingOrLower, { rating }) };
  });
}
