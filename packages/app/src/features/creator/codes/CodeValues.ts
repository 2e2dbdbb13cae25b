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

/** What is sent: nothing chosen is null. */
export const toInput = ({ formId, frameId, ...values }: CodeValues) => ({
  ...values,
  formId: formId || null,
  frameId: frameId || null,
});

interface LinkedCode {
  name: string;
  description: string;
  location: { id: string };
  form?: { id: string } | null;
  frame?: { id: string } | null;
}

/** What stands in the fields of a code. */
export function toCodeValues({ name, description, location, form, frame }: LinkedCode): CodeValues {
  return {
    name,
    description,
    locationId: location.id,
    formId: form?.id ?? '',
    frameId: frame?.id ?? '',
  };
}
