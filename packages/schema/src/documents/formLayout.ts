import type { FormDocument } from './formDocument.ts';

/** A form without its title, as visitors get it. */
export type FormLayout = Omit<FormDocument, 'title' | 'translations'>;

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

/** The same with what only the owner of a form is told. */
export const ownLayoutOf = <Style, Fields, Thanks, Translations>({
  translations,
  ...layout
}: Layout<Style, Fields, Thanks> & { translations?: Translations }): Layout<
  Style,
  Fields,
  Thanks
> & { translations?: Translations } => ({
  ...layoutOf(layout),
  ...(translations !== undefined && { translations }),
});
