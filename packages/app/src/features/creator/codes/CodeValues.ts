/** What a person types about a code. An empty id means that nothing is linked yet. */
export interface CodeValues {
  name: string;
  description: string;
  locationId: string;
  formId: string;
  frameId: string;
}

/** A code before anything was typed. */
export const noCodeValues: CodeValues = {
  name: '',
  description: '',
  locationId: '',
  formId: '',
  frameId: '',
};

/** Names that the rule for codes has for these fields. */
export const codeAliases = { locationId: 'site', formId: 'form', frameId: 'frame' } as const;
