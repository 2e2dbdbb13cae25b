import { Hono } from 'hono';

import type { ApiEnv } from '../../apiEnv.ts';
import { Location, LocationChange, LocationInput } from '../../contract/location.ts';
import { Removal } from '../../contract/removal.ts';
import { body } from '../../middleware/body.ts';
import { documented } from '../../middleware/documented.ts';
import { loggedIn } from '../../middleware/session.ts';
import type { Services } from '../../services/services.ts';

export const location = ({ locations }: Services) =>
  new Hono<ApiEnv>()
    .get(
      '/location/:id/',
      documented({
        tag: 'location',
        name: 'getLocation',
        scope: 'read:workspace',
        summary: 'A location of the account.',
        answers: { 200: Location },
        refuses: ['not_found'],
      }),
      loggedIn,
      async (c) => c.json(await locations.get(c.var.accountId, c.req.param('id'))),
    )
    .put(
      '/location/:id/',
      documented({
        tag: 'location',
        name: 'replaceLocation',
        scope: 'write:workspace',
        summary: 'Replaces all of a location.',
        answers: { 200: Location },
        refuses: ['invalid_input', 'not_found'],
      }),
      loggedIn,
      body(LocationInput),
      async (c) =>
        c.json(await locations.update(c.var.accountId, c.req.param('id'), c.req.valid('json'))),
    )
    .patch(
      '/location/:id/',
      documented({
        tag: 'location',
        name: 'updateLocation',
        scope: 'write:workspace',
        summary: 'Changes what is given; what is left out stays.',
        answers: { 200: Location },
        refuses: ['invalid_input', 'not_found'],
      }),
      loggedIn,
      body(LocationChange),
      async (c) =>
        c.json(await locations.update(c.var.accountId, c.req.param('id'), c.req.valid('json'))),
    )
    .post(
      '/location/:id/ask_alert_address/',
      documented({
        tag: 'location',
        name: 'askAlertAddress',
        summary: 'Asks the owner of the alert address once more whether they want alerts.',
        answers: { 200: Location },
        refuses: ['not_found'],
      }),
      loggedIn,
      async (c) => c.json(await locations.askAgain(c.var.accountId, c.req.param('id'))),
    )
    .delete(
      '/location/:id/',
      documented({
        tag: 'location',
        name: 'removeLocation',
        scope: 'write:workspace',
        summary: 'Removes a location with its codes and feedback.',
        answers: { 200: Removal },
        refuses: ['not_found'],
      }),
      loggedIn,
      async (c) => c.json(await locations.remove(c.var, [c.req.param('id')])),
    );
