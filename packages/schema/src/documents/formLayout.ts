import type { FormDocument } from './formDocument.ts';

/** A form without its title. */
export type FormLayout = Omit<FormDocument, 'title'>;

interface Layout<Style, Fields, Thanks> {
  style: Style;
  fields: Fields;
  thank_you?: Thanks;
}

/** All that a form is but its title. What it does not say is not there, so that equal forms stay equal. */
export const layoutOf = <Style, Fields, Thanks>({
  style,
  fields,
  thank_you,
}: Layout<Style, Fields, Thanks>): Layout<Style, Fields, Thanks> => ({
  style,
  fields,
  ...(thank_you !== undefined && { thank_you }),
});
