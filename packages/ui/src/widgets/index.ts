export { CrossTable, type CrossTableProps, type CrossTableRow } from './Answers/CrossTable';
export {
  QuestionAnswers,
  type AnswerOption,
  type QuestionAnswersProps,
  type TypedAnswer,
} from './Answers/QuestionAnswers';
export { RatingDrivers, type RatingDriver, type RatingDriversProps } from './Answers/RatingDrivers';
export { Changes, type ChangesProps, type ShownChange } from './Changes/Changes';
export { ConversionFunnel, type ConversionFunnelProps } from './ConversionFunnel/ConversionFunnel';
export type { Estimate } from './EstimateFigure';
export {
  ExperimentFigures,
  type ExperimentFigure,
  type ExperimentFiguresProps,
} from './SidesCompared/ExperimentFigures';
export { FormsCompared, type FormsComparedProps } from './FormsCompared/FormsCompared';
export type { ComparedForm, VersionChange } from './FormsCompared/ComparedForm';
export {
  KeyMetric,
  MetricGroup,
  type Certainty,
  type KeyMetricProps,
  type MetricChange,
} from './KeyMetric/KeyMetric';
export {
  LocationsAndCodes,
  type LocationsAndCodesProps,
} from './LocationsAndCodes/LocationsAndCodes';
export type { PlaceRow } from './LocationsAndCodes/sortPlaces';
export type { Mood } from './moods';
export { NpsScore, type Nps, type NpsScoreProps } from './NpsScore/NpsScore';
export type { RatedPlace } from './PlacesFunnel/layOutPlaces';
export { PlacesFunnel, type PlacesFunnelProps } from './PlacesFunnel/PlacesFunnel';
export { PlacesRated, type PlacesRatedProps } from './PlacesFunnel/PlacesRated';
export {
  RatingDistribution,
  type RatingCount,
  type RatingDistributionProps,
} from './RatingDistribution/RatingDistribution';
export {
  RatingOverTime,
  type RatingOverTimeProps,
  type RatingStep,
} from './RatingOverTime/RatingOverTime';
export type { RatingDay } from './RatingOverTime/layOutRatingSeries';
export {
  ReplyTimes,
  type ColleagueReplies,
  type ReplyTime,
  type ReplyTimesProps,
} from './ResponseTimes/ReplyTimes';
export { ResponseTimes, type ResponseTimesProps } from './ResponseTimes/ResponseTimes';
export type { ResponseTimeBin } from './ResponseTimes/layOutTimes';
export {
  ScansAndSubmissions,
  type ScansAndSubmissionsProps,
} from './ScansAndSubmissions/ScansAndSubmissions';
export type { DayCount } from './ScansAndSubmissions/layOutDays';
export {
  SentimentOverTime,
  type SentimentOverTimeProps,
} from './SentimentOverTime/SentimentOverTime';
export type { SentimentDay } from './SentimentOverTime/layOutMoods';
export { SentimentSplit, type SentimentSplitProps } from './SentimentSplit/SentimentSplit';
export {
  SidesCompared,
  type SidesMeasure,
  type SidesComparedProps,
} from './SidesCompared/SidesCompared';
export { SilentCodes, type SilentCodesProps } from './SilentCodes/SilentCodes';
export type { SilentCodeRow } from './SilentCodes/SilentCodes';
export { Topics, type Topic, type TopicsProps } from './Topics/Topics';
export {
  TopicSuggestions,
  type TopicSuggestion,
  type TopicSuggestionsProps,
} from './Topics/TopicSuggestions';
export { Themes, type ThemesProps } from './Themes/Themes';
export type { CommentTheme, ThemeExample } from './Themes/Theme';
export {
  TopPerformers,
  type PerformerRow,
  type TopPerformersProps,
} from './TopPerformers/TopPerformers';
export {
  WeekdaySubmissions,
  type WeekdaySubmissionsProps,
} from './WeekdaySubmissions/WeekdaySubmissions';
export { WeekHeatmap, type WeekHeatmapProps } from './WeekHeatmap/WeekHeatmap';
export { WidgetCard, type WidgetCardProps, type WidgetProps } from './WidgetCard/WidgetCard';
export { WordCloud, type WordCloudProps } from './WordCloud/WordCloud';
export type { CloudWord } from './WordCloud/measureWords';
