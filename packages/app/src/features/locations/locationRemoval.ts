import { RemoveLocationsDocument } from '../../server/generated/graphql';
import { idsOf } from '../../lists/removal/Removal';
import { messages } from './messages';

/** Locations; their codes go with them, here as on the server. */
export const locationRemoval = {
  kind: 'Location',
  document: RemoveLocationsDocument,
  field: 'removeLocations',
  inputOf: idsOf,
  page: 'LocationsPage',
  removed: messages.removed,
} as const;
