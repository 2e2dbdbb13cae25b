import type { DigestRhythm, NotificationSettingsResolvers } from '../../resolvers.generated.ts';

/** What the settings are called in the graph where the API has another word. */
export const NotificationSettings: NotificationSettingsResolvers = {
  digest: ({ digest }) => digest.toUpperCase() as DigestRhythm,
  lowRatingLetters: ({ low_rating_letters }) => low_rating_letters,
  lowRatingThreshold: ({ low_rating_threshold }) => low_rating_threshold,
  monthlyReport: ({ monthly_report }) => monthly_report,
  quietFrom: ({ quiet_from }) => quiet_from,
  quietTo: ({ quiet_to }) => quiet_to,
};
