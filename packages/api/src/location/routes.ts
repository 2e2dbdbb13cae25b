import { Hono } from 'hono';

import type { ApiEnv } from '../apiEnv.ts';
import { collectionRoutes, removalRoutes } from '../collection/routes.ts';
import { body } from '../http/body.ts';
import { documented, loggedIn, originOf } from '../http/documented.ts';
import type { Limit } from '../http/limits.ts';
import { surveyLimits } from '../survey/contract.ts';
import type { Services } from '../services.ts';
import {
  AddedLocations,
  Board,
  BoardInput,
  DuplicateLocationInput,
  Location,
  LocationChange,
  LocationInput,
  LocationPage,
  LocationQuery,
  LocationTagsInput,
  NewLocation,
  NewLocations,
  PublicAnswers,
  PublicBoard,
  TaggedLocations,
  TagRenaming,
  Tags,
} from './contract.ts';

const nouns = { one: 'location', many: 'locations', names: ['Location', 'Locations'] } as const;

/** A dry run costs as much as the real one. */
const locationsTogether: Limit = { name: 'locations_together', points: 60, seconds: 600 };

export const locationRoutes = ({ locations, boards, tags }: Services) =>
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
      '/location/bulk_create/',
      documented({
        tag: 'location',
        name: 'addLocations',
        limit: locationsTogether,
        summary:
          'Adds many locations, with companies that are new: all of them, or none. A dry run only says what is wrong.',
        answers: { 200: AddedLocations, 201: AddedLocations },
        refuses: ['invalid_input', 'id_taken'],
      }),
      loggedIn,
      body(NewLocations),
      async (c) => {
        const input = c.req.valid('json');
        const added = await locations.addMany(c.var.accountId, input);
        return c.json(added, input.dry_run ? 200 : 201);
      },
    )
    .post(
      '/location/bulk_tag/',
      documented({
        tag: 'location',
        name: 'tagLocations',
        scope: 'write:workspace',
        summary: 'Adds tags to locations and removes others: from all of them, or from none.',
        answers: { 200: TaggedLocations },
        refuses: ['invalid_input', 'not_found'],
      }),
      loggedIn,
      body(LocationTagsInput),
      async (c) =>
        c.json({ locations: await tags.changeLocations(c.var.accountId, c.req.valid('json')) }),
    )
    .get(
      '/tag/',
      documented({
        tag: 'location',
        name: 'listTags',
        scope: 'read:workspace',
        summary: 'The tags of locations and codes, with the number of each that carry them.',
        answers: { 200: Tags },
      }),
      loggedIn,
      async (c) => c.json({ results: await tags.list(c.var.accountId) }),
    )
    .post(
      '/tag/rename/',
      documented({
        tag: 'location',
        name: 'renameTag',
        scope: 'write:workspace',
        summary:
          'Gives a tag another name on all locations, codes and webhooks. Without one it is removed from locations and codes.',
        answers: { 200: Tags },
        refuses: ['invalid_input', 'not_found'],
      }),
      loggedIn,
      body(TagRenaming),
      async (c) => c.json({ results: await tags.rename(c.var.accountId, c.req.valid('json')) }),
    )
    .post(
      '/location/:id/duplicate/',
      documented({
        tag: 'location',
        name: 'duplicateLocation',
        scope: 'write:workspace',
        limit: locationsTogether,
        summary: 'Adds a location like another, with a draft of each of its codes.',
        answers: { 201: Location },
        refuses: ['invalid_input', 'not_found'],
      }),
      loggedIn,
      body(DuplicateLocationInput, { isOptional: true }),
      async (c) => {
        const copy = c.req.valid('json');
        return c.json(await locations.duplicate(c.var.accountId, c.req.param('id'), copy), 201);
      },
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
    .get(
      '/location/:id/board/',
      documented({
        tag: 'location',
        name: 'getBoard',
        summary: 'The public board of a location, “You said, we did”, as its owner wrote it.',
        answers: { 200: Board },
        refuses: ['not_found'],
      }),
      loggedIn,
      async (c) => c.json(await boards.get(c.var.accountId, c.req.param('id'))),
    )
    .put(
      '/location/:id/board/',
      documented({
        tag: 'location',
        name: 'setBoard',
        scope: 'write:workspace',
        summary: 'Replaces the public board of a location. Its address is drawn once, and stays.',
        answers: { 200: Board },
        refuses: ['invalid_input', 'not_found'],
      }),
      loggedIn,
      body(BoardInput),
      async (c) => {
        const { viewer } = c.var;
        const input = c.req.valid('json');
        return c.json(await boards.set(viewer, c.req.param('id'), input, originOf(c)));
      },
    )
    .get(
      '/board/:slug/',
      documented({
        tag: 'survey',
        name: 'showBoard',
        summary:
          'The public board of a location. One that is off, unknown or of a deleted location is alike.',
        answers: { 200: PublicBoard },
        refuses: ['not_found'],
        isPublic: true,
        limit: surveyLimits.board,
      }),
      async (c) => c.json(await boards.show(c.req.param('slug'))),
    )
    .get(
      '/board/:slug/answers/',
      documented({
        tag: 'location',
        name: 'showAnswers',
        summary:
          'The answers of a location whose visitors allowed it, and the mean of all. Off, unknown and deleted are alike.',
        answers: { 200: PublicAnswers },
        refuses: ['not_found'],
        isPublic: true,
        limit: surveyLimits.board,
      }),
      async (c) => c.json(await boards.showAnswers(c.req.param('slug'))),
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
