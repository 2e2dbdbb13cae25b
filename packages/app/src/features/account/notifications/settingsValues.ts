import type {
  NotificationSettings_SettingsFragment,
  UpdateNotificationSettingsInput,
} from '../../../server/generated/graphql';
import { wordsOf } from './answerFilters';
import { fromLowRatingChoice, toLowRatingChoice } from '../../../shell/notification/lowRatings';

/** Form values of the settings: the quiet hours keep their times while they are off. */
export interface SettingsValues {
  digest: string;
  /** A rating, `0` or none at all: `toLowRatingChoice`. */
  lowRatings: string;
  /** Letters about low ratings for some topics or words alone. Their lists are kept while it is off. */
  hasFilter: boolean;
  lowRatingTopics: string[];
  /** With commas between. */
  lowRatingWords: string;
  monthlyReport: boolean;
  hasQuietHours: boolean;
  quietFrom: string;
  quietTo: string;
  timezone: string;
}

/** Default quiet hours. */
const night = { quietFrom: '22:00', quietTo: '07:00' };

/** Initial form values. While no email has a scheduled hour, the browser's time zone is the default. */
export function toValues(
  settings: NotificationSettings_SettingsFragment,
  ownZone: string,
): SettingsValues {
  const { digest, monthlyReport, quietFrom, quietTo, timezone } = settings;
  const { lowRatingTopics, lowRatingWords } = settings;
  const hasQuietHours = typeof quietFrom === 'string';
  const hasNoHour = digest === 'NONE' && !monthlyReport && !hasQuietHours;
  return {
    digest,
    lowRatings: toLowRatingChoice(settings),
    hasFilter: lowRatingTopics.length > 0 || lowRatingWords.length > 0,
    lowRatingTopics: [...lowRatingTopics],
    lowRatingWords: lowRatingWords.join(', '),
    monthlyReport,
    hasQuietHours,
    quietFrom: quietFrom ?? night.quietFrom,
    quietTo: quietTo ?? night.quietTo,
    timezone: hasNoHour && timezone === 'UTC' ? ownZone : timezone,
  };
}

/** Maps the form values to the mutation input. */
export function settingsInput(values: SettingsValues): UpdateNotificationSettingsInput {
  const { digest, lowRatings, monthlyReport, hasQuietHours, quietFrom, quietTo, timezone } = values;
  const { hasFilter, lowRatingTopics, lowRatingWords } = values;
  return {
    digest: digest as UpdateNotificationSettingsInput['digest'],
    ...fromLowRatingChoice(lowRatings),
    lowRatingTopics: hasFilter ? lowRatingTopics : [],
    lowRatingWords: hasFilter ? wordsOf(lowRatingWords) : [],
    monthlyReport,
    quietFrom: hasQuietHours ? quietFrom : null,
    quietTo: hasQuietHours ? quietTo : null,
    timezone,
  };
}

/** Selectable times of day: every half hour, plus the current values. */
export const timesOfDay = (...alsoHas: readonly string[]): string[] => {
  const times = Array.from({ length: 48 }, (_, half) => {
    const hour = String(Math.floor(half / 2)).padStart(2, '0');
    return `${hour}:${half % 2 === 0 ? '00' : '30'}`;
  });
  return [...new Set([...times, ...alsoHas])].toSorted();
};
