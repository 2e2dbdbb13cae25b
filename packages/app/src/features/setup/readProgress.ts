import type { AccountSetupPageQuery } from '../../server/generated/graphql';

/** In this order: each builds on the one before. */
export const stepIds = ['company', 'location', 'form', 'frame', 'code'] as const;

export type StepId = (typeof stepIds)[number];

type Query = AccountSetupPageQuery;
type SetupForm = Query['forms']['items'][number];
type SetupFrame = Query['frames']['items'][number];

/** How far a person has come, and what stands there by now. */
export interface Progress {
  person: Query['me'];
  /** Which letters the person gets. */
  letters: Query['notificationSettings'];
  company: Query['companies']['items'][number] | undefined;
  location: Query['locations']['items'][number] | undefined;
  form: SetupForm | undefined;
  frame: SetupFrame | undefined;
  code: Query['codes']['items'][number] | undefined;
  /** What can be taken instead of making a new one. */
  forms: readonly SetupForm[];
  frames: readonly SetupFrame[];
  /** Where to go on. `done` once a code is open to visitors. */
  step: StepId | 'done';
}

/** The chosen one, else the newest. */
const chosenOf = <Thing extends { id: string }>(things: readonly Thing[], id: string | null) =>
  things.find((thing) => thing.id === id) ?? things[0];

/**
 * Reads from what the account holds where its first-run wizard stands, so that it goes on after a
 * reload, tomorrow, and on another device. An address may ask for any step that can be reached.
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
