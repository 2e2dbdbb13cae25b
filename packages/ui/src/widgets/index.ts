export { ConversionFunnel, type ConversionFunnelProps } from './ConversionFunnel/ConversionFunnel';
export type { Estimate } from './Estimate';
export {
  KeyMetric,
  type Certainty,
  type KeyMetricProps,
  type MetricChange,
} from './KeyMetric/KeyMetric';
export { NpsScore, type Nps, type NpsScoreProps } from './NpsScore/NpsScore';
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
export type { RatingDay } from './RatingOverTime/layOutCourse';
export {
  ScansAndSubmissions,
  type ScansAndSubmissionsProps,
} from './ScansAndSubmissions/ScansAndSubmissions';
export type { DayCount } from './ScansAndSubmissions/layOutDays';
export { SentimentSplit, type SentimentSplitProps } from './SentimentSplit/SentimentSplit';
export {
  TopPerformers,
  type RankedRow,
  type TopPerformersProps,
} from './TopPerformers/TopPerformers';
export {
  WeekdaySubmissions,
  type WeekdaySubmissionsProps,
} from './WeekdaySubmissions/WeekdaySubmissions';
export { WeekHeatmap, type WeekHeatmapProps } from './WeekHeatmap/WeekHeatmap';
export { WidgetCard, type WidgetCardProps, type WidgetProps } from './WidgetCard/WidgetCard';
