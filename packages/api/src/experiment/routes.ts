import { Hono } from 'hono';

import type { ApiEnv } from '../apiEnv.ts';
import { body } from '../http/body.ts';
import { documented, loggedIn } from '../http/documented.ts';
import type { Services } from '../services.ts';
import {
  Experiment,
  ExperimentEstimate,
  ExperimentInput,
  ExperimentResult,
  Experiments,
  SwapInput,
} from './contract.ts';

export const experimentRoutes = ({ experiments }: Services) =>
  new Hono<ApiEnv>()
    .get(
      '/experiment/',
      documented({
        tag: 'experiment',
        name: 'listExperiments',
        scope: 'read:stats',
        summary: 'Experiments with two forms or two frames and their plans, the latest first.',
        answers: { 200: Experiments },
      }),
      loggedIn,
      async (c) => c.json({ results: await experiments.list(c.var.accountId) }),
    )
    .post(
      '/experiment/',
      documented({
        tag: 'experiment',
        name: 'addExperiment',
        scope: 'write:codes',
        summary: 'Draws the plan of an experiment. It cannot be changed afterwards, only stopped.',
        answers: { 201: Experiment },
        refuses: ['invalid_input'],
      }),
      loggedIn,
      body(ExperimentInput),
      async (c) => c.json(await experiments.add(c.var.accountId, c.req.valid('json')), 201),
    )
    .post(
      '/experiment/estimate/',
      documented({
        tag: 'experiment',
        name: 'estimateExperiment',
        scope: 'write:codes',
        summary: 'The smallest difference that an experiment would find. Nothing is kept.',
        answers: { 200: ExperimentEstimate },
        refuses: ['invalid_input'],
      }),
      loggedIn,
      body(ExperimentInput),
      async (c) => c.json(await experiments.estimate(c.var.accountId, c.req.valid('json'))),
    )
    .get(
      '/experiment/:id/',
      documented({
        tag: 'experiment',
        name: 'getExperiment',
        scope: 'read:stats',
        summary: 'An experiment with its plan.',
        answers: { 200: Experiment },
        refuses: ['not_found'],
      }),
      loggedIn,
      async (c) => c.json(await experiments.get(c.var.accountId, c.req.param('id'))),
    )
    .delete(
      '/experiment/:id/',
      documented({
        tag: 'experiment',
        name: 'removeExperiment',
        scope: 'write:codes',
        summary: 'Purges an experiment and its plan. Answers and scans stay.',
        answers: { 204: null },
        refuses: ['not_found'],
      }),
      loggedIn,
      async (c) => {
        await experiments.remove(c.var.accountId, c.req.param('id'));
        return c.body(null, 204);
      },
    )
    .get(
      '/experiment/:id/result/',
      documented({
        tag: 'experiment',
        name: 'getExperimentResult',
        scope: 'read:stats',
        summary: 'What an experiment found, once it has ended.',
        answers: { 200: ExperimentResult },
        refuses: ['not_found'],
      }),
      loggedIn,
      async (c) => c.json(await experiments.result(c.var.accountId, c.req.param('id'))),
    )
    .post(
      '/experiment/:id/stop/',
      documented({
        tag: 'experiment',
        name: 'stopExperiment',
        scope: 'write:codes',
        summary: 'Stops an experiment before its end. Its codes show their own forms again.',
        answers: { 200: Experiment },
        refuses: ['not_found'],
      }),
      loggedIn,
      async (c) => c.json(await experiments.stop(c.var.accountId, c.req.param('id'))),
    )
    .post(
      '/experiment/:id/swap/',
      documented({
        tag: 'experiment',
        name: 'noteSwap',
        scope: 'write:codes',
        summary: 'Says whether the frame of one code and period was hung as planned.',
        answers: { 200: Experiment },
        refuses: ['invalid_input', 'not_found'],
      }),
      loggedIn,
      body(SwapInput),
      async (c) =>
        c.json(await experiments.noteSwap(c.var.accountId, c.req.param('id'), c.req.valid('json'))),
    );
