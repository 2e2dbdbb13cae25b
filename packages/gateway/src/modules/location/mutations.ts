import { answerOrErrors } from '../../answerOrErrors.ts';
import type {
  AddLocationInput,
  MutationResolvers,
  UpdateLocationInput,
} from '../../resolvers.generated.ts';

const toBody = ({
  name,
  email,
  address,
  description,
  companyId,
  visitorName,
  timezone,
  alertEmail,
  alertThreshold,
}: AddLocationInput | UpdateLocationInput) => ({
  name,
  email,
  address,
  description,
  company: companyId,
  visitor_name: visitorName,
  // Null is "left out" here: a location always has a time zone.
  timezone: timezone ?? undefined,
  alert_email: alertEmail,
  alert_threshold: alertThreshold,
});

/** Adds, changes and removes locations. */
export const locationMutations = {
  addLocation: (_, { input }, { sources }) =>
    answerOrErrors(
      async () => ({
        location: await sources.locations.add({ ...toBody(input), id: input.id ?? undefined }),
      }),
      {
        location: null,
      },
    ),

  updateLocation: (_, { input }, { sources }) =>
    answerOrErrors(
      async () => ({ location: await sources.locations.update(input.id, toBody(input)) }),
      { location: null },
    ),

  askAlertAddress: (_, { input }, { sources }) =>
    answerOrErrors(async () => ({ location: await sources.locations.askAlertAddress(input.id) }), {
      location: null,
    }),

  removeLocations: (_, { input }, { sources }) =>
    answerOrErrors(
      async () => {
        const { deleted, deletion, cascade } = await sources.locations.remove(input.ids);
        return { removedIds: deleted, deletionId: deletion, cascade };
      },
      { removedIds: [], deletionId: null, cascade: null },
    ),
} satisfies MutationResolvers;
