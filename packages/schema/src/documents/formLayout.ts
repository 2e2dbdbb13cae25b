import type { FormDocument } from './formDocument.ts';

/** A form without its title, as visitors get it. */
export type FormLayout = Omit<FormDocument, 'title' | 'translations'>;

interface Layout<Style, Fields, Thanks> {
  style: Style;
  fields: Fields;
  thank_you?: Thanks;
}

/** Everything in a form but its title. Absent parts stay absent keys, so that equal forms compare equal. */
export const layoutOf = <Style, Fields, Thanks>({
  style,
  fields,
  thank_you,
}: Layout<Style, Fields, Thanks>): Layout<Style, Fields, Thanks> => ({
  style,
  fields,
  ...(thank_you !== undefined && { thank_you }),
});

/** The layout with the parts that only the owner of a form receives. */
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
