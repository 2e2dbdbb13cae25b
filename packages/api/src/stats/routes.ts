import { Hono } from 'hono';

import type { ApiEnv } from '../apiEnv.ts';
import {
  CrossTableQuery,
  StatsComparison,
  StatsComparisonQuery,
  StatsCrossTable,
  StatsFeedback,
  StatsForms,
  StatsLocationsCodes,
  StatsOverview,
  StatsPlaces,
  StatsQuery,
  StatsQuestions,
  StatsQuestionsQuery,
  StatsRatings,
  StatsReplies,
  StatsScansSubmissions,
  StatsThemes,
  StatsTopics,
  TopicChoices,
  TopicChoicesInput,
} from './contract.ts';
import { HomeQuery, StatsHome } from './contract.ts';
import { StatsReport, StatsReportQuery } from './reportContract.ts';
import { StatsWeek, StatsWeekQuery } from './week.ts';
import { body } from '../http/body.ts';
import { documented, loggedIn } from '../http/documented.ts';
import { query } from '../http/query.ts';
import type { Services } from '../services.ts';

export const statsRoutes = ({ findReport, findWeek, stats, themes: found, topics }: Services) =>
  new Hono<ApiEnv>()
    .get(
      '/stats/report/',
      documented({
        tag: 'stats',
        name: 'getStatsReport',
        scope: 'read:stats',
        summary: 'What a month brought, beside the month before.',
        answers: { 200: StatsReport },
        refuses: ['invalid_input'],
      }),
      loggedIn,
      query(StatsReportQuery),
      async (c) => c.json(await findReport(c.var.accountId, c.req.valid('query'))),
    )
    .get(
      '/stats/week/',
      documented({
        tag: 'stats',
        name: 'getStatsWeek',
        scope: 'read:stats',
        summary:
          'The last whole week beside the one before, in five sentences at most. Made from the figures by rules.',
        answers: { 200: StatsWeek },
        refuses: ['invalid_input'],
      }),
      loggedIn,
      query(StatsWeekQuery),
      async (c) => c.json(await findWeek(c.var.accountId, c.req.valid('query'))),
    )
    .get(
      '/stats/home/',
      documented({
        tag: 'stats',
        name: 'getStatsHome',
        scope: 'read:stats',
        summary: 'What the first page shows of the last 30 days.',
        answers: { 200: StatsHome },
        refuses: ['invalid_input'],
      }),
      loggedIn,
      query(HomeQuery),
      async (c) => c.json(await stats.home(c.var.accountId, c.req.valid('query').tz)),
    )
    .get(
      '/stats/overview/',
      documented({
        tag: 'stats',
        name: 'getStatsOverview',
        scope: 'read:stats',
        summary: 'Scans, submissions and how they relate.',
        answers: { 200: StatsOverview },
        refuses: ['invalid_input'],
      }),
      loggedIn,
      query(StatsQuery),
      async (c) => c.json(await stats.overview(c.var.accountId, c.req.valid('query'))),
    )
    .get(
      '/stats/replies/',
      documented({
        tag: 'stats',
        name: 'getStatsReplies',
        scope: 'read:stats',
        summary:
          'How long answers waited for their first reply, by colleague where there are some.',
        answers: { 200: StatsReplies },
        refuses: ['invalid_input'],
      }),
      loggedIn,
      query(StatsQuery),
      async (c) => c.json(await stats.replies(c.var.viewer, c.req.valid('query'))),
    )
    .get(
      '/stats/scans_submissions/',
      documented({
        tag: 'stats',
        name: 'getStatsScansSubmissions',
        scope: 'read:stats',
        summary: 'Scans and submissions by day, weekday and hour.',
        answers: { 200: StatsScansSubmissions },
        refuses: ['invalid_input'],
      }),
      loggedIn,
      query(StatsQuery),
      async (c) => c.json(await stats.scansSubmissions(c.var.accountId, c.req.valid('query'))),
    )
    .get(
      '/stats/ratings/',
      documented({
        tag: 'stats',
        name: 'getStatsRatings',
        scope: 'read:stats',
        summary: 'Ratings, their distribution and the net promoter score.',
        answers: { 200: StatsRatings },
        refuses: ['invalid_input'],
      }),
      loggedIn,
      query(StatsQuery),
      async (c) => c.json(await stats.ratings(c.var.accountId, c.req.valid('query'))),
    )
    .get(
      '/stats/feedback/',
      documented({
        tag: 'stats',
        name: 'getStatsFeedback',
        scope: 'read:stats',
        summary: 'Comments and sentiment.',
        answers: { 200: StatsFeedback },
        refuses: ['invalid_input'],
      }),
      loggedIn,
      query(StatsQuery),
      async (c) => c.json(await stats.feedback(c.var.accountId, c.req.valid('query'))),
    )
    .get(
      '/stats/locations_codes/',
      documented({
        tag: 'stats',
        name: 'getStatsLocationsCodes',
        scope: 'read:stats',
        summary: 'Locations and codes, best first.',
        answers: { 200: StatsLocationsCodes },
        refuses: ['invalid_input'],
      }),
      loggedIn,
      query(StatsQuery),
      async (c) => c.json(await stats.locationsCodes(c.var.accountId, c.req.valid('query'))),
    )
    .get(
      '/stats/places/',
      documented({
        tag: 'stats',
        name: 'getStatsPlaces',
        scope: 'read:stats',
        summary:
          'The ratings of locations side by side, with the limits of chance and with targets.',
        answers: { 200: StatsPlaces },
        refuses: ['invalid_input'],
      }),
      loggedIn,
      query(StatsQuery),
      async (c) => c.json(await stats.places(c.var.accountId, c.req.valid('query'))),
    )
    .get(
      '/stats/cross_table/',
      documented({
        tag: 'stats',
        name: 'getStatsCrossTable',
        scope: 'read:stats',
        summary: 'The answers to a question by location and by day, week or month.',
        answers: { 200: StatsCrossTable },
        refuses: ['invalid_input'],
      }),
      loggedIn,
      query(CrossTableQuery),
      async (c) => c.json(await stats.crossTable(c.var.accountId, c.req.valid('query'))),
    )
    .get(
      '/stats/questions/',
      documented({
        tag: 'stats',
        name: 'getStatsQuestions',
        scope: 'read:stats',
        summary:
          'The answers to each further question of forms: shares, distributions, medians and words.',
        answers: { 200: StatsQuestions },
        refuses: ['invalid_input'],
      }),
      loggedIn,
      query(StatsQuestionsQuery),
      async (c) => c.json(await stats.questions(c.var.accountId, c.req.valid('query'))),
    )
    .get(
      '/stats/forms/',
      documented({
        tag: 'stats',
        name: 'getStatsForms',
        scope: 'read:stats',
        summary: 'Forms, best first.',
        answers: { 200: StatsForms },
        refuses: ['invalid_input'],
      }),
      loggedIn,
      query(StatsQuery),
      async (c) => c.json(await stats.forms(c.var.accountId, c.req.valid('query'))),
    )
    .get(
      '/stats/compare/',
      documented({
        tag: 'stats',
        name: 'getStatsComparison',
        scope: 'read:stats',
        summary:
          'Two ranges, places, codes, forms or versions, and what chance would not make differ.',
        answers: { 200: StatsComparison },
        refuses: ['invalid_input'],
      }),
      loggedIn,
      query(StatsComparisonQuery),
      async (c) => c.json(await stats.compare(c.var.accountId, c.req.valid('query'))),
    )
    .get(
      '/stats/themes/',
      documented({
        tag: 'stats',
        name: 'getStatsThemes',
        scope: 'read:stats',
        summary: 'What the newest thousand comments speak of. Personal data in them is hidden.',
        answers: { 200: StatsThemes },
        refuses: ['invalid_input'],
      }),
      loggedIn,
      query(StatsQuery),
      async (c) => c.json(await found.read(c.var.accountId, c.req.valid('query'))),
    )
    .get(
      '/stats/topics/',
      documented({
        tag: 'stats',
        name: 'getStatsTopics',
        scope: 'read:stats',
        summary:
          'The topics of the newest thousand comments, and how each is spoken of. Personal data is hidden.',
        answers: { 200: StatsTopics },
        refuses: ['invalid_input'],
      }),
      loggedIn,
      query(StatsQuery),
      async (c) => c.json(await topics.read(c.var.accountId, c.req.valid('query'))),
    )
    .get(
      '/stats/topics/choices/',
      documented({
        tag: 'stats',
        name: 'getTopicChoices',
        scope: 'read:stats',
        summary: 'What the owner changed about topics and names.',
        answers: { 200: TopicChoices },
      }),
      loggedIn,
      async (c) => c.json(await topics.choices(c.var.accountId)),
    )
    .put(
      '/stats/topics/choices/',
      documented({
        tag: 'stats',
        name: 'setTopicChoices',
        summary:
          'Names, merges, hides and adds topics, and corrects which words are names: replaces all choices, for earlier comments, too.',
        answers: { 200: TopicChoices },
        refuses: ['invalid_input'],
      }),
      loggedIn,
      body(TopicChoicesInput),
      async (c) => c.json(await topics.setChoices(c.var.accountId, c.req.valid('json'))),
    );
