/** The numbers of the product, each with its unit in its name. Section 9 of the specification. */
export const limits = {
  mobileBreakpointPx: 1024,
  installButtonWidthPx: 340,
  passwordMinLength: 10,
  passwordMaxLength: 128,
  /** 1 MB is 2^20 bytes here, as file managers count. */
  imageMaxBytes: 1_048_576,
  imageMaxHeightPx: 200,
  imageMaxPixels: 25_000_000,
  /** A visitor's picture as it comes from a phone without a script. It is stored within `imageMaxBytes`. */
  pictureUploadMaxBytes: 10_485_760,
  /** The longer side of a visitor's picture, once it is made smaller. */
  pictureMaxSidePx: 1_600,
  /** All pictures of visitors that an account may keep. */
  picturesMaxBytes: 1_073_741_824,
  /** A picture whose answer did not come is kept so long. */
  pictureWaitHours: 24,
  activationLinkHours: 24,
  passwordResetLinkHours: 1,
  emailChangeLinkHours: 24,
  emailUndoDays: 7,
  /** Grace period in which the deletion of an account can be canceled. */
  deletionGraceDays: 14,
  deletionReminderDays: 2,
  downloadLinkSeconds: 60,
  trialMonths: 3,
  ratingMin: 1,
  ratingMax: 10,
  /** Ratings up to this are those of detractors, and from the other on those of promoters. */
  lowRatingMax: 6,
  highRatingMin: 9,
  chunkTimeoutSeconds: 120,
  startupCheckTimeoutSeconds: 10,
  messagesRetries: 5,
  messagesRetryDelayMs: 350,
  messagesParallelReads: 10,
  pageSizes: [10, 25, 50, 100],
  pageSizeDefault: 10,
  pageSizeMax: 100,
  wholeListMax: 10_000,
  nameMaxLength: 120,
  textMaxLength: 1_000,
  emailMaxLength: 254,
  commentMaxLength: 5_000,
  /** One line: a short text, or the words of a visitor for another option. */
  shortAnswerMaxLength: 200,
  feedbackNoteMaxLength: 2_000,
  feedbackReplyMaxLength: 2_000,
  /** Replies that an account keeps to reply with again. */
  savedRepliesMax: 50,
  savedReplyTitleMaxLength: 100,
  /** The letter with a reply waits so long, so that the reply can be changed or taken back. */
  replyLetterDelaySeconds: 60,
  /** Maximum number of letters with replies per account in 24 hours. */
  replyLettersPerDay: 200,
  replyLettersPerAnswer: 5,
  /** Maximum number per recipient in 24 hours, of all accounts. */
  replyLettersPerAddressPerDay: 5,
  questionMaxLength: 5_000,
  reviewUrlMaxLength: 500,
  fieldsPerFormMax: 50,
  elementsPerFrameMax: 200,
  /** Codes that are added together. */
  codesPerBatchMax: 200,
  locationsPerBatchMax: 200,
  companiesPerBatchMax: 50,
  /** Visit codes that are made together. */
  visitCodesMax: 500,
  /** The longest time for which a visit code is valid. */
  visitCodeDaysMax: 730,
  /** Slower answers are excluded from the average response time. */
  responseTimeMaxSeconds: 1_800,
  restoreDays: 30,
  /** Retention of submissions that are classified as spam. */
  spamDays: 30,
  notificationDays: 90,
  /** The highest rating that counts as low, unless an account or a location sets another. */
  lowRatingThreshold: 5,
  /** Minimum interval between letters about low ratings at a location. */
  lowRatingLetterMinutes: 60,
  /** Maximum number of letters about low ratings per account in 24 hours, over all locations. */
  lowRatingLettersPerDay: 100,
  /** Files of a letter, before they grow by a third on the way: mail servers refuse letters above 10 MB. */
  letterAttachmentsMaxBytes: 7_000_000,
  apiKeysMax: 20,
  /** Colleagues and open invitations of one account. */
  colleaguesMax: 50,
  /** The places of one colleague; a company is one. */
  colleaguePlacesMax: 500,
  invitationDays: 7,
  /** The longest time within which answers are to be replied to: 30 days. */
  dueHoursMax: 720,
  apiKeyDaysMax: 3_650,
  /** Local time of digests, in the time zone of the settings. */
  digestTime: '08:00',
  /** Local time of the monthly report on the first of a month, in the time zone of the settings. */
  reportTime: '08:00',
  /** The last day of a month on which the report of the month before still goes out. */
  reportLastDay: 7,
  /** Entries of a board, the hidden ones included. */
  boardEntriesMax: 50,
  boardWordsMaxLength: 600,
  boardLanguagesMax: 30,
  /** Tags of a location or a code. */
  tagsMax: 10,
  tagMaxLength: 30,
  experimentsMax: 100,
  /** Devices that a member is notified in. The oldest make way. */
  pushDevicesMax: 20,
  pushEndpointMaxLength: 1_000,
  /** A push service keeps a notification for a device that is off for so long. */
  pushHours: 24,
  filterLocationsMax: 200,
  filterWordsMax: 20,
  filterWordMaxLength: 40,
  webhooksMax: 10,
  webhookUrlMaxLength: 500,
  webhookDescriptionMaxLength: 200,
  webhookTimeoutSeconds: 10,
  /** Period in which the previous secret still signs after a rotation. */
  webhookFormerSecretHours: 24,
  /** Maximum delay that a receiver can request by `Retry-After`. */
  webhookRetryAfterHoursMax: 24,
  /** A webhook where every try failed for so long is switched off. */
  webhookFailingDays: 3,
  /** Retention of webhook deliveries. */
  webhookDeliveryDays: 30,
} as const;

export const defaultLanguage = 'en-US';

/** The languages the product speaks. Forms may speak any. */
export const languages = ['en-US', 'pl-PL'] as const;

export type Language = (typeof languages)[number];
