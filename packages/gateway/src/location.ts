import { answerOrErrors, answerRemoval, toRowErrors } from './errors.ts';
import type {
  AddCompanyInput,
  AddLocationInput,
  LocationResolvers,
  MutationResolvers,
  QueryResolvers,
  UpdateLocationInput,
} from './resolvers.generated.ts';
import { toOrdering } from './translate.ts';

export const locationFields: LocationResolvers = {
  company: ({ company }, _, { api }) => api.findOrThrow('/company/', company),
  board: ({ id }, _, { api }) => api.get('/location/{id}/board/', { path: { id } }),
};

export const locationQueries = {
  location: (_, { id }, { api }) => api.find('/location/', id),
  locations: (_, { page, search, orderBy, companyId, tag }, { api }) =>
    api.page('/location/', page, {
      search,
      ordering: toOrdering(orderBy),
      company: companyId,
      tag,
    }),
  tags: async (_, _asked, { api }) => (await api.get('/tag/', {})).results,
} satisfies QueryResolvers;

/** Null is "left out" for the time zone, which a location always has. */
const toBody = ({
  companyId,
  timezone,
  ...rest
}: Omit<AddLocationInput, 'id'> | Omit<UpdateLocationInput, 'id'>) => ({
  ...rest,
  company: companyId,
  timezone: timezone ?? undefined,
});

/** Rows keep the names that the API gives their fields. */
const toRow = ({ id, companyId, timezone, ...input }: AddLocationInput) => ({
  id: id ?? '',
  name: input.name,
  email: input.email,
  address: input.address,
  description: input.description ?? '',
  company: companyId,
  timezone: timezone ?? undefined,
  visitor_name: input.visitorName ?? null,
  alert_email: input.alertEmail ?? null,
  alert_threshold: input.alertThreshold ?? null,
  rating_target: input.ratingTarget ?? null,
  tags: input.tags ?? [],
});
const toCompanyRow = ({ id, registrationNumber, visitorName, ...input }: AddCompanyInput) => ({
  ...input,
  id: id ?? '',
  registration_number: registrationNumber,
  visitor_name: visitorName ?? null,
});

export const locationMutations = {
  addLocation: (_, { input: { id, ...rest } }, { api }) =>
    answerOrErrors(
      async () => {
        const body = { ...toBody(rest), id: id ?? undefined };
        return { location: await api.post('/location/', { body }) };
      },
      { location: null },
    ),

  addLocations: (_, { input: { dryRun, companies, locations } }, { api }) =>
    answerOrErrors(
      () => {
        const body = {
          dryRun: dryRun ?? false,
          companies: companies.map(toCompanyRow),
          locations: locations.map(toRow),
        };
        return api.post('/location/bulk_create/', { body });
      },
      { companies: [], locations: [] },
      toRowErrors,
    ),

  duplicateLocation: (_, { input: { id, copyId, name } }, { api }) =>
    answerOrErrors(
      async () => {
        const body = { id: copyId ?? undefined, name: name ?? undefined };
        return { location: await api.post('/location/{id}/duplicate/', { path: { id }, body }) };
      },
      { location: null },
    ),

  updateLocation: (_, { input: { id, ...rest } }, { api }) =>
    answerOrErrors(
      async () => {
        const body = toBody(rest);
        return { location: await api.patch('/location/{id}/', { path: { id }, body }) };
      },
      { location: null },
    ),

  tagLocations: (_, { input: { ids, add, remove } }, { api }) =>
    answerOrErrors(
      () =>
        api.post('/location/bulk_tag/', { body: { ids, add: add ?? [], remove: remove ?? [] } }),
      { locations: [] },
    ),

  renameTag: (_, { input: { tag, name } }, { api }) =>
    answerOrErrors(
      async () => {
        const body = { tag, name: name ?? null };
        return { tags: (await api.post('/tag/rename/', { body })).results };
      },
      { tags: [] },
    ),

  setBoard: (_, { input: { id, entries, ...switches } }, { api }) =>
    answerOrErrors(
      async () => {
        const body = {
          is_on: switches.isOn,
          is_linked: switches.isLinked,
          is_indexed: switches.isIndexed,
          shows_code: switches.showsCode,
          shows_answers: switches.showsAnswers ?? undefined,
          entries: entries.map(({ day, isShown, words }) => ({ day, is_shown: isShown, words })),
        };
        await api.put('/location/{id}/board/', { path: { id }, body });
        return { location: await api.get('/location/{id}/', { path: { id } }) };
      },
      { location: null },
    ),

  askAlertAddress: (_, { input: { id } }, { api }) =>
    answerOrErrors(
      async () => {
        const asked = { path: { id }, body: {} };
        return { location: await api.post('/location/{id}/ask_alert_address/', asked) };
      },
      { location: null },
    ),

  removeLocations: (_, { input }, { api }) =>
    answerRemoval(() => api.post('/location/bulk_delete/', { body: input })),
} satisfies MutationResolvers;
