import { createCollection } from './collection.ts';
import type { Http } from './http.ts';
import type { LocationResource } from './resources.ts';

/** Everything the gateway asks of /location/. */
export function createLocationsSource(http: Http) {
  const locations = createCollection<LocationResource>(http, '/location/');
  return {
    ...locations,
    askAlertAddress: (id: string) =>
      locations.changed(http.post<LocationResource>(`${locations.at(id)}ask_alert_address/`, {})),
  };
}
