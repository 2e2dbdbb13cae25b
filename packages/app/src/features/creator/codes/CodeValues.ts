import type { CodeStyle } from '@hearback/schema/documents';

/** Form values of a code. An empty id means not linked. */
export interface CodeValues {
  name: string;
  description: string;
  locationId: string;
  formId: string;
  /** Template of the form created on save while no form is chosen. */
  templateId: string;
  frameId: string;
  /** The code's own style in every print. Null: the style of the frame applies. */
  style: CodeStyle | null;
  /** True: a second answer of the same scan replaces the first. */
  replacesAnswers: boolean;
  tags: string[];
}

/** Initial values of a new code. */
export const noCodeValues: CodeValues = {
  name: '',
  description: '',
  locationId: '',
  formId: '',
  templateId: '',
  frameId: '',
  style: null,
  replacesAnswers: false,
  tags: [],
};

/** Maps the form values to the mutation input: empty ids become null. */
export const codeInput = ({
  name,
  description,
  locationId,
  formId,
  frameId,
  style,
  replacesAnswers,
  tags,
}: CodeValues) => ({
  name,
  description,
  locationId,
  formId: formId || null,
  frameId: frameId || null,
  style,
  replacesAnswers,
  tags,
});

interface LinkedCode {
  name: string;
  description: string;
  location: { id: string };
  form?: { id: string } | null;
  frame?: { id: string } | null;
  style?: CodeStyle | null;
  replacesAnswers: boolean;
  tags: readonly string[];
}

/** Maps a code to its form values. */
export function toCodeValues({
  name,
  description,
  location,
  form,
  frame,
  style = null,
  replacesAnswers,
  tags,
}: LinkedCode): CodeValues {
  return {
    name,
    description,
    locationId: location.id,
    formId: form?.id ?? '',
    templateId: '',
    frameId: frame?.id ?? '',
    style,
    replacesAnswers,
    tags: [...tags],
  };
}
