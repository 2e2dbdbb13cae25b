import { useAddLocationMutation } from '../../server/generated/hooks';
import type { AddLocationInput } from '../../server/generated/graphql';
import { putFirst } from '../../server/lists/putFirst';

/** Adds a location. It then stands first in the list. */
export function useAddLocation() {
  const [addLocation] = useAddLocationMutation({
    update: (cache, { data }) => {
      const location = data?.addLocation.location;
      if (location) putFirst(cache, 'locations', location);
    },
  });

  return async (input: AddLocationInput) => {
    const { data } = await addLocation({ variables: { input } });
    return data?.addLocation;
  };
}
