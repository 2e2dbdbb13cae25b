import { Hono } from 'hono';

import type { ApiEnv } from '../apiEnv.ts';
import { collectionRoutes, removalRoutes } from '../collection/routes.ts';
import { documented, loggedIn } from '../http/documented.ts';
import type { Services } from '../services.ts';
import {
  Location,
  LocationChange,
  LocationInput,
  LocationPage,
  LocationQuery,
  NewLocation,
} from './contract.ts';

const nouns = { one: 'location', many: 'locations', names: ['Location', 'Locations'] } as const;

export const locationRoutes = ({ locations }: Services) =>
  new Hono<ApiEnv>()
    .route(
      '/',
      collectionRoutes({
        ...nouns,
        shows: { page: LocationPage, item: Location },
        takes: {
          query: LocationQuery,
          add: NewLocation,
          replace: LocationInput,
          update: LocationChange,
        },
        rules: locations,
      }),
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
    .route(
      '/',
      removalRoutes({
        ...nouns,
        rules: locations,
        says: {
          remove: 'Removes a location with its codes and feedback.',
          removeMany: 'Removes locations with their codes and feedback: all of them, or none.',
          preview: 'What would go with a location if it were removed.',
        },
      }),
    );
