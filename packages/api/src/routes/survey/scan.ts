import { Hono } from 'hono';

import type { ApiEnv } from '../../apiEnv.ts';
import { ScanInput, ScanReceipt } from '../../contract/survey.ts';
import { body } from '../../middleware/body.ts';
import { documented } from '../../middleware/documented.ts';
import { promptly } from '../../middleware/promptly.ts';
import type { Services } from '../../services/services.ts';
import { readVisitor } from './readVisitor.ts';
import { surveyLimits } from '../../services/survey/surveyLimits.ts';

export const scan = ({ surveys }: Services) =>
  new Hono<ApiEnv>().post(
    '/survey/:slug/scan/',
    // It answers in time also where counting takes long.
    promptly,
    documented({
      tag: 'survey',
      name: 'recordScan',
      summary: 'Counts a scan, once for each token.',
      answers: { 201: ScanReceipt },
      refuses: ['invalid_input', 'not_found'],
      isPublic: true,
      limit: surveyLimits.report,
    }),
    body(ScanInput, { takesMore: true }),
    async (c) => {
      const receipt = await surveys.scan(c.req.param('slug'), c.req.valid('json'), readVisitor(c));
      return c.json(receipt, 201);
    },
  );
