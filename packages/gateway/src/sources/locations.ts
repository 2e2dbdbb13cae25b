import { createCollection } from './collection.ts';
import type { Http } from './http.ts';
import type { LocationResource } from './resources.ts';

/** Everything the gateway asks of /location/. */
export const createLocationsSource = (http: Http) =>
  createCollection<LocationResource>(http, '/location/');
