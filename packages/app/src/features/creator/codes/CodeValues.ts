import type { CodeStyle } from '@hearback/schema/documents';

/** What a person types about a code. An empty id means that nothing is linked yet. */
export interface CodeValues {
  name: string;
  description: string;
  locationId: string;
  formId: string;
  /** What a form is made from when the code is saved, while no form is chosen. */
  templateId: string;
  frameId: string;
  /** Its looks wherever it is printed. Null: as the frame says. */
  style: CodeStyle | null;
}

/** A code before anything was typed. */
export const noCodeValues: CodeValues = {
  name: '',
  description: '',
  locationId: '',
  formId: '',
  templateId: '',
  frameId: '',
  style: null,
};

/** What is sent: nothing chosen is null. */
export const toInput = ({ name, description, locationId, formId, frameId, style }: CodeValues) => ({
  name,
  description,
  locationId,
  formId: formId || null,
  frameId: frameId || null,
  style,
});

interface LinkedCode {
  name: string;
  description: string;
  location: { id: string };
  form?: { id: string } | null;
  frame?: { id: string } | null;
  style?: CodeStyle | null;
}

/** What stands in the fields of a code. */
export function toCodeValues({
  name,
  description,
  location,
  form,
  frame,
  style = null,
}: LinkedCode): CodeValues {
  return {
    name,
    description,
    locationId: location.id,
    formId: form?.id ?? '',
    templateId: '',
    frameId: frame?.id ?? '',
    style,
  };
}
