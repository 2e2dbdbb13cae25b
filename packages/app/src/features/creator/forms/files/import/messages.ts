import { defineMessage } from '@formatjs/intl';

/** Labels of the properties in a form file, by property name. */
export const messages = {
  title: defineMessage({
    id: 'creator.files.place.title',
    defaultMessage: 'title',
    description: 'A place in the file of a form, in a list after a comma',
  }),
  style: defineMessage({
    id: 'creator.files.place.style',
    defaultMessage: 'colors of the form',
    description: 'A place in the file of a form',
  }),
  fields: defineMessage({
    id: 'creator.files.place.fields',
    defaultMessage: 'fields',
    description: 'A place in the file of a form',
  }),
  type: defineMessage({
    id: 'creator.files.place.type',
    defaultMessage: 'type',
    description: 'A place in the file of a form',
  }),
  text: defineMessage({
    id: 'creator.files.place.text',
    defaultMessage: 'text',
    description: 'A place in the file of a form',
  }),
  label: defineMessage({
    id: 'creator.files.place.label',
    defaultMessage: 'label',
    description: 'A place in the file of a form',
  }),
  required: defineMessage({
    id: 'creator.files.place.required',
    defaultMessage: 'whether an answer is required',
    description: 'A place in the file of a form',
  }),
  font_size: defineMessage({
    id: 'creator.files.place.fontSize',
    defaultMessage: 'font size',
    description: 'A place in the file of a form',
  }),
  background_color: defineMessage({
    id: 'creator.files.place.backgroundColor',
    defaultMessage: 'background color',
    description: 'A place in the file of a form',
  }),
  text_color: defineMessage({
    id: 'creator.files.place.textColor',
    defaultMessage: 'text color',
    description: 'A place in the file of a form',
  }),
  accent_color: defineMessage({
    id: 'creator.files.place.accentColor',
    defaultMessage: 'accent color',
    description: 'A place in the file of a form',
  }),
  label_color: defineMessage({
    id: 'creator.files.place.labelColor',
    defaultMessage: 'label color',
    description: 'A place in the file of a form',
  }),
  textbox_color: defineMessage({
    id: 'creator.files.place.textboxColor',
    defaultMessage: 'box color',
    description: 'A place in the file of a form',
  }),
  star_color: defineMessage({
    id: 'creator.files.place.starColor',
    defaultMessage: 'star color',
    description: 'A place in the file of a form',
  }),
  button_color: defineMessage({
    id: 'creator.files.place.buttonColor',
    defaultMessage: 'button color',
    description: 'A place in the file of a form',
  }),
  image: defineMessage({
    id: 'creator.files.place.image',
    defaultMessage: 'picture',
    description: 'A place in the file of a form',
  }),
  pictures: defineMessage({
    id: 'creator.files.place.pictures',
    defaultMessage: 'picture',
    description: 'A place in the file of a form: a picture that the file brings along',
  }),
  alt: defineMessage({
    id: 'creator.files.place.alt',
    defaultMessage: 'description of the picture',
    description: 'A place in the file of a form',
  }),
  /** A field, numbered from 1. */
  field: defineMessage<{ readonly number: number }>({
    id: 'creator.files.place.field',
    defaultMessage: 'Field {number}',
    description: 'A field in the file of a form, counted from the top',
  }),
};
