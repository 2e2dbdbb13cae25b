import { Hono } from 'hono';

import type { ApiEnv } from '../apiEnv.ts';
import {
  Location,
  LocationChange,
  LocationInput,
  LocationPage,
  LocationQuery,
  NewLocation,
} from './contract.ts';
import { BulkDeleteInput, Cascade, Removal } from '../http/removal.ts';
import { body } from '../http/body.ts';
import { documented } from '../http/documented.ts';
import { query } from '../http/query.ts';
import { loggedIn } from '../http/session.ts';
import type { Services } from '../services.ts';
import { toPage } from '../http/toPage.ts';

export const locationRoutes = ({ locations }: Services) =>
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
    )
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
    )
    .post(
      '/location/bulk_delete/',
      documented({
        tag: 'location',
        name: 'removeLocations',
        scope: 'write:workspace',
        summary: 'Removes locations with their codes and feedback: all of them, or none.',
        answers: { 200: Removal },
        refuses: ['invalid_input', 'not_found'],
      }),
      loggedIn,
      body(BulkDeleteInput),
      async (c) => c.json(await locations.remove(c.var, c.req.valid('json').ids)),
    )
    .get(
      '/location/:id/delete_preview/',
      documented({
        tag: 'location',
        name: 'previewLocationRemoval',
        scope: 'read:workspace',
        summary: 'What would go with a location if it were removed.',
        answers: { 200: Cascade },
        refuses: ['not_found'],
      }),
      loggedIn,
      async (c) => c.json(await locations.previewRemoval(c.var.accountId, c.req.param('id'))),
    );
