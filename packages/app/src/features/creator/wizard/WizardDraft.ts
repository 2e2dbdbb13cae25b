/** Form values of the wizard's last step, stored in the address like the other choices. */
export interface WizardDraft {
  name: string;
  description: string;
  locationId: string;
}

const names = { name: 'name', description: 'description', locationId: 'location' } as const;

/** Reads the values of the last step from an address. */
export const readDraft = (address: URLSearchParams): WizardDraft => ({
  name: address.get(names.name) ?? '',
  description: address.get(names.description) ?? '',
  locationId: address.get(names.locationId) ?? '',
});

/** Maps a draft to query parameters. */
export const writeDraft = ({ name, description, locationId }: WizardDraft) => ({
  [names.name]: name,
  [names.description]: description,
  [names.locationId]: locationId,
});
