import { Hono } from 'hono';

import type { ApiEnv } from '../../apiEnv.ts';
import { Location, LocationPage, LocationQuery, NewLocation } from '../../contract/location.ts';
import { body } from '../../middleware/body.ts';
import { documented } from '../../middleware/documented.ts';
import { query } from '../../middleware/query.ts';
import { loggedIn } from '../../middleware/session.ts';
import type { Services } from '../../services/services.ts';
import { toPage } from '../toPage.ts';

export const locations = ({ locations }: Services) =>
  new Hono<ApiEnv>()
    .get(
      '/location/',
      documented({
        tag: 'location',
        name: 'listLocations',
        scope: 'read:workspace',
        summary: "The account's locations, newest first unless ordered otherwise.",
        answers: { 200: LocationPage },
        refuses: ['invalid_input'],
      }),
      loggedIn,
      query(LocationQuery),
      async (c) => {
        const asked = c.req.valid('query');
        return c.json(toPage(c.req.url, asked, await locations.list(c.var.accountId, asked)));
      },
    )
    .post(
      '/location/',
      documented({
        tag: 'location',
        name: 'addLocation',
        scope: 'write:workspace',
        summary: 'Adds a location.',
        answers: { 201: Location },
        refuses: ['invalid_input'],
      }),
      loggedIn,
      body(NewLocation),
      async (c) => c.json(await locations.add(c.var.accountId, c.req.valid('json')), 201),
    );
