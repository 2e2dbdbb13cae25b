import type { AccountSetupPageQuery } from '../../server/generated/graphql';

/** In this order: each step depends on the previous ones. */
export const stepIds = ['company', 'location', 'form', 'frame', 'code'] as const;

export type StepId = (typeof stepIds)[number];

type Query = AccountSetupPageQuery;
type SetupForm = Query['forms']['items'][number];
type SetupFrame = Query['frames']['items'][number];

/** Progress of the setup, with the entities created so far. */
export interface Progress {
  person: Query['me'];
  /** Email settings of the account. */
  letters: Query['notificationSettings'];
  company: Query['companies']['items'][number] | undefined;
  location: Query['locations']['items'][number] | undefined;
  form: SetupForm | undefined;
  frame: SetupFrame | undefined;
  code: Query['codes']['items'][number] | undefined;
  /** Existing entities that can be chosen instead of creating a new one. */
  forms: readonly SetupForm[];
  frames: readonly SetupFrame[];
  /** The next step. `done` once a code is published. */
  step: StepId | 'done';
}

/** The chosen entity, else the newest. */
const chosenOf = <Thing extends { id: string }>(things: readonly Thing[], id: string | null) =>
  things.find((thing) => thing.id === id) ?? things[0];

/**
 * Derives the current step of the setup from the account's data, so that it resumes after a reload, later,
 * or on another device. An address may name any step that can be reached.
 */
export function readProgress(data: Query, address: URLSearchParams): Progress {
  const company = data.companies.items[0];
  const location = data.locations.items.find((each) => each.company.id === company?.id);
  // A frame without a code on it cannot be published.
  const frames = data.frames.items.filter(({ hasQr }) => hasQr);
  const forms = data.forms.items;
  const things = {
    person: data.me,
    letters: data.notificationSettings,
    company,
    location,
    form: chosenOf(forms, address.get('form')),
    frame: chosenOf(frames, address.get('frame')),
    code: data.codes.items.find((each) => each.location.id === location?.id),
    forms,
    frames,
  };

  const isOpen = (id: StepId) =>
    id === 'code' ? things.code?.state !== 'PUBLISHED' : things[id] === undefined;
  const firstOpen = stepIds.find(isOpen) ?? 'done';
  const asked = stepIds.find((id) => id === address.get('step'));
  const canReach =
    asked !== undefined &&
    (firstOpen === 'done' || stepIds.indexOf(asked) <= stepIds.indexOf(firstOpen));
  return { ...things, step: canReach ? asked : firstOpen };
}
