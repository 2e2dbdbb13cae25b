import type { FormDocument, FrameDocument } from '@hearback/schema/documents';

import type { Code, Company, Feedback, Form, Frame, Location, User } from './api.generated.ts';

/** What the API says of each thing, as it came: the parents of the resolvers. */
export type UserResource = User;
export type CompanyResource = Company;
export type LocationResource = Location;
export type CodeResource = Code;
export type FeedbackResource = Feedback;

/** The API judges documents; here they are known to be whole. */
export type FormResource = Omit<Form, 'style' | 'fields'> & Pick<FormDocument, 'style' | 'fields'>;
export type FrameResource = Omit<Frame, 'size' | 'background_color' | 'content'> &
  Pick<FrameDocument, 'size' | 'background_color' | 'content'>;

/** A page of a list, as the API answers it. */
export interface ListAnswer<Item> {
  count: number;
  next: string | null;
  previous: string | null;
  results: Item[];
}

/** What a bulk delete answers. */
export interface RemovedAnswer {
  deleted: string[];
  cascade: { locations: number; codes: number; feedback: number };
}

/** What publishing answers. */
export interface PublishedAnswer {
  form_url: string;
  emailed_to: string | null;
  form_version: number;
}

/** What a login or a refresh answers. */
export interface TokensAnswer {
  access: string;
  refresh?: string;
}

/** What a visitor's form is. */
export interface SurveyAnswer {
  form: FormDocument;
  form_version: number;
  venue: string;
  language: string;
  languages: string[];
  state: 'open' | 'paused';
}

export interface ReceiptAnswer {
  receipt: string;
}

/** A share or a mean, with what it rests on. */
export interface EstimateAnswer {
  value: number | null;
  low: number | null;
  high: number | null;
  n: number;
}

export interface OverviewAnswer {
  scans: number;
  unique_scans: number;
  daily_average_scans: number;
  daily_average_submissions: number;
  submissions: number;
  not_submitted: number;
  conversion_rate: EstimateAnswer;
  abandon_rate: EstimateAnswer;
  average_response_time: number | null;
  median_response_time: number | null;
  fastest_response_time: number | null;
  most_active_time: number | null;
}

export interface ScansSubmissionsAnswer {
  series: { date: string; scans: number; unique_scans: number; submissions: number }[];
  weekday: number[];
  heatmap: number[][];
}

export interface RatingsAnswer {
  average: EstimateAnswer;
  total: number;
  highest: number | null;
  lowest: number | null;
  most_common: number[];
  ten_star: number;
  distribution: Record<string, number>;
  nps: {
    score: number | null;
    low: number | null;
    high: number | null;
    promoters: number;
    passives: number;
    detractors: number;
    n: number;
  };
  over_time: { date: string; average: number | null; count: number }[];
}

export interface FeedbackStatsAnswer {
  comments: number;
  positive: number;
  neutral: number;
  negative: number;
  average_comment_length: number | null;
}

export interface RankedRowAnswer {
  id: string;
  name: string;
  scans: number;
  submissions: number;
  average_rating: EstimateAnswer;
  conversion_rate: EstimateAnswer;
}

export interface LocationsCodesStatsAnswer {
  locations: RankedRowAnswer[];
  codes: RankedRowAnswer[];
}

export interface FormsStatsAnswer {
  forms: RankedRowAnswer[];
}
