import { issueSentences } from '@hearback/schema/errors';
import { languages } from '@hearback/schema/limits';
import { boundedText, topicChoices } from '@hearback/schema/rules';
import * as v from 'valibot';

import { SentimentSchema } from '../feedback/contract.ts';
import {
  checkDays,
  count,
  daysQuery,
  idFilter,
  moment,
  patterns,
  tagFilter,
  tz,
} from '../http/list.ts';

/** Calendar windows in the reader's time zone; the `last_*` of a period are the previous whole ones. */
export const Timeframe = v.picklist([
  'all_time',
  'today',
  'yesterday',
  'last_7_days',
  'last_30_days',
  'last_6_months',
  'year_to_date',
  'last_week',
  'last_month',
  'last_year',
]);
export type Timeframe = v.InferOutput<typeof Timeframe>;

/** The answers that figures are of: without those that are set aside, with them, or of these alone. */
export const SetAsideCounted = v.picklist(['exclude', 'include', 'only']);
export type SetAsideCounted = v.InferOutput<typeof SetAsideCounted>;

const statsQuery = {
  timeframe: v.optional(Timeframe, 'all_time'),
  ...daysQuery,
  company: idFilter,
  site: idFilter,
  code: idFilter,
  /** Answers at locations that carry the tag, and through codes that do. */
  tag: tagFilter,
  form: idFilter,
  tz,
  set_aside: v.optional(SetAsideCounted, 'exclude'),
};
export const StatsQuery = v.pipe(v.object(statsQuery), checkDays('timeframe', 'all_time'));
export type StatsQuery = v.InferOutput<typeof StatsQuery>;
/** The days of a query: those it names, or those of its timeframe. */
export type StatsDays = Pick<StatsQuery, 'timeframe' | 'from' | 'to'>;
/** The filters of statistics. Omitted ones do not narrow. */
export type StatsFilter = Pick<StatsQuery, 'company' | 'site' | 'code' | 'tag' | 'form'>;

const versionNumber = v.optional(
  v.pipe(
    boundedText(6, { tooLong: issueSentences.out_of_range }),
    v.regex(patterns.version, issueSentences.out_of_range),
    v.transform(Number),
  ),
);

/** The places of a filter, the smallest first. */
const places = ['code', 'site', 'company'] as const;

/**
 * Two things to compare: days, companies, locations, codes, forms, or versions of a form. The second is as the
 * first, but for what `other_…` says.
 */
export const StatsComparisonQuery = v.pipe(
  v.object({
    ...statsQuery,
    version: versionNumber,
    other_timeframe: v.optional(Timeframe),
    other_from: daysQuery.from,
    other_to: daysQuery.to,
    other_company: idFilter,
    other_site: idFilter,
    other_code: idFilter,
    other_form: idFilter,
    other_version: versionNumber,
  }),
  checkDays('timeframe', 'all_time'),
  checkDays('timeframe', undefined, 'other_'),
  v.check((query) => {
    const [place, ...others] = places.filter((name) => query[`other_${name}`] !== undefined);
    const kinds = [
      (query.other_timeframe ?? query.other_from ?? query.other_to) !== undefined,
      place !== undefined,
      query.other_form !== undefined,
      query.other_version !== undefined,
    ];
    if (kinds.filter(Boolean).length !== 1 || others.length > 0) return false;
    if (place !== undefined) {
      const own = places.find((name) => query[name] !== undefined);
      return own === place && query[place] !== query[`other_${place}`];
    }
    if (query.other_form !== undefined) {
      return (
        query.form !== undefined && query.version === undefined && query.form !== query.other_form
      );
    }
    if (query.other_version === undefined) return query.version === undefined;
    return (
      query.form !== undefined &&
      query.version !== undefined &&
      query.version !== query.other_version
    );
  }, issueSentences.not_comparable),
);
export type StatsComparisonQuery = v.InferOutput<typeof StatsComparisonQuery>;

/** A share or a mean with its 95 % interval, and how many observations it rests on. */
export const IntervalEstimate = v.pipe(
  v.object({
    value: v.nullable(v.number()),
    low: v.nullable(v.number()),
    high: v.nullable(v.number()),
    n: count,
  }),
  v.metadata({ ref: 'Estimate' }),
);
export type IntervalEstimate = v.InferOutput<typeof IntervalEstimate>;

/** A net promoter score with its 95 % interval. */
const Nps = v.object({
  score: v.nullable(v.number()),
  low: v.nullable(v.number()),
  high: v.nullable(v.number()),
  promoters: count,
  passives: count,
  detractors: count,
  n: count,
});

/** A change of a value, with its 95 % interval. */
export const Change = v.pipe(
  v.object({
    value: v.nullable(v.number()),
    low: v.nullable(v.number()),
    high: v.nullable(v.number()),
  }),
  v.metadata({ ref: 'Change' }),
);
export type Change = v.InferOutput<typeof Change>;

const day = v.pipe(v.string(), v.isoDate());

/** The ratings of a day or a week: their mean, its 95 % interval, and how many there are. */
const ratingsOf = {
  date: day,
  average: v.nullable(v.number()),
  low: v.nullable(v.number()),
  high: v.nullable(v.number()),
  count,
};

/** The period before a window. Changes are since then. */
const StatsBefore = v.object({
  from: day,
  to: day,
  scans: count,
  unique_scans: count,
  submissions: count,
  not_submitted: count,
  daily_average_scans: v.number(),
  daily_average_submissions: v.number(),
  average_response_time: v.nullable(v.number()),
  /**
   * The days whose counts are compared, of the window and of the period before: those that are over.
   * Null if none is.
   */
  compared: v.nullable(v.object({ from: day, to: day, before_from: day, before_to: day })),
  /** Day for day, as a share of before: 0.1 is a tenth more. Null in all parts with `compared`. */
  scans_change: Change,
  unique_scans_change: Change,
  submissions_change: Change,
  not_submitted_change: Change,
  conversion_rate: Change,
  abandon_rate: Change,
  average_rating: Change,
  nps: Change,
});
export type StatsBefore = v.InferOutput<typeof StatsBefore>;

export const StatsOverview = v.pipe(
  v.object({
    scans: count,
    unique_scans: count,
    daily_average_scans: v.number(),
    daily_average_submissions: v.number(),
    submissions: count,
    submissions_from_scans: count,
    not_submitted: count,
    /** Submissions that came with a valid visit code. */
    proven_visits: count,
    conversion_rate: IntervalEstimate,
    abandon_rate: IntervalEstimate,
    /** Scans whose visitor began to fill in the form. */
    started: count,
    /** Seconds; those slower than half an hour are left out of the three and of the bins. */
    average_response_time: v.nullable(v.number()),
    median_response_time: v.nullable(v.number()),
    fastest_response_time: v.nullable(v.number()),
    /** From `from` to less than `to` seconds. */
    response_times: v.array(v.object({ from: count, to: count, count })),
    slow_responses: count,
    most_active_time: v.nullable(count),
    /** Null if the window is all time, or if there is no data for its whole length. */
    before: v.nullable(StatsBefore),
    /** True while figures are being recounted: until then the old ones are shown. */
    is_recounting: v.boolean(),
  }),
  v.metadata({ ref: 'StatsOverview' }),
);
export type StatsOverview = v.InferOutput<typeof StatsOverview>;

/** Seconds from the arrival of answers to their first reply. */
const replyTimes = {
  n: count,
  median: v.nullable(v.number()),
  /** Nine of ten were replied to within so many seconds. Null for fewer than ten. */
  p90: v.nullable(v.number()),
};

const RepliesOfColleague = v.object({
  /** Null: somebody who left or whom the caller does not know, a program, a link of a letter, or nobody knows any more. */
  colleague: v.nullable(v.string()),
  name: v.nullable(v.string()),
  ...replyTimes,
});

/** Of the answers of the window, those that were replied to: their first reply counts, however often it was changed. */
export const StatsReplies = v.pipe(
  v.object({
    ...replyTimes,
    /** By who wrote the first reply. Empty for keys and readers, and where one person acts in the account. */
    replied_by: v.array(RepliesOfColleague),
    /** By whose turn the answers are, whoever wrote the reply. Answers that are nobody's turn are not among them. */
    assigned_to: v.array(RepliesOfColleague),
  }),
  v.metadata({ ref: 'StatsReplies' }),
);
export type StatsReplies = v.InferOutput<typeof StatsReplies>;

export const StatsScansSubmissions = v.pipe(
  v.object({
    series: v.array(v.object({ date: day, scans: count, unique_scans: count, submissions: count })),
    /** Submissions by weekday, Monday first. */
    weekday: v.array(count),
    /** Submissions by weekday and local hour. */
    heatmap: v.array(v.array(count)),
  }),
  v.metadata({ ref: 'StatsScansSubmissions' }),
);
export type StatsScansSubmissions = v.InferOutput<typeof StatsScansSubmissions>;

export const StatsRatings = v.pipe(
  v.object({
    average: IntervalEstimate,
    total: count,
    highest: v.nullable(count),
    lowest: v.nullable(count),
    most_common: v.array(count),
    ten_star: count,
    /** By rating: `{"1": n, … "10": n}`. */
    distribution: v.record(v.string(), count),
    nps: Nps,
    over_time: v.array(v.object(ratingsOf)),
    /** The same by weeks, counted back from the last day; the oldest may have fewer days. */
    by_week: v.array(v.object({ ...ratingsOf, days: count })),
  }),
  v.metadata({ ref: 'StatsRatings' }),
);
export type StatsRatings = v.InferOutput<typeof StatsRatings>;

export const StatsFeedback = v.pipe(
  v.object({
    comments: count,
    positive: count,
    neutral: count,
    negative: count,
    /** Characters. */
    average_comment_length: v.nullable(v.number()),
    sentiment_over_time: v.array(
      v.object({ date: day, positive: count, neutral: count, negative: count }),
    ),
    most_frequent_word: v.nullable(v.string()),
    /** The commonest first. */
    words: v.array(v.object({ text: v.string(), count, sentiment: SentimentSchema })),
  }),
  v.metadata({ ref: 'StatsFeedback' }),
);
export type StatsFeedback = v.InferOutput<typeof StatsFeedback>;

export const topicExamples = v.array(
  v.object({
    id: v.string(),
    comment: v.string(),
    rating: v.nullable(count),
    occurred_at: moment,
  }),
);

const StatsTheme = v.object({
  label: v.string(),
  /** The number of comments with it. */
  count,
  sentiment: SentimentSchema,
  /** The mean rating of the comments with it less that of the others. */
  effect: IntervalEstimate,
  examples: topicExamples,
});

export const StatsThemes = v.pipe(
  v.object({
    /** The commonest first. */
    themes: v.array(StatsTheme),
    /** The number of comments that the themes come from. */
    comments: count,
  }),
  v.metadata({ ref: 'StatsThemes' }),
);
export type StatsThemes = v.InferOutput<typeof StatsThemes>;

const StatsTopic = v.object({
  /** One of ours, such as `service`, or one of the owner's, such as `own-1`. */
  topic: v.string(),
  /** The name that the owner gave it. Null: it has none. */
  name: v.nullable(v.string()),
  /** The number of comments that speak of it. */
  count,
  /** The shares of these that praise it, and that blame it, each by the clauses about it. */
  positive: IntervalEstimate,
  negative: IntervalEstimate,
  /** The share of comments that speak of it, less that of the window before. */
  change: Change,
  /** Set if chance alone would not make the change, of all topics looked at together. */
  trend: v.nullable(v.picklist(['more', 'fewer'])),
  /**
   * The share of these comments that only praise it less the share that only blame it, less that of the window
   * before. All null with fewer than ten in either.
   */
  mood_change: Change,
  /** Set if chance alone would not make that change, of all topics looked at together. */
  mood_trend: v.nullable(v.picklist(['better', 'worse'])),
  /** The mean rating of the comments with it less that of the others. */
  effect: IntervalEstimate,
  /** The same in standard deviations of these ratings. */
  standardized: IntervalEstimate,
  /** Set if chance alone would not make that difference, of all topics looked at together. */
  goes_with: v.nullable(v.picklist(['higher', 'lower'])),
  examples: topicExamples,
});

export const StatsTopics = v.pipe(
  v.object({
    /** The commonest first. */
    topics: v.array(StatsTopic),
    /**
     * Phrases of words that no topic counts, which these comments hold more often than texts of all sorts: the name
     * and the words of a topic about each, and the number of comments. At most five.
     */
    suggestions: v.array(v.object({ name: v.string(), words: v.string(), count })),
    /** The number of comments that were read: the newest of the window. */
    comments: count,
    /** The same of the window before. Null for all time. */
    comments_before: v.nullable(count),
  }),
  v.metadata({ ref: 'StatsTopics' }),
);
export type StatsTopics = v.InferOutput<typeof StatsTopics>;

/** All that an owner changes about topics. */
export const TopicChoicesInput = v.pipe(topicChoices, v.metadata({ ref: 'TopicChoicesInput' }));
export type TopicChoicesInput = v.InferOutput<typeof TopicChoicesInput>;

const TopicChoice = v.object({
  topic: v.string(),
  name: v.string(),
  words: v.string(),
  hidden: v.boolean(),
  target: v.nullable(v.string()),
});

/** All that an owner changed about topics. */
export const TopicChoices = v.pipe(
  v.object({
    topics: v.array(TopicChoice),
    /** Words between commas: those that are shown although they may be names, and those that are hidden. */
    shown_names: v.string(),
    hidden_names: v.string(),
  }),
  v.metadata({ ref: 'TopicChoices' }),
);
export type TopicChoices = v.InferOutput<typeof TopicChoices>;

/** One line of a ranking. */
export const RankedRow = v.pipe(
  v.object({
    id: v.string(),
    name: v.string(),
    scans: count,
    submissions: count,
    conversion_rate: IntervalEstimate,
    average_rating: IntervalEstimate,
    /** -100 to 100. */
    nps: IntervalEstimate,
    /** Seconds. */
    average_response_time: v.nullable(v.number()),
    /** The location of a code; null for other rows. */
    location: v.nullable(v.string()),
    /**
     * Above or below if the ratings differ from those of all other rows by more than chance alone would
     * make, of all rows looked at together. Null otherwise.
     */
    standing: v.nullable(v.picklist(['above', 'below'])),
  }),
  v.metadata({ ref: 'RankedRow' }),
);
export type RankedRow = v.InferOutput<typeof RankedRow>;

/** A published code that used to be scanned and is not any more. */
const SilentCode = v.pipe(
  v.object({
    id: v.string(),
    name: v.string(),
    location: v.string(),
    last_scan: day,
    /** Whole days since then, today left out. */
    silent_days: count,
    /** The number of scans expected from the code's own weekdays. */
    expected_scans: v.number(),
  }),
  v.metadata({ ref: 'SilentCode' }),
);
export type SilentCode = v.InferOutput<typeof SilentCode>;

export const StatsLocationsCodes = v.pipe(
  v.object({
    locations: v.array(RankedRow),
    codes: v.array(RankedRow),
    /** Those most surely silent first, whatever the timeframe. */
    silent_codes: v.array(SilentCode),
  }),
  v.metadata({ ref: 'StatsLocationsCodes' }),
);
export type StatsLocationsCodes = v.InferOutput<typeof StatsLocationsCodes>;

/** The ratings of places: their mean, the share of 8 to 10, and the net promoter score of the same ratings. */
const ratedAs = {
  average_rating: IntervalEstimate,
  satisfied: IntervalEstimate,
  /** -100 to 100, from a rating of satisfaction: nobody is asked if they would recommend. */
  nps: IntervalEstimate,
};

const rating = v.number();

export const StatsPlaces = v.pipe(
  v.object({
    /** The locations, the highest mean first, those without ratings last. */
    places: v.array(
      v.pipe(
        v.object({
          id: v.string(),
          name: v.string(),
          ...ratedAs,
          /** Beyond the funnel, of all places looked at together. Null otherwise, and below ten ratings. */
          standing: v.nullable(v.picklist(['above', 'below'])),
          /** The mean rating that it is to reach. Null: none is set. */
          target: v.nullable(rating),
          /** The chance that ratings to come have that mean or more. Null without a target or ten ratings. */
          target_chance: v.nullable(v.number()),
        }),
        v.metadata({ ref: 'StatsPlace' }),
      ),
    ),
    /** All places together. */
    all: v.pipe(v.object(ratedAs), v.metadata({ ref: 'PlaceRatings' })),
    /** Null unless two places have ten ratings. */
    funnel: v.nullable(
      v.pipe(
        v.object({
          mean: rating,
          /** The standard deviation of places beyond chance. 0: they differ no more, or there are fewer than ten. */
          places_differ: v.number(),
          /** A place with so many ratings lies between them 95 and, the outer ones, 99.8 times in 100 if it is like all. */
          limits: v.array(
            v.pipe(
              v.object({
                n: count,
                low: rating,
                high: rating,
                outer_low: rating,
                outer_high: rating,
              }),
              v.metadata({ ref: 'FunnelLimits' }),
            ),
          ),
        }),
        v.metadata({ ref: 'Funnel' }),
      ),
    ),
  }),
  v.metadata({ ref: 'StatsPlaces' }),
);
export type StatsPlaces = v.InferOutput<typeof StatsPlaces>;

/** The questions whose answers are few enough for a table: the rating, if a comment was left, and its mood. */
export const crossQuestions = {
  rating: ['high', 'middle', 'low'],
  comment: ['given', 'none'],
  sentiment: ['positive', 'neutral', 'negative'],
} as const;

export const CrossTableQuery = v.pipe(
  v.object({
    ...statsQuery,
    question: v.optional(v.picklist(['rating', 'comment', 'sentiment']), 'rating'),
  }),
  checkDays('timeframe', 'all_time'),
);
export type CrossTableQuery = v.InferOutput<typeof CrossTableQuery>;

const CrossCell = v.pipe(
  v.object({
    /** The share of each answer, in the order of `answers`. `n` is the same in all. */
    shares: v.array(IntervalEstimate),
  }),
  v.metadata({ ref: 'CrossCell' }),
);

/** A question by place and time. */
export const StatsCrossTable = v.pipe(
  v.object({
    /** Ratings of 9 to 10, 7 to 8 and 1 to 6; with a comment and without; comments by mood. */
    answers: v.array(v.string()),
    /** Days, weeks or months of the window: the last twelve, oldest first. */
    periods: v.array(v.pipe(v.object({ from: day, to: day }), v.metadata({ ref: 'CrossPeriod' }))),
    /** The locations by name, and last all together, without an id. */
    rows: v.array(
      v.pipe(
        v.object({
          id: v.nullable(v.string()),
          name: v.string(),
          /** One for each period. */
          cells: v.array(CrossCell),
          total: CrossCell,
        }),
        v.metadata({ ref: 'CrossRow' }),
      ),
    ),
  }),
  v.metadata({ ref: 'StatsCrossTable' }),
);
export type StatsCrossTable = v.InferOutput<typeof StatsCrossTable>;

export const StatsQuestionsQuery = v.pipe(
  v.object({
    ...statsQuery,
    /** The language of labels. */
    language: v.optional(v.picklist(languages), 'en-US'),
  }),
  checkDays('timeframe', 'all_time'),
);
export type StatsQuestionsQuery = v.InferOutput<typeof StatsQuestionsQuery>;

/** A question of a form beside those of the specification, with its answers. */
const StatsQuestion = v.pipe(
  v.object({
    form_id: v.string(),
    /** Its title. */
    form: v.string(),
    field_id: v.string(),
    /** Its type, as in the document of the form. */
    type: v.string(),
    /** As the newest version asks it. */
    label: v.string(),
    /** Submissions of versions with the question. */
    asked: count,
    /** Submissions that answer it ÷ `asked`. */
    answered: IntervalEstimate,
    /** Options, or the points of a scale. Shares are of those who answered, and add up to more than 1 where several can be chosen. */
    options: v.array(
      v.pipe(
        v.object({ id: v.string(), label: v.string(), count, share: IntervalEstimate }),
        v.metadata({ ref: 'QuestionOption' }),
      ),
    ),
    /** Of a scale. */
    mean: v.nullable(IntervalEstimate),
    /** Of a scale from 0 to 10. */
    nps: v.nullable(Nps),
    /** Of numbers. */
    median: v.nullable(IntervalEstimate),
    lowest: v.nullable(v.number()),
    highest: v.nullable(v.number()),
    /** The newest typed answers. */
    texts: v.array(
      v.pipe(
        v.object({ feedback_id: v.string(), text: v.string(), occurred_at: moment }),
        v.metadata({ ref: 'QuestionText' }),
      ),
    ),
    /** The most frequent words of the newest 2,000 typed answers. */
    words: v.array(
      v.pipe(v.object({ text: v.string(), count }), v.metadata({ ref: 'QuestionWord' })),
    ),
    /** Newest first, if versions ask it in different words. */
    wordings: v.array(
      v.pipe(
        v.object({ label: v.string(), since_version: count, asked: count }),
        v.metadata({ ref: 'QuestionWording' }),
      ),
    ),
  }),
  v.metadata({ ref: 'StatsQuestion' }),
);
export type StatsQuestion = v.InferOutput<typeof StatsQuestion>;

export const StatsQuestions = v.pipe(
  v.object({ questions: v.array(StatsQuestion) }),
  v.metadata({ ref: 'StatsQuestions' }),
);
export type StatsQuestions = v.InferOutput<typeof StatsQuestions>;

/** The figures of one published version of a form. */
const FormVersionRow = v.pipe(
  v.object({
    form_id: v.string(),
    title: v.string(),
    version: count,
    published_at: moment,
    submissions: count,
    average_rating: IntervalEstimate,
    nps: IntervalEstimate,
    /** Answers with a comment ÷ answers. */
    comment_rate: IntervalEstimate,
    average_response_time: v.nullable(v.number()),
    /** The change of the average rating since the previous version that has answers. */
    change: Change,
  }),
  v.metadata({ ref: 'FormVersionRow' }),
);
export type FormVersionRow = v.InferOutput<typeof FormVersionRow>;

export const StatsForms = v.pipe(
  v.object({
    forms: v.array(RankedRow),
    /** Form by form, newest version first: those with answers. */
    versions: v.array(FormVersionRow),
  }),
  v.metadata({ ref: 'StatsForms' }),
);
export type StatsForms = v.InferOutput<typeof StatsForms>;

/** One measure of two things that are compared. */
const ComparedMeasure = v.pipe(
  v.object({
    /** Versions of a form have neither counts nor a conversion rate: scans know no version. */
    measure: v.picklist([
      'average_rating',
      'nps',
      'conversion_rate',
      'scans',
      'submissions',
      'response_time',
    ]),
    /** Counts are those of a day, over the days that are over; `n` is their sum. Of times it is the median. */
    one: IntervalEstimate,
    other: IntervalEstimate,
    /** The first less the second; of counts as a share of the second: 0.1 is a tenth more. */
    difference: Change,
    /**
     * True where chance alone would not make the difference, of all measures looked at together. Null with
     * fewer than ten observations on either side.
     */
    differs: v.nullable(v.boolean()),
  }),
  v.metadata({ ref: 'ComparedMeasure' }),
);
export type ComparedMeasure = v.InferOutput<typeof ComparedMeasure>;

const ComparedSide = v.pipe(v.object({ from: day, to: day }), v.metadata({ ref: 'ComparedSide' }));

export const StatsComparison = v.pipe(
  v.object({
    /** The days of each; those of all time begin with the first that has anything. */
    one: ComparedSide,
    other: ComparedSide,
    /** False for two codes: they hang where more or fewer people pass, and their counts differ by that. */
    compares_counts: v.boolean(),
    measures: v.array(ComparedMeasure),
  }),
  v.metadata({ ref: 'StatsComparison' }),
);
export type StatsComparison = v.InferOutput<typeof StatsComparison>;

/** `before` is null while the account is too young to compare with. */
const CountMetric = v.pipe(
  v.object({
    now: count,
    before: v.nullable(count),
    /** Over the days of both periods that are over, as a share of before: 0.1 is a tenth more. */
    change: Change,
  }),
  v.metadata({ ref: 'CountMetric' }),
);
const EstimateMetric = v.pipe(
  v.object({ now: IntervalEstimate, change: Change }),
  v.metadata({ ref: 'EstimateMetric' }),
);

/** The first page is about a fixed window: the last 30 days, against the 30 before. */
export const HomeQuery = v.object({ tz });

export const StatsHome = v.pipe(
  v.object({
    /** The completed onboarding steps: a code counts once it is published. */
    steps: v.object({
      company: v.boolean(),
      location: v.boolean(),
      code: v.boolean(),
      feedback: v.boolean(),
    }),
    scans: CountMetric,
    submissions: CountMetric,
    conversion_rate: EstimateMetric,
    average_rating: EstimateMetric,
    nps: EstimateMetric,
    series: StatsScansSubmissions.entries.series,
    over_time: StatsRatings.entries.over_time,
    heatmap: StatsScansSubmissions.entries.heatmap,
    /** The best five. */
    locations: v.array(RankedRow),
  }),
  v.metadata({ ref: 'StatsHome' }),
);
export type StatsHome = v.InferOutput<typeof StatsHome>;
