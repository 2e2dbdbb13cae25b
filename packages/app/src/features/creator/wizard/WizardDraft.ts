/** What is typed in the last step of the wizard. It stands in the address, as all that is chosen does. */
export interface WizardDraft {
  name: string;
  description: string;
  locationId: string;
}

const names = { name: 'name', description: 'description', locationId: 'location' } as const;

/** What an address knows of the last step. */
export const readDraft = (address: URLSearchParams): WizardDraft => ({
  name: address.get(names.name) ?? '',
  description: address.get(names.description) ?? '',
  locationId: address.get(names.locationId) ?? '',
});

/** A draft as parts of an address. */
export const writeDraft = ({ name, description, locationId }: WizardDraft) => ({
  [names.name]: name,
  [names.description]: description,
  [names.locationId]: locationId,
});
